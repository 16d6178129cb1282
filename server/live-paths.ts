import type { Operator } from '#content-store/client/types.ts'
import { orThrow } from '#content-store/outcome.ts'
import type { ContentStore } from '#content-store/store.ts'

/** The operator in whose name the server lists pages. */
const SHOP: Operator = { name: 'shop', role: 'admin' }

/** Whether only shells are published, as in a new shop. */
export const isUnopened = async (store: Pick<ContentStore, 'pages'>): Promise<boolean> =>
  (await livePaths(store)).every(path => path.startsWith('/shell/'))

/** Content paths of the live pages, without duplicates. */
export async function livePaths(store: Pick<ContentStore, 'pages'>): Promise<readonly string[]> {
  const pages = orThrow(await store.pages(SHOP))
  return [...new Set(pages.filter(({ liveVersion }) => liveVersion !== null).map(({ path }) => path))]
}
