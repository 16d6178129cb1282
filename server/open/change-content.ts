import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { openContentStore } from '#content-store/open.ts'
import type { ContentStore } from '#content-store/store.ts'
import { lockDataFolder } from './data-folder.ts'
import { contentFolder, readContent } from './read-content.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * Runs `work` on the shop's own pages. Where they are files, with the data folder locked: the shop must not be running.
 * @throws Error where the folder is in use, holds no pages, or a file cannot be read
 */
export async function changeContent<Result>(
  settings: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'CONTENT_STORE'>,
  work: (store: ContentStore) => Promise<Result>,
): Promise<Result> {
  const data = resolve(settings.DATA_DIR)
  if (settings.CONTENT_STORE === 'database') return readContent(settings, work)
  const directory = await contentFolder(data)
  const unlock = lockDataFolder(data)
  try {
    const opened = await openContentStore({ directory, secret: randomBytes(32).toString('base64url') })
    try {
      return await work(opened.store)
    } finally {
      await opened.close()
    }
  } finally {
    unlock()
  }
}
