import type { SavedPart } from '../client/types.ts'
import { savedPartSchema } from '../stored/saved-part.ts'
import type { SavedPartRepository } from '../repository.ts'
import type { ChangeFeed } from './change-feed.ts'
import { openDocumentRows } from './document-rows.ts'
import type { ContentDatabase } from './tables.ts'

/** Saved sections and templates as rows, all of them in memory. */
export async function openSavedPartRows(db: ContentDatabase, feed: ChangeFeed): Promise<SavedPartRepository> {
  const rows = await openDocumentRows<SavedPart>({ db, feed, kind: 'saved', schema: savedPartSchema })
  return {
    all: () => [...rows.known.values()],
    change: decide =>
      feed.change(['saved'], async writing => {
        const { result, save, remove } = decide([...(await rows.readAll(writing.trx)).values()])
        if (save) await rows.write(writing, save.id, savedPartSchema.parse(save))
        if (remove !== undefined) await rows.remove(writing, remove)
        return result
      }),
    close: () => feed.idle(),
  }
}
