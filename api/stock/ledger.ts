import { sql, type Transaction } from 'kysely'
import { prepareRows } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { type MoveReason, statesLevel } from '../rules/move-reason.ts'
import { emitEvents } from '../webhooks/emit-events.ts'
import { showsToShoppers, type StockLevel } from './stock-mark.ts'

/** Why stock changes, as its entries in the ledger say it. */
export interface MoveCause {
  readonly reason: MoveReason
  /** Epoch milliseconds. */
  readonly at: number
  /** Name of the operator; empty for imports. */
  readonly actor: string
  /** Number of the order, return or delivery note. */
  readonly document?: string
  /** Reason in the operator's words. */
  readonly note?: string
  /** Instant for which a count holds. Epoch milliseconds; `at` by default. */
  readonly countedAt?: number
}

/** Stock of a SKU after a change. */
interface NextLevel {
  readonly onHand: number | null
  /** As before by default. */
  readonly held?: number
  /** Units that came in or left (negative), counted or not; 0 by default, for corrections. */
  readonly units?: number
}

/** Next level of a SKU whose row is locked; `undefined` leaves it as it is, without an entry. */
type Step = (level: StockLevel, skuCode: string) => NextLevel | undefined

interface LockedRow {
  readonly sku_code: string
  readonly on_hand: number | null
  readonly reserved: number
  readonly is_unpublished: number
  readonly counted_at: number | string | null
}

/** SKUs per statement. Bounds how many statements are prepared. */
const CHUNK = 200

/**
 * Locks the stock of SKUs in the order given and reads it. An upsert that only ever updates: both databases run through its rows in this
 * order, so that transactions for the same goods never wait for each other in a circle.
 */
const lockRows = prepareRows<{ readonly skuCode: string }, LockedRow>((db, rows) => {
  const wanted = rows.map(({ skuCode }, at) => sql`(${sql.lit(at)}, cast(${skuCode} as text))`)
  return {
    compile: () =>
      sql<LockedRow>`
        with wanted (place, code) as (values ${sql.join(wanted)})
        insert into sku_stock (sku_code, reserved)
        select code, 0 from wanted
        where exists (select 1 from sku_stock as known where known.sku_code = wanted.code)
        order by place
        on conflict (sku_code) do update set reserved = sku_stock.reserved
        returning sku_code, on_hand, reserved, is_unpublished, counted_at`.compile(db),
  }
})

interface WrittenRow {
  readonly sku_code: string
  readonly on_hand: number | null
  readonly reserved: number
  readonly is_unpublished: number
  readonly counted_at: number | null
}

const writeRows = prepareRows((db, rows: readonly WrittenRow[]) =>
  db
    .insertInto('sku_stock')
    .values([...rows])
    .onConflict(conflict =>
      conflict.column('sku_code').doUpdateSet(eb => ({
        on_hand: eb.ref('excluded.on_hand'),
        reserved: eb.ref('excluded.reserved'),
        is_unpublished: eb.ref('excluded.is_unpublished'),
        counted_at: eb.ref('excluded.counted_at'),
      })),
    ),
)

type Entry = Omit<Tables['stock_move'], 'number'>

/** Number of a SKU's next entry. Its row in `sku_stock` is locked. */
const nextNumber = (skuCode: string) =>
  sql<number>`(select coalesce(max(number), 0) + 1 from stock_move where sku_code = ${skuCode})`

const writeMoves = prepareRows((db, rows: readonly Entry[]) =>
  db.insertInto('stock_move').values(rows.map(row => ({ ...row, number: nextNumber(row.sku_code) }))),
)

/**
 * Writes entries that state a level: their `delta` is the difference to the ledger. So they also make up for moves without an entry, by a
 * process of the release before the ledger that ran beside this one.
 */
const writeLevels = prepareRows((db, rows: readonly (Entry & { readonly level: number })[]) =>
  db.insertInto('stock_move').values(
    rows.map(({ level, ...row }) => ({
      ...row,
      number: nextNumber(row.sku_code),
      delta: sql<number>`cast(${level} as integer) - coalesce((select on_hand from stock_move
        where sku_code = ${row.sku_code} order by number desc limit 1), 0)`,
    })),
  ),
)

