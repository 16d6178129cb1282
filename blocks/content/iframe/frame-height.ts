/** Default height of a frame in px. Source: LO-62. */
const DEFAULT_HEIGHT = 600

interface Height {
  readonly width: number
  readonly height: number
}
interface Medium {
  readonly width: number
  readonly heightConfig: readonly Height[]
}

/** Of the entries not wider than the viewport, the widest; the last one if several have that width. */
function largest<Item extends { readonly width: number }>(items: readonly Item[], viewport: number) {
  return items
    .filter(({ width }) => width <= viewport)
    .reduce<Item | undefined>((best, item) => (best && best.width > item.width ? best : item), undefined)
}

/** A frame's height in px in a viewport. Source: L-284, LO-62. */
export const frameHeight = (media: readonly Medium[], viewport: number): number =>
  largest(largest(media, viewport)?.heightConfig ?? [], viewport)?.height ?? DEFAULT_HEIGHT

/** The height that applies from this viewport width on. */
export interface HeightStep {
  readonly from: number
  readonly height: number
}

/** All heights of a frame by growing viewport width, from 0; each differs from the one before. */
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

/** Slope of a ramp: within half a pixel it exceeds any height. */
const STEEP = 100_000

/**
 * The same heights as one CSS length, right at every width without script or media queries: each step is a ramp so steep that
 * it is complete within half a pixel of its breakpoint.
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
