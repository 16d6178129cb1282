import { z } from 'zod'
import type { DocumentKind } from '#platform/storage/storage.ts'
import type { SharedDatabase } from '#platform/storage/tables/tables.ts'
import { openContentTables } from './places.ts'

const SECRET: DocumentKind<string> = { folder: 'secret', schema: z.string() }
const MARK: DocumentKind<true> = { folder: 'mark', schema: z.literal(true) }
/** Id of the mark of a first filling. */
const FILLING = 'filling'

/** Folders of what the processes of a shop share beside its content. */
export const SHOP_FOLDERS = [SECRET.folder, MARK.folder]

const open = (database: SharedDatabase) => openContentTables({ database, report: console.error })

/** The signing secret that all processes of a database share: the first one given wins. */
export async function readSharedSecret(database: SharedDatabase, fresh: string): Promise<string> {
  const storage = await open(database)
  return storage.change(['secret'], async now => {
    const found = await now.read(SECRET, 'shop')
    if (found === undefined) now.write(SECRET, 'shop', fresh)
    return found ?? fresh
  })
}

/** Present in the database while a new shop is filled. */
export function fillingMark(database: SharedDatabase) {
  let opened: ReturnType<typeof open> | undefined
  const storage = () => (opened ??= open(database))
  return {
    isThere: async () => (await (await storage()).read(MARK, FILLING)) !== undefined,
    put: async () => (await storage()).change([FILLING], now => now.write(MARK, FILLING, true)),
    remove: async () => (await storage()).change([FILLING], now => now.remove(MARK, FILLING)),
  }
}
