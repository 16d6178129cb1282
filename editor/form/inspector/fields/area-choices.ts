import { folded } from '#api/rules/folded.ts'
import { regionsBelow } from '#api/rules/region-tree.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'

/** Choices in one answer. */
const MOST = 20

const AREAS = regionsBelow().flatMap(country =>
  regionsBelow(country.code).flatMap(district =>
    regionsBelow(district.code).map(area => ({ area, district, country })),
  ),
)

/** Areas whose name, district or code holds a term. Source: M-242. */
export function areasFound(term: string, locale: Locale) {
  const wanted = folded(term.trim())
  return AREAS.filter(({ area, district, country }) =>
    folded(
      [area.code, ...LOCALES.flatMap(each => [area, district, country].map(({ name }) => name[each]))].join(
        '\n',
      ),
    ).includes(wanted),
  )
    .slice(0, MOST)
    .map(({ area, district }) => ({
      value: area.code,
      name: area.name[locale],
      detail: `${district.name[locale]} · ${area.code}`,
    }))
}
