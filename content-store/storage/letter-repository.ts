import { openDocument } from '#platform/storage/documents.ts'
import type { DocumentKind, Storage } from '#platform/storage/storage.ts'
import { type WaitingLetter, waitingSchema } from '../stored/letter.ts'

const LETTERS: DocumentKind<readonly WaitingLetter[]> = {
  folder: 'letters',
  schema: waitingSchema,
  isFollowed: true,
}
const WAITING = 'waiting'

export type LetterRepository = Awaited<ReturnType<typeof openLetters>>

/** Letters that wait, in one document because they are few. All are at hand without waiting. @throws DamagedDocument */
export async function openLetters(storage: Storage) {
  return {
    /** The oldest first. */
    all: await openDocument(storage, LETTERS, WAITING, found => found ?? []),
    /** Reads all, decides, and writes the decision before it answers. One change runs after the other. */
    change: (decide: (waiting: readonly WaitingLetter[]) => readonly WaitingLetter[]): Promise<void> =>
      storage.change(['letters'], async now =>
        now.write(LETTERS, WAITING, decide((await now.read(LETTERS, WAITING)) ?? [])),
      ),
  }
}
