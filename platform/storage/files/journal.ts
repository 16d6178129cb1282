import { join } from 'node:path'
import { readdir } from 'node:fs/promises'
import { makeFolder, removeDurably } from '#platform/durable-file.ts'
import type { Effect } from '../changing.ts'
import { DamagedDocument } from '../storage.ts'
import { readJson, writeJson } from './json-file.ts'

/** A change that was written down. */
interface Written {
  readonly effects: readonly Effect[]
  /** Removes it, once it is done. */
  readonly forget: () => Promise<void>
}

/** Changes that are certain to happen: one file each, while they are done. Changes that are there at the same time concern different documents. */
export async function openJournal(folder: string) {
  await makeFolder(folder)
  let count = 0
  const fileOf = (name: string) => join(folder, name)
  return {
    /** Writes a change down. From then on it happens. */
    async write(effects: readonly Effect[]): Promise<() => Promise<void>> {
      count += 1
      const file = fileOf(`${process.pid}-${count}.json`)
      await writeJson(file, effects)
      return () => removeDurably(file)
    },
    /** Changes that a crash interrupted. */
    async read(): Promise<readonly Written[]> {
      const all: Written[] = []
      for (const name of await readdir(folder)) {
        const file = fileOf(name)
        const effects = await readJson(file)
        if (!Array.isArray(effects)) throw new DamagedDocument(file, 'it holds no change')
        all.push({ effects: effects as Effect[], forget: () => removeDurably(file) }) // our own writing
      }
      return all
    },
  }
}
