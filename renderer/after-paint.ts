/**
 * Inline script: a document that is new to the reader begins with its first screen; what lies below is laid out in idle time
 * (`page.css`, `client/draw-rest.ts`). After Back, a reload, or on the way to an anchor, places further down have to be
 * right at once. Without script nothing is left out.
 */
export const OPEN_AT_TOP =
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate")document.documentElement.dataset.opening="";'

/** Id of the `<template>` with what a page fetches once it is painted. */
export const AFTER_PAINT_ID = 'after-paint'

/** How long a picture that does not come may hold the page's script up, in ms. */
const LONGEST_WAIT_MS = 5000

/**
 * Inline script, after the template: its content joins the document one frame after the page and its first picture have loaded, or
 * with the first press or key, so that nothing shares a slow line with what the shopper sees first. A page in the background paints
 * no frame and does not wait for one.
 */
export const FETCH_AFTER_PAINT = [
  '(()=>{',
  `let t=document.getElementById("${AFTER_PAINT_ID}"),`,
  'go=()=>{',
  'if(!t)return;',
  'for(let s of t.content.querySelectorAll("script"))s.async=!1;',
  'document.head.append(t.content);',
  't=0},',
  'painted=()=>document.hidden?go():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)));',
  'document.readyState=="complete"?painted():addEventListener("load",painted);',
  'for(let e of ["pointerdown","keydown","focusin"])addEventListener(e,go,{once:!0,capture:!0});',
  `setTimeout(go,${LONGEST_WAIT_MS})})()`,
].join('')
