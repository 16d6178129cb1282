/**
 * Inline script: a newly opened document lays out its first screen only; the rest is laid out in idle time (`opening.css`,
 * `client/draw-rest.ts`). After Back, a reload, or on the way to an anchor, places further down have to be right at once.
 * Without script nothing is left out.
 */
export const OPEN_AT_TOP =
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate")document.documentElement.dataset.opening="";'

/** Id of the `<template>` with what a page fetches once it is painted. */
export const AFTER_PAINT_ID = 'after-paint'

/** The device's own Chinese font, in `ui/fonts/faces.css`. */
const LOCAL_HAN = 'Cairn Han Local'

/** Time a picture that does not come may hold the page's script up, in ms. */
const LONGEST_WAIT_MS = 5000

/**
 * Inline script, after the template: its content joins the document one frame after the page and its first picture have loaded, or
 * with the first press or key, so that nothing shares a slow line with what the shopper sees first. A page in the background paints
 * no frame and does not wait for one.
 *
 * Style sheets of the Chinese web font (`data-han`) are fetched only where the device has no font of its own: some hundred faces
 * make the browser work out the styles of the whole page again.
 */
export const FETCH_AFTER_PAINT = [
  '(()=>{',
  `let t=document.getElementById("${AFTER_PAINT_ID}"),`,
  'go=()=>{',
  'if(!t)return;',
  'let c=t.content,h=document.head,w=[...c.querySelectorAll("[data-han]")],add=()=>h.append(...w);',
  'for(let l of w)l.remove();',
  'for(let s of c.querySelectorAll("script"))s.async=!1;',
  'h.append(c);',
  `document.fonts.load('1em "${LOCAL_HAN}"',"\\u6f22").then(f=>f.length||add(),add);`,
  't=0},',
  'painted=()=>document.hidden?go():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)));',
  'document.readyState=="complete"?painted():addEventListener("load",painted);',
  'for(let e of ["pointerdown","keydown","focusin"])addEventListener(e,go,{once:!0,capture:!0});',
  `setTimeout(go,${LONGEST_WAIT_MS})})()`,
].join('')
