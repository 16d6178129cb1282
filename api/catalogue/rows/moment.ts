import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../database/database.ts'
import { release } from './catalogue-lease.ts'
import type { Write } from './catalogue-writer.ts'
import { mergeStaged } from './staged-rows.ts'

/** Interval between looks whether an import has put all its rows into the tables. Milliseconds. */
const LOOK_MS = 50

/** Waits while an import puts its rows into the tables; finishes the work of one that died over it. */
async function settle(db: Database): Promise<void> {
  const { merging_id: id, held_until: until } = await db
    .selectFrom('catalogue_version')
    .select(['merging_id', 'held_until'])
    .executeTakeFirstOrThrow()
  if (id === null) return
  if ((until ?? 0) >= Date.now()) return pause(LOOK_MS)
  await mergeStaged(db, id)
  await release(db, id)
}

/** Reads the catalogue as of one moment: everything before an import or everything after it. Holds up no writer. */
export async function atOneMoment<Result>(
  db: Database,
  read: (trx: Write) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const found = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async trx => {
        const { merging_id: id } = await trx
          .selectFrom('catalogue_version')
          .select('merging_id')
          .executeTakeFirstOrThrow()
        return id === null ? { result: await read(trx) } : undefined
      })
    if (found) return found.result
    await settle(db)
  }
}
