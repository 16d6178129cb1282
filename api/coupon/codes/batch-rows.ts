import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { CodeBatchTable, Tables, UniqueCodeTable } from '../../database/tables.ts'

type Executor = Database | Transaction<Tables>

/** Codes of a campaign that were made together, and how many of them are in which state. */
export interface CodeBatch {
  readonly id: string
  readonly campaign: string
  readonly pattern: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly by: string
  readonly state: CodeBatchTable['state']
  /** Number of codes asked for, and made so far. */
  readonly total: number
  readonly made: number
  readonly free: number
  readonly held: number
  readonly used: number
  readonly withdrawn: number
  /** Operator who took the list, and the instant. */
  readonly exported: Done | null
  /** Operator who withdrew the codes that were not used, and the instant. */
  readonly withdrawal: Done | null
}

interface Done {
  readonly at: number
  readonly by: string
}

const doneOf = (at: number | null, by: string | null): Done | null =>
  at === null || by === null ? null : { at, by }

export function batchOf(row: Selectable<CodeBatchTable>): CodeBatch {
  const { made, held, used } = row
  const rest = made - held - used
  const withdrawn = row.withdrawn_at === null ? row.withdrawn : rest
  return {
    id: row.id,
    campaign: row.campaign_code,
    pattern: row.pattern,
    at: row.made_at,
    by: row.made_by,
    state: row.state,
    total: row.total,
    made,
    free: rest - withdrawn,
    held,
    used,
    withdrawn,
    exported: doneOf(row.exported_at, row.exported_by),
    withdrawal: doneOf(row.withdrawn_at, row.withdrawn_by),
  }
}

export const findBatchRow = (db: Executor, id: string) =>
  db.selectFrom('code_batch').selectAll().where('id', '=', id).executeTakeFirst()

/** Rows read at once: a few milliseconds. */
const PAGE = 500

/** The codes of a batch in their order, a part at a time, so that others come in between. */
export async function* codesOfBatch(
  db: Database,
  id: string,
): AsyncGenerator<readonly Selectable<UniqueCodeTable>[]> {
  for (let last = -1; ; ) {
    const rows = await db
      .selectFrom('unique_code')
      .selectAll()
      .where('batch_id', '=', id)
      .where('position', '>', last)
      .orderBy('position')
      .limit(PAGE)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end.position
  }
}
