import type { Api } from '#api/client/api.ts'
import { createHttpApi } from '#api/client/http.ts'
import { getProductListGqlDocument } from '#api/generated/documents.ts'
import type { Locale } from '#locales/locale.ts'
import type { ContentPort } from './content-port.ts'
import type { InspectorServices } from './inspector-services.ts'

/** Where the shop answers GraphQL. */
const GRAPHQL_URL = '/api/graphql'
/** Products a search shows. */
const FOUND = 24
/** Longest keyword the shop takes. */
const MAX_KEYWORD = 50

/** The inspector's pickers over the content store and the shop, in the operator's language. */
export function servicesOf(content: ContentPort, locale: () => Locale): InspectorServices {
  const apis = new Map<Locale, Api>()
  const api = () => {
    const wanted = locale()
    const known = apis.get(wanted) ?? createHttpApi({ url: GRAPHQL_URL, locale: wanted, token: () => undefined })
    apis.set(wanted, known)
    return known
  }
  return {
    async searchProducts(term) {
      const keyword = term.trim().slice(0, MAX_KEYWORD)
      const { shop } = await api().run(getProductListGqlDocument, {
        // Goods off the shelf can be found too: the picker says so beside them.
        filters: { spuSaleStatuses: ['ON_SHELF', 'OFF_SHELF'], ...(keyword && { keyword }) },
        pageInput: { first: FOUND },
      })
      return shop.products.edges.map(({ node }) => node)
    },
    productsByCode: codes => (codes.length === 0 ? Promise.resolve([]) : api().productsByCode(codes)),
    pages: content.pages,
    media: { list: content.media, upload: content.upload },
  }
}
