import type { RecentView } from './recent-views.ts'

/** Codes of the products seen before the present one, newest first, each once, at most `max`. */
export const earlierProducts = (
  views: readonly RecentView[],
  present: string | undefined,
  max: number,
): readonly string[] =>
  [...new Set(views.map(({ code }) => code))].filter(code => code !== present).slice(0, max)
