// SPDX-License-Identifier: MIT
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Work on many things at once whose answers do not depend on which thread did what.
public enum Parallel {
  /// How many threads the machine runs side by side.
  public static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Reading and layout go as deep as their limits allow; a page costs memory when it is touched.
  private static let stackSize = 64 << 20

  /// `work` for each of the numbers from 0 to `count`, on up to `jobs` threads, the caller's own among
  /// them; the answers in the numbers' order.
  ///
  /// - Parameters:
  ///   - own: What the caller's thread needs for all its work.
  ///   - prepare: The same for another thread, made on it.
  ///   - work: Is given that and a number. It must answer the same whatever the thread did before.
  package static func map<Context, Answer: Sendable>(
    count: Int, jobs: Int, own: Context, prepare: @Sendable @escaping () -> Context,
    work: @Sendable @escaping (inout Context, Int) -> Answer
  ) -> [Answer] {
    let queue = Queue<Answer>(count: count)
    let run: @Sendable (consuming Context) -> Void = { context in
      var context = context
      while let number = queue.take() { queue.put(work(&context, number), at: number) }
    }
    let helpers = (1..<max(1, min(jobs, count))).compactMap { _ in Thread { run(prepare()) } }
    run(own)
    for helper in helpers { helper.join() }
    return queue.answers
  }

  /// The numbers that are left, and the answers.
  private final class Queue<Answer: Sendable>: Sendable {
    private let count: Int
    private let next = Atomic<Int>(0)
    private let made: Mutex<[Answer?]>

    init(count: Int) {
      self.count = count
      made = Mutex([Answer?](repeating: nil, count: count))
    }

    func take() -> Int? {
      let number = next.add(1, ordering: .relaxed).oldValue
      return number < count ? number : nil
    }

    func put(_ answer: Answer, at number: Int) { made.withLock { $0[number] = answer } }

    var answers: [Answer] { made.withLock { $0.compactMap(\.self) } }
  }

  /// A thread of the system; nil where it gives no more, and the others do the work.
  private struct Thread {
    #if canImport(Glibc)
      private var handle = pthread_t()
    #else
      private var handle: pthread_t
    #endif

    private final class Body: Sendable {
      let run: @Sendable () -> Void

      init(_ run: @Sendable @escaping () -> Void) { self.run = run }
    }

    init?(_ run: @Sendable @escaping () -> Void) {
      var attributes = pthread_attr_t()
      unsafe pthread_attr_init(&attributes)
      defer { unsafe pthread_attr_destroy(&attributes) }
      unsafe pthread_attr_setstacksize(&attributes, Parallel.stackSize)
      let body = unsafe Unmanaged.passRetained(Body(run))
      #if canImport(Glibc)
        let status = unsafe pthread_create(
          &handle, &attributes,
          { raw in
            if let raw = unsafe raw {
              unsafe Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().run()
            }
            return nil
          }, body.toOpaque())
        guard status == 0 else {
          unsafe body.release()
          return nil
        }
      #else
        var made: pthread_t?
        let status = unsafe pthread_create(
          &made, &attributes,
          { raw in
            unsafe Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().run()
            return nil
          }, body.toOpaque())
        guard status == 0, let made else {
          unsafe body.release()
          return nil
        }
        handle = made
      #endif
    }

    func join() { pthread_join(handle, nil) }
  }
}
