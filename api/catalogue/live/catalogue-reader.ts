import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { PromotionTable } from '../../database/tables.ts'
import { runAtOnce, runInTurns, type Steps, visitSteps } from '../../shared/steps.ts'
import { chunks } from '../../shared/chunks.ts'
import type { Write } from '../rows/catalogue-writer.ts'
import { readSite } from '../site/site.ts'
import type { Catalogue, Spu } from '../catalogue.ts'
import { campaignOf } from '../campaign.ts'
import { atOneMoment } from '../rows/moment.ts'
import { spuOf } from './product-rows.ts'
import { type PromotionIndex, promotionIndex, promotionParts } from './promotion-index.ts'
import { createSharing, type Sharing } from './sharing.ts'
import { attributeOf, brandOf, byCode, categoryNodeOf, categoryTree, chartOf, labelOf } from './small-rows.ts'
import { type SpuCollection, withChanges } from './spu-collection.ts'

/** Columns of texts and lists were written by `stored-rows.ts`, from checked lines. */
const read = <Value>(json: string) => JSON.parse(json) as Value

/** The version in the database: one statement. */
export async function storedVersion(db: Database): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return row.version
}

/** Products read between two turns of the event loop: SQLite answers without one, and the shop goes on answering meanwhile. */
const SPUS_AT_ONCE = 100

/** Changed products that are looked up by their change; where there are more, all codes are gone through. */
const FEW_CHANGED = 2000

/** Codes of the products that changed after `since`, page by page. */
async function* changedCodes(trx: Write, since: number): AsyncGenerator<readonly string[]> {
  const changed = trx.selectFrom('spu').select('code').where('changed_in', '>', since)
  // In the order of codes, a database would look at every product to find these few.
  const few = since < 0 ? undefined : await changed.limit(FEW_CHANGED + 1).execute()
  if (few && few.length <= FEW_CHANGED)
    return yield* chunks(
      few.map(({ code }) => code),
      SPUS_AT_ONCE,
    )
  for (let last = ''; ; ) {
    const rows = await changed.where('code', '>', last).orderBy('code').limit(SPUS_AT_ONCE).execute()
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

/** Stored catalogue, products only where they changed after what is known: ten statements, and three more per 100 products. */
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
  charts: await trx.selectFrom('chart').selectAll().orderBy('code').execute(),
  attributes: await trx.selectFrom('attribute').selectAll().orderBy('position').orderBy('code').execute(),
  promotions: await trx.selectFrom('promotion').selectAll().orderBy('priority').orderBy('code').execute(),
  campaigns: await trx.selectFrom('campaign').selectAll().orderBy('code').execute(),
  site: await readSite(trx, known),
})

/** State that a reading leaves for the next one, besides the catalogue itself. */
export interface ReadingState {
  readonly promotions: PromotionIndex
  readonly sharing: Sharing
}
const states = new WeakMap<Catalogue, ReadingState>()

/**
 * State that belongs to a catalogue.
 * @throws Error for one that was made by hand
 */
export function readingStateOf(catalogue: Catalogue): ReadingState {
  const state = states.get(catalogue)
  if (!state) throw new Error('This catalogue was not read from a database')
  return state
}

/** Gives a catalogue that was derived from a reading its state. */
export const keepReadingState = (catalogue: Catalogue, state: ReadingState): void =>
  void states.set(catalogue, state)

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
  return {
    version: rows.version,
    brands: byCode(rows.brands.map(brandOf)),
    ...categoryTree(rows.categories.map(categoryNodeOf)),
    labels: byCode(rows.labels.map(labelOf)),
    charts: byCode(rows.charts.map(chartOf)),
    attributes: byCode(rows.attributes.map(attributeOf)),
    site: rows.site,
    ...spus,
    ...promotionParts(promotions),
    campaigns: byCode(rows.campaigns.map(campaignOf)),
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
