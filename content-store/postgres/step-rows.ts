import { createByteCache } from '#platform/byte-cache.ts'
import type { LogEntry } from '../client/model/steps.ts'
import { MAX_LOG } from '../repository.ts'
import type { ContentDatabase, ContentTransaction } from './tables.ts'

/** Bytes of logs that stay in memory: those of pages that operators edit at the moment. A log of 5,000 steps takes 2 to 5 MB. */
const MAX_BYTES = 16 * 1024 * 1024
/** Bytes of an entry in memory for each character of its JSON. */
const BYTES_PER_CHARACTER = 2
/** Rows are removed when a page has so many more steps than it should. */
const SLACK = 1.2

/** The steps of one page, as far as this process has read them. */
interface KnownLog {
  readonly life: string
  readonly entries: readonly LogEntry[]
  readonly bytes: number
}

export interface LoggedSteps {
  readonly entries: readonly LogEntry[]
  /** To be called once the transaction is committed in which these steps were appended. */
  readonly keep: (added?: readonly LogEntry[]) => void
}

/** The logs of pages as rows. A step never changes, so only those that this process has not seen are read. */
export function createStepRows() {
  const memory = createByteCache<KnownLog>(MAX_BYTES)

  const remember = (key: string, { life, entries, bytes }: KnownLog) => {
    const kept = entries.length > MAX_LOG * SLACK ? entries.slice(-MAX_LOG) : entries
    memory.set(key, { life, entries: kept, bytes }, bytes)
  }

  return {
    /** All steps of a page. @param life of the page, see `content_page` */
    async read(db: ContentDatabase | ContentTransaction, key: string, life: string): Promise<LoggedSteps> {
      const kept = memory.get(key)
      const known = kept?.life === life ? kept : undefined
      const last = known?.entries.at(-1)?.number ?? 0
      const rows = await db
        .selectFrom('content_part')
        .select('document')
        .where('owner', '=', key)
        .where('kind', '=', 'step')
        .where('number', '>', last)
        .orderBy('number')
        .execute()
      const fresh = rows.map(({ document }) => JSON.parse(document) as LogEntry) // our own writing
      const entries = known && fresh.length === 0 ? known.entries : [...(known?.entries ?? []), ...fresh]
      const bytes =
        (known?.bytes ?? 0) +
        rows.reduce((sum, { document }) => sum + document.length, 0) * BYTES_PER_CHARACTER
      return {
        entries,
        keep(added = []) {
          const more = added.reduce((sum, entry) => sum + JSON.stringify(entry).length, 0)
          remember(key, {
            life,
            entries: added.length > 0 ? [...entries, ...added] : entries,
            bytes: bytes + more * BYTES_PER_CHARACTER,
          })
        },
      }
    },

    /** Adds steps, and removes the oldest where there are too many. */
    async append(
      trx: ContentTransaction,
      key: string,
      added: readonly LogEntry[],
      before: readonly LogEntry[],
    ): Promise<void> {
      if (added.length === 0) return
      await trx
        .insertInto('content_part')
        .values(
          added.map(entry => ({
            owner: key,
            kind: 'step' as const,
            number: entry.number,
            document: JSON.stringify(entry),
          })),
        )
        .execute()
      const count = before.length + added.length
      if (count <= MAX_LOG * SLACK) return
      const first = [...before, ...added][count - MAX_LOG]?.number ?? 0
      await trx
        .deleteFrom('content_part')
        .where('owner', '=', key)
        .where('kind', '=', 'step')
        .where('number', '<', first)
        .execute()
    },
  }
}
