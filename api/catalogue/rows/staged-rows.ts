import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../database/database.ts'
import { LEASE_MS } from '../limits.ts'
import type { FieldChange } from '../../rules/line-changes.ts'
import { emitEvents } from '../../webhooks/emit-events.ts'
import {
  removeRecords,
  removeSkus,
  type StockCause,
  type Write,
  writeRows,
  writeSpus,
} from './catalogue-writer.ts'
import {
  beginSet,
  type ChangeAuthor,
  type ChangeSet,
  findSet,
  logChanges,
  type RecordChange,
  type RecordKind,
} from './change-log.ts'
import { isSiteKind, type ParsedSiteLine } from '../site/site-lines.ts'
import { removeSiteLines, writeSiteLines } from '../site/site-rows.ts'
import { SINGLE_ROW_KINDS, type SingleRow, type SingleRowKind, type SpuRows } from './stored-rows.ts'

/**
 * Rows of an import are stored beside the catalogue until all of them are known to be right. Then one statement decides that
 * they go in (`decideToMerge`), and short transactions move them (`mergeStaged`). The catalogue's version rises with the last of
 * them, and readers wait for that (`moment.ts`): they see everything or nothing, and no other writer waits long.
 */

/** One thing to write. */
export type StagedRow = StagedRecord | { readonly kind: 'removed-sku'; readonly code: string }

/** A record to write, with what it changes of the one that is stored. */
type StagedRecord = (
  | { readonly kind: SingleRowKind; readonly row: SingleRow }
  | { readonly kind: 'site'; readonly line: ParsedSiteLine }
  | {
      readonly kind: 'spu'
      readonly rows: SpuRows
      /** SKUs whose stock the file leaves as it is. Orders may move it before the row is written. */
      readonly unmoved?: readonly string[]
      /** Latest entry in the ledger that `rows` count, by SKU; what moves later is added when they are written. */
      readonly seen?: Readonly<Record<string, number>>
    }
  | { readonly kind: 'removed'; readonly of: RecordKind; readonly code: string }
) & { readonly changes: readonly FieldChange[] }

/** The change of a record that was not there before. */
export const NEW_RECORD: readonly FieldChange[] = [{ path: '' }]

/** Rows staged or forgotten by one statement. */
const CHUNK = 200
/** Rows moved by the first transaction; later ones follow its speed. */
const FIRST_CHUNK = 200
const MIN_CHUNK = 10
const MAX_CHUNK = 400
/** Time one transaction may hold the database's write lock, roughly, and how long the others then have. Milliseconds. */
const HOLD_MS = 20
const REST_MS = 10

/** Stages rows in the order of the calls. */
export function createStaging(db: Database, id: string) {
  let position = 0
  return {
    async add(rows: readonly StagedRow[]): Promise<void> {
      for (let from = 0; from < rows.length; from += CHUNK) {
        const part = rows.slice(from, from + CHUNK).map(staged => ({
          import_id: id,
          position: position++,
          kind: staged.kind,
          content: JSON.stringify(staged),
        }))
        await db.insertInto('staged_row').values(part).execute()
      }
    },
    size: () => position,
  }
}

/**
 * Commits to an import: from here on its staged rows reach the catalogue, even if this process crashes. Its change set has the id of the
 * import.
 */
export const decideToMerge = (
  db: Database,
  id: string,
  author: Pick<ChangeAuthor, 'by' | 'reason'> = { by: '', reason: '' },
): Promise<void> =>
  db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('catalogue_version')
      .set({ merging_id: id })
      .where('holder_id', '=', id)
      .where('merging_id', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new Error('Another import took over, because this one stood still.')
    await beginSet(trx, { id, source: 'import', ...author }, Date.now())
  })

const codeOf = (staged: StagedRecord) => {
  if (staged.kind === 'removed') return staged.code
  if (staged.kind === 'site') return staged.line.code
  return staged.kind === 'spu' ? staged.rows.spu.code : staged.row.code
}

function kindOf(staged: StagedRecord): RecordKind {
  if (staged.kind === 'removed') return staged.of
  return staged.kind === 'site' ? staged.line.kind : staged.kind
}

/** Changes that a row makes to its record. */
export const changesOf = (staged: StagedRow): readonly RecordChange[] => {
  if (staged.kind === 'removed-sku') return [] // its product's changes name it
  const kind = kindOf(staged)
  return staged.changes.map(change => ({ kind, code: codeOf(staged), ...change }))
}

/** Notifies programs of products that change. The version's row is locked. */
const notifyOfProducts = (trx: Write, changes: readonly RecordChange[]) =>
  emitEvents(trx, 'product.changed', () => {
    const products = changes.filter(({ kind }) => kind === 'spu').map(({ code }) => code)
    const at = Date.now()
    return [...new Set(products)].map(spu => ({ type: 'product.changed', at, data: { spu } }))
  })

