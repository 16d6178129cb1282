import { linkTarget, NAMED_PAGES } from '#blocks/page/link-target.ts'
import { demoBrands, demoCategories, demoMenus, demoSpus } from './demo-shop.ts'

const isLink = (value: object): value is { type: number; value: string } =>
  'type' in value && 'value' in value && Object.keys(value).length === 2

/** Every address a value leads to: its link objects, and the links of its rich text. */
export function linksIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
  if (typeof value !== 'object' || value === null) return []
  if (!isLink(value)) return Object.values(value).flatMap(linksIn)
  const isEmpty = value.value === ''
  return isEmpty ? [] : [linkTarget(value)?.href ?? `nowhere: ${value.type} ${value.value}`]
}

const CATEGORIES = new Set(demoCategories.map(({ code }) => code))
const CODES = new Set(demoSpus.map(({ code }) => code))
const HOUSES = new Set(demoBrands.map(({ code }) => code))
const ARTICLES = new Set(
  demoMenus.flatMap(({ menuType, remark }) =>
    menuType === 'DOC' && remark ? [remark.toLowerCase().replaceAll(' ', '-')] : [],
  ),
)
const DOCUMENTS = demoMenus.flatMap(({ menuType, url }) => (menuType === 'DOC' && url ? [url] : []))
/** The invented shop has no page of its own there. */
const NETWORKS = new Set(
  ['instagram', 'facebook', 'youtube', 'whatsapp'].map(name => `https://www.${name}.com/`),
)
const PLACES = new Set([...Object.values(NAMED_PAGES), ...DOCUMENTS, '/SPORTb', '/help'])

/**
 * Returns true if an address of the demo leads somewhere: a page, a product, categories, a brand, an article, a named page.
 * @param contentPaths of the demo's pages
 */
export function isKnownAddress(href: string, contentPaths: ReadonlySet<string>): boolean {
  const [kind = '', ...rest] = href
    .replace(/^\/SPORTb(?=\/)/, '')
    .split('/')
    .slice(1)
    .map(decodeURIComponent)
  const [first = ''] = rest
  if (PLACES.has(href) || contentPaths.has(href) || NETWORKS.has(href)) return true
  switch (kind) {
    case 'product':
      return rest.length === 1 && CODES.has(first)
    case 'products':
      return rest.length > 0 && rest.every(code => CATEGORIES.has(code))
    case 'brand':
      return rest.length === 1 && HOUSES.has(first)
    case 'article':
      return rest.length === 1 && ARTICLES.has(first)
    default:
      return false
  }
}
