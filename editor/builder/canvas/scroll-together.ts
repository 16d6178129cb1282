import type { CanvasPort } from './port.ts'
import type { Stage } from './stage.ts'

/** px by which a place may miss what was asked for: canvases scroll by whole pixels of the screen. */
const TOLERANCE = 2

/** Scroll position of `to` so that the block at the top of `from` is at its top too; `undefined` without a common block. */
function alignedTop(from: CanvasPort, to: CanvasPort, ids: readonly string[]): number | undefined {
  const top = from.scrollTop()
  if (top === 0) return 0
  for (const id of ids) {
    const here = from.rectOf(id)
    if (!here || here.y + here.height <= top) continue
    const there = to.rectOf(id)
    if (!there) continue
    const into = top - here.y
    // Inside the block by share, above it by length.
    return there.y + (into > 0 ? (into / here.height) * there.height : into)
  }
  return undefined
}

/**
 * Keeps two canvases at the same block while one of them is scrolled.
 * @param commonIds blocks of the first level that both show, in order
 * @returns the function that stops it
 */
export function scrollTogether(one: Stage, other: Stage, commonIds: () => readonly string[]): () => void {
  /** Last known scroll position of each: what this function scrolls itself is nothing to follow. */
  const seen = new Map<Stage, number>()
  const follow = (from: Stage, to: Stage) => () => {
    if (!from.port || !to.port) return
    const top = from.port.scrollTop()
    if (Math.abs(top - (seen.get(from) ?? 0)) < TOLERANCE) return
    seen.set(from, top)
    const target = alignedTop(from.port, to.port, commonIds())
    if (target === undefined) return
    to.port.scrollBy(target - to.port.scrollTop())
    seen.set(to, to.port.scrollTop())
  }
  const stop = [one.watch(follow(one, other)), other.watch(follow(other, one))]
  return () => stop.forEach(end => end())
}
