import { productsHref } from '#api/rules/address.ts'
import type { Api } from '#api/client/api.ts'
import { readSharedCart } from '#api/client/cart/cart-share.ts'
import { productDetail, type ProductDetail } from '#api/client/product/product-detail.ts'
import { type DocumentGroup, helpCentreQuery } from '#api/client/support/help-centre.ts'
import { type PickUpPlace, pickUpPlaces } from '#api/client/support/support.ts'
import { brandByPath, categoryByPath, documentQuery, type SiteDocument } from '#api/client/navigation.ts'
import { productHref } from '#blocks/shop/catalogue/product-facts/product-link.ts'
import { parseListQuery } from '#blocks/page/list-query.ts'
import { CONTENT_ROUTE, type Crumb, type ListPlace, type ShopRoute } from '#blocks/page/shop-route.ts'
import type { Target } from './match-route.ts'
import type { ScreenName } from './route-object.ts'

/** Subject of a page, for its head. */
export type Subject =
  | { readonly kind: 'content' }
  | ScreenSubject
  | DocumentSubject
  | { readonly kind: 'product'; readonly product: ProductDetail }
  | { readonly kind: 'list'; readonly trail: readonly Crumb[]; readonly canonical: Alternates }

interface ScreenSubject {
  readonly kind: 'screen'
  readonly screen: ScreenName
  readonly isIndexed: boolean
  /** Places of the store locator. */
  readonly stores?: readonly PickUpPlace[] | undefined
}

/** A document, where it is, and its one address. Source: LO-83. */
interface DocumentSubject {
  readonly kind: 'document'
  readonly document: SiteDocument
  readonly group: Pick<DocumentGroup, 'code' | 'name'> | undefined
  readonly href: string
}

/** An address in each language, without origin and query. */
type Alternates = Readonly<Record<'zh' | 'en', string>>

type Resolved =
  | { readonly kind: 'found'; readonly route: ShopRoute; readonly subject: Subject }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'notFound' }
  /** It was there and is no more. */
  | { readonly kind: 'gone' }

const NOT_FOUND: Resolved = { kind: 'notFound' }
/** Codes of products; anything else is not worth asking for. Source: CO-14. */
const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

const redirect = (to: string): Resolved => ({ kind: 'redirect', to })
const same = (href: string): Alternates => ({ zh: href, en: href })

/**
 * Finds what a product or list address means. Products by code; categories and brands by their names in either language or by
 * code. Source: CO-09 … CO-14, CO-23.
 */
export async function resolveRoute(
  target: Target,
  {
    api,
    pathname,
    search,
    sampleCode,
  }: {
    readonly api: Api
    readonly pathname: string
    readonly search: URLSearchParams
    /** The product that represents all in a preview of the shell itself. */
    readonly sampleCode: () => Promise<string>
  },
): Promise<Resolved> {
  switch (target.kind) {
    case 'content':
      return {
        kind: 'found',
        route: target.section === undefined ? CONTENT_ROUTE : { kind: 'content', section: target.section },
        subject: { kind: 'content' },
      }
    case 'screen': {
      const { params, isIndexed, choices } = target
      const screen = choices?.find(name => name === search.get('screen')) ?? target.screen
      if (screen === 'document') return resolveDocument(params.code, api)
      const missing = screen === 'sharedCart' && (await missingShare(params.code, api))
      if (missing) return missing
      const stores = screen === 'storeLocator' ? await pickUpPlaces(api) : undefined
      return {
        kind: 'found',
        route: { kind: 'screen', screen, params },
        subject: { kind: 'screen', screen, isIndexed, ...(stores && { stores }) },
      }
    }
    case 'product':
      return resolveProduct(target, api, sampleCode)
    case 'list':
      return resolveList(target, api, pathname, search)
  }
}

/** Answer to a share code that opens nothing; a preview names none. Source: C-028, CO-82. */
async function missingShare(code: string | undefined, api: Api): Promise<Resolved | undefined> {
  if (code === undefined) return undefined
  const shared = await readSharedCart(api, code)
  if (!shared) return NOT_FOUND
  return shared.expired ? { kind: 'gone' } : undefined
}

/**
 * The document an address names by its dashed remark or code; the first of the help centre when it names none.
 * Source: C-033, C-034, L-145, CO-10, LO-83, LO-86.
 */
