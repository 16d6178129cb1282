import { randomBytes } from 'node:crypto'
import { access, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createCommerce } from '#api/commerce.ts'
import { openContentStore } from '#content-store/open.ts'
import { READ_PARTS } from '#content-store/storage/places.ts'
import { linkSnapshot } from '#platform/storage/files/snapshot.ts'
import type { ContentStore } from '#content-store/store.ts'
import { contentTables } from './content-place.ts'
import { createPictureFacts, createPictureMeasure } from '../images/own-pictures.ts'
import { openShopDatabase } from './open-database.ts'
import type { Settings } from '../settings/settings.ts'
import { createShopAnswers } from '../http/shop-answers.ts'

const report = (error: unknown) => console.error(error)
const logger = {
  error: (...about: readonly unknown[]) => console.error(...about),
  warn: (...about: readonly unknown[]) => console.error(...about),
  info: () => {},
}

/** The folder that holds pages. */
export async function contentFolder(directory: string): Promise<string> {
  const folder = join(directory, 'content')
  await access(folder).catch(() => {
    throw new Error(
      `DATA_DIR: ${directory} holds no pages. Start the shop once, or set DATA_DIR to its folder.`,
    )
  })
  return folder
}

/**
 * Runs `work` on the pages as they are now, with the catalogue to answer their checks. For programs beside a running shop. Where pages are
 * files, the store is one of its own, over links to the shop's files, and nothing of the shop is changed; in a database it is the shop's.
 * @throws Error where the folder holds no pages, or a file cannot be read
 */
export async function readContent<Result>(
  settings: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'CONTENT_STORE'>,
  work: (store: ContentStore) => Promise<Result>,
): Promise<Result> {
  const directory = resolve(settings.DATA_DIR)
  const isShared = settings.CONTENT_STORE === 'database'
  const content = isShared ? undefined : await contentFolder(directory)
  await mkdir(join(directory, 'cache'), { recursive: true })
  const snapshot = await mkdtemp(join(directory, 'cache', 'reading-'))
  try {
    if (content) await linkSnapshot(content, snapshot, READ_PARTS)
    const database = await openShopDatabase(settings, directory, logger)
    // It only answers: another process publishes stock and runs jobs.
    const commerce = await createCommerce({ database, pollMs: 0, logger })
    const demoDirectory = join(directory, 'demo-media')
    const opened = await openContentStore({
      tables: contentTables(settings, database),
      directory: snapshot,
      secret: randomBytes(32).toString('base64url'),
      report,
      askShop: (questions, locale, at) => {
        const pictures = { media: opened.store.media, demoDirectory }
        const pictureFacts = createPictureFacts(pictures, createPictureMeasure(pictures))
        return createShopAnswers({
          apiFor: (of, now) => commerce.createServerApi({ locale: of, now }),
          pictureFacts,
        })(questions, locale, at)
      },
    })
    try {
      return await work(opened.store)
    } finally {
      await Promise.all([opened.close(), commerce.close()])
      await database.destroy()
    }
  } finally {
    await rm(snapshot, { recursive: true, force: true })
  }
}
