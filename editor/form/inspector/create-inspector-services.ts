import type { Api } from '#api/client/api.ts'
import { allBrands, type CategoryTree, categoryTree } from '#api/client/product/category-tree.ts'
import { createHttpApi } from '#api/client/http.ts'
import { searchProducts } from '#api/client/product/product-search.ts'
import { versionShown } from '#content-store/client/campaigns.ts'
import { collections } from '#desk/collections/collections.ts'
import { areasFound } from './fields/area-choices.ts'
import { catalogue } from '#locales/catalogue.ts'
import { formatDateTime, formatMoney, type WireMoney } from '#locales/format.ts'
import { languageTag, type Locale } from '#locales/locale.ts'
import type { Operations } from '../../kit/operation-client.ts'
import type { MediaPort } from '../../kit/services/media-port.ts'
import type {
  CategoryChoice,
  InspectorServices,
  RecordChoice,
} from '../../kit/services/inspector-services.ts'
import type { PreviewPort } from '../../kit/services/preview.ts'

/** Address of the shop's GraphQL. */
const GRAPHQL_URL = '/api/graphql'
/** Products a search shows. */
const FOUND = 24

const categoryChoice = ({ code, navFrontName, children = [] }: CategoryTree): CategoryChoice => ({
  code,
  name: navFrontName,
  children: children.map(categoryChoice),
})

/** The inspector's pickers over the content store and the shop, in the operator's language. @param clock epoch ms @param levels the member levels */
export function createInspectorServices(
  operations: Operations,
  media: MediaPort,
  locale: () => Locale,
  clock: () => number,
  levels: PreviewPort['levels'],
): InspectorServices {
  const apis = new Map<Locale, Api>()
  const api = () => {
    const wanted = locale()
    const known =
      apis.get(wanted) ?? createHttpApi({ url: GRAPHQL_URL, locale: wanted, token: () => undefined })
    apis.set(wanted, known)
    return known
  }
  const money = ({ amount }: WireMoney) => formatMoney(amount, locale())
  /** Things that are chosen by a code and are no collection. */
  const others: Readonly<Record<string, (term: string) => Promise<readonly RecordChoice[]>>> = {
    products: async term =>
      (await searchProducts(api(), term, FOUND)).map(({ code, title, price }) => ({
        value: code,
        name: title,
        detail: price ? `${code} · ${money(price)}` : code,
      })),
    skus: async search =>
      (await operations.read('promotions.skus', { search })).map(({ code, name, price }) => ({
        value: code,
        name: name[locale()],
        detail: price ? `${code} · ${money(price)}` : code,
      })),
    levels: async () =>
      (await levels()).map(({ code, name }) => ({ value: code, name: name[locale()], detail: code })),
    campaigns: async () =>
      (await operations.read('campaigns.list', {}))
        .toSorted((one, other) => other.from - one.from)
        .map(({ id, name, from }) => ({
          value: id,
          name: name[locale()],
          detail: formatDateTime(from, locale()),
        })),
    areas: async term => areasFound(term, locale()),
    regions: async () =>
      Object.entries(catalogue[locale()].shop.regions).map(([value, name]) => ({
        value,
        name,
        detail: value,
      })),
  }
  return {
    searchProducts: term => searchProducts(api(), term, FOUND),
    productsByCode: codes => (codes.length === 0 ? Promise.resolve([]) : api().productsByCode(codes)),
    categories: async () => (await categoryTree(api())).map(categoryChoice),
    brands: async () => {
      const found = await allBrands(api())
      return found
        .map(({ code, name }) => ({ path: code, name }))
        .toSorted((a, b) => a.name.localeCompare(b.name, languageTag(locale())))
    },
    records: async (name, term) => {
      const other = others[name]
      if (other) return other(term)
      const collection = collections.find(each => each.name === name)
      if (!collection) return []
      const search = { search: term, size: FOUND }
      const { rows } = await operations.read(`${collection.name}.list`, search)
      return rows.map(({ code, title }) => ({ value: code, name: title[locale()], detail: code }))
    },
    pages: async () => {
      const [pages, campaigns] = await Promise.all([
        operations.read('pages.list', {}),
        operations.read('campaigns.list', {}),
      ])
      const now = clock()
      return pages.map(page => ({ ...page, liveVersion: versionShown(page, campaigns, now) }))
    },
    media,
  }
}
