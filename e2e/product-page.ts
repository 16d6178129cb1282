/** Returns true if the page of a product, as the shop sends it in a language, has a text. */
export async function isOnProductPage(
  origin: string,
  product: string,
  language: 'en' | 'zh',
  text: string,
): Promise<boolean> {
  const headers = { cookie: `locale=${language}` }
  return (await (await fetch(`${origin}/product/${product}`, { headers })).text()).includes(text)
}
