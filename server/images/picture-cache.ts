import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Encoded pictures on the disk. */
export interface PictureCache {
  /** `undefined` when the picture is not cached. */
  get(key: string): Promise<Buffer | undefined>
  /** Reports a failed write (disk full) instead of throwing. */
  set(key: string, bytes: Buffer): Promise<void>
  /** Number of bytes. */
  readonly size: number
}

const KEY = /^[\w.-]+$/
const UNFINISHED = '.part'

export interface CacheOptions {
  readonly directory: string
  readonly maxBytes: number
  /** Called with disk errors. */
  readonly report: (error: unknown) => void
}

/**
 * Stores pictures as files in one folder and removes the least recently used ones. The folder can be deleted at any time; missing
 * pictures are made again. A file is written under another name and renamed, so that it is never incomplete.
 */
export async function openPictureCache({ directory, maxBytes, report }: CacheOptions): Promise<PictureCache> {
  await mkdir(directory, { recursive: true })
  const evicted: string[] = []
  const files = new LRUCache<string, true>({
    maxSize: maxBytes,
    dispose: (_, key, reason) => void (reason === 'evict' && evicted.push(key)),
  })
  const remember = (key: string, bytes: number) => files.set(key, true, { size: Math.max(1, bytes) })
  const removeEvicted = () =>
    Promise.all(evicted.splice(0).map(key => rm(join(directory, key), { force: true })))

  for (const { name, bytes } of await oldestFirst(directory)) {
    if (bytes <= maxBytes) remember(name, bytes)
    else await rm(join(directory, name), { force: true })
  }
  await removeEvicted()

  return {
    async get(key) {
      if (!files.get(key)) return undefined
      try {
        return await readFile(join(directory, key))
      } catch {
        files.delete(key) // the folder was emptied
        return undefined
      }
    },
    async set(key, bytes) {
      if (!KEY.test(key)) throw new Error(`${key} is not a valid file name`)
      if (bytes.length > maxBytes) return
      const unfinished = join(directory, `${randomUUID()}${UNFINISHED}`)
      try {
        await writeFile(unfinished, bytes)
        await rename(unfinished, join(directory, key))
        remember(key, bytes.length)
        await removeEvicted()
      } catch (error) {
        report(error)
        await rm(unfinished, { force: true }).catch(report)
      }
    },
    get size() {
      return files.calculatedSize
    },
  }
}

/** The files from earlier runs, oldest first. Removes incomplete ones. */
async function oldestFirst(directory: string) {
  const names = await readdir(directory)
  const files = await Promise.all(
    names.map(async name => {
      if (!name.endsWith(UNFINISHED)) {
        const { size, mtimeMs } = await stat(join(directory, name))
        return [{ name, bytes: size, mtimeMs }]
      }
      await rm(join(directory, name), { force: true })
      return []
    }),
  )
  return files.flat().sort((a, b) => a.mtimeMs - b.mtimeMs)
}
