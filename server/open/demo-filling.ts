import type { Commerce } from '#api/commerce.ts'
import type { OpenedContentStore } from '#content-store/open.ts'
import type { DemoFilling } from '#desk/shop/operations.ts'
import { importShop } from '../shop-folder/import-shop.ts'
import { type contentTables, markOf } from './content-place.ts'
import { fillOnce } from './first-fill.ts'
import { isUnopened } from './live-paths.ts'

interface Parts {
  /** Shop folder of the demo. */
  readonly folder: string
  readonly commerce: Commerce
  readonly content: OpenedContentStore
  /** Data folder of the shop. */
  readonly directory: string
  readonly mediaDirectory: string
  readonly tables: ReturnType<typeof contentTables>
  readonly clock: () => number
  readonly log: (text: string) => void
}

/** Fills a running shop with goods, menus, documents and pages of the demo, without its people, whose passwords are public. */
export function createDemoFilling({ directory, tables, log, ...parts }: Parts): DemoFilling {
  const { commerce, content } = parts
  const mark = markOf(directory, tables)
  const isNew = async () =>
    commerce.catalogue().spus.size === 0 && commerce.isSiteEmpty() && (await isUnopened(content.store))
  return {
    isEmpty: async () => (await isNew()) || (await mark.isThere()),
    fill: () =>
      content.exclusively('filling', async () => {
        await Promise.all([commerce.refresh(), content.store.catchUp()])
        const isEmpty = await isNew()
        if (!isEmpty && !(await mark.isThere())) return false
        await fillOnce(mark, isEmpty, isInterrupted =>
          importShop({ ...parts, log, isInterrupted, isWithoutPeople: true }),
        )
        return true
      }),
  }
}
