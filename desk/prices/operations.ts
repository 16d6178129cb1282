import { z } from 'zod'
import type { Records } from '#api/catalogue/changes/records.ts'
import { MAX_RECORDS } from '#api/catalogue/changes/save-changes.ts'
import { type ImportProblem, unknown } from '#api/catalogue/format/file-facts.ts'
import { problemText } from '#api/rules/catalogue-problem.ts'
import type { FoundSku } from '#api/product/find-sku.ts'
import { catalogue as texts } from '#locales/catalogue.ts'
import { operationsOn } from '#operators/operation.ts'
import type { Operator } from '#operators/operator.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { reason, SAVE_BYTES, wish } from '../records/record-input.ts'
import { refusalOf } from '../records/refusals.ts'
import { FILTER_BYTES } from '../styles/style-filters.ts'
import { listedPrice } from './listed-price.ts'
import { countMatching, type GoodsIndex, goodsFilter, matchingPage } from './matching-goods.ts'
import { activityOperations, refuseUnderFloor } from './activity-operations.ts'
import { priceAt, priceField } from './price-fields.ts'
import { cellFates, cellKey, type PriceWork, priceWork, underFloor } from './price-save.ts'
import type { PriceCell, PriceLevel, PricePage, ReadPrices } from './price-shapes.ts'
import { readPriceTable } from './read-price-table.ts'

export interface PriceDesk extends GoodsIndex {
  readonly records: Records
  readonly findSku: (code: string) => FoundSku | undefined
  /** Member levels, lowest first. */
  readonly levels: () => Promise<readonly PriceLevel[]>
}

const MAX_TABLE = 2 * 1024 * 1024

/** Cents, as the line of a product has them: the import's own check refuses what is no price. */
const price = z.number().nullable()

const saveInput = z.strictObject({
  wish,
  cells: z
    .array(
      z.strictObject({
        spu: z.string().min(1).max(64),
        sku: z.string().min(1).max(64),
        field: priceField,
        before: price,
        after: price,
      }),
    )
    .min(1)
    .max(5000)
    .refine(cells => new Set(cells.map(({ spu }) => spu)).size <= MAX_RECORDS)
    .refine(cells => new Set(cells.map(cellKey)).size === cells.length),
  reason,
  /** A second yes to prices under the floor. */
  isAccepted: z.boolean().default(false),
})
type PriceSave = z.output<typeof saveInput>

const goneText = (locale: keyof typeof texts) => texts[locale].content.refusal.recordGone

const savedBy = (
  { wish: id, reason: why }: PriceSave,
  { changes }: PriceWork,
  { name: by }: Operator,
  now: number,
) => ({ id, by, now, source: 'grid' as const, reason: why, changes })

/** Why cells were not saved: their fates say it one by one. */
function refusalFor(
  work: PriceWork,
  refusal: Parameters<typeof refusalOf>[0] & Parameters<typeof cellFates>[1],
) {
  const refused = refusalOf(refusal, [])
  return refuse(refused.refusal.status, refused.refusal.message, {
    ...(refused.refusal.values && { values: refused.refusal.values }),
    data: {},
    dataIn: locale => ({ cells: cellFates(work, refusal, { locale, goneText: goneText(locale) }) }),
  })
}

const { ask, change } = operationsOn<PriceDesk>()

/** Prices of goods: list, table, and price activities. */
export const priceOperations = {
  list: ask({
    right: 'goods.read',
    summary:
      'Lists SKUs with their prices as they are stored (cents), and what each kind of shopper pays now, a page at a time.',
    input: goodsFilter.extend({
      after: z.string().max(500).optional(),
      size: z.int().min(1).max(200).default(100),
    }),
    maxBytes: FILTER_BYTES,
    async run(desk, { after, size, ...filter }, { now }): Promise<Outcome<PricePage>> {
      const { found, next } = await matchingPage(desk, filter, { after, size })
      const [levels, lines, total] = await Promise.all([
        desk.levels(),
        desk.records.products([...new Set(found.map(({ spu }) => spu.code))]),
        after === undefined ? countMatching(desk, filter) : null,
      ])
      const shop = { catalogue: desk.catalogue(), levels, lines, now }
      return done({
        levels: levels.map(({ code, name }) => ({ code, name })),
        rows: found.map(each => listedPrice(each, shop)),
        next,
        total,
      })
    },
  }),
  check: ask({
    right: 'goods.change',
    summary: 'Says what saving prices would do, cell by cell. Stores nothing.',
    input: saveInput,
    maxBytes: SAVE_BYTES * 4,
    async run({ records }, input, { actor, now, locale }) {
      const work = await priceWork(records, input.cells)
      const saved = await records.save({ ...savedBy(input, work, actor, now), isDry: true })
      const refusal = saved.ok ? undefined : saved.refusal
      return done({ cells: cellFates(work, refusal, { locale, goneText: goneText(locale) }) })
    },
  }),
  save: change({
    right: 'goods.change',
    summary:
      'Changes prices of the SKUs of at most 50 products, together. Prices under the floor need a second yes (`isAccepted`).',
    input: saveInput,
    maxBytes: SAVE_BYTES * 4,
    async run({ records }, input, { actor, now }): Promise<Outcome<{ readonly set: number | null }>> {
      const work = await priceWork(records, input.cells)
      if (work.gone.length > 0) return refusalFor(work, { reason: 'gone', kind: 'spu', code: '' })
      const under = [...new Set(underFloor(work).map(({ sku }) => sku))]
      if (under.length > 0 && !input.isAccepted) return refuseUnderFloor(under)
      const saved = await records.save(savedBy(input, work, actor, now))
      return saved.ok ? done({ set: saved.value.set ?? null }) : refusalFor(work, saved.refusal)
    },
  }),
  'read-table': ask({
    right: 'goods.change',
    summary: 'Reads a table of prices, and says which cells differ from what is stored. Stores nothing.',
    input: z.strictObject({ text: z.string().max(MAX_TABLE) }),
    maxBytes: 2 * MAX_TABLE,
    async run(desk, { text }, { locale }): Promise<Outcome<ReadPrices>> {
      const { rows, problems: found } = await readPriceTable(text, await desk.levels())
      const owners = new Map(rows.map(row => [row.sku, desk.findSku(row.sku)?.spu.code]))
      const strange = rows.filter(({ sku }) => owners.get(sku) === undefined)
      const problems = [
        ...found,
        ...strange.map(({ line, sku }): ImportProblem => ({ line, path: 'sku', ...unknown('sku', sku) })),
      ]
      const lines = await desk.records.products([...new Set([...owners.values()].flatMap(spu => spu ?? []))])
      const cells = rows.flatMap(({ sku, prices }) => {
        const spu = owners.get(sku)
        if (spu === undefined) return []
        return prices.map(({ field, after }): PriceCell => {
          return { spu, sku, field, before: priceAt(lines.get(spu), sku, field), after }
        })
      })
      const changed = cells.filter(({ before, after }) => before !== after)
      return done({
        cells: changed,
        unchanged: cells.length - changed.length,
        problems: problems
          .toSorted((one, other) => one.line - other.line)
          .map(problem => ({
            line: problem.line,
            column: problem.path,
            message: problemText(problem, locale),
          })),
      })
    },
  }),
  ...activityOperations,
}
