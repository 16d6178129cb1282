/** A SKU of a product of one size that no promotion names. */
export const TARP = 'CR-TNT-003-OAT-OS'

/** The address of some product's page, the same in both languages: the first of the list, without its brand. */
export async function someProduct(origin: string): Promise<string> {
  const list = await (await fetch(`${origin}/list`)).text()
  const [, code] = /href="\/item\/[^"/]+\/([^"?#]+)/.exec(list) ?? []
  if (!code) throw new Error('The list is empty')
  return `/product/${code}`
}
