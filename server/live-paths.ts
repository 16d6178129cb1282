import type { Operator } from '#content-store/client/types.ts'
import { orThrow } from '#content-store/outcome.ts'
import type { ContentStore } from '#content-store/store.ts'

/** Reads the list of pages in the shop's own name. */
const SHOP: Operator = { name: 'shop', role: 'admin' }

/** Whether nothing but header, footer and the shells of goods is published: what every shop has from the start. */
export const isUnopened = async (store: Pick<ContentStore, 'pages'>): Promise<boolean> =>
  (await livePaths(store)).every(path => path.startsWith('/shell/'))

/** Content paths of the pages shoppers can see, each once. */
export async function livePaths(store: Pick<ContentStore, 'pages'>): Promise<readonly string[]> {
  const pages = orThrow(await store.pages(SHOP))
  return [...new Set(pages.filter(({ liveVersion }) => liveVersion !== null).map(({ path }) => path))]
}
