import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Stored } from '../stored.ts'
import type { SharedDatabase, StorageTables, StorageTransaction } from './tables.ts'

/** The tables already hold something. */
export class NotEmpty extends Error {}

/** Entries written at once. */
const BATCH = 500

async function write(trx: StorageTransaction, stored: Stored) {
  switch (stored.kind) {
    case 'document': {
      const { folder, id, value } = stored
      return trx
        .insertInto('content_document')
        .values({ folder, id, document: JSON.stringify(value) })
        .execute()
    }
    case 'blob':
      return trx
        .insertInto('content_blob')
        .values({ name: stored.name, bytes: await readFile(stored.path) })
        .execute()
    case 'log': {
      const log = randomUUID()
      await trx.insertInto('content_log').values({ name: stored.name, log }).execute()
      const rows = stored.entries.map(entry => ({ log, number: entry.number, entry: JSON.stringify(entry) }))
      for (let at = 0; at < rows.length; at += BATCH)
        await trx
          .insertInto('content_entry')
          .values(rows.slice(at, at + BATCH))
          .execute()
    }
  }
}

/**
 * Fills empty tables, in one transaction: with all of it or nothing.
 * @param besides folders whose documents do not count as content, and stay
 * @throws NotEmpty
 */
export async function fillTables(
  database: SharedDatabase,
  everything: AsyncIterable<Stored>,
  besides: readonly string[],
): Promise<void> {
  const db = database.$extendTables<StorageTables>()
  await db.transaction().execute(async trx => {
    // Holds back processes that open meanwhile, and other fillings.
    const counter = await trx.selectFrom('content_counter').select('number').forUpdate().executeTakeFirst()
    const found = await trx
      .selectFrom('content_document')
      .select('id')
      .where('folder', 'not in', [...besides])
      .limit(1)
      .executeTakeFirst()
    if (found) throw new NotEmpty()
    for await (const stored of everything) await write(trx, stored)
    // Processes that are open by now read everything again.
    await trx
      .updateTable('content_counter')
      .set({ number: (counter?.number ?? 0) + 1 })
      .execute()
  })
}
