import { documentTexts } from '#api/generated/document-texts.ts'
import { filterConditionGqlDocument, getProductListGqlDocument } from '#api/generated/documents.ts'
import drawings from '#demo/drawings.json' with { type: 'json' }
import { searchRequests } from './catalogue-requests.ts'

/** One request of the load. */
export interface LoadRequest {
  readonly path: string
  readonly init?: RequestInit
}

const BROWSER = { Accept: 'image/avif,image/webp,*/*', 'Accept-Encoding': 'br' }
const LIST = documentTexts[getProductListGqlDocument.hash] ?? ''
const FACETS = documentTexts[filterConditionGqlDocument.hash] ?? ''
const TERMS = ['外套', '背包', '女裝', 'jacket', 'boot', 'tent', 'Northcairn']
const SORTS = ['', '?sort=bestseller', '?sort=priceUp', '?sort=priceDown']
const PHOTOS = ['ridge', 'coast', 'camp', 'snow', 'valley', 'city']
const WIDTHS = [320, 390, 640, 780, 960, 1280, 1600]

const page = (path: string): LoadRequest => ({ path, init: { headers: BROWSER } })
const inBoth = (path: string) => [page(path), page(`${path}${path.includes('?') ? '&' : '?'}lang=en`)]

/** The pages of the shop in both languages: home, lists in every order, searches, all products. */
const pages = (): LoadRequest[] => [
  ...inBoth('/'),
  ...SORTS.flatMap(sort =>
    ['/list', '/products/men', '/products/women'].flatMap(list => inBoth(list + sort)),
  ),
  ...TERMS.flatMap(term => inBoth(`/list?keyword=${encodeURIComponent(term)}`)),
  ...drawings.flatMap(({ code }) => inBoth(`/product/${code}`)),
]

const asked = (query: string, variables: object, lang: string): LoadRequest => ({
  path: '/api/graphql',
  init: {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', lang },
    body: JSON.stringify({ query, variables }),
  },
})

/** Lists and filters, each search another one. */
const searches = (count: number): LoadRequest[] =>
  searchRequests(count).flatMap(({ filters, sorts }, at) => {
    const lang = at % 2 === 0 ? 'zh_HK' : 'en_US'
    return [asked(LIST, { filters, sorts, pageInput: { first: 24 } }, lang), asked(FACETS, { filters }, lang)]
  })

/** Photos in every width, encoded on the first request. */
export const pictureLoad = (): LoadRequest[] =>
  PHOTOS.flatMap(name => WIDTHS.map(width => page(`/media/demo/photo-${name}.webp?w=${width}`)))

/** Pages and searches mixed, the same on every run. */
export function shopLoad(searchCount: number): LoadRequest[] {
  const [shown, found] = [pages(), searches(searchCount)]
  return found.flatMap((request, at) => [request, shown[at % shown.length] ?? request])
}

/** How often a request is sent at most. */
const ATTEMPTS = 8

/** A connection may end just as it is used again; after a pause all of them have. Then the request is sent once more. */
async function ask(url: string, init?: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(url, init)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}

/** Sends requests over a number of connections. @returns requests per second */
export async function send(
  origin: string,
  requests: readonly LoadRequest[],
  connections: number,
): Promise<number> {
  let next = 0
  const start = performance.now()
  const work = async () => {
    for (let at = next++; at < requests.length; at = next++) {
      const { path, init } = requests[at] as LoadRequest // below the length
      const response = await ask(origin + path, init)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return requests.length / ((performance.now() - start) / 1000)
}
