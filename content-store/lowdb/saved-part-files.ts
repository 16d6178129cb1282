import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SavedPart } from '../client/types.ts'
import type { SavedPartRepository } from '../repository.ts'
import { savedPartSchema } from '../stored/saved-part.ts'
import { readDocument, writeDocument } from './documents.ts'
import { removeDurably, sweep } from '#platform/durable-file.ts'
import { DamagedFile } from './json-file.ts'
import { oneAtATime } from '../one-at-a-time.ts'

/**
 * Saved sections and templates as files, one each.
 * @throws Error naming the first file that cannot be read
 */
export async function openSavedPartFiles(directory: string): Promise<SavedPartRepository> {
  const folder = join(directory, 'saved')
  const fileOf = (id: string) => join(folder, `${id}.json`)
  await mkdir(folder, { recursive: true })
  await sweep(folder, { recursive: true })
  const queue = oneAtATime()
  const kept = new Map<string, SavedPart>()
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.json')) continue
    const part = await readDocument(join(folder, name), savedPartSchema)
    if (!part || fileOf(part.id) !== join(folder, name))
      throw new DamagedFile(join(folder, name), 'it does not hold the section its name says')
    kept.set(part.id, part)
  }
  const all = () => [...kept.values()]
  return {
    all,
    change: decide =>
      queue.run('saved', async () => {
        const { result, save, remove } = decide(all())
        if (save) {
          await writeDocument(fileOf(save.id), save)
          kept.set(save.id, save)
        }
        if (remove !== undefined) {
          await removeDurably(fileOf(remove))
          kept.delete(remove)
        }
        return result
      }),
    close: () => queue.idle(),
  }
}
