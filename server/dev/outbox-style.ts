/**
 * How the outbox looks; plain, in light and dark, in the colours of `identity.css`. Fonts are named before `system-ui`: where that
 * came first, a browser without a Chinese font of its own would leave words blank.
 */
export const OUTBOX_STYLE = `:root {
  color-scheme: light dark;
  --line: light-dark(#c4c8ce, #4a5561);
  --ink: light-dark(#1c2733, #e8ecf0);
  --quiet: light-dark(#51606f, #b3bfca);
  --paper: light-dark(#fff, #1b232c);
  --ground: light-dark(#eef1f4, #10161c);
  --strong: light-dark(#16508f, #8cc0f5);
  font: 16px/1.6 "Segoe UI", Roboto, "Helvetica Neue", Arial, "PingFang HK", "Microsoft JhengHei", "Noto Sans HK",
    "Cairn Han", system-ui, sans-serif;
}
* { box-sizing: border-box; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; background: var(--ground); color: var(--ink); }
a { color: var(--strong); text-underline-offset: 0.2em; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
nav a { display: inline-flex; align-items: center; min-height: 44px; }
main { margin-top: 0.5rem; padding: 1.5rem clamp(1rem, 4vw, 2rem); border: 1px solid var(--line); border-radius: 12px; background: var(--paper); }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.3; overflow-wrap: anywhere; }
h1 + p { margin: 0; color: var(--quiet); }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin: 1.25rem 0; }
label { display: grid; flex: 1 1 14rem; gap: 0.25rem; }
input, button { min-height: 44px; padding: 0 0.75rem; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; font: inherit; }
button { padding: 0 1.25rem; border-color: var(--strong); color: var(--strong); cursor: pointer; }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: 0.5rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
li a { display: flex; align-items: center; min-height: 44px; font-weight: 600; }
li p { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0; color: var(--quiet); font-size: 0.875rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 1rem 0; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; padding: 1rem; border-radius: 8px; background: var(--ground); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`