async function writeEntries(trx: Transaction<Tables>, entries: readonly Entry[]): Promise<void> {
  const [first] = entries
  if (!first) return
  await emitEvents(trx, 'stock.changed', () =>
    entries.map(({ sku_code: sku, on_hand: onHand, reason, at }) => ({
      type: 'stock.changed',
      at,
      data: { sku, onHand, reason },
    })),
  )
  if (!statesLevel(first.reason)) await writeMoves(trx, entries)
  else
    await writeLevels(
      trx,
      entries.map(entry => ({ ...entry, level: entry.on_hand ?? 0 })),
    )
}

/** A SKU before and after its change. */
interface ChangedRow {
  readonly row: LockedRow
  readonly before: StockLevel
  readonly next: NextLevel
}

const entryOf = ({ row, before, next }: ChangedRow, cause: MoveCause): Entry => ({
  sku_code: row.sku_code,
  at: cause.at,
  reason: cause.reason,
  delta: (next.onHand ?? 0) - (before.onHand ?? 0),
  units: next.units ?? 0,
  on_hand: next.onHand,
  counted_at: cause.countedAt ?? null,
  actor: cause.actor,
  document: cause.document ?? '',
  note: cause.note ?? '',
})

/** Returns true for a change that says nothing new. A count that confirms what is known does. */
const isIdle = ({ before, next }: ChangedRow, { reason }: MoveCause) =>
  reason !== 'count' && before.onHand === next.onHand && (next.units ?? 0) === 0

const stored = ({ row, before, next }: ChangedRow, cause: MoveCause, isPublished: boolean): WrittenRow => {
  const after = { onHand: next.onHand, held: next.held ?? before.held }
  const known = row.counted_at === null ? null : Number(row.counted_at)
  return {
    sku_code: row.sku_code,
    on_hand: after.onHand,
    reserved: after.held,
    is_unpublished: !isPublished && showsToShoppers(before, after) ? 1 : row.is_unpublished,
    counted_at: statesLevel(cause.reason) ? cause.at : known,
  }
}

/** SKUs in the order in which every transaction takes them, in parts that fit one statement. */
function parts(skuCodes: Iterable<string>) {
  const sorted = [...new Set(skuCodes)].toSorted((one, other) => (one < other ? -1 : 1))
  return Array.from({ length: Math.ceil(sorted.length / CHUNK) }, (_, at) =>
    sorted.slice(at * CHUNK, (at + 1) * CHUNK).map(skuCode => ({ skuCode })),
  )
}

interface ChangeOptions {
  /** The caller itself raises the catalogue's version; by default the stock feed does, if shoppers can tell. */
  readonly isPublished?: boolean
  /** Reads what `step` needs of the ledger, once the rows of some SKUs are locked: nothing moves between. */
  readonly onLocked?: (skuCodes: readonly string[]) => Promise<void>
}

/**
 * Changes stock on hand and writes the entries of the ledger, in the caller's transaction. Nothing else sets `sku_stock.on_hand`.
 *
 * @param skuCodes in any order; those without stock are left out
 * @param step the next level of each, asked once its row is locked
 * @returns SKUs that `step` has given a level
 */
export async function changeStock(
  trx: Transaction<Tables>,
  skuCodes: Iterable<string>,
  cause: MoveCause,
  step: Step,
  { isPublished = false, onLocked }: ChangeOptions = {},
): Promise<ReadonlySet<string>> {
  const changed = new Set<string>()
  for (const part of parts(skuCodes)) {
    const { rows } = await lockRows(trx, part)
    await onLocked?.(rows.map(row => row.sku_code))
    const changes = rows.flatMap((row): ChangedRow[] => {
      const before = { onHand: row.on_hand, held: row.reserved }
      const next = step(before, row.sku_code)
      return next ? [{ row, before, next }] : []
    })
    for (const { row } of changes) changed.add(row.sku_code)
    const entries = changes.filter(change => !isIdle(change, cause)).map(change => entryOf(change, cause))
    if (changes.length > 0)
      await writeRows(
        trx,
        changes.map(change => stored(change, cause, isPublished)),
      )
    await writeEntries(trx, entries)
  }
  return changed
}
