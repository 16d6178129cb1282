import { z } from 'zod'
import type { Records } from '#api/catalogue/changes/records.ts'
import type { FoundSku } from '#api/product/find-sku.ts'
import { listed } from '#api/rules/issue-problem.ts'
import { FLOOR_PERCENT } from '#api/rules/price-floor.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import { reason, wish } from '../records/record-input.ts'
import { refusalOf } from '../records/refusals.ts'
import { ENDINGS, priceRule } from './activity-price.ts'
import {
  allMatching,
  type GoodsIndex,
  goodsFilter,
  type MatchingProduct,
  MOST_PRODUCTS,
} from './matching-goods.ts'
import { activityLine, plannedPrices, triedActivity } from './price-activity.ts'
import type { StartedActivity, TriedActivity } from './price-shapes.ts'

interface ActivityDesk extends GoodsIndex {
  readonly records: Records
  readonly findSku: (code: string) => FoundSku | undefined
}

/** Most SKUs chosen one by one. */
const MOST_CHOSEN = 5000
const ACTIVITY_BYTES = 512 * 1024

/** Goods of an activity: SKUs by their codes, or all that match, with the number that was shown. */
const selection = z.union([
  z.strictObject({ skus: z.array(z.string().min(1).max(64)).min(1).max(MOST_CHOSEN) }),
  z.strictObject({ filter: goodsFilter, expected: z.int().min(1) }),
])
type Selection = z.output<typeof selection>

const planFields = { selection, rule: priceRule, ending: z.enum(ENDINGS).default('exact') }
/** A name has words in both languages; the import's check refuses an empty one. */
const words = z.string().trim().max(200)

const instant = z.number().min(0)

function chosenProducts({ findSku }: ActivityDesk, skus: readonly string[]): readonly MatchingProduct[] {
  const found = [...new Set(skus)].flatMap(code => findSku(code) ?? [])
  return [...Map.groupBy(found, ({ spu }) => spu).entries()].map(([spu, those]) => ({
    spu,
    skus: those.map(({ sku }) => sku),
  }))
}

/** The goods of a selection; refused where others match by now, or too many. */
async function goodsOf(desk: ActivityDesk, asked: Selection): Promise<Outcome<readonly MatchingProduct[]>> {
  const goods = 'skus' in asked ? chosenProducts(desk, asked.skus) : await allMatching(desk, asked.filter)
  if (goods.length > MOST_PRODUCTS) return refuse(422, 'pricesTooMany', { values: { max: MOST_PRODUCTS } })
  const count = goods.reduce((sum, { skus }) => sum + skus.length, 0)
  if (count === 0 || ('expected' in asked && asked.expected !== count))
    return refuse(409, 'pricesSelection', { values: { count }, data: { count } })
  return done(goods)
}

const linesOf = ({ records }: ActivityDesk, goods: readonly MatchingProduct[]) =>
  records.products(goods.map(({ spu }) => spu.code))

/** Refuses prices under the floor, and names their goods. */
export const refuseUnderFloor = (skus: readonly string[]): Refusal =>
  refuse(422, 'pricesUnderFloor', {
    values: { count: skus.length, percent: FLOOR_PERCENT, goods: listed(skus.slice(0, 5)) },
    data: { goods: skus },
  })

/** Code of an activity's promotion: the same for a call that is repeated. */
const codeOf = (id: string) =>
  `PRICE-${id
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 12)
    .toUpperCase()}`

const { ask, change } = operationsOn<ActivityDesk>()

/** Prices for a period: a promotion with fixed prices, so that nothing has to be taken back. */
export const activityOperations = {
  'try-activity': ask({
    right: 'promotions.read',
    summary: 'Says what a price activity would do to goods, before it is created. Stores nothing.',
    input: z.strictObject(planFields),
    maxBytes: ACTIVITY_BYTES,
    async run(desk, { selection: asked, rule, ending }): Promise<Outcome<TriedActivity>> {
      const goods = await goodsOf(desk, asked)
      if (!goods.ok) return goods
      const plan = { goods: goods.value, lines: await linesOf(desk, goods.value), rule, ending }
      return done(triedActivity(plan, plannedPrices(plan)))
    },
  }),
  'start-activity': change({
    right: 'promotions.change',
    summary:
      'Creates a promotion that sets prices of goods for a period. Prices under the floor need a second yes (`isAccepted`).',
    input: z.strictObject({
      wish,
      ...planFields,
      name: z.strictObject({ zh_HK: words, en_US: words }),
      /** Epoch ms. */
      from: instant,
      until: instant,
      reason,
      isAccepted: z.boolean().default(false),
    }),
    maxBytes: ACTIVITY_BYTES,
    async run(desk, input, { actor, now }): Promise<Outcome<StartedActivity>> {
      const { wish: id, selection: asked, rule, ending, name, from, until } = input
      const goods = await goodsOf(desk, asked)
      if (!goods.ok) return goods
      const plan = { goods: goods.value, lines: await linesOf(desk, goods.value), rule, ending }
      const planned = plannedPrices(plan)
      const fine = planned.filter(({ leftOut }) => leftOut === undefined)
      if (fine.length === 0) return refuse(422, 'pricesNone')
      const under = fine.filter(({ isUnder }) => isUnder).map(({ sku }) => sku)
      if (under.length > 0 && !input.isAccepted) return refuseUnderFloor(under)
      const code = codeOf(id)
      const line = activityLine(plan, planned, { code, name, from, until })
      const saved = await desk.records.save({
        id,
        by: actor.name,
        now,
        source: 'grid',
        reason: input.reason,
        changes: [{ kind: 'promotion', code, path: '', after: line }],
      })
      if (!saved.ok) return refusalOf(saved.refusal, [code])
      const products = new Set(fine.map(({ spu }) => spu)).size
      return done({ code, set: saved.value.set ?? null, products, skus: fine.length })
    },
  }),
}
