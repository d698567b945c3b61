// SPDX-License-Identifier: MIT
import DioramaCore

/// A field that geometry and looks have of themselves, `frame.maxY`.
enum ValueField: String, Sendable, CaseIterable {
  case x, y, width, height, origin, size, center
  case minX, midX, maxX, minY, midY, maxY
  case top, left, bottom, right
  case dx, dy, horizontal, vertical
  case a, b, c, d, tx, ty
  case red, green, blue, alpha
  case pointSize, fontName
  case name

  /// The types whose values have this field, with the field's own type.
  var owners: [(owner: ExpressionType, type: ExpressionType)] {
    switch self {
    case .x, .y: [(.point, .double), (.rect, .double)]
    case .width, .height: [(.size, .double), (.rect, .double)]
    case .origin, .center: [(.rect, .point)]
    case .size: [(.rect, .size)]
    case .minX, .midX, .maxX, .minY, .midY, .maxY: [(.rect, .double)]
    case .top, .left, .bottom, .right: [(.insets, .double)]
    case .dx, .dy, .horizontal, .vertical: [(.offset, .double)]
    case .a, .b, .c, .d, .tx, .ty: [(.transform, .double)]
    case .red, .green, .blue, .alpha: [(.color, .double)]
    case .pointSize: [(.font, .double)]
    case .fontName: [(.font, .string)]
    case .name: [(.image, .string)]
    }
  }

  func type(on owner: ExpressionType) -> ExpressionType? {
    owners.first { $0.owner == owner }?.type
  }

  static func names(on owner: ExpressionType) -> [String] {
    allCases.filter { $0.type(on: owner) != nil }.map(\.rawValue)
  }

  /// The field of a value; nil where the value has none of that name.
  func read(_ value: Value) -> Value? {
    switch value {
    case .rect(let rect): read(rect)
    case .point(let point): self == .x ? .double(point.x) : self == .y ? .double(point.y) : nil
    case .size(let size):
      self == .width ? .double(size.width) : self == .height ? .double(size.height) : nil
    case .offset(let offset):
      switch self {
      case .dx, .horizontal: .double(offset.dx)
      case .dy, .vertical: .double(offset.dy)
      default: nil
      }
    case .insets(let insets): read(insets)
    case .transform(let transform): read(transform)
    case .color(let color): read(color)
    case .font(let font): read(font)
    case .image(let image): self == .name ? .string(image.name) : nil
    default: nil
    }
  }

  private func read(_ rect: Rect) -> Value? {
    switch self {
    case .x, .minX: .double(rect.minX)
    case .y, .minY: .double(rect.minY)
    case .width: .double(rect.width)
    case .height: .double(rect.height)
    case .origin: .point(rect.origin)
    case .size: .size(rect.size)
    case .center: .point(rect.center)
    case .midX: .double(rect.midX)
    case .midY: .double(rect.midY)
    case .maxX: .double(rect.maxX)
    case .maxY: .double(rect.maxY)
    default: nil
    }
  }

  private func read(_ insets: EdgeInsets) -> Value? {
    switch self {
    case .top: .double(insets.top)
    case .left: .double(insets.left)
    case .bottom: .double(insets.bottom)
    case .right: .double(insets.right)
    default: nil
    }
  }

  private func read(_ transform: AffineTransform) -> Value? {
    switch self {
    case .a: .double(transform.a)
    case .b: .double(transform.b)
    case .c: .double(transform.c)
    case .d: .double(transform.d)
    case .tx: .double(transform.tx)
    case .ty: .double(transform.ty)
    default: nil
    }
  }

  private func read(_ color: Color) -> Value? {
    switch self {
    case .red: .float(color.red)
    case .green: .float(color.green)
    case .blue: .float(color.blue)
    case .alpha: .float(color.alpha)
    default: nil
    }
  }

  private func read(_ font: Font) -> Value? {
    switch (self, font.family) {
    case (.pointSize, _): .double(font.size)
    case (.fontName, .named(let name)), (.fontName, .style(let name)): .string(name)
    case (.fontName, .system): .string("system")
    default: nil
    }
  }
}
