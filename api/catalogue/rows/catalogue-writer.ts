import type { BothTexts } from '#locales/locale.ts'
import type { Insertable, Transaction } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { chunks } from '../../shared/chunks.ts'
import { type LaterMoves, movedAfter } from '../../stock/count-basis.ts'
import { changeStock, type MoveCause } from '../../stock/ledger.ts'
import type { StoredCodes, ValueUser } from '../format/file-facts.ts'
import type { SingleRow, SingleRowKind, SpuContent, SpuRows, StockedSkuRow } from './stored-rows.ts'

export type Write = Transaction<Tables>
/** A database or a transaction: for what only reads. */
export type Read = Database

/** Inserts rows, or replaces those whose key is there already. `keep` names columns that a replacement leaves alone. */
async function upsert<Name extends keyof Tables>(
  trx: Write,
  table: Name,
  key: string,
  rows: readonly Insertable<Tables[Name]>[],
  keep: readonly string[] = [],
) {
  for (const part of chunks(rows)) {
    const columns = Object.keys(part[0] ?? {}).filter(column => column !== key && !keep.includes(column))
    await trx
      .insertInto(table)
      .values(part as never) // rows of any of the tables: Kysely cannot follow a table name that is a type parameter
      .onConflict(conflict =>
        conflict
          .column(key as never)
          .doUpdateSet(
            excluded =>
              Object.fromEntries(
                columns.map(column => [column, excluded.ref(`excluded.${column}` as never)]),
              ) as never,
          ),
      )
      .execute()
  }
}

/** Everything a file may refer to: six statements, and one more per some hundred products or skus asked for. */
export async function storedCodes(db: Read): Promise<StoredCodes> {
  const brands = await db.selectFrom('brand').select('code').execute()
  const categories = await db.selectFrom('category').select(['code', 'parent_code', 'name']).execute()
  const levels = await db.selectFrom('member_level').select('code').orderBy('rank').execute()
  const labels = await db.selectFrom('label').select('code').execute()
  const charts = await db.selectFrom('chart').select('code').execute()
  const attributes = await db.selectFrom('attribute').select(['code', 'values_json']).execute()
  return {
    brands: brands.map(row => row.code),
    categories: categories.map(row => [
      row.code,
      { parent: row.parent_code, name: JSON.parse(row.name) as BothTexts },
    ]),
    levels: levels.map(row => row.code),
    labels: labels.map(row => row.code),
    charts: charts.map(row => row.code),
    attributes: attributes.map(row => {
      const values = JSON.parse(row.values_json) as { code: string }[]
      return [row.code, new Set(values.map(value => value.code))]
    }),
    async spus(codes) {
      const found = new Map<string, number | null>()
      for (const part of chunks(codes)) {
        const rows = await db
          .selectFrom('spu')
          .select(['code', 'sale_price'])
          .where('code', 'in', part)
          .execute()
        for (const { code, sale_price } of rows) found.set(code, sale_price)
      }
      return found
    },
    usersOf: (attribute, values) => usersOf(db, attribute, values),
    skus: codes => skuOwners(db, codes),
  }
}

/** Products read together. */
const PAGE = 400

/** Every stored product is looked at, page by page. */
async function usersOf(db: Read, attribute: string, values: ReadonlySet<string>): Promise<ValueUser[]> {
  const users: ValueUser[] = []
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('spu')
      .select(['code', 'content'])
      .where('code', '>', last)
      .orderBy('code')
      .limit(PAGE)
      .execute()
    for (const { code, content } of rows) {
      const { attributes } = JSON.parse(content) as SpuContent
      const named = attributes.find(entry => entry.code === attribute)?.values ?? []
      for (const value of named)
        if (typeof value === 'string' && values.has(value)) users.push({ spu: code, value })
    }
    if (rows.length < PAGE) return users
    last = rows.at(-1)?.code ?? ''
  }
}

/** Which product each of these skus belongs to; unknown ones are left out. */
export async function skuOwners(db: Read, codes: readonly string[]): Promise<Map<string, string>> {
  const owners = new Map<string, string>()
  for (const part of chunks(codes)) {
    const rows = await db.selectFrom('sku').select(['code', 'spu_code']).where('code', 'in', part).execute()
    for (const { code, spu_code } of rows) owners.set(code, spu_code)
  }
  return owners
}

