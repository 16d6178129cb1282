import { LOCALES } from '#locales/locale.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { dashed, lettersDashed } from '../rules/address.ts'

/**
 * The brand a segment of an address means: its code, or its name in either language with dashes for spaces, or with dashes for
 * all that is no letter or digit; letter case makes no difference. Codes go before names, whole names before their letters
 * alone. Source: CO-12, LO-84.
 */
export function brandByPath({ brands }: Pick<Catalogue, 'brands'>, segment: string) {
  const wanted = dashed(segment)
  const all = [...brands.values()]
  return (
    all.find(({ code }) => dashed(code) === wanted) ??
    all.find(({ name }) => LOCALES.some(locale => dashed(name[locale]) === wanted)) ??
    all.find(({ name }) => LOCALES.some(locale => isMeant(name[locale], segment)))
  )
}

/** A name of signs alone has no letters to be known by. */
function isMeant(name: string, segment: string): boolean {
  const letters = lettersDashed(name)
  return letters !== '' && letters === lettersDashed(segment)
}
