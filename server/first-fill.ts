import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '#content-store/lowdb/durable-file.ts'

/** Stands in the data folder while a new shop is filled. */
export const FILLING_FILE = 'filling'

const NOTE =
  'Cairn fills this folder for the first time. When this file is still here at a start, the filling is completed.\n'

/**
 * Fills a new shop in one step: complete, or completed by the next start. A process that ends in the middle leaves the mark.
 *
 * @param isNew whether the stores are empty
 * @param fill gets `isInterrupted`: an earlier filling did not end, so that whatever is there is its own
 */
export async function fillOnce(
  directory: string,
  isNew: boolean,
  fill: (isInterrupted: boolean) => Promise<void>,
): Promise<void> {
  const mark = join(directory, FILLING_FILE)
  const isInterrupted = existsSync(mark)
  if (isNew && !isInterrupted) await writeDurably(mark, NOTE)
  await fill(isInterrupted)
  if (isNew || isInterrupted) await rm(mark, { force: true })
}
