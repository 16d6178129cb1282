import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { CacheUse } from '#platform/byte-cache.ts'
import { TEMPORARY, writeWhole } from '#platform/durable-file.ts'

/** Encoded pictures on the disk. */
export interface PictureCache {
  /** `undefined` when the picture is not cached. */
  get(key: string): Promise<Buffer | undefined>
  /** Reports a failed write (disk full) instead of throwing. */
  set(key: string, bytes: Buffer): Promise<void>
  use: () => CacheUse
}

const KEY = /^[\w.-]+$/
/** Suffixes of files that are not finished; the second is of earlier versions. */
const UNFINISHED = [TEMPORARY, '.part']

export interface CacheOptions {
  readonly directory: string
  readonly maxBytes: number
  /** Called with disk errors. */
  readonly report: (error: unknown) => void
}

/**
 * Stores pictures as files in one folder and removes the least recently used ones. The folder can be deleted at any time; missing
 * pictures are made again. A file has its name once it is on the disk, so that it is never incomplete.
 */
export async function openPictureCache({ directory, maxBytes, report }: CacheOptions): Promise<PictureCache> {
  await mkdir(directory, { recursive: true })
  const evicted: string[] = []
  let hits = 0
  let misses = 0
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
      if (!files.get(key)) {
        misses += 1
        return undefined
      }
      try {
        const bytes = await readFile(join(directory, key))
        hits += 1
        return bytes
      } catch {
        misses += 1
        files.delete(key) // the folder was emptied
        return undefined
      }
    },
    async set(key, bytes) {
      if (!KEY.test(key)) throw new Error(`${key} is not a valid file name`)
      if (bytes.length > maxBytes) return
      try {
        await writeWhole(join(directory, key), bytes)
        remember(key, bytes.length)
        await removeEvicted()
      } catch (error) {
        report(error)
      }
    },
    use: () => ({ entries: files.size, bytes: files.calculatedSize, maxBytes, hits, misses }),
  }
}

/** The files from earlier runs, oldest first. Removes incomplete ones, and those that a power cut left empty. */
async function oldestFirst(directory: string) {
  const names = await readdir(directory)
  const files = await Promise.all(
    names.map(async name => {
      const { size, mtimeMs } = await stat(join(directory, name))
      if (size > 0 && !UNFINISHED.some(suffix => name.endsWith(suffix)))
        return [{ name, bytes: size, mtimeMs }]
      await rm(join(directory, name), { force: true })
      return []
    }),
  )
  return files.flat().sort((a, b) => a.mtimeMs - b.mtimeMs)
}
