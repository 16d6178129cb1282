import type { DataNeed } from './data-need.ts'
import type { WireMoney } from '#locales/format.ts'
import type { Api } from './api.ts'

/** What a product card shows: the part of a spu that `productByCode` gives to blocks. Source: seed 1 §3. */
export interface ProductCard {
  readonly code: string
  readonly title: string
  readonly subTitle: string
  readonly onShelves: boolean
  /** Units over all skus. */
  readonly inventory: number
  readonly sales: number
  /** Epoch milliseconds. */
  readonly listTime: number
  readonly picUrl: string
  readonly images: readonly { readonly url: string; readonly type: string }[]
  readonly brandList: readonly { readonly code: string; readonly name: string }[]
  readonly labels: readonly { readonly code: string; readonly frontName: string }[]
  readonly listPrice: WireMoney | null
  /** `null`: not for sale (a gift). */
  readonly salePrice: WireMoney | null
  /** `text|background|colour`, or empty. Source: seed 1 §3 (promotion label). */
  readonly promotionLabel: string
}

/** Products in the order of `codes`, for a block's data needs. */
export const productByCodeQuery = (api: Api, codes: readonly string[]): DataNeed<readonly ProductCard[]> => ({
  queryKey: ['product', 'byCode', api.locale, ...codes],
  queryFn: () => (codes.length === 0 ? Promise.resolve([]) : api.productsByCode(codes)),
})
