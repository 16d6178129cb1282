/**
 * Inline script, before the page's rules: takes the token of single sign-on off the address and keeps it for the page's script
 * (`client/arrive-by-token.ts`). Chromium sends the address that a `<style>` was read under to every file its rules load, whatever
 * the Referrer-Policy. The language has been read by the server. Source: M-061, M-063, MO-28, MO-29.
 */
export const TAKE_TOKEN = [
  '(()=>{',
  'let u=new URL(location.href),q=u.searchParams,t=q.get("token");',
  'if(!t)return;',
  'window.__TOKEN__=t;',
  'q.delete("token");q.delete("lang");',
  'history.replaceState(history.state,"",u.pathname+u.search+u.hash)})()',
].join('')
