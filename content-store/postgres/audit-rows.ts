import { sql } from 'kysely'
import type { AuditEntry } from '../client/audit.ts'
import type { AuditRepository } from '../repository.ts'
import type { ChangeFeed } from './change-feed.ts'
import type { ContentDatabase } from './tables.ts'

/** Entries at any time, some 10 MB. */
const KEPT_ENTRIES = 50_000
/** Old entries are removed once for so many new ones. */
const TRIM_EVERY = 1000
/** Entries read at once. */
const PAGE = 500

/** The audit log as rows. Nothing of it is held in memory. */
export const openAuditRows = (db: ContentDatabase, feed: ChangeFeed): AuditRepository => ({
  append: entry =>
    feed.change(['audit'], async ({ trx }) => {
      const { last } = await trx
        .selectFrom('content_audit')
        .select(sql<number>`coalesce(max(number), 0)`.as('last'))
        .executeTakeFirstOrThrow()
      const number = last + 1
      const full: AuditEntry = { number, ...entry }
      await trx
        .insertInto('content_audit')
        .values({ number, document: JSON.stringify(full) })
        .execute()
      if (number % TRIM_EVERY === 0)
        await trx
          .deleteFrom('content_audit')
          .where('number', '<=', number - KEPT_ENTRIES)
          .execute()
    }),
  async *newestFirst(before = Number.MAX_SAFE_INTEGER) {
    for (let next = before; ; ) {
      const rows = await db
        .selectFrom('content_audit')
        .selectAll()
        .where('number', '<', next)
        .orderBy('number', 'desc')
        .limit(PAGE)
        .execute()
      for (const { document } of rows) yield JSON.parse(document) as AuditEntry // our own writing
      const last = rows.at(-1)
      if (!last) return
      next = last.number
    }
  },
  close: () => feed.idle(),
})
