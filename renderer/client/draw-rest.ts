import { whenIdle } from './idle.ts'

/**
 * Lays out what was left out of the first layout because it lies below the first screen, one block at a time, whenever the
 * browser has time. From then on the page is one like any other: lengths, places and clipping are real.
 */
export function drawRest(document: Document): void {
  const root = document.documentElement
  if (root.dataset.opening === undefined) return
  const leftOut: HTMLElement[] = []
  for (const element of document.querySelectorAll<HTMLElement>('.block')) {
    // Asking for the style of what is inside would lay it out.
    if (leftOut.at(-1)?.contains(element)) continue
    if (getComputedStyle(element).contentVisibility === 'auto') leftOut.push(element)
  }
  const drawNext = () => {
    const element = leftOut.shift()
    if (!element) return delete root.dataset.opening
    element.dataset.drawn = ''
    return whenIdle(drawNext)
  }
  whenIdle(drawNext)
}
