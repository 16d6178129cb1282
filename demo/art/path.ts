/** Whole units of a 600 px sheet are finer than the eye needs, and keep files small. */
const round = (value: number) => Math.round(value)

type Point = readonly [number, number]
/** A cubic curve's two handles and its end; lines are cubics too. */
type Segment = readonly [Point, Point, Point]

const pairs = (numbers: readonly number[]): Point[] =>
  Array.from(
    { length: numbers.length / 2 },
    (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0] as const,
  )

/** Reads `M x y`, `L x y …` and `C x1 y1 x2 y2 x y …`, all absolute. */
function parse(d: string): { start: Point; segments: Segment[] } {
  let at: Point = [0, 0]
  let start: Point = at
  const segments: Segment[] = []
  for (const [, command, rest = ''] of d.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const points = pairs(
      rest
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    )
    if (command === 'M') start = at = points[0] ?? at
    const step = command === 'C' ? 3 : 1
    if (command !== 'M')
      for (let i = 0; i < points.length; i += step) {
        const end = points[i + step - 1] ?? at
        segments.push(command === 'C' ? [points[i] ?? at, points[i + 1] ?? end, end] : [at, end, end])
        at = end
      }
  }
  return { start, segments }
}

const curve = (segments: readonly Segment[]) =>
  segments.map(segment => `C${segment.flat().map(round).join(' ').replaceAll(' -', '-')}`).join('')

/**
 * A closed outline, mirrored at x = 300, from its right half: drawn from the top of the middle line down to its foot.
 */
export function symmetric(half: string): string {
  const { start, segments } = parse(half)
  const flip = ([x, y]: Point): Point => [600 - x, y]
  const starts = [start, ...segments.map(([, , end]) => end)]
  const back = segments.map(([a, b], i): Segment => [flip(b), flip(a), flip(starts[i] ?? start)]).reverse()
  return `M${start.map(round).join(' ')}${curve(segments)}${curve(back)}Z`
}

/** The same path on the other side of x = 300. */
export function mirrored(d: string): string {
  const { start, segments } = parse(d)
  const flip = ([x, y]: Point): Point => [600 - x, y]
  const [x, y] = flip(start)
  const end = d.trim().endsWith('Z') ? 'Z' : ''
  return `M${round(x)} ${round(y)}${curve(segments.map(([a, b, c]): Segment => [flip(a), flip(b), flip(c)]))}${end}`
}

/** A polyline through points, as short as it can be written. */
export const line = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')

/** A soft line through points (Catmull-Rom). */
export function soft(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]
  const segments = points.slice(1).map((end, i): Segment => {
    const [before, from, after] = [at(i - 1), at(i), at(i + 2)]
    return [
      [from[0] + (end[0] - before[0]) / 6, from[1] + (end[1] - before[1]) / 6],
      [end[0] - (after[0] - from[0]) / 6, end[1] - (after[1] - from[1]) / 6],
      end,
    ]
  })
  return `M${at(0).map(round).join(' ')}${curve(segments)}`
}
