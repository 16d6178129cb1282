import type { Api } from '#api/client/api.ts'
import type { DataNeed } from '#api/client/data-need.ts'
import type { Locale } from '#locales/locale.ts'
import type { AnyBlock } from '../page/define-block.ts'
import { CONTENT_ROUTE, type ShopRoute } from '../page/shop-route.ts'
import { menuEntry } from './menu.ts'
import { productDetail, productRoute } from './product-detail.ts'
import { listRoute, sampleFilters, samplePage } from './product-list.ts'
import { products } from './product.ts'
import { NOON } from './render-view.tsx'

/** An api that has an answer to whatever blocks ask while a page is made; the rest it refuses. */
export const anyShop = (locale: Locale): Api => ({
  locale,
  run({ operation }, variables) {
    const { codes } = (variables ?? {}) as { readonly codes?: readonly string[] }
    const answers: Readonly<Record<string, () => unknown>> = {
      getNavMenu: () => ({ getNavMenu: [menuEntry('Men', { children: [menuEntry('Boots')] })] }),
      guessLikes: () => ({ guessLikes: products(['G1', 'G2']) }),
      productDetailGql: () => ({ node: productDetail({}, locale) }),
      productDetailExInfoGql: () => ({ node: productDetail({}, locale) }),
      filterConditionGql: () => ({ shop: { filterCondition: sampleFilters(locale) } }),
      getProductListGql: () => ({
        shop: {
          products: codes ? { edges: products(codes).map(node => ({ node })) } : samplePage(75),
        },
      }),
    }
    const answer = answers[operation]
    return answer
      ? Promise.resolve(answer() as never) // the parts of the answers that blocks read
      : Promise.reject(new Error(`No answer for ${operation}.`))
  },
  productsByCode: codes => Promise.resolve(products(codes)),
})

/** An address at which a block has something to show. */
export function routeFor({ shell }: AnyBlock): ShopRoute {
  if (shell === 'product') return productRoute()
  return shell === 'list' ? listRoute({}) : CONTENT_ROUTE
}

/** Answers of a block's needs; one that fails is `undefined`, as on a page. Source: L-172. */
export async function answersFor(
  block: AnyBlock,
  options: unknown,
  { api, locale, route }: { readonly api: Api; readonly locale: Locale; readonly route: ShopRoute },
): Promise<Record<string, unknown>> {
  const needs = Object.entries<DataNeed>(block.data(options, { api, locale, now: NOON, route }))
  const answers = needs.map(
    async ([name, need]) => [name, await need.queryFn().catch(() => undefined)] as const,
  )
  return Object.fromEntries(await Promise.all(answers))
}
