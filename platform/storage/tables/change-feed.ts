import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { isLostConnection } from '#platform/database/lost-connection.ts'
import { readingAgain } from '#platform/reading-again.ts'
import type { Announced, ChangeListener, Copy } from '../storage.ts'
import type { StorageDatabase, StorageTransaction } from './tables.ts'

/** Channel on which each change is announced by its number. */
export const CHANGES_CHANNEL = 'content_change'
/** Changes in the feed; a process that missed more reads everything again. */
const KEPT_CHANGES = 10_000
/** Old changes are removed once for so many new ones. */
const TRIM_EVERY = 500
/** Changes read at once. */
const BATCH = 500

/**
 * Every announced change has a number, given as the last thing in its transaction: the counter's row is locked until the commit, so
 * numbers become visible in their order and without gaps. Copies in memory change by this feed alone, those of the process that
 * made the change too.
 */
export async function createChangeFeed(
  db: StorageDatabase,
  { report }: { readonly report: (error: unknown) => void },
) {
  /** Names this process. */
  const own = randomUUID()
  const copies: Copy[] = []
  const listeners: ChangeListener[] = []
  const newest = async () =>
    (await db.selectFrom('content_counter').select('number').executeTakeFirstOrThrow()).number
  let seen = await newest()

  const tell = async (change: Announced | undefined, isOwn: boolean) => {
    for (const listener of listeners) await listener(change, isOwn).catch(report)
  }

  async function readEverything(number: number) {
    for (const copy of copies) await copy.load()
    seen = number
    await tell(undefined, false)
  }

  async function readNew(): Promise<void> {
    const number = await newest()
    if (number === seen) return
    const rows = await db
      .selectFrom('content_change')
      .select(['number', 'process', 'document'])
      .where('number', '>', seen)
      .orderBy('number')
      .limit(BATCH)
      .execute()
    const last = rows.at(-1)
    // Older ones are gone, or the database is a backup of before.
    if (!last || number < seen || rows[0]?.number !== seen + 1) return readEverything(number)
    const read = rows.map(({ process, document }) => ({
      isOwn: process === own,
      changes: JSON.parse(document) as readonly Announced[], // our own writing
    }))
    for (const copy of copies) {
      const changes = read.flatMap(each => each.changes).filter(({ folder }) => folder === copy.folder)
      if (changes.length > 0) await copy.refresh(changes)
    }
    seen = last.number
    for (const { isOwn, changes } of read) for (const change of changes) await tell(change, isOwn)
    if (seen < number) await readNew()
  }

  const reading = readingAgain(readNew)
  let isClosed = false

  return {
    /** Adds changes to the feed, as the last thing in their transaction. */
    async append(trx: StorageTransaction, announced: readonly Announced[]): Promise<void> {
      if (announced.length === 0) return
      const { number } = await trx
        .updateTable('content_counter')
        .set(eb => ({ number: eb('number', '+', 1) }))
        .returning('number')
        .executeTakeFirstOrThrow()
      const changes = announced.map(({ folder, id, about }) => ({ folder, id, about }))
      await trx
        .insertInto('content_change')
        .values({ number, process: own, document: JSON.stringify(changes) })
        .execute()
      if (number % TRIM_EVERY === 0)
        await trx
          .deleteFrom('content_change')
          .where('number', '<=', number - KEPT_CHANGES)
          .execute()
      await sql`select pg_notify(${CHANGES_CHANNEL}, ${String(number)})`.execute(trx)
    },
    process: own,
    follow: async (copy: Copy): Promise<void> => {
      await copy.load()
      copies.push(copy)
    },
    /** Reads what is new; a connection that is lost is reported by the pool, and the next reading brings it. */
    catchUp: async (): Promise<void> => {
      if (isClosed) return
      await reading.read().catch((error: unknown) => {
        if (!isLostConnection(error)) report(error)
      })
    },
    /** Like `catchUp`, and rejects where the database cannot be read. */
    read: reading.read,
    onChange: (listener: ChangeListener) => void listeners.push(listener),
    /** Waits for a reading under way; no other begins. */
    async close(): Promise<void> {
      isClosed = true
      await reading.idle()
    },
  }
}