/** Writes rows under a version, and what they change into a set of changes. */
export async function writeStaged(
  trx: Write,
  staged: readonly StagedRow[],
  { version, set }: { readonly version: number; readonly set: Pick<ChangeSet, 'number' | 'by'> },
): Promise<void> {
  const { last } = await trx
    .selectFrom('record_change')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('set_number', '=', set.number)
    .executeTakeFirstOrThrow()
  const changes = staged.flatMap(changesOf)
  await logChanges(trx, set.number, Number(last ?? -1) + 1, changes)
  await notifyOfProducts(trx, changes)
  for (const kind of SINGLE_ROW_KINDS) {
    const rows = staged.flatMap(entry => (entry.kind === kind ? [entry.row] : []))
    if (rows.length > 0) await writeRows(trx, kind, rows)
  }
  const entries = staged.filter(entry => entry.kind === 'spu')
  const spus = entries.map(({ rows }) => rows)
  const unmoved = new Set(entries.flatMap(entry => entry.unmoved ?? []))
  /** Of the entries in the ledger of stock. */
  const cause: StockCause = { at: Date.now(), actor: set.by, document: String(set.number) }
  const seen = new Map(entries.flatMap(entry => Object.entries(entry.seen ?? {})))
  if (spus.length > 0) await writeSpus(trx, spus, { version, unmoved, seen, cause })
  const removed = staged.flatMap(entry => (entry.kind === 'removed-sku' ? [entry.code] : []))
  await removeSkus(trx, removed, cause)
  await writeSiteLines(
    trx,
    staged.flatMap(entry => (entry.kind === 'site' ? [entry.line] : [])),
    version,
  )
  for (const entry of staged) {
    if (entry.kind !== 'removed') continue
    const { of: kind, code } = entry
    if (isSiteKind(kind)) await removeSiteLines(trx, [{ kind, code }], version)
    else await removeRecords(trx, { kind, code }, cause)
  }
}

/** Result of one transaction of a merge; `isDone` when it was the last, or when another process was faster. */
interface MergeStep {
  readonly moved: number
  readonly isDone: boolean
}

/** A row that `createStaging` wrote; one of an earlier release does not say what it changes. */
const stagedRow = (content: string) => Object.assign({ changes: [] }, JSON.parse(content) as StagedRow)

/** The change set of an import; one that an earlier release decided on has none yet. */
async function setOf(trx: Write, id: string): Promise<Pick<ChangeSet, 'number' | 'by'>> {
  const set = await findSet(trx, id)
  const by = ''
  return set ?? { number: await beginSet(trx, { id, source: 'import', by, reason: '' }, Date.now()), by }
}

const mergeStep = (db: Database, id: string, limit: number): Promise<MergeStep> =>
  db.transaction().execute(async trx => {
    // The row is the lock: several processes may finish the work of one that died.
    const held = await trx
      .updateTable('catalogue_version')
      .set({ held_until: Date.now() + LEASE_MS })
      .where('merging_id', '=', id)
      .returning('version')
      .executeTakeFirst()
    if (!held) return { moved: 0, isDone: true }
    const rows = await trx
      .selectFrom('staged_row')
      .select(['position', 'content'])
      .where('import_id', '=', id)
      .orderBy('position')
      .limit(limit)
      .execute()
    const staged = rows.map(({ content }) => stagedRow(content))
    await writeStaged(trx, staged, { version: held.version + 1, set: await setOf(trx, id) })
    const last = rows.at(-1)?.position ?? -1
    await trx.deleteFrom('staged_row').where('import_id', '=', id).where('position', '<=', last).execute()
    if (rows.length === limit) return { moved: rows.length, isDone: false }
    await trx
      .updateTable('catalogue_version')
      .set({ version: held.version + 1, merging_id: null, is_waiting: 0 })
      .execute()
    return { moved: rows.length, isDone: true }
  })

/**
 * Moves the staged rows of an import into the catalogue and increments its version. Can run in several processes at once.
 *
 * @param onMoved called with the number of rows moved so far
 */
export async function mergeStaged(db: Database, id: string, onMoved?: (rows: number) => void): Promise<void> {
  let limit = FIRST_CHUNK
  let sum = 0
  for (;;) {
    const start = performance.now()
    const { moved, isDone } = await mergeStep(db, id, limit)
    sum += moved
    onMoved?.(sum)
    if (isDone) return
    const wanted = Math.round((moved * HOLD_MS) / (performance.now() - start))
    limit = Math.min(MAX_CHUNK, Math.max(MIN_CHUNK, wanted))
    await pause(REST_MS)
  }
}

/** Deletes the staged rows of an import. Not for one that is being merged. */
export async function discardStaged(db: Database, id: string): Promise<void> {
  for (let from = 0; ; from += CHUNK) {
    const { numDeletedRows } = await db
      .deleteFrom('staged_row')
      .where('import_id', '=', id)
      .where('position', '<', from + CHUNK)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    await pause(REST_MS)
  }
}
