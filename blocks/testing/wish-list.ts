import type { FavoriteFilter, Wished, WishPage } from '#api/client/account/favorite-queries.ts'
import { hkd } from './product.ts'

type Change = Partial<Omit<Wished, 'product' | 'sku'>> & {
  readonly product?: Partial<NonNullable<Wished['product']>> | null
  readonly sku?: Partial<NonNullable<Wished['sku']>> | null
}

/** A favourite as the api gives it; a test says only what it is about. */
export const wished = (code: string, { product, sku, ...change }: Change = {}): Wished => ({
  id: `F-${code}`,
  description: `Product ${code}`,
  url: `/product/${code}`,
  spuCode: code,
  skuCode: `${code}-M`,
  isAvailable: true,
  product:
    product === null
      ? null
      : {
          onShelves: true,
          picUrl: '',
          picAlt: '',
          brandList: [{ name: 'Northfell' }],
          categories: [{ code: 'MEN' }, { code: 'SHELLS' }],
          ...product,
        },
  sku:
    sku === null
      ? null
      : {
          code: `${code}-M`,
          inventory: 8,
          isEnabled: true,
          listPrice: hkd(900),
          price: hkd(900),
          options: [
            { code: 'colour', name: 'Colour', value: 'Pine' },
            { code: 'size', name: 'Size', value: 'M' },
          ],
          ...sku,
        },
  ...change,
})

/** A page of a wish list that has nothing else, or `counts` of each part. */
export function wishPage(
  of: readonly Wished[],
  {
    counts = {},
    endCursor = null,
    totalCount = of.length,
  }: {
    readonly counts?: Partial<Record<FavoriteFilter, number>>
    /** There is more after it. */
    readonly endCursor?: string | null
    readonly totalCount?: number
  } = {},
): WishPage {
  const many = { ALL: totalCount, AVAILABLE: totalCount, REDUCED: 0, UNAVAILABLE: 0, ...counts }
  return {
    edges: of.map(node => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor, totalCount },
    counts: (Object.keys(many) as FavoriteFilter[]).map(filter => ({ filter, count: many[filter] })),
  }
}