async function resolveDocument(named: string | undefined, api: Api): Promise<Resolved> {
  const groups = await helpCentreQuery(api).queryFn()
  const wanted = named ?? groups[0]?.documents[0]?.code
  const document = wanted ? await documentQuery(api, wanted).queryFn() : null
  if (!document) return NOT_FOUND
  const { code, version, inForceUntil } = document
  const group = groups.find(({ documents }) => documents.some(other => other.code === code))
  const href =
    group?.documents.find(other => other.code === code)?.href ?? `/article/${encodeURIComponent(code)}`
  return {
    kind: 'found',
    route: {
      kind: 'screen',
      screen: 'document',
      // The page asks again: a version that was in force once is named.
      params: { code: inForceUntil === null ? code : `${code}@${version}` },
    },
    subject: { kind: 'document', document, group, href },
  }
}

async function resolveProduct(
  target: Extract<Target, { kind: 'product' }>,
  api: Api,
  sampleCode: () => Promise<string>,
): Promise<Resolved> {
  const { section } = target
  const code = target.code === '' ? await sampleCode() : target.code
  const product = CODE.test(code) ? await productDetail(api, code) : null
  if (!product) {
    const brand = target.mayBeBrand ? await brandByPath(api, target.code) : null
    return brand ? redirect(`${section}/brand/${encodeURIComponent(brand.code)}`) : NOT_FOUND
  }
  const href = section + productHref(product)
  const wrongBrand = target.brand !== undefined && `/item/${encodeURIComponent(target.brand)}`
  if (wrongBrand && !href.startsWith(`${section}${wrongBrand}/`)) return redirect(href)
  const [other] = product.onShelves ? [] : product.styleProducts
  if (other) return redirect(section + productHref(other))
  return {
    kind: 'found',
    route: { kind: 'product', code: product.code, section },
    subject: { kind: 'product', product },
  }
}

interface Place {
  readonly place: ListPlace
  readonly trail: readonly Crumb[]
  readonly canonical: Alternates
}

async function categoryPlace(
  api: Api,
  segments: readonly string[],
  section: string,
): Promise<Place | undefined> {
  const found = await categoryByPath(api, segments)
  if (!found) return undefined
  const names = found.trail.map(({ navFrontName }) => navFrontName)
  const trail = names.map((name, index) => ({
    name,
    href: section + productsHref(names.slice(0, index + 1)),
  }))
  const { code, navFrontName: name } = found.category
  return { place: { kind: 'category', code, name, trail }, trail, canonical: found.hrefs }
}

async function brandPlace(
  api: Api,
  [segment = '', ...below]: readonly string[],
  section: string,
): Promise<Place | undefined> {
  const brand = await brandByPath(api, segment)
  if (!brand) return undefined
  const own = `/brand/${encodeURIComponent(brand.code)}`
  const crumb = { name: brand.name, href: section + own }
  const place = { kind: 'brand', code: brand.code, name: brand.name } as const
  if (below.length === 0) return { place, trail: [crumb], canonical: same(own) }
  const category = (await categoryByPath(api, below))?.category
  if (!category) return undefined
  const { code: categoryCode, navFrontName: categoryName } = category
  const href = `${own}/${encodeURIComponent(categoryCode)}`
  return {
    place: { ...place, categoryCode, categoryName },
    trail: [crumb, { name: categoryName, href: section + href }],
    canonical: same(href),
  }
}

const EVERYTHING: Place = { place: { kind: 'all' }, trail: [], canonical: same('/list') }

async function resolveList(
  { base, segments, section }: Extract<Target, { kind: 'list' }>,
  api: Api,
  pathname: string,
  search: URLSearchParams,
): Promise<Resolved> {
  const finders = { list: undefined, products: categoryPlace, brand: brandPlace }
  const find = segments.length > 0 ? finders[base] : undefined
  const found = find ? await find(api, segments, section) : EVERYTHING
  if (!found) return NOT_FOUND
  const { place, trail, canonical } = found
  return {
    kind: 'found',
    route: { kind: 'list', pathname, place, query: parseListQuery(search), section },
    subject: { kind: 'list', trail, canonical },
  }
}