/** Increments the catalogue's version and returns it. Saved changes that waited for a version are part of it. */
export async function nextVersion(trx: Write): Promise<number> {
  const { version } = await trx
    .updateTable('catalogue_version')
    .set(({ eb }) => ({ version: eb('version', '+', 1), is_waiting: 0 }))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Rows of these codes, by code. */
export async function storedRows<Kind extends SingleRowKind>(
  db: Read,
  kind: Kind,
  codes: readonly string[],
): Promise<Map<string, SingleRow<Kind>>> {
  const found = new Map<string, SingleRow<Kind>>()
  for (const part of chunks(codes)) {
    const rows = await db
      .selectFrom(kind as SingleRowKind)
      .selectAll()
      .where('code', 'in', part)
      .execute()
    for (const row of rows) found.set(row.code, row as SingleRow<Kind>)
  }
  return found
}

/** Products of these codes with skus and stock, by code: two statements per some hundred. */
export async function storedSpus(db: Read, codes: readonly string[]): Promise<Map<string, SpuRows>> {
  const found = new Map<string, SpuRows>()
  for (const part of chunks(codes)) {
    const spus = await db.selectFrom('spu').selectAll().where('code', 'in', part).execute()
    if (spus.length === 0) continue
    const skus = await db
      .selectFrom('sku')
      .leftJoin('sku_stock', 'sku_stock.sku_code', 'sku.code')
      .selectAll('sku')
      .select('sku_stock.on_hand')
      .where('spu_code', 'in', part)
      .orderBy('position')
      .execute()
    const skusOf = Map.groupBy(skus, sku => sku.spu_code)
    for (const { changed_in: _, changed_at: __, ...spu } of spus) {
      found.set(spu.code, { spu, skus: skusOf.get(spu.code) ?? [] })
    }
  }
  return found
}

/** Writes rows of one kind. */
export const writeRows = <Kind extends SingleRowKind>(
  trx: Write,
  kind: Kind,
  rows: readonly SingleRow<Kind>[],
): Promise<void> => upsert(trx, kind, 'code', rows as readonly Insertable<Tables[Kind]>[])

/** Author, instant and change set of entries in the ledger of stock. */
export type StockCause = Pick<MoveCause, 'at' | 'actor' | 'document'>

interface StockWriting {
  /** SKUs whose stock stays as it is. */
  readonly unmoved: ReadonlySet<string>
  /** Latest entry in the ledger that the stock of a SKU counts. */
  readonly seen: ReadonlyMap<string, number>
  readonly cause: StockCause
}

/**
 * Sets counted stock of SKUs that are new or not `unmoved`. What moved since it was compared is added, and a level that was stated since
 * stays. Orders may hold more than the count says: stock on hand never falls below that, or shipping would take it below 0.
 */
async function writeStock(
  trx: Write,
  skus: readonly StockedSkuRow[],
  { unmoved, seen, cause }: StockWriting,
): Promise<void> {
  const counts = new Map(skus.filter(({ code }) => !unmoved.has(code)).map(sku => [sku.code, sku.on_hand]))
  for (const part of chunks(skus)) {
    const added = await trx
      .insertInto('sku_stock')
      .values(part.map(({ code }) => ({ sku_code: code, reserved: 0 })))
      .onConflict(conflict => conflict.column('sku_code').doNothing())
      .returning('sku_code')
      .execute()
    const isNew = new Set(added.map(row => row.sku_code))
    for (const { code, on_hand } of part) if (isNew.has(code)) counts.set(code, on_hand)
  }
  const later = new Map<string, LaterMoves>()
  const onLocked = async (codes: readonly string[]) => {
    const part = codes.flatMap((code): [string, number][] => {
      const number = seen.get(code)
      return number === undefined ? [] : [[code, number]]
    })
    for (const [code, moves] of await movedAfter(trx, new Map(part))) later.set(code, moves)
  }
  await changeStock(
    trx,
    counts.keys(),
    { ...cause, reason: 'import' },
    ({ held }, code) => {
      const count = counts.get(code) ?? null
      const { moved, isStated } = later.get(code) ?? { moved: 0, isStated: false }
      if (isStated) return undefined
      return { onHand: count === null ? null : Math.max(count + moved, held) }
    },
    { isPublished: true, onLocked },
  )
}

/**
 * Writes products with their skus and stock under a version and the moment of `cause`. What is reserved stays reserved, and SKUs of `unmoved`
 * keep the stock that they have.
 */
export async function writeSpus(
  trx: Write,
  spus: readonly SpuRows[],
  { version, ...stock }: StockWriting & { readonly version: number },
): Promise<void> {
  await upsert(
    trx,
    'spu',
    'code',
    spus.map(({ spu }) => ({ ...spu, changed_in: version, changed_at: stock.cause.at })),
  )
  const skus = spus.flatMap(entry => entry.skus)
  await upsert(
    trx,
    'sku',
    'code',
    skus.map(entry => {
      const { on_hand: _, ...sku } = entry
      return sku
    }),
  )
  await writeStock(trx, skus, stock)
}

/** Removes a record, a product with its skus and their stock. */
export async function removeRecords(
  trx: Write,
  { kind, code }: { readonly kind: SingleRowKind | 'spu'; readonly code: string },
  cause: StockCause,
): Promise<void> {
  if (kind === 'spu') {
    const skus = await trx.selectFrom('sku').select('code').where('spu_code', '=', code).execute()
    await removeSkus(
      trx,
      skus.map(row => row.code),
      cause,
    )
  }
  await trx
    .deleteFrom(kind as 'spu')
    .where('code', '=', code)
    .execute()
}

/** Removes skus for good; the ledger says where their stock went. */
export async function removeSkus(trx: Write, codes: readonly string[], cause: StockCause): Promise<void> {
  const removed = { ...cause, reason: 'removed' } as const
  await changeStock(trx, codes, removed, () => ({ onHand: null }), { isPublished: true })
  for (const part of chunks(codes)) await trx.deleteFrom('sku').where('code', 'in', part).execute()
}
