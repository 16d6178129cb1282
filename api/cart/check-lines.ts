import type { Sku, Spu } from '../catalogue/catalogue.ts'

/** A line to add to the bag. */
export interface CartLineInput {
  readonly skuCode: string
  readonly quantity: number
}

/** Why a line cannot go into the bag, and which part of it says so. Source: C-366, C-369, C-370, CO-50. */
export type CartLineError =
  | { readonly code: 'CART_OFF_SHELF'; readonly field: string }
  | { readonly code: 'CART_QTY_LIMIT'; readonly field: string }
  | { readonly code: 'UEC11003'; readonly field: string; readonly inventory: number }

/**
 * Checks lines against the catalogue: on sale at all, at least one unit, no more than there is. Lines of one sku count together;
 * the one that goes too far is refused. One refusal per line.
 *
 * @param find the sku of a code and the product it belongs to
 */
export function checkLines(
  lines: readonly CartLineInput[],
  find: (skuCode: string) => { readonly sku: Sku; readonly spu: Spu } | undefined,
): CartLineError[] {
  const wanted = new Map<string, number>()
  return lines.flatMap(({ skuCode, quantity }, at): CartLineError[] => {
    const found = find(skuCode)
    if (!found?.spu.onShelves || !found.sku.isEnabled) {
      return [{ code: 'CART_OFF_SHELF', field: `inputs.${at}.skuCode` }]
    }
    if (quantity < 1) return [{ code: 'CART_QTY_LIMIT', field: `inputs.${at}.quantity` }]
    const together = (wanted.get(skuCode) ?? 0) + quantity
    wanted.set(skuCode, together)
    const { inventory } = found.sku
    if (inventory === null || together <= inventory) return []
    return [{ code: 'UEC11003', field: `inputs.${at}.quantity`, inventory }]
  })
}
