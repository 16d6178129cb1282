/** Codes of the list that the shop no longer offers. Source: CO-49. */
export function vanished(
  codes: readonly string[],
  products: readonly { readonly code: string; readonly onShelves: boolean }[],
): readonly string[] {
  const offered = new Set(products.filter(product => product.onShelves).map(({ code }) => code))
  return codes.filter(code => !offered.has(code))
}
