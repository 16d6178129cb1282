import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { FieldChange } from '../../rules/line-changes.ts'
import { chunks } from '../../shared/chunks.ts'
import type { ImportLine } from '../format/import-schema.ts'
import type { SiteKind, SiteLine } from '../site/site-lines.ts'
import type { Read, Write } from './catalogue-writer.ts'
import type { SingleRowKind } from './stored-rows.ts'

/** Kinds of records that have few. */
export type SmallKind = SingleRowKind | SiteKind
/** Kinds of records whose changes are kept. */
export type RecordKind = SmallKind | 'spu'
/** A record as files spell it. */
export type RecordLine = ImportLine | SiteLine
/** A record of a kind. */
export type LineOf<Kind extends RecordKind> = Extract<RecordLine, { readonly kind: Kind }>

/** Ways by which records change; `plan`: at an instant for which it was saved, `bulk`: many records by one job. */
export type ChangeSource = 'form' | 'grid' | 'import' | 'undo' | 'plan' | 'bulk'

/** Author of changes that are made together, with the way and the reason. */
export interface ChangeAuthor {
  /** Unique; the same for a call that is repeated. */
  readonly id: string
  /** Name of the operator; empty for the command line. */
  readonly by: string
  readonly source: ChangeSource
  readonly reason: string
  /** Number of the set that is taken back. */
  readonly undoes?: number
}

/** Change of a field of a record. With an empty path the record is new, or, with `before`, removed. */
export interface RecordChange extends FieldChange {
  readonly kind: RecordKind
  readonly code: string
}

/** Changes that were made together. */
export interface ChangeSet extends ChangeAuthor {
  readonly number: number
  /** Epoch milliseconds. */
  readonly at: number
}

const jsonOrNull = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
const valueOrNone = (json: string | null) => (json === null ? undefined : (JSON.parse(json) as unknown))

/** Columns of changes, in their order. */
export const changeRows = (changes: readonly RecordChange[], from = 0) =>
  changes.map(({ kind, code, path, before, after }, index) => ({
    position: from + index,
    kind,
    code,
    path,
    before_value: jsonOrNull(before),
    after_value: jsonOrNull(after),
  }))

/** Begins a set with the next number. The caller's transaction holds the version's row, so that numbers appear in their order. */
export async function beginSet(trx: Write, author: ChangeAuthor, at: number): Promise<number> {
  const { last_set: number } = await trx
    .updateTable('catalogue_version')
    .set(({ eb }) => ({ last_set: eb('last_set', '+', 1) }))
    .returning('last_set')
    .executeTakeFirstOrThrow()
  const { id, by, source, reason, undoes = null } = author
  await trx
    .insertInto('change_set')
    .values({ number, id, made_at: at, made_by: by, source, reason, undoes })
    .execute()
  return number
}

/** Adds changes to a set, in the transaction that makes them. */
export async function logChanges(
  trx: Write,
  set: number,
  from: number,
  changes: readonly RecordChange[],
): Promise<void> {
  const rows = changeRows(changes, from).map(row => ({ ...row, set_number: set }))
  for (const part of chunks(rows)) await trx.insertInto('record_change').values(part).execute()
}

const setOf = (row: Selectable<Tables['change_set']>): ChangeSet => ({
  number: Number(row.number),
  id: row.id,
  at: Number(row.made_at),
  by: row.made_by,
  source: row.source as ChangeSource, // only `beginSet` writes it
  reason: row.reason,
  ...(row.undoes !== null && { undoes: Number(row.undoes) }),
})

/** The change of a row that `changeRows` made. */
export const changeOf = (row: Selectable<Tables['record_change' | 'planned_change']>): RecordChange => {
  const [before, after] = [valueOrNone(row.before_value), valueOrNone(row.after_value)]
  return {
    kind: row.kind as RecordKind, // only `changeRows` writes it
    code: row.code,
    path: row.path,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  }
}

/** The set of an id. */
export async function findSet(db: Read, id: string): Promise<ChangeSet | undefined> {
  const row = await db.selectFrom('change_set').selectAll().where('id', '=', id).executeTakeFirst()
  return row && setOf(row)
}

