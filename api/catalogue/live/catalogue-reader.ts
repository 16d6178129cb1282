import type { BothTexts } from '#locales/locale.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { AttributeTable, CategoryTable, PromotionTable } from '../../database/tables.ts'
import { runAtOnce, runInTurns, type Steps, visitSteps } from '../../shared/steps.ts'
import { chunks } from '../../shared/chunks.ts'
import type { Write } from '../rows/catalogue-writer.ts'
import { readSite } from '../site/site.ts'
import {
  ascending,
  type Attribute,
  type AttributeValue,
  type Catalogue,
  type Category,
  type Spu,
} from '../catalogue.ts'
import { campaignOf } from '../campaign.ts'
import { atOneMoment } from '../rows/moment.ts'
import { spuOf } from './product-rows.ts'
import { type PromotionIndex, promotionIndex } from './promotion-index.ts'
import { createSharing, type Sharing } from './sharing.ts'
import { type SpuCollection, withChanges } from './spu-collection.ts'

/** Columns of texts and lists were written by `stored-rows.ts`, from checked lines. */
const read = <Value>(json: string) => JSON.parse(json) as Value

const byCode = <Row extends { readonly code: string }>(rows: readonly Row[]) =>
  new Map(rows.map(row => [row.code, row]))

/** The version in the database: one statement. */
export async function storedVersion(db: Database): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return row.version
}

/** Products read between two turns of the event loop: SQLite answers without one, and the shop goes on answering meanwhile. */
const SPUS_AT_ONCE = 100

/** Codes of the products that changed after `since`, page by page. */
async function* changedCodes(trx: Write, since: number): AsyncGenerator<readonly string[]> {
  for (let last = ''; ; ) {
    const rows = await trx
      .selectFrom('spu')
      .select('code')
      .where('changed_in', '>', since)
      .where('code', '>', last)
      .orderBy('code')
      .limit(SPUS_AT_ONCE)
      .execute()
    if (rows.length > 0) yield rows.map(({ code }) => code)
    if (rows.length < SPUS_AT_ONCE) return
    last = rows.at(-1)?.code ?? ''
  }
}

/** Makes products of what changed after `since`, page by page, so that rows and products are never all in memory together. */
async function readSpus(trx: Write, since: number, sharing: Sharing): Promise<Spu[]> {
  const spus: Spu[] = []
  for await (const codes of changedCodes(trx, since)) {
    spus.push(...(await spusOf(trx, codes, sharing)))
    await nextTurn()
  }
  return spus
}

async function spusOf(trx: Write, codes: readonly string[], sharing: Sharing): Promise<Spu[]> {
  const rows = await trx
    .selectFrom('spu')
    .selectAll()
    .select(eb => {
      const units = eb
        .selectFrom('spu_sold')
        .whereRef('spu_sold.spu_code', '=', 'spu.code')
        .select(({ fn }) => fn.sum<number | string | null>('units').as('units'))
      return [units.as('sold'), units.where('is_recent', '=', 1).as('recently_sold')]
    })
    .where('code', 'in', codes)
    .execute()
  const skus = await trx
    .selectFrom('sku')
    .leftJoin('sku_stock', 'sku_stock.sku_code', 'sku.code')
    .selectAll('sku')
    .select(['sku_stock.on_hand', 'sku_stock.reserved'])
    .where('sku.spu_code', 'in', codes)
    .orderBy('sku.position')
    .execute()
  const skusOf = Map.groupBy(skus, row => row.spu_code)
  return rows.map(row => spuOf(row, skusOf.get(row.code) ?? [], sharing))
}

/** The products that some SKUs belong to, in the order of their codes. */
async function readSpusWith(trx: Write, skuCodes: readonly string[], sharing: Sharing): Promise<Spu[]> {
  const spus: Spu[] = []
  for (const part of chunks([...new Set(skuCodes)])) {
    const owners = await trx
      .selectFrom('sku')
      .select('spu_code')
      .distinct()
      .where('code', 'in', part)
      .orderBy('spu_code')
      .execute()
    const codes = owners.map(({ spu_code: code }) => code)
    if (codes.length === 0) continue
    spus.push(...(await spusOf(trx, codes, sharing)))
  }
  return spus
}

/** SKUs that promotions give away. */
const giftSkus = (rows: readonly Selectable<PromotionTable>[]): readonly string[] =>
  rows.flatMap(({ rule: text, is_stopped: isStopped }) => {
    const rule =
      isStopped === 1 ? null : read<{ readonly gifts?: readonly { readonly sku: string }[] } | null>(text)
    return rule?.gifts?.map(({ sku }) => sku) ?? []
  })

/** Stored catalogue, products only where they changed after what is known: nine statements, and three more per 100 products. */
const readStored = (
  db: Database,
  known: Catalogue | undefined,
  spusFor: (trx: Write, promotions: readonly Selectable<PromotionTable>[]) => Promise<Spu[]>,
) =>
  atOneMoment(db, async trx => {
    const rows = await readSmallTables(trx, known)
    return { ...rows, spus: await spusFor(trx, rows.promotions) }
  })

