import { clearInterval, setInterval } from 'node:timers'
import { sql } from 'kysely'
import { createJobs } from '#platform/jobs/jobs.ts'
import type { PasswordCost } from '#platform/password.ts'
import type { Said } from '../log/page-events.ts'
import type { ContentStorage, SharedChange } from '../storage.ts'
import { openAuditRows } from './audit-rows.ts'
import { openCampaignRows } from './campaign-rows.ts'
import { CHANGES_CHANNEL, createChangeFeed, type StoredChange, unlessLost } from './change-feed.ts'
import { openLetterRows } from './letter-rows.ts'
import { createListener } from './listener.ts'
import { openMediaRows } from './media-rows.ts'
import { migrateContent } from './migrations.ts'
import { openOperatorRows } from './operator-rows.ts'
import { openPageRows } from './page-rows.ts'
import { openReviewRows } from './review-rows.ts'
import { openSavedPartRows } from './saved-part-rows.ts'
import type { ContentTables, SharedDatabase } from './tables.ts'

/** Channel on which operators' windows are announced. */
const SAID_CHANNEL = 'content_said'
/** Interval at which a process looks for changes that it was not told of. Milliseconds. */
const POLL_MS = 1000

interface TablesOptions {
  /** The shop's database on PostgreSQL. It stays open. */
  readonly database: SharedDatabase
  /** Its address, for the connection that listens. */
  readonly url: string
  /** For files of pictures that this process sends; may be emptied at any time. */
  readonly directory: string
  readonly clock: () => number
  readonly report: (error: unknown) => void
  readonly passwordCost?: PasswordCost | undefined
  readonly idleMs?: number | undefined
}

/** The words of another process, with its name. */
interface Spoken {
  readonly by: string
  readonly words: Said
}

/** A change as the parts of the store are told of it; most documents concern none of them. */
function sharedChange(change: StoredChange | undefined): SharedChange | undefined {
  if (!change) return { of: 'everything' }
  if (change.of === 'page') return change
  if (change.kind === 'campaign') return { of: 'campaign', keys: change.keys ?? [] }
  if (change.kind === 'review') return { of: 'review', key: change.id }
  return change.kind === 'media' && change.isShown ? { of: 'media' } : undefined
}

/**
 * Everything in the tables of one PostgreSQL, for any number of processes.
 * @throws Error naming the row, when one cannot be read
 */
export async function openTables({
  database,
  url,
  directory,
  clock,
  report,
  passwordCost,
  idleMs,
}: TablesOptions): Promise<ContentStorage> {
  const db = database.$extendTables<ContentTables>()
  await migrateContent(db)
  const feed = await createChangeFeed(db, { report })
  const storage = {
    repository: await openPageRows(db, feed),
    campaigns: await openCampaignRows(db, feed),
    reviews: await openReviewRows(db, feed),
    saved: await openSavedPartRows(db, feed),
    audit: openAuditRows(db, feed),
    operators: openOperatorRows(db, feed, { clock, passwordCost, idleMs }),
    media: await openMediaRows(db, feed, directory),
    letters: await openLetterRows(db, feed),
  }

  const catchUp = () => feed.catchUp().catch(unlessLost(report))
  const ears = new Set<(words: Said) => void>()
  const listener = createListener([CHANGES_CHANNEL, SAID_CHANNEL], {
    url,
    onConnect: () => void catchUp(),
    onMessage(channel, payload) {
      if (channel === CHANGES_CHANNEL) return void catchUp()
      const { by, words } = JSON.parse(payload) as Spoken // our own writing
      if (by !== feed.process) for (const hear of ears) hear(words)
    },
  })
  const polling = setInterval(() => void catchUp(), POLL_MS)
  polling.unref()
  const jobs = createJobs({ db: database, clock, report: error => report(error) })

  return {
    ...storage,
    exclusively: (name, job) =>
      db.connection().execute(async connection => {
        const lock = `content ${name}`
        await sql`select pg_advisory_lock(hashtextextended(${lock}, 1))`.execute(connection)
        try {
          // What the process before has done.
          await feed.catchUp()
          return await job()
        } finally {
          await sql`select pg_advisory_unlock(hashtextextended(${lock}, 1))`.execute(connection)
        }
      }),
    shared: {
      onChange: hear =>
        feed.onChange(async (change, isOwn) => {
          const told = sharedChange(change)
          if (told) await hear(told, isOwn)
        }),
      catchUp,
      say(words) {
        const spoken: Spoken = { by: feed.process, words }
        void sql`select pg_notify(${SAID_CHANNEL}, ${JSON.stringify(spoken)})`
          .execute(db)
          .catch(unlessLost(report))
      },
      onSaid: hear => void ears.add(hear),
      startRounds: rounds => jobs.start(rounds),
    },
    async close() {
      clearInterval(polling)
      await jobs.close()
      await listener.close()
      await feed.idle()
    },
  }
}

/** The operators and the log of what is done to them alone, for a command beside running shops. */
export async function openOperatorTables(
  database: SharedDatabase,
  options: Parameters<typeof openOperatorRows>[2],
): Promise<Pick<ContentStorage, 'operators' | 'audit'>> {
  const db = database.$extendTables<ContentTables>()
  await migrateContent(db)
  const feed = await createChangeFeed(db, { report: error => console.error(error) })
  return { operators: openOperatorRows(db, feed, options), audit: openAuditRows(db, feed) }
}
