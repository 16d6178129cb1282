import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { LetterRepository } from '../repository.ts'
import { waitingSchema } from '../stored/letter.ts'
import { readDocument, writeDocument } from './documents.ts'
import { sweep } from '#platform/durable-file.ts'
import { oneAtATime } from '../one-at-a-time.ts'

/**
 * Letters to be sent, in one file because they are few.
 * @throws Error naming the file when it cannot be read
 */
export async function openLetterFile(directory: string): Promise<LetterRepository> {
  const folder = join(directory, 'letters')
  const file = join(folder, 'waiting.json')
  await mkdir(folder, { recursive: true })
  await sweep(folder)
  const queue = oneAtATime()
  let waiting = (await readDocument(file, waitingSchema)) ?? []
  return {
    all: () => waiting,
    change: decide =>
      queue.run('letters', async () => {
        const next = decide(waiting)
        await writeDocument(file, next)
        waiting = next
      }),
    close: () => queue.idle(),
  }
}
