import type { Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { AttributeTable, CategoryTable, PromotionTable } from '../database/tables.ts'
import type { PromotionPrice } from '../product/pricing.ts'
import type { SpuContent } from './catalogue-writer.ts'
import {
  ascending,
  type Attribute,
  type AttributeValue,
  type Catalogue,
  type Category,
  endOfNew,
  type Promotion,
  type Sku,
  type Spu,
  type Text,
} from './catalogue.ts'
import type { AccountScope, ParsedPromotion, PromotionType } from './import-schema.ts'

/** Columns of texts and lists were written by `catalogue-writer.ts`, from checked lines. */
const read = <Value>(json: string) => JSON.parse(json) as Value

const byCode = <Row extends { readonly code: string }>(rows: readonly Row[]) =>
  new Map(rows.map(row => [row.code, row]))

/** The version in the database: one statement. */
export async function storedVersion(db: Database): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return row.version
}

/** Rows as they are now, products only where they changed after `since`: eight statements whatever the size. */
const readRows = (db: Database, since: number) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async trx => ({
      version: (await trx.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow())
        .version,
      brands: await trx.selectFrom('brand').selectAll().orderBy('position').orderBy('code').execute(),
      categories: await trx.selectFrom('category').selectAll().orderBy('position').orderBy('code').execute(),
      labels: await trx.selectFrom('label').selectAll().orderBy('code').execute(),
      attributes: await trx.selectFrom('attribute').selectAll().orderBy('position').orderBy('code').execute(),
      promotions: await trx.selectFrom('promotion').selectAll().orderBy('priority').orderBy('code').execute(),
      spus: await trx.selectFrom('spu').selectAll().where('changed_in', '>', since).orderBy('code').execute(),
      skus: await trx
        .selectFrom('sku')
        .innerJoin('spu', 'spu.code', 'sku.spu_code')
        .leftJoin('sku_stock', 'sku_stock.sku_code', 'sku.code')
        .selectAll('sku')
        .select(['sku_stock.on_hand', 'sku_stock.reserved'])
        .where('spu.changed_in', '>', since)
        .orderBy('sku.spu_code')
        .orderBy('sku.position')
        .execute(),
    }))

type Rows = Awaited<ReturnType<typeof readRows>>
type SkuRow = Rows['skus'][number]

/** A category while its tree is still growing. */
type GrowingCategory = Omit<Category, 'path' | 'parent' | 'children'> & {
  path: string
  parent: Category | undefined
  children: Category[]
}

/** Rows in display order to a tree; a category whose parent is missing stands at the top. */
function categoryTree(rows: readonly Selectable<CategoryTable>[]) {
  const categories = new Map<string, GrowingCategory>()
  for (const row of rows) {
    const name = read<Text>(row.name)
    const navFrontName = row.nav_front_name === null ? name : read<Text>(row.nav_front_name)
    const { code, image_url: imageUrl } = row
    categories.set(code, { code, path: code, name, navFrontName, imageUrl, parent: undefined, children: [] })
  }
  const roots: Category[] = []
  for (const { code, parent_code } of rows) {
    const category = categories.get(code)
    const parent = parent_code === null ? undefined : categories.get(parent_code)
    if (!category) continue
    category.parent = parent
    if (parent) parent.children.push(category)
    else roots.push(category)
  }
  const nameBelow = (parent: Category) => {
    for (const { code } of parent.children) {
      const child = categories.get(code)
      if (!child) continue
      child.path = `${parent.path}/${code}`
      nameBelow(child)
    }
  }
  roots.forEach(nameBelow)
  return { categories, roots }
}

function attributeOf(row: Selectable<AttributeTable>): Attribute {
  const values = read<(Omit<AttributeValue, 'frontName'> & { frontName?: Text })[]>(row.values_json)
  return {
    code: row.code,
    originCode: row.origin_code,
    attributeType: row.attribute_type,
    frontName: read<Text>(row.front_name),
    values: byCode(values.map(value => ({ ...value, frontName: value.frontName ?? value.displayName }))),
  }
}

const promotionOf = (row: Selectable<PromotionTable>): Promotion => ({
  code: row.code,
  type: row.type as PromotionType, // only checked lines are stored
  name: read<Text>(row.name),
  description: read<Text>(row.description),
  priority: row.priority,
  accountScope: row.account_scope as AccountScope, // as above
  levels: read<string[]>(row.levels),
  beginTime: row.begin_time,
  endTime: row.end_time,
  isStopped: row.is_stopped === 1,
})

