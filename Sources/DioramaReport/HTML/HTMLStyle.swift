// SPDX-License-Identifier: MIT

/// The style of the page, light or dark as its reader has it.
enum HTMLStyle {
  static let text = """

    :root { --ground: #fff; --text: #1c1c1e; --soft: #6b6b70; --line: #d8d8dc; --panel: #f5f5f7;
      --ok: #1a7f37; --bad: #c4232b; --accent: #0a5fd1; --added: #dcf5e0; --removed: #fde2e1; }
    @media (prefers-color-scheme: dark) { :root { --ground: #161618; --text: #ececf0; --soft: #a0a0a8;
      --line: #3a3a3f; --panel: #222226; --ok: #4cc46a; --bad: #ff6b66; --accent: #6aa9ff;
      --added: #173d22; --removed: #4a1c1e; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--text);
      font: 15px/1.45 system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 2; padding: 8px 16px; background: var(--ground);
      border-bottom: 1px solid var(--line); }
    header h1 { display: inline; margin: 0 12px 0 0; font-size: 18px; }
    .summary { display: inline; } .summary span { margin-left: 8px; color: var(--soft); }
    .filter { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 6px; }
    .filter input { flex: 1 1 200px; max-width: 420px; }
    input, button { font: inherit; color: inherit; background: var(--panel);
      border: 1px solid var(--line); border-radius: 6px; padding: 3px 9px; }
    button { cursor: pointer; } button[aria-pressed=true] { background: var(--accent);
      border-color: var(--accent); color: var(--ground); }
    .title { all: unset; cursor: pointer; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    main { padding: 0 16px 40px; }
    .file { border-bottom: 1px solid var(--line); padding: 6px 0; scroll-margin-top: 90px; }
    .file:focus { outline: none; } .file:focus .title { color: var(--accent); }
    h2 { font-size: 16px; margin: 6px 0; overflow-wrap: anywhere; }
    h3, h4 { font-size: 15px; margin: 8px 0; overflow-wrap: anywhere; } h4 { margin: 4px 0; }
    small, .note, figcaption { color: var(--soft); font-weight: normal; font-size: 13px; }
    .ok, .passed > h2 .mark { color: var(--ok); } .bad, .failed > h2 .mark { color: var(--bad); }
    .scripted .file:not(.open) > :not(h2) { display: none; }
    .scripted .step:not(.current) { display: none; }
    .run { margin: 8px 0 16px; padding-left: 10px; border-left: 3px solid var(--line); }
    .run.failed { border-color: var(--bad); }
    .scrub { display: none; width: 100%; margin: 0; padding: 0; } .scripted .scrub { display: block; }
    .steps { display: flex; flex-wrap: wrap; gap: 4px; margin: 6px 0; padding: 0; list-style: none;
      max-height: 180px; overflow: auto; }
    .steps button { color: var(--text); font-size: 13px; } .steps .ok .mark { color: var(--ok); }
    .steps .bad .mark { color: var(--bad); } .steps .bad { border-color: var(--bad); }
    .steps [aria-current] { outline: 2px solid var(--accent); }
    .step { margin: 8px 0; } .step:focus { outline: none; }
    .shots { display: flex; flex-wrap: wrap; gap: 16px; }
    figure { margin: 0; } .shot { max-width: 100%;
      border: 1px solid var(--line); background: #fff; overflow: hidden; }
    .store { position: absolute; }
    .touch polyline { fill: none; stroke: #ff9500; stroke-width: 3; stroke-linejoin: round; }
    .touch .down { fill: #ff950055; stroke: #ff9500; stroke-width: 2; } .touch .up { fill: #ff9500; }
    pre { margin: 4px 0; padding: 6px 8px; overflow: auto; max-height: 400px; background: var(--panel);
      border-radius: 6px; font: 12.5px/1.4 ui-monospace, monospace; }
    pre.problem.bad { border-left: 3px solid var(--bad); }
    ins, del { text-decoration: none; } ins { background: var(--added); }
    del { background: var(--removed); } .diff b { color: var(--accent); font-weight: normal; }
    mark { background: none; color: var(--text); font-weight: bold; } .source span { color: var(--soft); }
    .failure { border-left: 3px solid var(--bad); padding: 2px 10px; margin: 6px 0;
      background: var(--panel); } .failure p { margin: 4px 0; white-space: pre-wrap; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 4px 0; }
    dt { color: var(--soft); } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
    summary { cursor: pointer; font-size: 13px; color: var(--soft); }
    .modes { display: none; gap: 4px; flex-wrap: wrap; align-items: center; }
    .scripted .modes { display: flex; } .mix { width: 200px; }
    .compare { display: flex; flex-wrap: wrap; gap: 16px; margin: 8px 0; }
    .compare img { display: block; max-width: 100%; border: 1px solid var(--line); background: #fff;
      user-select: none; }
    .compare:not([data-mode=beside]) { display: grid; width: max-content; max-width: 100%; }
    .compare:not([data-mode=beside]) figure { grid-area: 1 / 1; }
    .compare:not([data-mode=beside]) figcaption { display: none; }
    .compare[data-mode=swipe] { cursor: ew-resize; touch-action: none; }
    .compare[data-mode=difference] .now img { mix-blend-mode: difference; }
    dialog { color: inherit; background: var(--ground); border: 1px solid var(--line);
      border-radius: 10px; } kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; }
    [hidden] { display: none !important; }
    @media (min-width: 1000px) { .step.current, .step { display: grid; grid-template-columns:
      max-content minmax(0, 1fr); gap: 4px 20px; } .step h4, .step .failure { grid-column: 1 / 3; } }
    @media print { .scripted .step:not(.current), .scripted .file:not(.open) > * { display: block; } }

    """
}
