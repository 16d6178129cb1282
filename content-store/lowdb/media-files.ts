import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Low } from 'lowdb'
import type { MediaItem } from '../client/media.ts'
import { MEDIA_FILE, type MediaStore, uploadedItem } from '../media/media.ts'
import { addressOf, fileOf, idOf, mediaItemSchema } from '../stored/media-item.ts'
import { removeDurably, TEMPORARY, writeDurably } from '#platform/durable-file.ts'
import { DamagedFile, DurableJsonFile } from './json-file.ts'
import { oneAtATime } from '../one-at-a-time.ts'

const isKeptHere = (item: Pick<MediaItem, 'url'>) => MEDIA_FILE.test(fileOf(item))
/** What is said of a picture lies beside it under its name; of a picture kept elsewhere, under its id. */
const aboutName = (item: Pick<MediaItem, 'url'>) =>
  `${isKeptHere(item) ? fileOf(item).split('.')[0] : idOf(item)}.json`

/** Resolves to true if a picture is there as it was uploaded, not cut short by a full disk, a crash or a copy. */
const isWhole = async (path: string, { bytes }: MediaItem) =>
  (await stat(path).catch(() => undefined))?.size === bytes

/**
 * Pictures in `media/`, each with a `.json` of the same name beside it, written last. One that is gone or cut short is reported
 * and left out of the library: the shop opens without it, and uploading it again completes it.
 */
export async function openMediaFiles(
  directory: string,
  report: (error: unknown) => void,
): Promise<MediaStore> {
  const folder = join(directory, 'media')
  await mkdir(folder, { recursive: true })
  const items = new Map<string, MediaItem>()
  const queue = oneAtATime()
  const write = async (item: MediaItem) => {
    const { id, ...stored } = item
    await new Low<Omit<MediaItem, 'id'>>(new DurableJsonFile(join(folder, aboutName(item))), stored).write()
    items.set(id, item)
    return item
  }

  for (const name of await readdir(folder)) {
    if (name.endsWith(TEMPORARY)) await rm(join(folder, name))
    if (!name.endsWith('.json')) continue
    const db = new Low<unknown>(new DurableJsonFile(join(folder, name)), null)
    await db.read()
    const item = mediaItemSchema.safeParse(db.data)
    if (!item.success)
      throw new DamagedFile(join(folder, name), `not valid at ${item.error.issues[0]?.path.join('.')}`)
    const path = join(folder, fileOf(item.data))
    const known = { ...item.data, id: idOf(item.data) }
    if (isKeptHere(known) && !(await isWhole(path, known)))
      report(
        new Error(
          `The picture ${path} is missing or incomplete. Restore it from a backup or upload it again.`,
        ),
      )
    else items.set(known.id, known)
  }

  return {
    list: () => [...items.values()],
    about: address => {
      const url = addressOf(address)
      return url === undefined ? undefined : items.get(idOf({ url }))
    },

    add: (picture, upload) =>
      queue.run(picture.file, async () => {
        const { file, bytes } = picture
        const present = items.get(file)
        if (present) return present.deletedAt === null ? present : write({ ...present, deletedAt: null })
        await writeDurably(join(folder, file), bytes)
        return write(uploadedItem(picture, upload))
      }),

    register: item => queue.run(item.id, async () => void (items.has(item.id) || (await write(item)))),

    change: (id, change) =>
      queue.run(id, async () => {
        const present = items.get(id)
        return present && write({ ...present, ...change })
      }),

    purge: id =>
      queue.run(id, async () => {
        const item = items.get(id)
        if (!item) return
        items.delete(id)
        await removeDurably(join(folder, aboutName(item)))
        if (isKeptHere(item)) await removeDurably(join(folder, fileOf(item)))
      }),

    find: async file => {
      const item = MEDIA_FILE.test(file) ? items.get(file) : undefined
      if (!item) return undefined
      const { type, width, height } = item
      return { path: join(folder, file), type, width, height }
    },
  }
}
