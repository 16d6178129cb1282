import { waitingSchema } from '../stored/letter.ts'
import type { LetterRepository, WaitingLetter } from '../repository.ts'
import type { ChangeFeed } from './change-feed.ts'
import { openDocumentRows } from './document-rows.ts'
import type { ContentDatabase } from './tables.ts'

const ID = 'waiting'

/** Letters to be sent, in one row because they are few. */
export async function openLetterRows(db: ContentDatabase, feed: ChangeFeed): Promise<LetterRepository> {
  const rows = await openDocumentRows<readonly WaitingLetter[]>({
    db,
    feed,
    kind: 'letters',
    schema: waitingSchema,
  })
  return {
    all: () => rows.known.get(ID) ?? [],
    change: decide =>
      feed.change(['letters'], async writing => {
        await rows.write(writing, ID, decide((await rows.read(writing.trx, ID)) ?? []))
      }),
    close: () => feed.idle(),
  }
}
