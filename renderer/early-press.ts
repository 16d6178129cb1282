/**
 * Inline script: what was pressed before the shop's script is there, which takes the place of this and presses it again
 * (`client/kept-press.ts`). A link that opens something over the page waits with it; pressed a second time it leads where it says.
 */
export const KEEP_EARLY_PRESS = [
  'document.onclick=e=>{',
  'if(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;',
  'let a=e.target.closest("a[data-opens]");',
  'if(a&&a!==window.__PRESSED__)e.preventDefault();',
  'window.__PRESSED__=a||e.target}',
].join('')
