/** How the outbox looks; plain, in light and dark. */
export const OUTBOX_STYLE = `:root { color-scheme: light dark; font: 16px/1.6 system-ui, "Cairn Han", sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
nav a, form button { display: inline-flex; align-items: center; min-height: 44px; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin: 1rem 0; }
label { display: grid; flex: 1 1 16rem; }
input, button { min-height: 44px; padding: 0 0.75rem; font: inherit; }
a:focus-visible, input:focus-visible, button:focus-visible { outline: 3px solid; outline-offset: 2px; }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: 0.5rem 0; border-bottom: 1px solid GrayText; overflow-wrap: anywhere; }
li a { display: flex; align-items: center; min-height: 44px; font-weight: 600; }
li p { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { padding: 1rem; border: 1px solid GrayText; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`
