import type { PageSummary } from '#content-store/client/types.ts'
import type { BrandChoice, CategoryChoice } from '../../../kit/services/inspector-services.ts'
import type { Choice } from './ChoiceBox.tsx'

/** Link types by number. Source: LO-27. */
export const LINK_TYPES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export const PRODUCT = 1
export const CATEGORY = 2
export const LANDING = 3
export const MINISITE = 4
export const BRAND = 6
export const NAMED = 7
export const OUTSIDE = 9

/** The tree as one list, each category by its codes from the root, joined by `/`. */
export const categoryChoices = (
  tree: readonly CategoryChoice[],
  above: readonly string[] = [],
): readonly Choice[] =>
  tree.flatMap(({ code, name, children }) => {
    const codes = [...above, code]
    const value = codes.join('/')
    return [{ value, name, detail: value, level: above.length }, ...categoryChoices(children, codes)]
  })

export const brandChoices = (brands: readonly BrandChoice[]): readonly Choice[] =>
  brands.map(({ path, name }) => ({ value: path, name, detail: path }))

const PAGE_TYPE = { [LANDING]: 'LANDING', [MINISITE]: 'MINISITE' } as const

/** Landing pages or mini-sites by key, once each though both languages have a page, in the editor's language first. */
export function pageChoices(
  pages: readonly PageSummary[],
  type: typeof LANDING | typeof MINISITE,
  locale: string,
) {
  const byKey = new Map<string, Choice>()
  const ownLanguageLast = [...pages].sort((a, b) => Number(a.locale === locale) - Number(b.locale === locale))
  for (const page of ownLanguageLast) {
    if (page.type !== PAGE_TYPE[type]) continue
    const value = page.path.split('/').at(-1) ?? ''
    if (value) byKey.set(value, { value, name: page.title || value, detail: page.path })
  }
  return [...byKey.values()]
}

/** Choices whose name, value or detail holds what was typed; all of them for nothing typed. */
export function matching(choices: readonly Choice[], text: string): readonly Choice[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted || choices.some(({ value }) => value === text)) return choices
  return choices.filter(({ name, value, detail = '' }) =>
    [name, value, detail].some(part => part.toLowerCase().includes(wanted)),
  )
}
