import type { Campaign } from '#api/catalogue/campaign.ts'
import type { Catalogue, Category, Promotion, Spu } from '#api/catalogue/catalogue.ts'
import { menuNames } from '#api/catalogue/site/menu-tree.ts'
import { foldedName, productPath } from '#api/rules/address.ts'
import { isRunning, type Period } from '#api/rules/period.ts'
import { stringsIn } from '#api/shared/strings-in.ts'
import type { BothTexts } from '#locales/locale.ts'
import type { PageUse, ShownBy, StyleAppearances } from './appearances.ts'

/** Finds pages by what their blocks name: `product CR-1`, or `group men` for a category, brand or label. */
export type FindPages = (
  names: readonly (`product ${string}` | `group ${string}`)[],
) => Promise<readonly (PageUse & { readonly names: readonly string[] })[]>

const withParents = (category: Category): readonly Category[] =>
  category.parent ? [category, ...withParents(category.parent)] : [category]

/** Products of a style and the groups that they belong to, categories above theirs among them. */
function shownBy(spus: readonly Spu[], { categories, brands, labels }: Catalogue): readonly ShownBy[] {
  const of = <Known>(list: (spu: Spu) => readonly string[], known: ReadonlyMap<string, Known>) => [
    ...new Set(spus.flatMap(spu => list(spu)).flatMap(code => known.get(code) ?? [])),
  ]
  const inCategories = new Set(of(spu => spu.categories, categories).flatMap(withParents))
  const named = (kind: ShownBy['kind'], code: string, name: BothTexts): ShownBy => ({ kind, code, name })
  return [
    ...spus.map(({ code, title }) => named('product', code, title)),
    ...[...inCategories].map(({ code, name }) => named('category', code, name)),
    ...of(spu => spu.brands, brands).map(({ code, name }) => named('brand', code, name)),
    ...of(spu => spu.labels, labels).map(({ code, frontName }) => named('label', code, frontName)),
  ]
}

/** Names under which pages know them: groups by their code, or by their name in either language. */
const pageNames = ({ kind, code, name }: ShownBy) =>
  kind === 'product'
    ? ([`product ${code}`] as const)
    : [code, name.zh_HK, name.en_US].map(each => `group ${foldedName(each)}` as const)

function menusOf({ site }: Catalogue, all: readonly ShownBy[]): StyleAppearances['menus'] {
  const categories = new Map(all.filter(({ kind }) => kind === 'category').map(each => [each.code, each]))
  const products = new Map(
    all.filter(({ kind }) => kind === 'product').map(each => [productPath(each.code), each]),
  )
  return [...site.menus.values()].flatMap(entry => {
    const by =
      entry.urlType === 'CATEGORY'
        ? categories.get(entry.link)
        : (products.get(entry.url) ?? products.get(entry.customerLink))
    return by && entry.show ? [{ code: entry.code, names: menuNames(entry), by }] : []
  })
}

/** Returns true for a promotion that shows on goods, prices them, gives them, or offers them beside others. */
function concerns(
  { code, spus, exchange, rule }: Promotion,
  goods: ReadonlySet<string>,
  own: readonly Spu[],
) {
  return (
    spus.some(spu => goods.has(spu)) ||
    exchange.some(({ spu }) => goods.has(spu)) ||
    stringsIn(rule).some(word => goods.has(word)) ||
    own.some(spu =>
      spu.skus.some(sku => sku.promotionPrices.some(({ promotionCode }) => promotionCode === code)),
    )
  )
}

const isForAll = ({ rule }: Promotion) => rule !== null && 'scope' in rule && rule.scope === 'ALL'

const offer = (
  { code, name, beginTime, endTime }: Period & { readonly code: string; readonly name: BothTexts },
  all: boolean,
  now: number,
) => ({
  code,
  name,
  beginTime,
  endTime,
  isRunning: isRunning({ beginTime, endTime }, now),
  isForAll: all,
})

const byBegin = (one: Period, other: Period) => one.beginTime - other.beginTime

/** Places where shoppers meet the products of a style at an instant, or will after it. */
export async function appearancesOf(
  spus: readonly Spu[],
  catalogue: Catalogue,
  { findPages, now }: { readonly findPages: FindPages; readonly now: number },
): Promise<StyleAppearances> {
  const all = shownBy(spus, catalogue)
  const goods = new Set(spus.flatMap(spu => [spu.code, ...spu.skus.map(sku => sku.code)]))
  const isOpen = ({ endTime }: Period) => endTime > now
  const byName = new Map(all.flatMap(each => pageNames(each).map(name => [name as string, each] as const)))
  const pages = await findPages(all.flatMap(each => [...pageNames(each)]))
  const covers = ({ spus: listed, off }: Campaign) =>
    listed === 'ALL' ||
    spus.some(({ code }) => listed.has(code)) ||
    ('gift' in off && goods.has(off.gift.sku))
  return {
    pages: pages.map(({ names, ...page }) => ({
      ...page,
      by: [...new Set(names.flatMap(name => byName.get(name) ?? []))],
    })),
    menus: menusOf(catalogue, all),
    promotions: [...catalogue.promotions.values()]
      .filter(each => isOpen(each) && (isForAll(each) || concerns(each, goods, spus)))
      .map(each => offer(each, isForAll(each), now))
      .toSorted(byBegin),
    campaigns: [...catalogue.campaigns.values()]
      .filter(each => !each.isStopped && isOpen(each) && covers(each))
      .map(each => offer(each, each.spus === 'ALL', now))
      .toSorted(byBegin),
  }
}
