const KEY = 'cairn:scroll'
const KEPT = 50

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** Notes how far a history entry was scrolled. */
export function rememberScroll(entry: string): void {
  const entries = Object.entries({ ...read(), [entry]: window.scrollY }).slice(-KEPT)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // Storage may be full or forbidden: the page then opens at its top.
  }
}

/** Goes to the anchor, to where the reader was before, or to the top. */
export function restoreScroll(entry: string, { hash, isReturn }: { hash: string; isReturn: boolean }): void {
  const anchor = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
  if (anchor && !isReturn) anchor.scrollIntoView()
  else window.scrollTo(0, isReturn ? (read()[entry] ?? 0) : 0)
}
