import type { BothTexts } from '#locales/locale.ts'
import { type Insertable, sql, type Transaction } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { StoredCodes, ValueUser } from '../format/file-facts.ts'
import type { SingleRow, SingleRowKind, SpuContent, SpuRows, StockedSkuRow } from './stored-rows.ts'

export type Write = Transaction<Tables>
/** A database or a transaction: for what only reads. */
export type Read = Database

/** Rows per statement: far below the engines' limits on parameters. */
const CHUNK = 400

/** A list in parts that fit one statement. */
export function chunks<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = []
  for (let from = 0; from < rows.length; from += CHUNK) parts.push(rows.slice(from, from + CHUNK))
  return parts
}

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

/** Everything a file may refer to: five statements, and one more per some hundred products or skus asked for. */
export async function storedCodes(db: Read): Promise<StoredCodes> {
  const brands = await db.selectFrom('brand').select('code').execute()
  const categories = await db.selectFrom('category').select(['code', 'parent_code', 'name']).execute()
  const levels = await db.selectFrom('member_level').select('code').orderBy('rank').execute()
  const labels = await db.selectFrom('label').select('code').execute()
  const attributes = await db.selectFrom('attribute').select(['code', 'values_json']).execute()
  return {
    brands: brands.map(row => row.code),
    categories: categories.map(row => [
      row.code,
      { parent: row.parent_code, name: JSON.parse(row.name) as BothTexts },
    ]),
    levels: levels.map(row => row.code),
    labels: labels.map(row => row.code),
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

/** Every stored product is looked at, page by page. */
async function usersOf(db: Read, attribute: string, values: ReadonlySet<string>): Promise<ValueUser[]> {
  const users: ValueUser[] = []
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('spu')
      .select(['code', 'content'])
      .where('code', '>', last)
      .orderBy('code')
      .limit(CHUNK)
      .execute()
    for (const { code, content } of rows) {
      const { attributes } = JSON.parse(content) as SpuContent
      const named = attributes.find(entry => entry.code === attribute)?.values ?? []
      for (const value of named)
        if (typeof value === 'string' && values.has(value)) users.push({ spu: code, value })
    }
    if (rows.length < CHUNK) return users
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

/**
 * Sets counted stock. Orders placed since the count was checked hold more than it may say: stock on hand never falls below what is
 * held, or shipping would take it below 0.
 */
async function writeStock(trx: Write, skus: readonly StockedSkuRow[], now: number): Promise<void> {
  for (const part of chunks(skus))
    await trx
      .insertInto('sku_stock')
      .values(part.map(({ code, on_hand }) => ({ sku_code: code, on_hand, reserved: 0, counted_at: now })))
      .onConflict(conflict =>
        conflict.column('sku_code').doUpdateSet({
          on_hand: sql`case when excluded.on_hand < sku_stock.reserved then sku_stock.reserved else excluded.on_hand end`,
          counted_at: now,
        }),
      )
      .execute()
}

/**
 * Writes products with their skus and stock under a version and its moment. What is reserved stays reserved, and SKUs of `unmoved`
 * keep the stock that they have.
 */
export async function writeSpus(
  trx: Write,
  spus: readonly SpuRows[],
  {
    version,
    now,
    unmoved,
  }: { readonly version: number; readonly now: number; readonly unmoved: ReadonlySet<string> },
): Promise<void> {
  await upsert(
    trx,
    'spu',
    'code',
    spus.map(({ spu }) => ({ ...spu, changed_in: version, changed_at: now })),
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
  await writeStock(
    trx,
    skus.filter(({ code }) => !unmoved.has(code)),
    now,
  )
  const uncounted = skus.filter(({ code }) => unmoved.has(code))
  for (const part of chunks(uncounted))
    await trx
      .insertInto('sku_stock')
      .values(part.map(({ code, on_hand }) => ({ sku_code: code, on_hand, reserved: 0 })))
      .onConflict(conflict => conflict.column('sku_code').doNothing())
      .execute()
}

/** Removes records, a product with its skus and their stock. */
export async function removeRecords(
  trx: Write,
  kind: SingleRowKind | 'spu',
  codes: readonly string[],
): Promise<void> {
  for (const part of chunks(codes))
    await trx
      .deleteFrom(kind as 'spu')
      .where('code', 'in', part)
      .execute()
}

/** Removes skus for good. */
export async function removeSkus(trx: Write, codes: readonly string[]): Promise<void> {
  for (const part of chunks(codes)) await trx.deleteFrom('sku').where('code', 'in', part).execute()
}
