import { randomBytes } from 'node:crypto'
import { access, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Adapter } from 'lowdb'

/** Suffix of a file that is still being written. Files left by a crash are removed at the start. */
export const TEMPORARY = '.tmp'

/** A file that cannot be read. The message is for operators. */
export class DamagedFile extends Error {
  constructor(file: string, problem: string, cause?: unknown) {
    super(
      `${file} is damaged: ${problem}. Stop the shop, restore this file from a backup, and start again. Without a backup, move it away: the shop then starts without what it held.`,
      { cause },
    )
  }
}

export const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

export const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Syncs a folder's entries to the disk, so that a rename survives a power cut. Windows cannot open folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Replaces a file atomically: after a crash it has the old or the new content; once this resolves, the new content. */
export async function writeDurably(file: string, text: string | Uint8Array): Promise<void> {
  const temporary = `${file}.${randomBytes(4).toString('hex')}${TEMPORARY}`
  try {
    const handle = await open(temporary, 'wx')
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(file))
}

/** Removes a file or folder and syncs its parent folder. */
export async function removeDurably(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true })
  await syncFolder(dirname(path))
}

/**
 * lowdb adapter for one JSON document: indented for reading and comparing, and durable. lowdb's own `JSONFile` renames
 * without syncing.
 */
export class DurableJsonFile<Data> implements Adapter<Data> {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  /** `null` when there is no file; throws an error naming the file when it is not JSON. */
  async read(): Promise<Data | null> {
    let text: string
    try {
      text = await readFile(this.#file, 'utf8')
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
    try {
      return JSON.parse(text)
    } catch (error) {
      throw new DamagedFile(this.#file, 'not valid JSON', error)
    }
  }

  async write(data: Data): Promise<void> {
    await writeDurably(this.#file, `${JSON.stringify(data, null, 2)}\n`)
  }
}
