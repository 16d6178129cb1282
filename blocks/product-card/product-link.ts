/** What an address is made of; any form of a product has it. */
interface Addressable {
  readonly code: string
  readonly brandList: readonly { readonly name: string }[]
}

/** A brand's name as part of an address: lower case, everything that is no letter or digit a dash. */
const dashed = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/** Where a card leads: `/item/{brand}/{code}`, or `/product/{code}` without a brand. Source: L-012, LO-84. */
export function productHref({ code, brandList }: Addressable): string {
  const brand = dashed(brandList[0]?.name ?? '')
  const last = encodeURIComponent(code)
  return brand ? `/item/${encodeURIComponent(brand)}/${last}` : `/product/${last}`
}
