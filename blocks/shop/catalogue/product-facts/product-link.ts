import { lettersDashed, productPath } from '#api/rules/address.ts'

/** Parts of an address; any form of a product has it. */
interface Addressable {
  readonly code: string
  readonly brandList: readonly { readonly name: string }[]
}

/** Address of a card: `/item/{brand}/{code}`, or `/product/{code}` without a brand. Source: L-012, LO-84. */
export function productHref({ code, brandList }: Addressable): string {
  const brand = lettersDashed(brandList[0]?.name ?? '')
  return brand ? `/item/${encodeURIComponent(brand)}/${encodeURIComponent(code)}` : productPath(code)
}
