import type { Spu } from '../../catalogue/catalogue.ts'
import {
  addAll,
  type Bitset,
  bitsetOf,
  emptySet,
  fullSet,
  keepCommon,
  removeAll,
  sizeOf,
} from '../index/bitset.ts'
import { findSku } from '../find-sku.ts'
import { type Listing, listing } from '../index/listing.ts'
import { headOfCodes, pageOf } from '../list/paging.ts'
import type { ViewIndex } from '../view/view-index.ts'
import { BEST_SELLERS } from '../index/sort-order.ts'
import { gatherStyles } from '../index/style-groups.ts'

/** Source: CO-80. */
const MAX_GUESSES = 20

/** Leaves only what can be bought now. */
function keepAvailable(products: Bitset, { catalogue }: ViewIndex): Bitset {
  keepCommon(products, catalogue.onShelf())
  keepCommon(products, catalogue.inStock())
  return products
}

function inCategories({ catalogue }: ViewIndex, codes: readonly string[]): Bitset {
  const products = emptySet(catalogue.spus.length)
  for (const code of codes) {
    const having = catalogue.facets().categories.having(code)
    if (having) addAll(products, having)
  }
  return products
}

/**
 * Products of `codes` in their order, then those of `categories` and of what is below them, best sellers first; only what can
 * be bought now, nothing twice. Source: C-297, CO-37, CO-81.
 */
export function recommendations(
  index: ViewIndex,
  { codes, categories }: { readonly codes: readonly string[]; readonly categories: readonly string[] },
): Listing {
  const { spus, numberOf } = index.catalogue
  const named = [...new Set(codes)]
  const products = inCategories(index, categories)
  addAll(
    products,
    bitsetOf(
      spus.length,
      named.flatMap(code => numberOf(code) ?? []),
    ),
  )
  keepAvailable(products, index)
  return listing(products, sizeOf(products), index.order(BEST_SELLERS), headOfCodes(index, named, products))
}

/** Products in any colour: the shopper has these styles before them already. */
const inAnyColour = (products: readonly Spu[], { catalogue }: ViewIndex) =>
  products.flatMap(spu => [
    spu,
    ...(spu.style === '' ? [] : (catalogue.catalogue.styles.get(spu.style) ?? [])),
  ])

/**
 * Up to 20 products that can be bought now from the categories of the given skus' products, without those products in any
 * colour, best sellers first; best sellers of the whole shop when no sku is known. One colour of a style. Source: C-295, CO-80.
 */
export function guesses(index: ViewIndex, skuCodes: readonly string[]): Spu[] {
  const { spus, numberOf } = index.catalogue
  const known = skuCodes.flatMap(code => findSku(index, code)?.spu ?? [])
  const categories = new Set(known.flatMap(spu => spu.categories))
  const products = known.length > 0 ? inCategories(index, [...categories]) : fullSet(spus.length)
  removeAll(
    products,
    bitsetOf(
      spus.length,
      inAnyColour(known, index).flatMap(({ code }) => numberOf(code) ?? []),
    ),
  )
  keepAvailable(products, index)
  const list = listing(products, sizeOf(products), index.order(BEST_SELLERS))
  const best = pageOf(index, gatherStyles(list, index.catalogue.styles()), MAX_GUESSES, undefined)
  return best?.entries.flatMap(({ product }) => spus[product] ?? []) ?? []
}
