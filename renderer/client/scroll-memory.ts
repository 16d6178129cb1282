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

/**
 * How long a page may take to grow as tall as it was: a list loads what it showed before step by step, over slow lines too.
 * Long is safe, as whatever the reader does ends it.
 */
const GROW_MS = 10_000
/** How a reader takes over: also by the scroll bar, which is pressed. */
const TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown']

/** Ends the present wait for a page to grow. */
let stopWaiting: (() => void) | undefined

/** Scrolls once the page is tall enough, unless the reader scrolls first. */
function scrollWhenTall(top: number): void {
  const isTall = () => document.documentElement.scrollHeight - window.innerHeight >= top
  window.scrollTo(0, top)
  if (isTall()) return
  const stop = () => {
    stopWaiting = undefined
    growth.disconnect()
    clearTimeout(timer)
    for (const event of TAKES_OVER) window.removeEventListener(event, stop)
  }
  const growth = new ResizeObserver(() => {
    if (!isTall()) return
    window.scrollTo(0, top)
    stop()
  })
  const timer = setTimeout(stop, GROW_MS)
  for (const event of TAKES_OVER) window.addEventListener(event, stop, { passive: true })
  growth.observe(document.body)
  stopWaiting = stop
}

/** Goes to the anchor, to where the reader was before, or to the top. */
export function restoreScroll(entry: string, { hash, isReturn }: { hash: string; isReturn: boolean }): void {
  stopWaiting?.()
  const anchor = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
  if (anchor && !isReturn) anchor.scrollIntoView()
  else scrollWhenTall(isReturn ? (read()[entry] ?? 0) : 0)
}
