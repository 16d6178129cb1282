const DAY_MS = 24 * 3_600_000

/** The first instant of a day in Hong Kong, epoch ms; `undefined` for what is not a day. @param day `2026-11-21` */
export function dayStart(day: string): number | undefined {
  const at = Date.parse(`${day}T00:00:00+08:00`)
  return Number.isNaN(at) ? undefined : at
}

/** The last instant of a day in Hong Kong. */
export function dayEnd(day: string): number | undefined {
  const at = dayStart(day)
  return at === undefined ? undefined : at + DAY_MS - 1
}
