import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { MediaItem } from '../client/media.ts'
import { writeDurably } from '#platform/durable-file.ts'
import { addressOf, idOf, mediaItemSchema } from '../stored/media-item.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { MEDIA_FILE, type MediaStore, uploadedItem } from '../media/media.ts'
import type { ChangeFeed } from './change-feed.ts'
import { openDocumentRows } from './document-rows.ts'
import type { ContentDatabase } from './tables.ts'

const storedItemSchema = mediaItemSchema.extend({ id: z.string() })

const sizeOf = async (path: string) => (await stat(path).catch(() => undefined))?.size

/**
 * Pictures as rows, with what is said of them in memory. Their bytes are in the database. A process writes a picture to a file of its own
 * the first time it sends or resizes it; the file is named by its bytes and never changes.
 * @param directory of these files; may be emptied at any time
 */
export async function openMediaRows(
  db: ContentDatabase,
  feed: ChangeFeed,
  directory: string,
): Promise<MediaStore> {
  await mkdir(directory, { recursive: true })
  const rows = await openDocumentRows<MediaItem>({ db, feed, kind: 'media', schema: storedItemSchema })
  const queue = oneAtATime()
  const nameOf = (id: string) => `media/${id}`

  /** The file of a picture, written when it is missing or was cut short. */
  const fileOf = (file: string, bytes: number) =>
    queue.run(file, async () => {
      const path = join(directory, file)
      if ((await sizeOf(path)) === bytes) return path
      const row = await db
        .selectFrom('content_picture')
        .select('bytes')
        .where('file', '=', file)
        .executeTakeFirst()
      if (!row) return undefined
      await mkdir(directory, { recursive: true })
      await writeDurably(path, row.bytes)
      return path
    })

  return {
    list: () => [...rows.known.values()],
    about(address) {
      const url = addressOf(address)
      return url === undefined ? undefined : rows.known.get(idOf({ url }))
    },

    add: (picture, upload) =>
      feed.change([nameOf(picture.file)], async writing => {
        const { file, bytes } = picture
        const present = await rows.read(writing.trx, file)
        if (present?.deletedAt === null) return present
        const item = present ? { ...present, deletedAt: null } : uploadedItem(picture, upload)
        await writing.trx
          .insertInto('content_picture')
          .values({ file, bytes: Buffer.from(bytes) })
          .onConflict(conflict => conflict.column('file').doNothing())
          .execute()
        await rows.write(writing, file, item)
        return item
      }),

    async register(item) {
      await feed.change([nameOf(item.id)], async writing => {
        if (!(await rows.read(writing.trx, item.id))) await rows.write(writing, item.id, item)
      })
    },

    change: async (id, change) =>
      rows.known.has(id)
        ? feed.change([nameOf(id)], async writing => {
            const present = await rows.read(writing.trx, id)
            if (!present) return undefined
            const item = { ...present, ...change }
            await rows.write(writing, id, item, { isShown: true })
            return item
          })
        : undefined,

    async purge(id) {
      if (!rows.known.has(id)) return
      await feed.change([nameOf(id)], async writing => {
        await rows.remove(writing, id)
        await writing.trx.deleteFrom('content_picture').where('file', '=', id).execute()
      })
      if (MEDIA_FILE.test(id)) await rm(join(directory, id), { force: true })
    },

    async find(file) {
      const item = MEDIA_FILE.test(file) ? rows.known.get(file) : undefined
      const path = item && (await fileOf(file, item.bytes))
      return path === undefined || !item
        ? undefined
        : { path, type: item.type, width: item.width, height: item.height }
    },
  }
}
