import type { Adapter } from 'lowdb'
import { readText, writeDurably } from '#platform/durable-file.ts'

/** A file that cannot be read. The message is for operators. */
export class DamagedFile extends Error {
  constructor(file: string, problem: string, cause?: unknown) {
    super(
      `${file} is damaged: ${problem}. Stop the shop, restore this file from a backup, and start again. Without a backup, move it away: the shop then starts without what it held.`,
      { cause },
    )
  }
}

/** A file that another one names and that is gone. The message is for operators. */
export class MissingFile extends Error {
  /** @param owner the file that names it */
  constructor(file: string, owner: string) {
    super(
      `${file} is missing, and ${owner} names it. Stop the shop, restore the missing file from a backup, and start again. Without a backup, move ${owner} away: the shop then starts without what it held.`,
    )
  }
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
    const text = await readText(this.#file)
    if (text === undefined) return null
    try {
      return JSON.parse(text)
    } catch (error) {
      throw new DamagedFile(this.#file, text === '' ? 'it is empty' : 'not valid JSON', error)
    }
  }

  async write(data: Data): Promise<void> {
    await writeDurably(this.#file, `${JSON.stringify(data, null, 2)}\n`)
  }
}
