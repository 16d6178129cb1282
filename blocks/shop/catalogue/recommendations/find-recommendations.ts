import type { Api } from '#api/client/api.ts'
import type { ProductCard } from '#api/client/product-card.ts'
import { fitProduct, fitProducts, recommendProducts } from '#api/client/product/recommendations.ts'
import { type Fit, fitOf } from './fit.ts'
import type { Added } from '../just-added.ts'
import { type Slot, slotsOf } from './slots.ts'

/** A product for a slot, with the sku that fits. */
export interface Recommendation extends Fit {
  readonly product: ProductCard
  /** Of its categories; they travel with the line. */
  readonly categories: readonly string[]
}

/** Candidates whose sizes are asked for at once. */
const BATCH = 20

/** A slot's candidates in its order, whatever their stock. Source: L-390, L-391, C-297. */
async function candidatesOf(api: Api, slot: Slot): Promise<readonly ProductCard[]> {
  if (slot.by === 'codes') return api.productsByCode(slot.codes)
  return (await recommendProducts(api, { categories: slot.codes })).edges.map(({ node }) => node)
}

const logged = (error: unknown) => {
  console.warn('Recommendations could not be fetched.', error)
  return []
}

/**
 * Goods that go with something just added: at most one product for each of its two slots, the first that is on the shelf, in
 * stock, not in the bag and to be had in the right size. A failed fetch is logged and leaves its slot empty.
 * Source: L-324, L-326 … L-328, LO-35, C-100.
 */
export async function findRecommendations(
  api: Api,
  added: Added,
  inBag: ReadonlySet<string>,
): Promise<readonly Recommendation[]> {
  const product = await fitProduct(api, added.productCode)
  if (!product) return []
  const slots = await Promise.all(
    slotsOf(product.attributes).map(slot => candidatesOf(api, slot).catch(logged)),
  )
  const taken = new Set([...inBag, added.productCode])
  const found: Recommendation[] = []
  for (const candidates of slots) {
    const sellable = candidates.filter(
      ({ code, onShelves, inventory, price }) =>
        onShelves && inventory > 0 && price !== null && !taken.has(code),
    )
    // One after the other: the second slot must not repeat the first.
    const first = await firstFitting(api, sellable, candidate => fitOf(product, added.skuCode, candidate))
    if (!first) continue
    found.push(first)
    taken.add(first.product.code)
  }
  return found
}

type FitRule = (candidate: Awaited<ReturnType<typeof fitProducts>>[number]) => Fit | undefined

async function firstFitting(
  api: Api,
  candidates: readonly ProductCard[],
  fits: FitRule,
): Promise<Recommendation | undefined> {
  for (let at = 0; at < candidates.length; at += BATCH) {
    const batch = candidates.slice(at, at + BATCH)
    const sized = await fitProducts(
      api,
      batch.map(({ code }) => code),
    ).catch(logged)
    for (const candidate of sized) {
      const product = batch.find(({ code }) => code === candidate.code)
      const fit = fits(candidate)
      if (product && fit) return { ...fit, product, categories: candidate.categories.map(({ code }) => code) }
    }
  }
  return undefined
}
