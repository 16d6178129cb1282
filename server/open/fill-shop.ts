import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createCommerce } from '#api/commerce.ts'
import { openContentStore } from '#content-store/open.ts'
import { passwordCost } from '#platform/password.ts'
import type { ShopReport } from '../shop-folder/import-shop.ts'
import { contentDirectory, contentTables } from './content-place.ts'
import { lockDataFolder } from './data-folder.ts'
import { fillStores } from './fill-stores.ts'
import { openShopDatabase } from './open-database.ts'
import { copySynonyms, SYNONYM_FILE } from './synonym-file.ts'
import type { Settings } from '../settings/settings.ts'

const logger = {
  error: (...about: readonly unknown[]) => console.error(...about),
  warn: (...about: readonly unknown[]) => console.error(...about),
  info: () => {},
}

/**
 * Fills the empty parts of the shop that the settings name from a shop folder. The shop must not be running.
 * @param folder path of the shop folder
 * @throws DataFolderInUse while another process uses the data folder
 * @throws ShopFolderProblems naming file, line and field
 */
export async function fillShop(settings: Settings, folder: string): Promise<ShopReport> {
  const directory = resolve(settings.DATA_DIR)
  const mediaDirectory = join(directory, 'demo-media')
  await mkdir(mediaDirectory, { recursive: true })
  const unlock = lockDataFolder(directory)
  try {
    const database = await openShopDatabase(settings, directory, logger)
    const tables = contentTables(settings, database)
    const cost = passwordCost({ memoryKib: settings.PASSWORD_MEMORY_KIB, passes: settings.PASSWORD_PASSES })
    const [commerce, content] = await Promise.all([
      createCommerce({ database, pollMs: 0, logger, services: { passwordCost: cost } }),
      openContentStore({
        tables,
        directory: contentDirectory(directory, settings),
        secret: randomBytes(32).toString('base64url'),
        passwordCost: cost,
      }),
    ])
    try {
      return await content.exclusively('filling', async () => {
        const report = await fillStores({
          folder,
          commerce,
          content,
          directory,
          tables,
          mediaDirectory,
          clock: Date.now,
          password: settings.DEMO_PASSWORD,
        })
        await copySynonyms(join(folder, SYNONYM_FILE), { commerce, log: logger })
        return report
      })
    } finally {
      await Promise.all([content.close(), commerce.close()])
      await database.destroy()
    }
  } finally {
    unlock()
  }
}
