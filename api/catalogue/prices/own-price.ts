/**
 * Price of a product itself, which lists and cards show: it follows its SKUs once they all agree on another. Cents.
 * @param skus prices of its SKUs before and after a change
 */
export function ownPrice(
  own: number | null,
  skus: readonly { readonly before: number | null; readonly after: number | null }[],
): number | null {
  const agreed = skus[0]?.after ?? null
  const isChanged = skus.some(({ before, after }) => before !== after)
  return isChanged && skus.every(({ after }) => after === agreed) ? agreed : own
}
