import { createListeners } from '#ui/store/store.ts'

/** Events that show activity. Source: L-344. */
const SIGNS = ['scroll', 'click', 'keydown', 'keypress', 'mouseenter', 'touchstart'] as const

const signs = createListeners()
let isWatching = false
let last = 0
let place = ''

/** A page that moves under a resting mouse makes it “enter” things; only a mouse that moved counts as activity. */
function isAtRest(event: Event): boolean {
  if (event.type !== 'mouseenter' || !(event instanceof MouseEvent)) return false
  const before = place
  place = `${event.screenX},${event.screenY}`
  return place === before
}

function note(event: Event): void {
  if (isAtRest(event)) return
  last = performance.now()
  signs.call()
}

/** Begins to watch, once per document: called before the pop-ups' own scripts are there, so that what happens till then counts. */
export function watchActivity(): void {
  if (isWatching) return
  isWatching = true
  last = performance.now()
  for (const sign of SIGNS) document.addEventListener(sign, note, { passive: true, capture: true })
}

/** Time without activity, ms. */
export const idleFor = (): number => (isWatching ? Math.max(0, performance.now() - last) : 0)

/** Calls back on each activity, until the returned function is called. */
export function onActivity(listener: () => void): () => void {
  watchActivity()
  return signs.add(listener)
}
