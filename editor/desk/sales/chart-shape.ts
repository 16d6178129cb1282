/** Size of the drawing, in its own units. */
export const CHART = { width: 720, height: 180 } as const

/** A bar of the chart. */
interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface ChartShape {
  readonly bars: readonly Bar[]
  /** Points of the line of the days before, for `points`. */
  readonly line: string
  /** Height of zero: above the bottom where refunds are more than sales. */
  readonly zero: number
  readonly most: number
}

/** Part of the place of a day that its bar fills. */
const FILLED = 0.7

/** Draws values of days as bars, and those of the days before as a line over them, from one scale. */
export function chartShape(values: readonly number[], before: readonly number[]): ChartShape {
  const all = [...values, ...before, 0]
  const [most, least] = [Math.max(...all), Math.min(...all)]
  const range = most - least || 1
  const yOf = (value: number) => ((most - value) / range) * CHART.height
  const place = CHART.width / Math.max(1, values.length)
  const zero = yOf(0)
  return {
    most,
    zero,
    bars: values.map((value, at) => ({
      x: at * place + (place * (1 - FILLED)) / 2,
      y: Math.min(zero, yOf(value)),
      width: place * FILLED,
      height: Math.abs(yOf(value) - zero),
    })),
    line: before.map((value, at) => `${at * place + place / 2},${yOf(value)}`).join(' '),
  }
}
