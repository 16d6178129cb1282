import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Low } from 'lowdb'
import type { z } from 'zod'
import { DamagedFile, DurableJsonFile, TEMPORARY } from './durable-file.ts'

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

/** Removes files that a crash left half written. Their writes were never acknowledged. */
export async function sweep(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile() && entry.name.endsWith(TEMPORARY)) await rm(join(entry.parentPath, entry.name))
}
