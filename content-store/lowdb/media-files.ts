import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Low } from 'lowdb'
import { z } from 'zod'
import type { MediaItem } from '../client/types.ts'
import { MEDIA_FILE, type MediaStore } from '../media.ts'
import { DamagedFile, DurableJsonFile, TEMPORARY, writeDurably } from './durable-file.ts'
import { oneAtATime } from './one-at-a-time.ts'

const mediaItemSchema = z.object({
  url: z.string(),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  type: z.string(),
  uploadedAt: z.number(),
  uploadedBy: z.string(),
}) satisfies z.ZodType<MediaItem>

const fileOf = ({ url }: MediaItem) => url.slice('/media/'.length)

/** Whether a picture is there as it was uploaded, not cut short by a full disk, a crash or a copy. */
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
  const aboutFile = (file: string) => join(folder, `${file.split('.')[0]}.json`)

  for (const name of await readdir(folder)) {
    if (name.endsWith(TEMPORARY)) await rm(join(folder, name))
    if (!name.endsWith('.json')) continue
    const db = new Low<unknown>(new DurableJsonFile(join(folder, name)), null)
    await db.read()
    const item = mediaItemSchema.safeParse(db.data)
    if (!item.success)
      throw new DamagedFile(join(folder, name), `not valid at ${item.error.issues[0]?.path.join('.')}`)
    const path = join(folder, fileOf(item.data))
    if (!(await isWhole(path, item.data)))
      report(
        new Error(
          `The picture ${path} is missing or incomplete. Restore it from a backup or upload it again.`,
        ),
      )
    else items.set(fileOf(item.data), item.data)
  }

  return {
    list: async () =>
      [...items.values()].sort((a, b) => b.uploadedAt - a.uploadedAt || a.url.localeCompare(b.url)),

    add: ({ file, type, width, height, bytes }, about) =>
      queue.run(file, async () => {
        const present = items.get(file)
        if (present) return present
        const item: MediaItem = {
          url: `/media/${file}`,
          ...about,
          width,
          height,
          bytes: bytes.byteLength,
          type,
        }
        await writeDurably(join(folder, file), bytes)
        await new Low<MediaItem>(new DurableJsonFile(aboutFile(file)), item).write()
        items.set(file, item)
        return item
      }),

    find: async file => {
      const item = MEDIA_FILE.test(file) ? items.get(file) : undefined
      if (!item) return undefined
      const { type, width, height } = item
      return { path: join(folder, file), type, width, height }
    },
  }
}
