import { formatMoment } from '#locales/format.ts'
import type { Locale } from '#locales/locale.ts'
import { parseHongKongTime } from '../hong-kong-time.ts'

/** Checks whose detail is a moment in Hong Kong: as the operator wrote it, or to the minute. */
const MOMENTS: readonly string[] = ['staleText', 'pastDate']

/**
 * The detail of a warning as operators read it. The detail itself is the same in both languages, because accepted warnings are
 * recognised by it.
 */
export function detailText(problem: string, detail: string, locale: Locale): string {
  if (!MOMENTS.includes(problem)) return detail
  const at = parseHongKongTime(detail) ?? parseHongKongTime(`${detail}:00`)
  return at === undefined ? detail : formatMoment(at, locale)
}
