/** Height of a frame where no entry says otherwise, px. Source: LO-62. */
const DEFAULT_HEIGHT = 600

interface Height {
  readonly width: number
  readonly height: number
}
interface Medium {
  readonly width: number
  readonly heightConfig: readonly Height[]
}

/** The last of those with the largest width not above the viewport. */
function largest<Item extends { readonly width: number }>(items: readonly Item[], viewport: number) {
  return items
    .filter(({ width }) => width <= viewport)
    .reduce<Item | undefined>((best, item) => (best && best.width > item.width ? best : item), undefined)
}

/** A frame's height in px in a viewport. Source: L-284, LO-62. */
export const frameHeight = (media: readonly Medium[], viewport: number): number =>
  largest(largest(media, viewport)?.heightConfig ?? [], viewport)?.height ?? DEFAULT_HEIGHT

/** From this viewport width on, this height. */
export interface HeightStep {
  readonly from: number
  readonly height: number
}

/** All heights a frame takes as the viewport grows, from 0 on; each differs from the one before. */
export function heightSteps(media: readonly Medium[]): HeightStep[] {
  const edges = new Set([
    0,
    ...media.flatMap(({ width, heightConfig }) => [width, ...heightConfig.map(h => h.width)]),
  ])
  return [...edges]
    .sort((a, b) => a - b)
    .map(from => ({ from, height: frameHeight(media, from) }))
    .filter(({ height }, at, all) => at === 0 || height !== all[at - 1]?.height)
}

/** Makes half a pixel past an edge outgrow any height. */
const STEEP = 100_000

/**
 * The same as one CSS length, right at every width with neither script nor style sheet: every step is a ramp so steep that
 * it is through within half a pixel of its edge.
 */
export function heightCss(media: readonly Medium[]): string {
  const [first, ...rest] = heightSteps(media)
  const base = first?.height ?? DEFAULT_HEIGHT
  const ramps = rest.map(({ from, height }, at) => {
    const change = height - (rest[at - 1]?.height ?? base)
    const ramp = `(100vw - ${from - 0.5}px) * ${change < 0 ? -STEEP : STEEP}`
    return change < 0 ? `clamp(${change}px, ${ramp}, 0px)` : `clamp(0px, ${ramp}, ${change}px)`
  })
  return ramps.length === 0 ? `${base}px` : `calc(${[`${base}px`, ...ramps].join(' + ')})`
}
