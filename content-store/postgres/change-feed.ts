import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { isLostConnection } from '#platform/database/lost-connection.ts'
import { readingAgain } from '#platform/reading-again.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import type { PageChange } from '../pages/pages.ts'
import type { ContentDatabase, ContentTransaction } from './tables.ts'

/** Channel on which each change is announced by its number. */
export const CHANGES_CHANNEL = 'content_change'
/** Changes in the feed; a process that missed more reads everything again. */
const KEPT_CHANGES = 10_000
/** Old changes are removed once for so many new ones. */
const TRIM_EVERY = 500
/** Changes read at once. */
const BATCH = 500

/** One change as the feed keeps it. */
export type StoredChange =
  | { readonly of: 'page'; readonly change: PageChange; readonly since: number }
  | {
      readonly of: 'document'
      readonly kind: string
      readonly id: string
      /** Pages whose releases may show otherwise now. */
      readonly keys?: readonly string[]
      /** Something that is already there and may show changes. */
      readonly isShown?: boolean
    }

/** Tools of a job of `change`. */
export interface Writing {
  readonly trx: ContentTransaction
  /** Registers what is announced to all processes after the commit. */
  readonly tell: (change: StoredChange) => void
  /** Called once the transaction is committed. */
  readonly afterwards: (job: () => void) => void
}

/** Copy of the tables in a process's memory. */
interface Copy {
  readonly load: () => Promise<void>
  readonly refresh: (changes: readonly StoredChange[]) => Promise<void>
}

/** `change` is `undefined` where there are too many to be told one by one. */
type Listener = (change: StoredChange | undefined, isOwn: boolean) => Promise<void>

export interface ChangeFeed {
  /** Names this process. */
  readonly process: string
  /**
   * Runs a job in a transaction of its own that holds these names, in one order: jobs of one name run one after the other, in all
   * processes. Resolves when the copies of this process have what it told.
   */
  readonly change: <Result>(
    names: readonly string[],
    job: (writing: Writing) => Promise<Result>,
  ) => Promise<Result>
  /** Loads a copy, and keeps it up with all changes from then on. */
  readonly follow: (copy: Copy) => Promise<void>
  /** Brings the copies up to the changes that were kept before the call. */
  readonly catchUp: () => Promise<void>
  /** Called with the changes of all processes, in their order, after the copies. */
  readonly onChange: (listener: Listener) => void
  /** Resolves when no job is running. */
  readonly idle: () => Promise<void>
}

/**
 * Every change of content has a number, given as the last thing in its transaction: the counter's row is locked until the commit, so
 * numbers become visible in their order and without gaps. Copies in memory change by this feed alone, those of the process that
 * made the change too.
 */
export async function createChangeFeed(
  db: ContentDatabase,
  { report }: { readonly report: (error: unknown) => void },
): Promise<ChangeFeed> {
  const own = randomUUID()
  const queue = oneAtATime()
  const copies: Copy[] = []
  const listeners: Listener[] = []
  const newest = async () =>
    (await db.selectFrom('content_counter').select('number').executeTakeFirstOrThrow()).number
  let seen = await newest()

  const tell = async (change: StoredChange | undefined, isOwn: boolean) => {
    for (const listener of listeners)
      try {
        await listener(change, isOwn)
      } catch (error) {
        report(error)
      }
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
      changes: JSON.parse(document) as readonly StoredChange[], // our own writing
    }))
    const changes = read.flatMap(each => each.changes)
    for (const copy of copies) await copy.refresh(changes)
    seen = last.number
    for (const { isOwn, changes: told } of read) for (const change of told) await tell(change, isOwn)
    if (seen < number) await readNew()
  }

  const reading = readingAgain(readNew)

  async function append(trx: ContentTransaction, changes: readonly StoredChange[]) {
    const { number } = await trx
      .updateTable('content_counter')
      .set(eb => ({ number: eb('number', '+', 1) }))
      .returning('number')
      .executeTakeFirstOrThrow()
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
  }

  async function runChange<Result>(names: readonly string[], job: (writing: Writing) => Promise<Result>) {
    const afterwards: (() => void)[] = []
    const changes: StoredChange[] = []
    const result = await db.transaction().execute(async trx => {
      for (const name of names) await lock(trx, name)
      const outcome = await job({
        trx,
        tell: change => void changes.push(change),
        afterwards: done => void afterwards.push(done),
      })
      if (changes.length > 0) await append(trx, changes)
      return outcome
    })
    for (const done of afterwards) done()
    // The change is stored. A copy that cannot be read now is read as soon as the database answers.
    if (changes.length > 0) await reading.read().catch(unlessLost(report))
    return result
  }

  return {
    process: own,
    change: (names, job) => {
      const inOrder = [...new Set(names)].sort()
      // In this process first, so that those who wait hold no connection.
      return queue.runAll(inOrder, () => runChange(inOrder, job))
    },
    async follow(copy) {
      await copy.load()
      copies.push(copy)
    },
    catchUp: reading.read,
    onChange: listener => void listeners.push(listener),
    idle: async () => {
      await queue.idle()
      await reading.idle()
    },
  }
}

/** Holds a name until the end of the transaction. */
const lock = (trx: ContentTransaction, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`content ${name}`}, 0))`.execute(trx)

/** Reports an error, unless the connection failed, which the pool reports itself. */
export const unlessLost = (report: (error: unknown) => void) => (error: unknown) => {
  if (!isLostConnection(error)) report(error)
}