/** A set and its changes, in their order; at most `limit` of them. */
export async function readSet(
  db: Read,
  number: number,
  limit: number,
): Promise<{ readonly set: ChangeSet; readonly changes: readonly RecordChange[] } | undefined> {
  const row = await db.selectFrom('change_set').selectAll().where('number', '=', number).executeTakeFirst()
  if (!row) return undefined
  return { set: setOf(row), changes: await changesFrom(db, number, 0, limit) }
}

/** Those of some sets that a later one has taken back. */
async function undoneOf(db: Read, numbers: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('change_set').select('undoes').where('undoes', 'in', numbers).execute()
  return new Set(rows.map(({ undoes }) => Number(undoes)))
}

/** A set, and what it did to one record. */
export interface RecordVersion {
  readonly set: ChangeSet
  readonly changes: readonly RecordChange[]
  /** True once a later set has taken this one back. */
  readonly isUndone: boolean
}

/** Sets that changed a record, the newest first, before one of them. */
export async function recordVersions(
  db: Read,
  { kind, code }: Pick<RecordChange, 'kind' | 'code'>,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<readonly RecordVersion[]> {
  const sets = await db
    .selectFrom('change_set')
    .selectAll()
    .where('number', 'in', eb => {
      const numbers = eb
        .selectFrom('record_change')
        .select('set_number')
        .distinct()
        .where('kind', '=', kind)
        .where('code', '=', code)
        .orderBy('set_number', 'desc')
        .limit(limit)
      return before === undefined ? numbers : numbers.where('set_number', '<', before)
    })
    .orderBy('number', 'desc')
    .execute()
  if (sets.length === 0) return []
  const numbers = sets.map(set => set.number)
  const changes = await db
    .selectFrom('record_change')
    .selectAll()
    .where('kind', '=', kind)
    .where('code', '=', code)
    .where('set_number', 'in', numbers)
    .orderBy('set_number')
    .orderBy('position')
    .execute()
  const undone = await undoneOf(db, numbers)
  const changesOf = Map.groupBy(changes, row => Number(row.set_number))
  return sets.map(setOf).map(set => ({
    set,
    changes: (changesOf.get(set.number) ?? []).map(changeOf),
    isUndone: undone.has(set.number),
  }))
}

/** The latest set that changed each record. Records that no set knows are left out. */
export async function latestSets(
  db: Read,
  kind: RecordKind,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ChangeSet>> {
  const found = new Map<string, ChangeSet>()
  for (const part of chunks(codes)) {
    const latest = await db
      .selectFrom('record_change')
      .select(['code', ({ fn }) => fn.max('set_number').as('number')])
      .where('kind', '=', kind)
      .where('code', 'in', part)
      .groupBy('code')
      .execute()
    if (latest.length === 0) continue
    const numbers = [...new Set(latest.map(({ number }) => number))]
    const rows = await db.selectFrom('change_set').selectAll().where('number', 'in', numbers).execute()
    const sets = new Map(rows.map(row => [Number(row.number), setOf(row)]))
    for (const { code, number } of latest) {
      const set = sets.get(Number(number))
      if (set) found.set(code, set)
    }
  }
  return found
}

/** A change that took something away, and its set. */
interface Removal {
  readonly set: ChangeSet
  readonly change: RecordChange
}

/** Removals in one answer. */
const MOST_REMOVALS = 500

/** Changes of what was there since an instant, the newest first. */
const removedSince = (db: Read, since: number) =>
  db
    .selectFrom('record_change')
    .innerJoin('change_set', 'change_set.number', 'record_change.set_number')
    .selectAll()
    .where('record_change.before_value', 'is not', null)
    .where('change_set.made_at', '>=', since)
    .orderBy('record_change.set_number', 'desc')
    .orderBy('record_change.position')
    .limit(MOST_REMOVALS)

/** Removals of records of a kind since an instant, the newest first. */
export async function removals(db: Read, kind: RecordKind, since: number): Promise<readonly Removal[]> {
  const rows = await removedSince(db, since)
    .where('record_change.kind', '=', kind)
    // As the partial index says it, so that it is used.
    .where('record_change.path', '=', sql.lit(''))
    .where('record_change.after_value', 'is', null)
    .execute()
  return rows.map(row => ({ set: setOf(row), change: changeOf(row) }))
}

/** Changes since an instant that may have taken SKUs out of products, the newest first. */
export async function skuRemovals(db: Read, since: number): Promise<readonly Removal[]> {
  const rows = await removedSince(db, since)
    .where('record_change.kind', '=', 'spu')
    .where(eb =>
      eb.or([
        eb('record_change.path', '=', 'skus'),
        eb.and([
          eb('record_change.path', 'like', 'skus.%'),
          eb('record_change.path', 'not like', 'skus.%.%'),
          eb('record_change.after_value', 'is', null),
        ]),
      ]),
    )
    .execute()
  return rows.map(row => ({ set: setOf(row), change: changeOf(row) }))
}

/** Which sets to list; what is absent does not narrow. */
export interface SetFilter {
  readonly by?: string | undefined
  /** Code of a record. */
  readonly code?: string | undefined
  /** First and last instant, epoch milliseconds. */
  readonly from?: number | undefined
  readonly until?: number | undefined
  /** Number of the last set of the page before. */
  readonly before?: number | undefined
}

/** A set, how many changes it holds, and the first of them. */
export interface ListedSet {
  readonly set: ChangeSet
  readonly isUndone: boolean
  readonly count: number
  readonly first: readonly RecordChange[]
}

/** Changes shown of a set in a list. */
const SHOWN = 3

/** Sets, the newest first. */
export async function listSets(
  db: Read,
  { by, code, from, until, before }: SetFilter,
  limit: number,
): Promise<readonly ListedSet[]> {
  let query = db.selectFrom('change_set').selectAll().orderBy('number', 'desc').limit(limit)
  if (by !== undefined) query = query.where('made_by', '=', by)
  if (from !== undefined) query = query.where('made_at', '>=', from)
  if (until !== undefined) query = query.where('made_at', '<=', until)
  if (before !== undefined) query = query.where('number', '<', before)
  if (code !== undefined)
    query = query.where('number', 'in', eb =>
      eb.selectFrom('record_change').select('set_number').where('code', '=', code),
    )
  const rows = await query.execute()
  if (rows.length === 0) return []
  const numbers = rows.map(row => row.number)
  const counts = await db
    .selectFrom('record_change')
    .select(['set_number', ({ fn }) => fn.max('position').as('last')])
    .where('set_number', 'in', numbers)
    .groupBy('set_number')
    .execute()
  const shown = await db
    .selectFrom('record_change')
    .selectAll()
    .where('set_number', 'in', numbers)
    .where('position', '<', SHOWN)
    .orderBy('set_number')
    .orderBy('position')
    .execute()
  const undone = await undoneOf(db, numbers)
  const countOf = new Map(counts.map(row => [Number(row.set_number), Number(row.last) + 1]))
  const firstOf = Map.groupBy(shown, row => Number(row.set_number))
  return rows.map(setOf).map(set => ({
    set,
    isUndone: undone.has(set.number),
    count: countOf.get(set.number) ?? 0,
    first: (firstOf.get(set.number) ?? []).map(changeOf),
  }))
}

/** Changes of a set from a position on, in their order. */
export async function changesFrom(
  db: Read,
  set: number,
  position: number,
  limit: number,
): Promise<readonly RecordChange[]> {
  const rows = await db
    .selectFrom('record_change')
    .selectAll()
    .where('set_number', '=', set)
    .where('position', '>=', position)
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map(changeOf)
}

/** Changes that one set each made to some records, by their codes. */
export async function changesOfRecords(
  db: Read,
  kind: RecordKind,
  sets: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, readonly RecordChange[]>> {
  if (sets.size === 0) return new Map()
  const rows = await db
    .selectFrom('record_change')
    .selectAll()
    .where('set_number', 'in', [...new Set(sets.values())])
    .where('kind', '=', kind)
    .where('code', 'in', [...sets.keys()])
    .orderBy('set_number')
    .orderBy('position')
    .execute()
  const own = rows.filter(row => sets.get(row.code) === Number(row.set_number))
  return Map.groupBy(own.map(changeOf), ({ code }) => code)
}
