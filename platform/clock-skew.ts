import { type Expression, type ExpressionBuilder, type ReferenceExpression, sql, type SqlBool } from 'kysely'

/**
 * How much the clocks of processes may differ. Milliseconds. A deadline further ahead than its length and this was set before a clock was
 * put back, or by one that is wrong: it counts as over, so that it stops nothing for hours and prolongs nothing.
 */
export const CLOCK_SKEW_MS = 60_000

/**
 * Returns true if a due time has come, or was set by a clock that has been put back since. Epoch milliseconds.
 * @param longestMs longest time that a due time is set ahead
 */
export const isDue = (at: number, now: number, longestMs: number): boolean =>
  at <= now || at > now + longestMs + CLOCK_SKEW_MS

/** The same as a condition on a column. `isDue` is false while something holds, so its opposite finds what is still valid. */
export const dueIn = <Tables, Table extends keyof Tables>(
  eb: ExpressionBuilder<Tables, Table>,
  column: ReferenceExpression<Tables, Table>,
  now: number,
  longestMs: number,
): Expression<SqlBool> => {
  const instant = (value: number) => sql<never>`cast(${value} as bigint)`
  return eb.or([eb(column, '<=', instant(now)), eb(column, '>', instant(now + longestMs + CLOCK_SKEW_MS))])
}
