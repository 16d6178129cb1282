import type { Sku, Spu } from '../../catalogue/catalogue.ts'
import { MAX_UNITS } from '../../rules/bag-limits.ts'
import { isForSale } from '../bag.ts'

/** A line of a shared bag: what, and how many. Prices are those of the moment it is looked at. Source: C-292. */
export interface SharedLine {
  readonly skuCode: string
  readonly quantity: number
}

/**
 * The part of a bag that is shared: SKUs that can be bought, each once, in their order. Gifts and add-ons come with the
 * conditions of the bag they are put into. Source: C-293.
 */
export function shareable(
  inputs: readonly SharedLine[],
  find: (skuCode: string) => { readonly sku: Sku; readonly spu: Spu } | undefined,
): readonly SharedLine[] {
  const units = new Map<string, number>()
  for (const { skuCode, quantity } of inputs)
    if (isForSale(find(skuCode)) && quantity > 0)
      units.set(skuCode, Math.min((units.get(skuCode) ?? 0) + quantity, MAX_UNITS))
  return [...units].map(([skuCode, quantity]) => ({ skuCode, quantity }))
}
