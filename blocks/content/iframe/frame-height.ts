/** Default height of a frame in px. Source: LO-62. */
const DEFAULT_HEIGHT = 600

/** The height that applies from this viewport width on, until that of another step. */
export interface HeightStep {
  readonly from: number
  readonly height: number
}

/** Most heights of one frame: as many as the nested lists of version 1 could come to. */
export const MAX_STEPS = 160

interface Height {
  readonly width: number
  readonly height: number
}
interface Medium {
  readonly width: number
  readonly heightConfig: readonly Height[]
}

/** Of the entries not wider than the viewport, the widest; the last one if several have that width. */
function largest<Item>(items: readonly Item[], viewport: number, widthOf: (item: Item) => number) {
  return items
    .filter(item => widthOf(item) <= viewport)
    .reduce<Item | undefined>(
      (best, item) => (best !== undefined && widthOf(best) > widthOf(item) ? best : item),
      undefined,
    )
}

/** A frame's height in px in a viewport. Source: L-284, LO-62. */
export const frameHeight = (heights: readonly HeightStep[], viewport: number): number =>
  largest(heights, viewport, ({ from }) => from)?.height ?? DEFAULT_HEIGHT

const widthOf = ({ width }: { readonly width: number }) => width

/** The height by the nested lists that media entries are on the wire. Source: L-283, L-284, LO-62. */
export const mediaHeight = (media: readonly Medium[], viewport: number): number =>
  largest(largest(media, viewport, widthOf)?.heightConfig ?? [], viewport, widthOf)?.height ?? DEFAULT_HEIGHT

/** The heights at these viewport widths and at 0, by growing width; each differs from the one before. */
function stepsAt(edges: readonly number[], heightAt: (viewport: number) => number): HeightStep[] {
  return [...new Set([0, ...edges])]
    .sort((a, b) => a - b)
    .map(from => ({ from, height: heightAt(from) }))
    .filter(({ height }, at, all) => at === 0 || height !== all[at - 1]?.height)
}

/** The one list of heights that says what media entries say. */
export const heightSteps = (media: readonly Medium[]): HeightStep[] =>
  stepsAt(
    media.flatMap(({ width, heightConfig }) => [width, ...heightConfig.map(widthOf)]),
    viewport => mediaHeight(media, viewport),
  )

/** Slope of a ramp: within half a pixel it exceeds any height. */
const STEEP = 100_000

/**
 * The same heights as one CSS length, right at every width without script or media queries: each step is a ramp so steep that
 * it is complete within half a pixel of its breakpoint.
 */
export function heightCss(heights: readonly HeightStep[]): string {
  const [first, ...rest] = stepsAt(
    heights.map(({ from }) => from),
    viewport => frameHeight(heights, viewport),
  )
  const base = first?.height ?? DEFAULT_HEIGHT
  const ramps = rest.map(({ from, height }, at) => {
    const change = height - (rest[at - 1]?.height ?? base)
    const ramp = `(100vw - ${from - 0.5}px) * ${change < 0 ? -STEEP : STEEP}`
    return change < 0 ? `clamp(${change}px, ${ramp}, 0px)` : `clamp(0px, ${ramp}, ${change}px)`
  })
  return ramps.length === 0 ? `${base}px` : `calc(${[`${base}px`, ...ramps].join(' + ')})`
}
