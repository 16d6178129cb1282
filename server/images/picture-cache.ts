import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Packed pictures on the disk. */
export interface PictureCache {
  /** `undefined` when it is not kept. */
  get(key: string): Promise<Buffer | undefined>
  /** A picture that cannot be kept (disk full) is only not kept. */
  set(key: string, bytes: Buffer): Promise<void>
  /** Bytes kept. */
  readonly size: number
}

const KEY = /^[\w.-]+$/
const UNFINISHED = '.part'

export interface CacheOptions {
  readonly directory: string
  readonly maxBytes: number
  /** Hears of a disk that does not do its work. */
  readonly report: (error: unknown) => void
}

/**
 * Keeps pictures as files of one folder, least recently used out first. Nothing in it is needed: it may be deleted at any time,
 * and a file that is gone is made again. A file is written beside and renamed, so none is ever half there.
 */
export async function openPictureCache({ directory, maxBytes, report }: CacheOptions): Promise<PictureCache> {
  await mkdir(directory, { recursive: true })
  const sizes = new Map<string, number>()
  let total = 0
  const remember = (key: string, bytes: number) => {
    total += bytes - (sizes.get(key) ?? 0)
    sizes.delete(key)
    sizes.set(key, bytes)
  }
  const forget = (key: string) => {
    total -= sizes.get(key) ?? 0
    sizes.delete(key)
  }
  const evict = async () => {
    for (const key of sizes.keys()) {
      if (total <= maxBytes) return
      forget(key)
      await rm(join(directory, key), { force: true })
    }
  }

  for (const { name, bytes } of await oldestFirst(directory)) remember(name, bytes)
  await evict()

  return {
    async get(key) {
      if (!sizes.has(key)) return undefined
      try {
        const bytes = await readFile(join(directory, key))
        remember(key, bytes.length)
        return bytes
      } catch {
        forget(key) // somebody emptied the folder
        return undefined
      }
    },
    async set(key, bytes) {
      if (!KEY.test(key)) throw new Error(`${key} is no name for a file`)
      if (bytes.length > maxBytes) return
      const unfinished = join(directory, `${randomUUID()}${UNFINISHED}`)
      try {
        await writeFile(unfinished, bytes)
        await rename(unfinished, join(directory, key))
        remember(key, bytes.length)
        await evict()
      } catch (error) {
        report(error)
        await rm(unfinished, { force: true }).catch(report)
      }
    },
    get size() {
      return total
    },
  }
}

/** Files there are since the last start; what was half written then is removed. */
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
