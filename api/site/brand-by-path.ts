import { LOCALES } from '#locales/locale.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { dashed } from './path-segment.ts'

/**
 * The brand a segment of an address means: its code, or its name in either language with dashes for spaces; letter case makes
 * no difference. Codes go before names. Source: CO-12, LO-84.
 */
export function brandByPath({ brands }: Pick<Catalogue, 'brands'>, segment: string) {
  const wanted = dashed(segment)
  const all = [...brands.values()]
  return (
    all.find(({ code }) => dashed(code) === wanted) ??
    all.find(({ name }) => LOCALES.some(locale => dashed(name[locale]) === wanted))
  )
}
