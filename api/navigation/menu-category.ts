import type { BothTexts } from '#locales/locale.ts'
import { LOCALES } from '#locales/locale.ts'
import type { Catalogue, Category } from '../catalogue/catalogue.ts'
import { foldedName, MAX_PATH_NAMES } from '../rules/address.ts'
import { type MenuEntry, menuNames } from '../catalogue/site/menu-tree.ts'
import { productsHref } from './menu-href.ts'
import type { Site } from '../catalogue/site/site.ts'

/** Parts of a category's address. */
type CategorySources = Pick<Catalogue, 'categories' | 'roots'> & { readonly site: Pick<Site, 'menuRoots'> }

export interface CategoryPaths {
  /** The category behind one to three segments, decoded; `undefined` when there is none. */
  readonly find: (segments: readonly string[]) => Category | undefined
  /** The category's own address in each language: `find` leads back to it. */
  readonly hrefs: (category: Category) => BothTexts
}

const keyOf = (segments: readonly string[]) => segments.map(foldedName).join('/')

/** Every spelling of a way down, each name in either language. */
const spellings = (names: readonly BothTexts[]): string[] =>
  names.reduce<string[]>(
    (begun, name) => begun.flatMap(start => LOCALES.map(locale => `${start}/${foldedName(name[locale])}`)),
    [''],
  )

/** The category and its ancestors, the first level first. */
export const categoryTrail = (category: Category): Category[] =>
  category.parent ? [...categoryTrail(category.parent), category] : [category]

const below = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap(entry => [...(entry.show ? [entry] : []), ...below(entry.children)])

/** Category entries, those of the shown menus before those of the sections. */
const categoryEntries = (roots: readonly MenuEntry[]) =>
  below(roots.toSorted((a, b) => Number(b.show) - Number(a.show))).filter(
    ({ urlType }) => urlType === 'CATEGORY',
  )

/**
 * Which category an address under `/products` means, and the other way round. A way is known by all its names, so equal names
 * under different parents do not clash; where two ways share their last three names the first in the menu has them. After the
 * menu come the names of the category tree itself, then category codes and their paths.
 * Source: C-023, CO-09, LO-80, LO-82.
 */
export function categoryPaths({ site, categories, roots }: CategorySources): CategoryPaths {
  const found = new Map<string, Category>()
  const waysTo = new Map<Category, (readonly BothTexts[])[]>()
  const know = (key: string, category: Category) => {
    if (!found.has(key)) found.set(key, category)
  }
  const addWay = (category: Category, names: readonly BothTexts[]) => {
    const last = names.slice(-MAX_PATH_NAMES)
    for (const spelling of spellings(last)) know(spelling.slice(1), category)
    const ways = waysTo.get(category)
    if (ways) ways.push(last)
    else waysTo.set(category, [last])
  }
  const tree = (level: readonly Category[]): Category[] =>
    level.flatMap(category => [category, ...tree(category.children)])

  for (const entry of categoryEntries(site.menuRoots)) {
    const category = categories.get(entry.link)
    if (category) addWay(category, menuNames(entry))
  }
  const all = tree(roots)
  for (const names of ['navFrontName', 'name'] as const)
    for (const category of all)
      addWay(
        category,
        categoryTrail(category).map(ancestor => ancestor[names]),
      )
  for (const category of all) {
    know(keyOf(category.path.split('/')), category)
    know(keyOf([category.code]), category)
  }

  const find = (segments: readonly string[]) => found.get(keyOf(segments))
  const leadsTo = (category: Category, names: readonly BothTexts[]) =>
    LOCALES.every(locale => find(names.map(name => name[locale])) === category)

  return {
    find,
    hrefs(category) {
      const way = waysTo.get(category)?.find(names => leadsTo(category, names))
      const same = (text: string): BothTexts => ({ zh_HK: text, en_US: text })
      const names = way ?? [same(category.code)]
      return { zh_HK: productsHref(names, 'zh_HK'), en_US: productsHref(names, 'en_US') }
    },
  }
}
