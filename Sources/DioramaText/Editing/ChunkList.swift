// SPDX-License-Identifier: MIT

/// An element of a chunk list that stands for a length of text.
protocol Spanning: Equatable, Sendable {
  /// In UTF-16 code units, positive.
  var span: Int { get }
  /// How many elements a chunk holds; a change and a look-up may cost as much.
  static var mostInChunk: Int { get }
}

/// A list in chunks, so that a change costs by what changes and by one chunk, not by the list.
///
/// Beside an element's index there is the sum of the spans before it; either is found from the
/// other in logarithmic time. A copy shares all chunks until it is changed.
struct ChunkList<Element: Spanning>: Sendable {
  /// None is empty; all but a lone one hold `least` elements or more.
  private(set) var chunks: [[Element]] = []
  private var counts = PrefixSums([])
  private var spans = PrefixSums([])

  /// A new chunk takes half.
  private static var most: Int { Element.mostInChunk }
  private static var least: Int { most / 8 }

  init(_ elements: [Element] = []) {
    chunks = Self.cut(elements)
    counts = PrefixSums(chunks.map(\.count))
    spans = PrefixSums(chunks.map { Self.span(of: $0[...]) })
  }

  var count: Int { counts.total }
  /// The sum of all spans.
  var span: Int { spans.total }

  private static func span(of elements: ArraySlice<Element>) -> Int {
    var sum = 0
    for element in elements { sum += element.span }
    return sum
  }

  private static func cut(_ elements: [Element]) -> [[Element]] {
    guard elements.count > most else { return elements.isEmpty ? [] : [elements] }
    let pieces = (elements.count + most / 2 - 1) / (most / 2)
    return (0..<pieces).map {
      Array(elements[elements.count * $0 / pieces..<elements.count * ($0 + 1) / pieces])
    }
  }
}

// MARK: - Reading

extension ChunkList {
  /// - Parameter index: Of an element that is there.
  subscript(index: Int) -> Element {
    let (chunk, before) = counts.first(through: index)
    return chunks[chunk][index - before]
  }

  /// Constant beside what is read, but for finding the first chunk.
  subscript(range: Range<Int>) -> [Element] {
    guard !range.isEmpty else { return [] }
    var elements: [Element] = []
    elements.reserveCapacity(range.count)
    var (chunk, start) = counts.first(through: range.lowerBound)
    while start < range.upperBound {
      let piece = chunks[chunk]
      let from = max(range.lowerBound - start, 0)
      elements.append(contentsOf: piece[from..<min(range.upperBound - start, piece.count)])
      start += piece.count
      chunk += 1
    }
    return elements
  }

  /// The index of the element that holds the unit at `offset`, and where that element begins.
  ///
  /// - Parameter offset: 0..<`span`.
  func element(at offset: Int) -> (index: Int, start: Int) {
    let (chunk, before) = spans.first(through: offset)
    var start = before
    var place = 0
    let piece = chunks[chunk]
    while start + piece[place].span <= offset {
      start += piece[place].span
      place += 1
    }
    return (counts.sum(ofFirst: chunk) + place, start)
  }

  /// The sum of the spans before the element at `index`, which may be the count.
  func start(of index: Int) -> Int {
    guard index < count else { return span }
    let (chunk, before) = counts.first(through: index)
    return spans.sum(ofFirst: chunk) + Self.span(of: chunks[chunk][..<(index - before)])
  }
}

// MARK: - Changing

extension ChunkList {
  /// - Parameter range: Inside the list.
  mutating func replace(_ range: Range<Int>, with elements: [Element]) {
    if chunks.isEmpty || range.count == count {
      self = ChunkList(elements)
      return
    }
    let (chunk, before) = counts.first(before: range.lowerBound)
    let local = range.lowerBound - before..<range.upperBound - before
    let size = chunks[chunk].count
    let newSize = size - range.count + elements.count
    if local.upperBound <= size, newSize <= Self.most, newSize >= Self.least || chunks.count == 1 {
      let removed = Self.span(of: chunks[chunk][local])
      chunks[chunk].replaceSubrange(local, with: elements)
      if newSize != size { counts.add(newSize - size, at: chunk) }
      spans.add(Self.span(of: elements[...]) - removed, at: chunk)
    } else {
      recut(from: chunk, before: before, range, with: elements)
    }
  }

  /// Gathers the chunks that `range` touches, with a neighbour when they are few, and cuts anew.
  private mutating func recut(
    from first: Int, before: Int, _ range: Range<Int>, with elements: [Element]
  ) {
    let (ended, sum) = counts.first(before: range.upperBound)
    let last = max(ended, first)
    let lastStart = last == first ? before : sum
    var gathered = Array(chunks[first][..<(range.lowerBound - before)])
    gathered.append(contentsOf: elements)
    gathered.append(contentsOf: chunks[last][(range.upperBound - lastStart)...])
    var replaced = first...last
    if gathered.count < Self.least, chunks.count > replaced.count {
      if first > 0 {
        gathered.insert(contentsOf: chunks[first - 1], at: 0)
        replaced = first - 1...last
      } else {
        gathered.append(contentsOf: chunks[last + 1])
        replaced = first...last + 1
      }
    }
    let new = Self.cut(gathered)
    chunks.replaceSubrange(replaced, with: new)
    let range = replaced.lowerBound..<replaced.upperBound + 1
    counts.replace(range, with: new.map(\.count))
    spans.replace(range, with: new.map { Self.span(of: $0[...]) })
  }
}

extension ChunkList: Equatable {
  /// Whether the elements are equal, however they are cut into chunks.
  static func == (a: Self, b: Self) -> Bool {
    guard a.count == b.count, a.span == b.span else { return false }
    return a.chunks == b.chunks || a[0..<a.count] == b[0..<b.count]
  }
}
