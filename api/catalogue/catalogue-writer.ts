import type { Insertable, Transaction } from 'kysely'
import type { SkuTable, Tables } from '../database/tables.ts'
import type { StoredCodes } from './check-lines.ts'
import type { ParsedLine, ParsedSpu } from './import-schema.ts'

type Write = Transaction<Tables>

/** Rows per statement: far below the engines' limits on parameters. */
const CHUNK = 400

function chunks<Row>(rows: readonly Row[]): Row[][] {
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

/** Everything a file may refer to: six statements whatever the size. */
export async function storedCodes(trx: Write): Promise<StoredCodes> {
  const brands = await trx.selectFrom('brand').select('code').execute()
  const categories = await trx.selectFrom('category').select(['code', 'parent_code']).execute()
  const labels = await trx.selectFrom('label').select('code').execute()
  const attributes = await trx.selectFrom('attribute').select(['code', 'values_json']).execute()
  const skus = await trx.selectFrom('sku').select(['code', 'spu_code']).execute()
  const spus = await trx.selectFrom('spu').select('code').execute()
  return {
    brands: new Set(brands.map(row => row.code)),
    categories: new Map(categories.map(row => [row.code, row.parent_code])),
    labels: new Set(labels.map(row => row.code)),
    attributes: new Map(
      attributes.map(row => {
        const values = JSON.parse(row.values_json) as { code: string }[]
        return [row.code, new Set(values.map(value => value.code))]
      }),
    ),
    skus: new Map(skus.map(row => [row.code, row.spu_code])),
    spus: new Set(spus.map(row => row.code)),
  }
}

/** Counts the catalogue's version up and gives the new one. */
export async function nextVersion(trx: Write): Promise<number> {
  const { version } = await trx
    .updateTable('catalogue_version')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

const spuRow = (spu: ParsedSpu, version: number) => ({
  code: spu.code,
  style: spu.style,
  product_type: spu.productType,
  on_shelves: spu.onShelves ? (1 as const) : (0 as const),
  list_time: spu.listTime,
  first_list_time: spu.firstListTime ?? spu.listTime,
  sales: spu.sales,
  recent_sales: spu.recentSales,
  list_price: spu.listPrice,
  sale_price: spu.salePrice,
  content: JSON.stringify({
    title: spu.title,
    subTitle: spu.subTitle,
    description: spu.description,
    sizeChart: spu.sizeChart,
    picUrl: spu.picUrl,
    brands: spu.brands,
    categories: spu.categories,
    labels: spu.labels,
    images: spu.images,
    options: spu.options,
    attributes: spu.attributes,
  } satisfies SpuContent),
  changed_in: version,
})

/** What `spu.content` holds. */
export type SpuContent = Pick<
  ParsedSpu,
  | 'title'
  | 'subTitle'
  | 'description'
  | 'sizeChart'
  | 'picUrl'
  | 'brands'
  | 'categories'
  | 'labels'
  | 'images'
  | 'options'
  | 'attributes'
>

const skuRows = (spu: ParsedSpu): SkuTable[] =>
  spu.skus.map((sku, position) => ({
    code: sku.code,
    spu_code: spu.code,
    position,
    store_sku_code: sku.storeSkuCode ?? sku.code,
    is_enabled: sku.isEnabled ? 1 : 0,
    featured_type: sku.featuredType,
    colour: sku.colour ?? null,
    size: sku.size ?? null,
    list_price: sku.listPrice === undefined ? spu.listPrice : sku.listPrice,
    sale_price: sku.salePrice === undefined ? spu.salePrice : sku.salePrice,
    default_price: sku.prices.default ?? null,
    member_prices: JSON.stringify(sku.prices.members),
  }))

async function writeSpus(trx: Write, spus: readonly ParsedSpu[], version: number) {
  await upsert(
    trx,
    'spu',
    'code',
    spus.map(spu => spuRow(spu, version)),
  )
  const rows = spus.flatMap(skuRows)
  const kept = new Set(rows.map(row => row.code))
  for (const part of chunks(spus.map(spu => spu.code))) {
    const before = await trx.selectFrom('sku').select('code').where('spu_code', 'in', part).execute()
    const gone = before.map(row => row.code).filter(code => !kept.has(code))
    for (const some of chunks(gone)) await trx.deleteFrom('sku').where('code', 'in', some).execute()
  }
  await upsert(trx, 'sku', 'code', rows)
  const stock = spus.flatMap(spu => spu.skus)
  const stockRows = stock.map(sku => ({ sku_code: sku.code, on_hand: sku.inventory, reserved: 0 }))
  await upsert(trx, 'sku_stock', 'sku_code', stockRows, ['reserved'])
}

/** Writes checked lines under one new version. */
export async function writeLines(trx: Write, lines: readonly ParsedLine[], version: number): Promise<void> {
  const of = <Kind extends ParsedLine['kind']>(kind: Kind) =>
    lines.filter((line): line is Extract<ParsedLine, { kind: Kind }> => line.kind === kind)

  const brands = of('brand').map(({ code, name, imageUrl, position }) => ({
    code,
    name: JSON.stringify(name),
    image_url: imageUrl ?? null,
    position,
  }))
  const categories = of('category').map(line => ({
    code: line.code,
    parent_code: line.parent ?? null,
    name: JSON.stringify(line.name),
    nav_front_name: line.navFrontName ? JSON.stringify(line.navFrontName) : null,
    image_url: line.imageUrl ?? null,
    position: line.position,
  }))
  const labels = of('label').map(({ code, frontName, description }) => ({
    code,
    front_name: JSON.stringify(frontName),
    description: JSON.stringify(description),
  }))
  const attributes = of('attribute').map(line => ({
    code: line.code,
    origin_code: line.originCode ?? line.code,
    attribute_type: line.attributeType,
    front_name: JSON.stringify(line.frontName),
    values_json: JSON.stringify(line.values),
    position: line.position,
  }))
  const promotions = of('promotion').map(line => ({
    code: line.code,
    type: line.type,
    name: JSON.stringify(line.name),
    description: JSON.stringify(line.description),
    priority: line.priority,
    account_scope: line.accountScope,
    levels: JSON.stringify(line.levels),
    begin_time: line.beginTime,
    end_time: line.endTime,
    is_stopped: line.isStopped ? (1 as const) : (0 as const),
    spu_codes: JSON.stringify(line.spus),
    prices: JSON.stringify(line.prices),
  }))

  await upsert(trx, 'brand', 'code', brands)
  await upsert(trx, 'category', 'code', categories)
  await upsert(trx, 'label', 'code', labels)
  await upsert(trx, 'attribute', 'code', attributes)
  await writeSpus(trx, of('spu'), version)
  await upsert(trx, 'promotion', 'code', promotions)
}
