import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { removeDurably, writeDurably } from '#platform/durable-file.ts'

/** Present in the data folder while a new shop is filled. */
export const FILLING_FILE = 'filling'

const NOTE =
  'Cairn fills this folder for the first time. When this file is still here at a start, the filling is completed.\n'

/** Says that a shop is being filled; outlives the process. */
interface FillingMark {
  readonly isThere: () => Promise<boolean>
  readonly put: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** A mark as a file in the data folder. */
export function fileMark(directory: string): FillingMark {
  const file = join(directory, FILLING_FILE)
  return {
    isThere: async () => existsSync(file),
    put: () => writeDurably(file, NOTE),
    remove: () => removeDurably(file),
  }
}

/**
 * Fills a new shop in one step: complete, or completed by the next start. A process that ends in the middle leaves the mark.
 *
 * @param isNew whether the stores are empty
 * @param fill gets `isInterrupted`: an earlier filling did not end, so that whatever is there is its own
 */
export async function fillOnce<Result>(
  mark: FillingMark,
  isNew: boolean,
  fill: (isInterrupted: boolean) => Promise<Result>,
): Promise<Result> {
  const isInterrupted = await mark.isThere()
  if (isNew && !isInterrupted) await mark.put()
  const result = await fill(isInterrupted)
  if (isNew || isInterrupted) await mark.remove()
  return result
}
