import { randomUUID } from 'node:crypto'
import { createByteCache } from '#platform/byte-cache.ts'
import type { LogKind, Numbered } from '../storage.ts'
import type { Reader, StorageTransaction } from './tables.ts'

/** Bytes of logs that stay in memory: those that are written at the moment. A log of 5,000 steps takes 2 to 5 MB. */
const MAX_BYTES = 16 * 1024 * 1024
/** Bytes of an entry in memory for each character of its JSON. */
const BYTES_PER_CHARACTER = 2
/** Entries read at once, where all are read. */
const PAGE = 500

/** The entries of one log, as far as this process has read them. */
interface Known {
  readonly log: string
  readonly entries: readonly Numbered[]
  readonly bytes: number
}

/** Logs as rows. An entry never changes, so only those that this process has not seen are read. */
export function createTableLogs() {
  const memory = createByteCache<Known>(MAX_BYTES)

  const rowsAfter = (reader: Reader, name: string, number: number) =>
    reader
      .selectFrom('content_log')
      .leftJoin('content_entry', join =>
        join.onRef('content_entry.log', '=', 'content_log.log').on('content_entry.number', '>', number),
      )
      .select(['content_log.log', 'content_entry.entry'])
      .where('content_log.name', '=', name)
      .orderBy('content_entry.number')
      .execute()

  async function read(reader: Reader, name: string): Promise<Known | undefined> {
    const known = memory.get(name)
    const rows = await rowsAfter(reader, name, known?.entries.at(-1)?.number ?? 0)
    const log = rows[0]?.log
    if (log === undefined) return undefined
    if (known && known.log !== log) {
      memory.delete(name)
      return read(reader, name)
    }
    const texts = rows.flatMap(({ entry }) => (entry === null ? [] : [entry]))
    if (known && texts.length === 0) return known
    return {
      log,
      entries: [...(known?.entries ?? []), ...texts.map(text => JSON.parse(text) as Numbered)], // our own writing
      bytes: (known?.bytes ?? 0) + texts.reduce((sum, { length }) => sum + length, 0) * BYTES_PER_CHARACTER,
    }
  }

  return {
    async entries(
      reader: Reader,
      { name, keep, slack }: LogKind,
      upTo: number,
    ): Promise<readonly Numbered[]> {
      const found = await read(reader, name)
      if (!found) return []
      const { log, entries, bytes } = found
      const written = entries.at(-1)?.number ?? 0
      const all = written > upTo ? entries.filter(({ number }) => number <= upTo) : entries
      const kept = all.length > keep + slack ? all.slice(-keep) : all
      memory.set(name, { log, entries: kept, bytes }, bytes)
      return kept
    },

    async *newestFirst(
      reader: Reader,
      { name }: LogKind,
      before = Number.MAX_SAFE_INTEGER,
    ): AsyncGenerator<Numbered> {
      for (let next = before; ; ) {
        const rows = await reader
          .selectFrom('content_log')
          .innerJoin('content_entry', 'content_entry.log', 'content_log.log')
          .select(['number', 'entry'])
          .where('name', '=', name)
          .where('number', '<', next)
          .orderBy('number', 'desc')
          .limit(PAGE)
          .execute()
        for (const { entry } of rows) yield JSON.parse(entry) as Numbered // our own writing
        const last = rows.at(-1)
        if (!last) return
        next = last.number
      }
    },

    async last(reader: Reader, { name }: LogKind): Promise<number> {
      const row = await reader
        .selectFrom('content_log')
        .innerJoin('content_entry', 'content_entry.log', 'content_log.log')
        .select('number')
        .where('name', '=', name)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.number ?? 0
    },

    /** Adds entries, and removes the oldest now and then. */
    async append(
      trx: StorageTransaction,
      { name, keep, slack }: LogKind,
      entries: readonly Numbered[],
    ): Promise<void> {
      const { log } = await trx
        .insertInto('content_log')
        .values({ name, log: randomUUID() })
        .onConflict(conflict => conflict.column('name').doUpdateSet({ name }))
        .returning('log')
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('content_entry')
        .values(entries.map(entry => ({ log, number: entry.number, entry: JSON.stringify(entry) })))
        .onConflict(conflict =>
          conflict.columns(['log', 'number']).doUpdateSet(eb => ({ entry: eb.ref('excluded.entry') })),
        )
        .execute()
      const last = entries.at(-1)?.number ?? 0
      const isDue = entries.some(({ number }) => number % slack === 0)
      if (isDue)
        await trx
          .deleteFrom('content_entry')
          .where('log', '=', log)
          .where('number', '<=', last - keep)
          .execute()
    },
  }
}
