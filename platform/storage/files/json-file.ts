import { type Adapter, Low } from 'lowdb'
import { readText, writeDurably } from '#platform/durable-file.ts'
import { DamagedDocument } from '../storage.ts'

/**
 * lowdb adapter for one JSON document: indented for reading and comparing, and durable. lowdb's own `JSONFile` renames
 * without syncing.
 */
class DurableJsonFile<Data> implements Adapter<Data> {
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
      throw new DamagedDocument(this.#file, text === '' ? 'it is empty' : 'not valid JSON', error)
    }
  }

  async write(data: Data): Promise<void> {
    await writeDurably(this.#file, `${JSON.stringify(data, null, 2)}\n`)
  }
}

/** One document through lowdb; `undefined` when there is no file. @throws DamagedDocument */
export async function readJson(file: string): Promise<unknown> {
  const db = new Low<unknown>(new DurableJsonFile(file), null)
  await db.read()
  return db.data ?? undefined
}

/** Replaces a document durably. */
export const writeJson = (file: string, data: unknown) =>
  new Low<unknown>(new DurableJsonFile(file), data).write()
