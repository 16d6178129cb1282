import { TOKEN_COOKIE } from '#api/rules/cookie.ts'

/**
 * Inline script, before the page's rules: takes the token of single sign-on off the address, and the token of an order, and keeps them for
 * the page's script (`client/arrive-by-token.ts`, `blocks/shop/order/order-token.ts`). Chromium sends the address that a `<style>` was read under to every file its rules load, whatever
 * the Referrer-Policy. The language has been read by the server. Source: M-061, M-063, M-078, MO-28, MO-29.
 */
export const TAKE_TOKEN = [
  '(()=>{',
  'let u=new URL(location.href),q=u.searchParams,t=q.get("token"),o=q.get("tempToken");',
  'if(o&&o!="kept"){window.__ORDER_TOKEN__=o;q.set("tempToken","kept")}',
  'else if(!t)return;',
  'if(t){window.__TOKEN__=t;q.delete("token");q.delete("lang")}',
  'history.replaceState(history.state,"",u.pathname+u.search+u.hash)})()',
].join('')

/**
 * Inline script: marks the document of a shopper without a session. Documents are the same for every shopper, so the contents
 * of the bag are unknown until the page's script has asked. A shopper without a session has an empty bag, which may show at
 * once. The mark only replaces answers that have not arrived yet.
 */
export const MARK_NEWCOMER = [
  '{let t=window.__TOKEN__;',
  `try{t||=localStorage.getItem("${TOKEN_COOKIE}")}catch{}`,
  `if(!t&&!/(^|; )${TOKEN_COOKIE}=/.test(document.cookie))document.documentElement.dataset.newcomer=""}`,
].join('')

/**
 * Inline script: keeps what was pressed before the shop's script has loaded; the script then presses it again
 * (`client/kept-press.ts`). That includes links that open something over the page; a second press follows the link.
 */
export const KEEP_EARLY_PRESS = [
  'document.onclick=e=>{',
  'if(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;',
  'let a=e.target.closest("a[data-opens]");',
  'if(a&&a!==window.__PRESSED__)e.preventDefault();',
  'window.__PRESSED__=a||e.target}',
].join('')
