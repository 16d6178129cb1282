import { whenIdle } from '#ui/idle/when-idle.ts'

/** Time in which a block of usual size is laid out. */
const ENOUGH_MS = 8
/** After this long the browser paints before it goes on, even where it has more time: a slow phone takes many times as long. */
const LONGEST_MS = 4

/**
 * Lays out what was left out of the first layout because it lies below the first screen, block by block and lists card by card,
 * whenever the browser has time. From then on the page is one like any other: lengths, places and clipping are real.
 */
export function drawRest(document: Document): void {
  const root = document.documentElement
  if (root.dataset.opening === undefined) return
  const leftOut: HTMLElement[] = []
  for (const element of document.querySelectorAll<HTMLElement>('.block, [data-product], [data-place]')) {
    // Asking for the style of what is inside would lay it out.
    if (leftOut.at(-1)?.contains(element)) continue
    if (getComputedStyle(element).contentVisibility === 'auto') leftOut.push(element)
  }
  let atOnce = 1
  const drawNext = (deadline?: IdleDeadline) => {
    // A machine that never has time still comes to the end.
    if (deadline?.didTimeout) atOnce *= 2
    const end = performance.now() + LONGEST_MS
    const hasTime = () => performance.now() < end && (deadline?.timeRemaining() ?? 0) > ENOUGH_MS
    do {
      const drawn = leftOut.splice(0, atOnce)
      for (const { dataset } of drawn) dataset.drawn = ''
      // Lays them out now, so that what is left of the time is known.
      drawn.at(-1)?.getBoundingClientRect()
    } while (leftOut.length > 0 && hasTime())
    if (leftOut.length === 0) return delete root.dataset.opening
    return whenIdle(drawNext)
  }
  whenIdle(drawNext)
}
