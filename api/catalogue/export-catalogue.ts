import type { Database } from '../database/database.ts'
import { chunks, storedRows, storedSpus, type Write } from './catalogue-writer.ts'
import { atOneMoment } from './moment.ts'
import { compactLine, lineOfRow, lineOfSpu } from './stored-lines.ts'
import { SINGLE_ROW_KINDS, type SingleRowKind, type SpuRows } from './stored-rows.ts'

/** Takes one line of a file, without its end; may ask for patience. */
export type LineSink = (line: string) => void | Promise<void>

/** Codes in the same order on every database, whatever its collation. */
async function codesOf(trx: Write, table: SingleRowKind | 'spu'): Promise<string[]> {
  const rows = await trx
    .selectFrom(table as 'spu')
    .select('code')
    .execute()
  return rows.map(({ code }) => code).toSorted()
}

/** Calls `take` with every product in the order of codes, some hundred in memory at a time. */
export async function eachSpu(trx: Write, take: (rows: SpuRows) => void | Promise<void>): Promise<void> {
  for (const part of chunks(await codesOf(trx, 'spu'))) {
    const found = await storedSpus(trx, part)
    for (const code of part) {
      const rows = found.get(code)
      if (rows) await take(rows)
    }
  }
}

/**
 * Writes the whole catalogue as lines that `importCatalogue` takes: what is referred to first, each kind in the order of its
 * codes, only what differs from the defaults. The same catalogue gives the same bytes on every database.
 *
 * @returns lines per kind
 */
export const exportCatalogue = (db: Database, write: LineSink): Promise<Record<string, number>> =>
  atOneMoment(db, async trx => {
    const counts: Record<string, number> = {}
    const writeSingles = async (kind: SingleRowKind) => {
      const codes = await codesOf(trx, kind)
      for (const part of chunks(codes)) {
        const rows = await storedRows(trx, kind, part)
        for (const code of part) {
          const row = rows.get(code)
          if (row) await write(JSON.stringify(compactLine(lineOfRow(kind, row))))
        }
      }
      if (codes.length > 0) counts[kind] = codes.length
    }
    for (const kind of SINGLE_ROW_KINDS) if (kind !== 'promotion') await writeSingles(kind)
    await eachSpu(trx, async rows => {
      await write(JSON.stringify(compactLine(lineOfSpu(rows))))
      counts['spu'] = (counts['spu'] ?? 0) + 1
    })
    await writeSingles('promotion')
    return counts
  })
