import { DAY_MS } from '#locales/hong-kong.ts'
import type { Database } from '../../database/database.ts'
import type { ImportLine } from '../format/import-schema.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { importSite } from '../import/import-site.ts'
import type { ImportOptions, ImportResult } from '../import/import-result.ts'
import { atOneMoment } from '../rows/moment.ts'
import {
  changesFrom,
  type ChangeSet,
  latestSets,
  type LineOf,
  type ListedSet,
  listSets,
  type RecordChange,
  type RecordKind,
  type RecordLine,
  type RecordVersion,
  recordVersions,
  removals,
  type SetFilter,
  type SmallKind,
} from '../rows/change-log.ts'
import { storedSpus, type Write } from '../rows/catalogue-writer.ts'
import { lineOfRow, lineOfSpu } from '../rows/stored-lines.ts'
import { type GoodsTies, tiesOf } from './goods-ties.ts'
import { isSiteKind } from '../site/site-lines.ts'
import { siteLinesOf } from '../site/site-rows.ts'
import { storedLines } from './clashes.ts'
import { planChanges, type PlanRefusal } from './planned-sets.ts'
import { createRecordPlans, type RecordPlans } from './record-plans.ts'
import { type Saved, saveChanges, type SaveOptions, type SaveRefusal } from './save-changes.ts'
import { type BinnedSku, skuBin } from './sku-bin.ts'
import { type Undone, type UndoRefusal, undoSet } from './undo-set.ts'
import type { Result } from '#platform/result.ts'

/** Time for which a removed record can be brought back. */
export const BIN_MS = 30 * DAY_MS

/** A record that was removed, and the set that did it. */
export interface BinnedRecord {
  readonly set: ChangeSet
  readonly line: RecordLine
}

/** Line of a product. */
export type SpuLine = Extract<ImportLine, { readonly kind: 'spu' }>

/** Records of the catalogue as staff see them: read from the database, so that everybody reads their own changes at once. */
export interface Records {
  /** All records of a kind that has few, in the order of their codes. */
  readonly all: <Kind extends SmallKind>(kind: Kind) => Promise<readonly LineOf<Kind>[]>
  /** Products of a style, in the order of their codes. */
  readonly style: (style: string) => Promise<readonly SpuLine[]>
  /** Products by their codes; those that are not there are left out. */
  readonly products: (codes: readonly string[]) => Promise<ReadonlyMap<string, SpuLine>>
  /** Orders, stock and offers that need a product, or one of its SKUs. */
  readonly ties: (product: string, sku?: string) => Promise<GoodsTies>
  readonly find: <Kind extends RecordKind>(kind: Kind, code: string) => Promise<LineOf<Kind> | undefined>
  /** The latest change of each record. */
  readonly latest: (kind: RecordKind, codes: readonly string[]) => Promise<ReadonlyMap<string, ChangeSet>>
  readonly versions: (
    kind: RecordKind,
    code: string,
    page: { readonly before?: number | undefined; readonly limit: number },
  ) => Promise<readonly RecordVersion[]>
  /** Records removed in the last 30 days that have not come back, the newest first. */
  readonly bin: (kind: RecordKind, now: number) => Promise<readonly BinnedRecord[]>
  /** SKUs removed from their products in the last 30 days that have not come back, the newest first. */
  readonly skuBin: (now: number) => Promise<readonly BinnedSku[]>
  /** Change sets, the newest first. */
  readonly sets: (filter: SetFilter, limit: number) => Promise<readonly ListedSet[]>
  /** Changes of a set, from a position on. */
  readonly changesOf: (set: number, position: number, limit: number) => Promise<readonly RecordChange[]>
  /** Imports lines of a file, all of the site or all of the catalogue, or tells what an import would do. */
  readonly importLines: (
    kind: RecordKind,
    lines: readonly string[],
    options: ImportOptions,
  ) => Promise<Omit<ImportResult, 'counts'>>
  readonly save: (options: SaveOptions) => Promise<Result<Saved, SaveRefusal>>
  /** Saves changes now, or stores them for an instant (`due`, epoch milliseconds). */
  readonly saveAt: (
    options: SaveOptions & { readonly due?: number | undefined },
  ) => Promise<Result<Saved, PlanRefusal>>
  readonly undo: (set: number, author: Parameters<typeof undoSet>[2]) => Promise<Result<Undone, UndoRefusal>>
  readonly plans: RecordPlans
}

async function binOf(db: Database, kind: RecordKind, now: number): Promise<readonly BinnedRecord[]> {
  const removed = await removals(db, kind, now - BIN_MS)
  const there = await storedLines(
    db,
    removed.map(({ change }) => change),
  )
  const seen = new Set<string>()
  return removed.flatMap(({ set, change }) => {
    const key = `${kind} ${change.code}`
    if (there.has(key) || seen.has(key)) return []
    seen.add(key)
    return [{ set, line: change.before as RecordLine }] // a line that was stored
  })
}

const styleLines = (db: Database, style: string): Promise<readonly SpuLine[]> =>
  atOneMoment(db, async trx => {
    const codes = await trx
      .selectFrom('spu')
      .select('code')
      .where('style', '=', style)
      .orderBy('code')
      .execute()
    const found = await storedSpus(
      trx,
      codes.map(({ code }) => code),
    )
    return codes.flatMap(({ code }) => {
      const rows = found.get(code)
      return rows ? [lineOfSpu(rows)] : []
    })
  })

async function allOf(trx: Write, kind: SmallKind): Promise<readonly RecordLine[]> {
  if (isSiteKind(kind)) return siteLinesOf(trx, kind)
  const rows = await trx.selectFrom(kind).selectAll().orderBy('code').execute()
  return rows.map(row => lineOfRow(kind, row))
}

export const createRecords = (db: Database): Records => ({
  all: <Kind extends SmallKind>(kind: Kind) =>
    // Lines of `kind`, which neither table can tell.
    atOneMoment(db, trx => allOf(trx, kind)) as Promise<readonly LineOf<Kind>[]>,
  style: style => styleLines(db, style),
  products: async codes => {
    const found = await storedSpus(db, codes)
    return new Map(Array.from(found, ([code, rows]) => [code, lineOfSpu(rows)]))
  },
  ties: (product, sku) => tiesOf(db, product, sku),
  find: async <Kind extends RecordKind>(kind: Kind, code: string) =>
    (await storedLines(db, [{ kind, code }])).get(`${kind} ${code}`) as LineOf<Kind> | undefined, // of `kind`
  latest: (kind, codes) => latestSets(db, kind, codes),
  versions: (kind, code, page) => recordVersions(db, { kind, code }, page),
  bin: (kind, now) => binOf(db, kind, now),
  skuBin: now => skuBin(db, now - BIN_MS),
  sets: (filter, limit) => listSets(db, filter, limit),
  changesOf: (set, position, limit) => changesFrom(db, set, position, limit),
  importLines: async (kind, lines, options) =>
    isSiteKind(kind)
      ? { ...(await importSite(db, lines, options)), warnings: [] }
      : importCatalogue(db, lines, options),
  save: options => saveChanges(db, options),
  saveAt: ({ due, ...options }) =>
    due === undefined ? saveChanges(db, options) : planChanges(db, { ...options, due }),
  undo: (set, author) => undoSet(db, set, author),
  plans: createRecordPlans(db),
})
