import { TOKEN_COOKIE } from '#api/rules/cookie.ts'

/**
 * Inline script: marks the document of a shopper without a session. Documents are the same for every shopper, so what only a session
 * could tell (what is in the bag) is unknown until the page's script has asked; a newcomer's bag is empty and may say so at once.
 * The mark says nothing about what comes later: it only stands for answers that are not there yet.
 */
export const MARK_NEWCOMER = [
  '{let t=window.__TOKEN__;',
  `try{t||=localStorage.getItem("${TOKEN_COOKIE}")}catch{}`,
  `if(!t&&!/(^|; )${TOKEN_COOKIE}=/.test(document.cookie))document.documentElement.dataset.newcomer=""}`,
].join('')
