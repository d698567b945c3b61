// SPDX-License-Identifier: MIT
import Testing

/// What an image view shows, how large it is, and how it plays. Source: UIKit facts 2.10.
@Suite struct ImageViewTests {
  private static let images = """
    images:
      A: { size: [40, 20], color: red }
      B: { size: [30, 30], color: blue }
      C: { size: [30, 30], color: green }
    """

  private static func photo(_ keys: String) -> String {
    scene(showing: "- { type: UIImageView, id: photo\(keys) }", images)
  }

  @Test func `it is as large as its image where it is given no frame`() {
    let views = """
      - { type: UIImageView, id: own, image: A }
      - { type: UIImageView, id: given, image: A, frame: [5, 5, 10, 10] }
      - { type: UIImageView, id: none }
      """
    let text = scene(showing: views, Self.images)
    #expect(
      frames(text, "own", "given", "none")
        == ["{{0, 0}, {40, 20}}", "{{5, 5}, {10, 10}}", "{{0, 0}, {0, 0}}"])
    let steps = """
      - expect: { intrinsicContentSize(given): [40, 20], intrinsicContentSize(none): [-1, -1] }
      - call: given.sizeToFit
      - expect: { given.frame: [5, 5, 40, 20] }
      - set: { given.image: B }
      - expect: { given.frame: [5, 5, 40, 20], intrinsicContentSize(given): [30, 30] }
      """
    #expect(outcome(text, steps) == "passed")
  }

  /// Recorded fact H7.
  @Test func `H7: it takes no touches unless it is told to`() {
    let views = """
      - { type: UIButton, id: below, frame: [0, 0, 50, 50] }
      - { type: UIImageView, id: photo, image: A, frame: [0, 0, 50, 50] }
      """
    let steps = """
      - expect: { photo.isUserInteractionEnabled: false }
      - tap: below
      - tap: { target: photo, blocked: interaction }
      - set: { photo.isUserInteractionEnabled: true }
      - tap: { target: below, blocked: covered }
      """
    #expect(outcome(scene(showing: views, Self.images), steps) == "passed")
  }

  @Test func `once through all images, then the image again`() {
    let text = Self.photo(
      ", image: A, animationImages: [B, C], animationDuration: 1s, animationRepeatCount: 2")
    let steps = """
      - expect: { photo.isAnimating: false, presentation(photo).image: A }
      - call: photo.startAnimating
      - expect: { photo.isAnimating: true, photo.image: A, presentation(photo).image: B }
      - wait: 0.5s
      - expect: { presentation(photo).image: C }
      - wait: 0.5s
      - expect: { presentation(photo).image: B }
      - wait: 0.9s
      - expect: { photo.isAnimating: true, presentation(photo).image: C }
      - wait: 0.1s
      - expect: { photo.isAnimating: false, presentation(photo).image: A }
      """
    #expect(outcome(text, steps) == "passed")
  }

  /// Source: UIImageView.h: a 30th of a second for each image.
  @Test func `without a duration each image has a 30th of a second`() {
    let text = Self.photo(", animationImages: [A, B, C], animationRepeatCount: 10")
    let play = Play(text, "- call: photo.startAnimating\n- settle: { within: 5s }")
    #expect(play.outcome == "passed")
    #expect(play.seconds == 1)
  }

  @Test func `without an end it keeps nobody from settling, until it is stopped`() {
    let text = Self.photo(", image: A, animationImages: [B, C], animationDuration: 1")
    let steps = """
      - call: photo.startAnimating
      - settle: { within: 1s }
      - wait: 1h
      - wait: 0.5s
      - expect: { photo.isAnimating: true, presentation(photo).image: C }
      - call: photo.stopAnimating
      - expect: { photo.isAnimating: false, presentation(photo).image: A }
      """
    #expect(outcome(text, steps) == "passed")
  }

  @Test func `stopped early or begun anew, the old end does nothing`() {
    let text = Self.photo(
      ", animationImages: [B, C], animationDuration: 1, animationRepeatCount: 1")
    let steps = """
      - call: photo.startAnimating
      - wait: 0.5s
      - call: photo.startAnimating
      - expect: { presentation(photo).image: B }
      - wait: 0.6s
      - expect: { photo.isAnimating: true }
      - call: photo.stopAnimating
      - wait: 0.1s
      - call: photo.startAnimating
      - wait: 0.9s
      - expect: { photo.isAnimating: true }
      - wait: 0.1s
      - expect: { photo.isAnimating: false }
      """
    #expect(outcome(text, steps) == "passed")
  }

  @Test func `with nothing to play it does not start`() {
    let steps = "- call: photo.startAnimating\n- expect: { photo.isAnimating: false }"
    #expect(outcome(Self.photo(", image: A"), steps) == "passed")
  }

  @Test func `highlighted it shows and plays the other images`() {
    let text = Self.photo(
      ", image: A, highlightedImage: B, frame: [0, 0, 60, 60], contentMode: center, animationImages: [A], highlightedAnimationImages: [C, B]"
    )
    let steps = """
      - expect: { imageRect(photo): [10, 20, 40, 20] }
      - set: { photo.isHighlighted: true }
      - expect: { imageRect(photo): [15, 15, 30, 30] }
      - call: photo.startAnimating
      - expect: { presentation(photo).image: C }
      """
    #expect(outcome(text, steps) == "passed")
  }

  @Test func `a label bound to isAnimating follows the end`() {
    let views = """
      - { type: UIImageView, id: photo, animationImages: [A, B], animationDuration: 1, animationRepeatCount: 1 }
      - { type: UILabel, id: hint, text: "${photo.isAnimating ? 'plays' : 'rests'}", frame: [0, 50, 99, 20] }
      """
    let steps = """
      - call: photo.startAnimating
      - expect: { hint.text: plays }
      - wait: 1s
      - expect: { hint.text: rests }
      """
    #expect(outcome(scene(showing: views, Self.images), steps) == "passed")
  }
}
