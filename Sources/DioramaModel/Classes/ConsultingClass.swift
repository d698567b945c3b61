// SPDX-License-Identifier: MIT
import DioramaExpressions

/// A class that asks its delegate for more than yes or no: where to scroll to, what a row says.
package protocol ConsultingClass: ResumingClass {
  /// Hears what the delegate answered to `Effects.consult`; nil where nobody answers.
  mutating func hear(_ question: String, answer: Value?, effects: inout Effects)
}