const readSmallTables = async (trx: Write, known: Catalogue | undefined) => ({
  version: (await trx.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version,
  brands: await trx.selectFrom('brand').selectAll().orderBy('position').orderBy('code').execute(),
  categories: await trx.selectFrom('category').selectAll().orderBy('position').orderBy('code').execute(),
  labels: await trx.selectFrom('label').selectAll().orderBy('code').execute(),
  attributes: await trx.selectFrom('attribute').selectAll().orderBy('position').orderBy('code').execute(),
  promotions: await trx.selectFrom('promotion').selectAll().orderBy('priority').orderBy('code').execute(),
  campaigns: await trx.selectFrom('campaign').selectAll().orderBy('code').execute(),
  site: await readSite(trx, known),
})

/** A category while its tree is still growing. */
type GrowingCategory = Omit<Category, 'path' | 'parent' | 'children'> & {
  path: string
  parent: Category | undefined
  children: Category[]
}

/** Rows in display order to a tree; a category whose parent is missing is at the top. */
function categoryTree(rows: readonly Selectable<CategoryTable>[]) {
  const categories = new Map<string, GrowingCategory>()
  for (const row of rows) {
    const name = read<BothTexts>(row.name)
    const navFrontName = row.nav_front_name === null ? name : read<BothTexts>(row.nav_front_name)
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
  const values = read<(Omit<AttributeValue, 'frontName'> & { frontName?: BothTexts })[]>(row.values_json)
  return {
    code: row.code,
    originCode: row.origin_code,
    attributeType: row.attribute_type,
    frontName: read<BothTexts>(row.front_name),
    values: byCode(values.map(value => ({ ...value, frontName: value.frontName ?? value.displayName }))),
  }
}

/** State that a reading leaves for the next one, besides the catalogue itself. */
interface ReadingState {
  readonly promotions: PromotionIndex
  readonly sharing: Sharing
}
const states = new WeakMap<Catalogue, ReadingState>()

/** Products that are new objects: read again, or under other promotions. */
function* changedSpus(
  read: readonly Spu[],
  known: Catalogue | undefined,
  promotions: PromotionIndex,
): Steps<Spu[]> {
  const changed: Spu[] = []
  const codes = new Set<string>()
  yield* visitSteps(read, spu => {
    changed.push(promotions.applied(spu))
    codes.add(spu.code)
  })
  if (!known || states.get(known)?.promotions === promotions) return changed
  yield* visitSteps(known.spus.values(), spu => {
    if (codes.has(spu.code)) return
    const now = promotions.applied(spu)
    if (now !== spu) changed.push(now)
  })
  return changed
}

/** The products of a catalogue, in steps. */
function* spusWith(
  read: readonly Spu[],
  known: Catalogue | undefined,
  promotions: PromotionIndex,
): Steps<SpuCollection> {
  return yield* withChanges(known, yield* changedSpus(read, known, promotions))
}

/** A catalogue of rows and of the products that were made of some of them. */
function catalogueOf(
  rows: Awaited<ReturnType<typeof readStored>>,
  promotions: PromotionIndex,
  spus: SpuCollection,
): Catalogue {
  const running = rows.promotions.filter(row => row.is_stopped === 0)
  return {
    version: rows.version,
    brands: byCode(
      rows.brands.map(row => ({ code: row.code, name: read<BothTexts>(row.name), imageUrl: row.image_url })),
    ),
    ...categoryTree(rows.categories),
    labels: byCode(
      rows.labels.map(row => ({
        code: row.code,
        frontName: read<BothTexts>(row.front_name),
        description: read<BothTexts>(row.description),
      })),
    ),
    attributes: byCode(rows.attributes.map(attributeOf)),
    site: rows.site,
    ...spus,
    promotions: new Map([...promotions.promotions].map(([code, { promotion }]) => [code, promotion])),
    campaigns: byCode(rows.campaigns.map(campaignOf)),
    priceChanges: ascending(running.flatMap(row => [row.begin_time, row.end_time])),
  }
}

/**
 * The catalogue as the database has it now.
 *
 * @param known an earlier reading; products that have not changed since are taken from it
 */
export async function readCatalogue(db: Database, known?: Catalogue): Promise<Catalogue> {
  const before = known && states.get(known)
  const sharing = before?.sharing ?? createSharing()
  const rows = await readStored(db, known, trx => readSpus(trx, known?.version ?? -1, sharing))
  const promotions = promotionIndex(rows.promotions, before?.promotions)
  const catalogue = catalogueOf(rows, promotions, await runInTurns(spusWith(rows.spus, known, promotions)))
  states.set(catalogue, { promotions, sharing })
  return catalogue
}

/**
 * The catalogue as the database has it now, with no products but those of some SKUs and the gifts of promotions: all that the price of an
 * order follows from. Takes milliseconds, however much has changed.
 *
 * @param known an earlier reading of the whole catalogue; promotions and site entries that have not changed are taken from it
 */
export async function readGoods(
  db: Database,
  skuCodes: readonly string[],
  known: Catalogue,
): Promise<Catalogue> {
  const sharing = createSharing()
  const rows = await readStored(db, known, (trx, stored) =>
    readSpusWith(trx, [...skuCodes, ...giftSkus(stored)], sharing),
  )
  const promotions = promotionIndex(rows.promotions, states.get(known)?.promotions)
  return catalogueOf(rows, promotions, runAtOnce(spusWith(rows.spus, undefined, promotions)))
}
