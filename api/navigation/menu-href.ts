import type { BothTexts, Locale } from '#locales/locale.ts'
import { dashed, productsHref as hrefOfNames } from '../rules/address.ts'
import { type MenuEntry, menuNames } from '../catalogue/site/menu-tree.ts'

/** The menu whose entries represent documents. Source: C-300. */
export const DOCUMENTS_MENU = 'DOC'
/** The menu of goods, in the header. Source: C-299. */
export const MAIN_MENU = 'MENU'

/** The address of a way down, in one language. Source: C-023, C-044, CO-09, LO-80. */
export const productsHref = (names: readonly BothTexts[], locale: Locale) =>
  hrefOfNames(names.map(name => name[locale]))

/** The dashed remark an article link ends with; empty for entries that are no articles. Source: C-045, LO-83. */
export const articleSegment = ({ menuType, remark }: MenuEntry) =>
  menuType === DOCUMENTS_MENU ? dashed(remark) : ''

/**
 * Target of an entry; `null` when it only opens what is below it. `customerLink` wins, whatever the entry's type. In
 * the sport section callers put the marker in front (CO-12).
 * Source: C-043 … C-045, L-138 … L-141, LO-80, LO-81, LO-83. That an entry's own url goes before its article is ours.
 */
export function menuHref(entry: MenuEntry, locale: Locale): string | null {
  if (entry.customerLink) return entry.customerLink
  if (entry.urlType === 'NO_LINK') return null
  if (entry.urlType === 'CATEGORY') return productsHref(menuNames(entry), locale)
  if (entry.url) return entry.url
  const article = articleSegment(entry)
  return article ? `/article/${encodeURIComponent(article)}` : '/'
}
