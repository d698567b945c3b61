// SPDX-License-Identifier: MIT
internal import CCairo
import DioramaCore

/// Owns a document of pages that is written into memory.
@safe final class PageDocument {
  private let surface: OpaquePointer
  private let sink: Sink

  private final class Sink { var bytes: [UInt8] = [] }

  /// - Parameter size: Of the first page, in points.
  init(size: Size) throws(RasterFailure) {
    let sink = Sink()
    let made = unsafe cairo_pdf_surface_create_for_stream(
      { target, data, count in
        guard let target = unsafe target, let data = unsafe data else {
          return CAIRO_STATUS_WRITE_ERROR
        }
        unsafe Unmanaged<Sink>.fromOpaque(target).takeUnretainedValue().bytes +=
          UnsafeBufferPointer(start: data, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque(), size.width, size.height)
    guard let made = unsafe made else { throw RasterFailure("there is no memory for a page") }
    unsafe surface = made
    self.sink = sink
    // The time of writing would be in it otherwise.
    unsafe cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, "2013-09-18T00:00:00Z")
  }

  deinit { unsafe cairo_surface_destroy(surface) }

  /// A canvas for the page that follows, which must be gone before the document is finished.
  func page(size: Size) throws(RasterFailure) -> Canvas {
    unsafe cairo_pdf_surface_set_size(surface, size.width, size.height)
    guard let context = unsafe cairo_create(surface),
      let shared = unsafe cairo_surface_reference(surface)
    else { throw RasterFailure("there is no memory for a page") }
    return unsafe Canvas(surface: shared, context: context, size: size)
  }

  func endPage() { unsafe cairo_surface_show_page(surface) }

  func finish() throws(RasterFailure) -> [UInt8] {
    unsafe cairo_surface_finish(surface)
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw RasterFailure("cairo cannot write the pages")
    }
    return sink.bytes
  }
}
