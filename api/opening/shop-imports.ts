import type { Database } from '../database/database.ts'
import type { ImportState, ImportStep } from '../rules/shop-import.ts'

/** Time without a sign of life after which an import counts as interrupted. Milliseconds. */
export const SILENT_MS = 60_000

/** An import of a whole shop. */
export interface ShopImport {
  readonly id: string
  /** Name of the archive's file. */
  readonly archive: string
  /** Name of the operator. */
  readonly by: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly state: ImportState
  readonly step: ImportStep
  /** Entries of the step that are done, and all of them. */
  readonly done: number
  readonly total: number
  /** JSON of its outcome; empty while it runs. */
  readonly result: string
}

type Progress = Pick<ShopImport, 'step' | 'done' | 'total'>

export interface ShopImports {
  /** The newest import; `undefined` for a shop without one. */
  readonly newest: (now: number) => Promise<ShopImport | undefined>
  /** Notes that an import begins. False while another one runs. */
  readonly begin: (
    started: Pick<ShopImport, 'id' | 'archive' | 'by'>,
    first: Progress,
    now: number,
  ) => Promise<boolean>
  /** Notes that a running import is interrupted: its process has ended. */
  readonly interrupt: () => Promise<void>
  /** Notes how far it is, which is a sign of life too. */
  readonly progress: (id: string, progress: Progress, now: number) => Promise<void>
  readonly end: (
    id: string,
    ended: { readonly state: 'done' | 'failed'; readonly result: string },
  ) => Promise<void>
}

/** Imports of whole shops, for all processes that share the database. */
export function createShopImports(db: Database): ShopImports {
  const newest = async (now: number): Promise<ShopImport | undefined> => {
    const row = await db
      .selectFrom('shop_import')
      .selectAll()
      .orderBy('started_at', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!row) return undefined
    const { id, archive, started_by: by, step, done, total, result } = row
    const isSilent = row.state === 'running' && Number(row.seen_at) < now - SILENT_MS
    const state = isSilent ? 'interrupted' : row.state
    return { id, archive, by, at: Number(row.started_at), state, step, done, total, result }
  }
  return {
    newest,
    begin: ({ id, archive, by }, first, now) =>
      db.transaction().execute(async trx => {
        const running = await trx
          .selectFrom('shop_import')
          .select('id')
          .where('state', '=', 'running')
          .where('seen_at', '>=', now - SILENT_MS)
          .executeTakeFirst()
        if (running) return false
        await trx
          .insertInto('shop_import')
          .values({
            id,
            archive,
            started_by: by,
            started_at: now,
            state: 'running',
            ...first,
            seen_at: now,
            result: '',
          })
          .execute()
        return true
      }),
    async interrupt() {
      await db.updateTable('shop_import').set({ seen_at: 0 }).where('state', '=', 'running').execute()
    },
    async progress(id, progress, now) {
      await db
        .updateTable('shop_import')
        .set({ ...progress, seen_at: now })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .execute()
    },
    async end(id, ended) {
      await db.updateTable('shop_import').set(ended).where('id', '=', id).execute()
    },
  }
}
