import { openDocuments } from '#platform/storage/documents.ts'
import { DamagedDocument, type DocumentKind, type Storage } from '#platform/storage/storage.ts'
import type { SavedPart } from '../client/types.ts'
import { savedPartSchema } from '../stored/saved-part.ts'

const SAVED: DocumentKind<SavedPart> = { folder: 'saved', schema: savedPartSchema, isFollowed: true }

export type SavedPartRepository = Awaited<ReturnType<typeof openSavedParts>>

/** Sections and templates. They are few, and all are at hand without waiting. @throws DamagedDocument */
export async function openSavedParts(storage: Storage) {
  const known = await openDocuments(storage, SAVED, {
    hold(part, id) {
      if (part.id !== id)
        throw new DamagedDocument(storage.where(SAVED, id), 'it does not hold the section its name says')
      return part
    },
  })
  return {
    all: (): readonly SavedPart[] => [...known.values()],
    /** Reads all, decides, and writes the decision before it answers. One change runs after the other. */
    change: <Result>(
      decide: (parts: readonly SavedPart[]) => {
        readonly result: Result
        readonly save?: SavedPart
        readonly remove?: string
      },
    ): Promise<Result> =>
      storage.change(['saved'], async now => {
        const { result, save, remove } = decide([...(await now.all(SAVED)).values()])
        if (save) now.write(SAVED, save.id, savedPartSchema.parse(save))
        if (remove !== undefined) now.remove(SAVED, remove)
        return result
      }),
  }
}