/** Promotions by product shown on, and their unit prices by sku code and by spu code. */
function promotionIndex(rows: readonly Selectable<PromotionTable>[]) {
  const shown = new Map<string, Promotion[]>()
  const prices = { sku: new Map<string, PromotionPrice[]>(), spu: new Map<string, PromotionPrice[]>() }
  const add = <Value>(map: Map<string, Value[]>, key: string, value: Value) => {
    const list = map.get(key)
    if (list) list.push(value)
    else map.set(key, [value])
  }
  for (const row of rows) {
    const promotion = promotionOf(row)
    if (promotion.isStopped) continue
    for (const spu of read<string[]>(row.spu_codes)) add(shown, spu, promotion)
    const { code: promotionCode, accountScope, levels, beginTime, endTime } = promotion
    for (const entry of read<ParsedPromotion['prices']>(row.prices)) {
      const price = { promotionCode, accountScope, levels, beginTime, endTime, price: entry.price }
      if ('spu' in entry) add(prices.spu, entry.spu, price)
      else add(prices.sku, entry.sku, price)
    }
  }
  return { shown, prices }
}

const skuOf = (row: SkuRow): Sku => ({
  code: row.code,
  storeSkuCode: row.store_sku_code,
  isEnabled: row.is_enabled === 1,
  featuredType: row.featured_type,
  inventory: row.on_hand === null ? null : Math.max(0, row.on_hand - (row.reserved ?? 0)),
  colour: row.colour,
  size: row.size,
  listPrice: row.list_price,
  salePrice: row.sale_price,
  defaultPrice: row.default_price,
  memberPrices: read<Sku['memberPrices']>(row.member_prices),
  promotionPrices: [],
})

function spuOf(row: Rows['spus'][number], skus: readonly Sku[]): Spu {
  return {
    ...read<SpuContent>(row.content),
    code: row.code,
    style: row.style,
    productType: row.product_type,
    onShelves: row.on_shelves === 1,
    listTime: row.list_time,
    firstListTime: row.first_list_time,
    sales: row.sales,
    recentSales: row.recent_sales,
    listPrice: row.list_price,
    salePrice: row.sale_price,
    skus,
    promotions: [],
  }
}

/**
 * The catalogue as the database has it now.
 *
 * @param known an earlier reading; products that have not changed since are taken from it
 */
export async function readCatalogue(db: Database, known?: Catalogue): Promise<Catalogue> {
  const rows = await readRows(db, known?.version ?? -1)
  const { shown, prices } = promotionIndex(rows.promotions)
  const skusOf = Map.groupBy(rows.skus, row => row.spu_code)

  const changed = rows.spus.map(row => spuOf(row, (skusOf.get(row.code) ?? []).map(skuOf)))
  const all = new Map([...(known?.spus ?? []), ...changed.map(spu => [spu.code, spu] as const)])
  const spus = new Map<string, Spu>()
  for (const code of [...all.keys()].toSorted()) {
    const spu = all.get(code)
    if (!spu) continue
    const forSpu = prices.spu.get(code) ?? []
    const skus = spu.skus.map(sku => {
      const promotionPrices = [...forSpu, ...(prices.sku.get(sku.code) ?? [])]
      return promotionPrices.length + sku.promotionPrices.length === 0 ? sku : { ...sku, promotionPrices }
    })
    spus.set(code, { ...spu, skus, promotions: shown.get(code) ?? [] })
  }

  const running = rows.promotions.filter(row => row.is_stopped === 0)
  return {
    version: rows.version,
    brands: byCode(
      rows.brands.map(row => ({ code: row.code, name: read<Text>(row.name), imageUrl: row.image_url })),
    ),
    ...categoryTree(rows.categories),
    labels: byCode(
      rows.labels.map(row => ({
        code: row.code,
        frontName: read<Text>(row.front_name),
        description: read<Text>(row.description),
      })),
    ),
    attributes: byCode(rows.attributes.map(attributeOf)),
    spus,
    styles: Map.groupBy(spus.values(), spu => spu.style),
    priceChanges: ascending(running.flatMap(row => [row.begin_time, row.end_time])),
    newEnds: ascending([...spus.values()].map(endOfNew)),
  }
}
