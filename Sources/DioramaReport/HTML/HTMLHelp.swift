// SPDX-License-Identifier: MIT

/// The dialog that tells the keys of the page.
enum HTMLHelp {
  static let text = """
    <dialog id="help" aria-label="Keys"><h2>Keys</h2>
    <dl>
    <dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next, previous file</dd>
    <dt><kbd>→</kbd> <kbd>←</kbd></dt><dd>next, previous step</dd>
    <dt><kbd>f</kbd></dt><dd>next failed step</dd>
    <dt><kbd>/</kbd></dt><dd>filter</dd>
    <dt><kbd>?</kbd></dt><dd>these keys</dd>
    <dt><kbd>Esc</kbd></dt><dd>close, or leave the filter</dd>
    </dl>
    <form method="dialog"><button>Close</button></form></dialog>

    """
}
