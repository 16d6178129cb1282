import { Low } from 'lowdb'
import type { z } from 'zod'
import { DamagedFile, DurableJsonFile } from './json-file.ts'

/** One document through lowdb; `undefined` when there is none, throws an error that names the file when it is broken. */
export async function readDocument<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const db = new Low<unknown>(new DurableJsonFile(file), null)
  await db.read()
  if (db.data === null) return undefined
  const parsed = schema.safeParse(db.data)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new DamagedFile(file, `not valid: ${issue?.path.join('.')}: ${issue?.message}`)
}

/** Replaces a document durably. */
export const writeDocument = <Data>(file: string, data: Data) =>
  new Low(new DurableJsonFile<Data>(file), data).write()
