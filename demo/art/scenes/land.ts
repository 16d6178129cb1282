import { mix } from '../colour.ts'
import { line, soft } from '../path.ts'
import type { Sheet } from '../sheet.ts'

/** Width and height of a scene in px. */
export interface Canvas {
  readonly width: number
  readonly height: number
}
export type Point = readonly [number, number]

interface RidgeShape {
  /** Height of the line, and how far peaks rise from it, as shares of the canvas height. */
  readonly base: number
  readonly rise: number
  /** 0.4 rolling downs … 0.62 rock. */
  readonly roughness?: number
  /** Peaks put where the picture wants them: share of width, share of rise. */
  readonly peaks?: readonly (readonly [number, number])[]
}

/** A skyline from left to right by midpoint displacement, through any peaks asked for. */
export function ridge(
  { width, height }: Canvas,
  random: () => number,
  { base, rise, roughness = 0.52, peaks = [] }: RidgeShape,
): Point[] {
  const y = (share: number) => (base - rise * share) * height
  const hills = Math.max(4, Math.round((width / height) * 4))
  const chosen =
    peaks.length > 0
      ? peaks
      : Array.from({ length: hills }, (_, i): readonly [number, number] => [
          (i + 0.2 + random() * 0.6) / hills,
          random() * (i % 2 ? 1 : 0.45),
        ])
  let points: Point[] = [
    [-20, y(random() * 0.5)],
    ...chosen.map(([x, up]): Point => [x * width, y(up)]),
    [width + 20, y(random() * 0.5)],
  ]
  const finest = Math.max(16, width / 130)
  while (points.some(([x], i) => (points[i + 1]?.[0] ?? x) - x > finest)) {
    points = points.flatMap((point, i): Point[] => {
      const next = points[i + 1]
      const run = next ? next[0] - point[0] : 0
      if (!next || run <= finest) return [point]
      return [
        point,
        [
          point[0] + run * (0.4 + 0.2 * random()),
          (point[1] + next[1]) / 2 + (random() - 0.5) * run * roughness,
        ],
      ]
    })
  }
  return points
}

/** The land below a skyline, to the foot of the canvas. `isSoft` rounds it, for downs and dunes. */
export function land({ width, height }: Canvas, points: readonly Point[], isSoft = false): string {
  return `${isSoft ? soft(points) : line(points)}L${width + 20} ${height}L-20 ${height}Z`
}

/** How high the skyline is at x. */
export function heightAt(points: readonly Point[], x: number): number {
  const i = points.findIndex(point => point[0] >= x)
  const [right, left] = [points[Math.max(i, 0)] ?? [0, 0], points[Math.max(i - 1, 0)] ?? [0, 0]]
  return right[0] === left[0]
    ? right[1]
    : left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0])
}

/**
 * The shaded flanks of the peaks: light comes from the left, so right sides lie in shadow. Each runs down from its peak
 * along a jagged spine and ends in a point. Fill them with `fading`.
 */
export function flanks(
  { height }: Canvas,
  points: readonly Point[],
  random: () => number,
  depth: number,
): string {
  const isPeak = (i: number) =>
    [-3, -2, -1, 1, 2, 3].every(
      step => (points[i + step]?.[1] ?? Number.NEGATIVE_INFINITY) >= (points[i]?.[1] ?? 0),
    )
  return points
    .flatMap(([x, y], i) => {
      if (!isPeak(i)) return []
      const fall = depth * height * (0.6 + random() * 0.8)
      const down: Point[] = []
      for (const point of points.slice(i + 1)) {
        if (point[0] > x + fall * 1.3 || point[1] < (down.at(-1)?.[1] ?? y) - fall * 0.06) break
        down.push(point)
      }
      const foot = down.at(-1)
      if (!foot || foot[1] - y < fall * 0.12) return []
      const lean = 0.1 + random() * 0.3
      const spine = [1, 0.78, 0.6, 0.42, 0.26, 0.12].map(
        (share, k): Point => [
          x + fall * lean * share + (k % 2 === 0 ? -1 : 1) * fall * 0.07 * (0.4 + random()),
          y + fall * share,
        ],
      )
      return [`${line([[x, y], ...down, ...spine])}Z`]
    })
    .join('')
}

/** Shadow that is deep at the peaks and gone at the foot. */
export const fading = (sheet: Sheet, colour: string, opacity: number) =>
  sheet.gradient([
    [0, colour, opacity],
    [0.55, colour, opacity * 0.7],
    [1, colour, 0.001],
  ])

/** Snow on the shoulders above a height: the same skyline, with a ragged lower edge. */
export function snowcaps(
  { height }: Canvas,
  points: readonly Point[],
  random: () => number,
  below: number,
): string {
  const line0 = below * height
  let run: Point[] = []
  const caps: string[] = []
  for (const point of [...points, [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as Point]) {
    if (point[1] < line0) run.push(point)
    else {
      if (run.length > 2) {
        const ragged = [...run]
          .reverse()
          .map(
            ([x, y], k): Point => [
              x + (random() - 0.5) * 14,
              y + (line0 - y) * (0.35 + 0.6 * random()) * (k % 2 ? 1 : 0.45),
            ],
          )
        caps.push(`${line([...run, ...ragged])}Z`)
      }
      run = []
    }
  }
  return caps.join('')
}

/** Colours of `count` layers from the far haze to the near land. */
export const recede = (far: string, near: string, count: number) =>
  Array.from({ length: count }, (_, i) => mix(far, near, (i / (count - 1)) ** 1.25))
