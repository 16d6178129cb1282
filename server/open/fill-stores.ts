import type { Commerce } from '#api/commerce.ts'
import type { OpenedContentStore } from '#content-store/open.ts'
import { importShop, type ImportShopOptions, type ShopReport } from '../shop-folder/import-shop.ts'
import { type contentTables, markOf } from './content-place.ts'
import { fillOnce } from './first-fill.ts'
import { isUnopened } from './live-paths.ts'

interface Stores extends Omit<ImportShopOptions, 'commerce' | 'content' | 'isInterrupted'> {
  readonly commerce: Commerce
  readonly content: OpenedContentStore
  /** Data folder of the shop. */
  readonly directory: string
  readonly tables: ReturnType<typeof contentTables>
}

/**
 * Fills the empty parts of a shop from a shop folder, in one step. To be called while no other process fills.
 * @throws ShopFolderProblems naming file, line and field
 */
export async function fillStores({ directory, tables, ...stores }: Stores): Promise<ShopReport> {
  const { commerce, content } = stores
  await commerce.refresh()
  const isNew = (await content.operators.list()).length === 0 && (await isUnopened(content.store))
  return fillOnce(markOf(directory, tables), isNew, isInterrupted => importShop({ ...stores, isInterrupted }))
}
