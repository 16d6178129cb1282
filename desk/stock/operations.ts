import { MOST_LOW } from '#api/rules/low-stock.ts'
import { z } from 'zod'
import { MAX_STOCK, type StockChanged, type StockProblem } from '#api/stock/stock-change.ts'
import type { StockDesk } from '#api/stock/services.ts'
import { epochMs } from '#locales/hong-kong.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import { pageOf } from '../shared.ts'
import { type DeskCount, type HeldDeskStock, MOST_ROWS } from './desk-stock.ts'
import { countOf, deskMoveOf, heldStockOf, MOST_HOLDS } from './stock-shapes.ts'

export interface StockParts {
  readonly stockDesk: StockDesk
}

/** Bytes of a body with so many rows. */
const COUNT_BYTES = 1024 * 1024

const code = z.string().trim().min(1).max(200)
const size = z.int().min(1).max(100).default(20)
const units = z.int().min(0).max(MAX_STOCK)
/** Why, and by which paper. */
const paper = {
  reason: z.string().max(1000),
  /** Number of the delivery note or list. */
  document: z.string().max(100).default(''),
}
/** A change of one SKU. With the stock that the operator saw, another one is refused. */
const onSku = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ sku: code, seen: units.nullable().optional(), ...paper, ...fields })

/** Place in the list of low stock: units and SKU. */
const LOW_PLACE = /^(\d+) (.+)$/s

function placeOf(after: string | undefined) {
  const [, free, sku] = LOW_PLACE.exec(after ?? '') ?? []
  return sku === undefined ? undefined : { free: Number(free), sku }
}

/** Orders that hold units: `H2611270001 (2), H2611270002 (1)`. */
function holdersText(holds: readonly { readonly order: string; readonly units: number }[]): string {
  const named = holds.slice(0, MOST_HOLDS).map(hold => `${hold.order} (${hold.units})`)
  return holds.length > MOST_HOLDS ? `${named.join(', ')} …` : named.join(', ')
}

/** A refusal in the operator's language. */
function refusalOf(problem: StockProblem, sku: string): Refusal {
  switch (problem.code) {
    case 'SKU_UNKNOWN':
      return refuse(404, 'skuNotFound', { values: { sku } })
    case 'NOT_COUNTED':
      return refuse(409, 'stockNotCounted', { values: { sku } })
    case 'UNDER_HELD': {
      const { held, onHand, holds } = problem
      return refuse(409, 'stockUnderHeld', {
        values: { sku, held, units: onHand, orders: holdersText(holds) },
      })
    }
    case 'STOCK_CHANGED':
      return refuse(409, 'stockChanged', { values: { sku, onHand: problem.onHand ?? 'none' } })
    case 'TOO_MANY':
      return refuse(409, 'stockTooMany', { values: { max: MAX_STOCK } })
    case 'REMARK':
      return refuse(422, 'orderRemark')
  }
}

async function stockAfter(
  { stockDesk }: StockParts,
  sku: string,
  change: Promise<StockChanged>,
): Promise<Outcome<HeldDeskStock>> {
  const changed = await change
  if (!changed.ok) return refusalOf(changed.refusal, sku)
  const [stock] = await stockDesk.find({ sku })
  return stock ? done(heldStockOf(stock)) : refusalOf({ code: 'SKU_UNKNOWN' }, sku)
}

const { read, change } = operationsOn<StockParts>()

/** Stock for staff. Entries of the ledger name the operator. */
export const stockOperations = {
  find: read({
    right: 'stock.read',
    summary:
      'Looks up the stock of a SKU, of the SKUs of a product, or of a style, with the orders that hold it.',
    input: z.union([
      z.strictObject({ sku: code }),
      z.strictObject({ spu: code }),
      z.strictObject({ style: code }),
    ]),
    run: async ({ stockDesk }, search) => done((await stockDesk.find(search)).map(heldStockOf)),
  }),
  history: read({
    right: 'stock.read',
    summary: 'Lists the entries of a SKU in the ledger, newest first.',
    input: z.strictObject({
      sku: code,
      after: z
        .string()
        .regex(/^\d{1,9}$/)
        .optional(),
      size,
    }),
    async run({ stockDesk }, { sku, after, size: most }) {
      const before = after === undefined ? undefined : Number(after)
      const found = await stockDesk.history({ sku, before, most: most + 1 })
      return done(pageOf(found, most, { rowOf: deskMoveOf, codeOf: ({ number }) => String(number) }))
    },
  }),
  low: read({
    right: 'stock.read',
    summary: 'Lists SKUs with few units to sell, the fewest first.',
    input: z.strictObject({
      /** Most units that can be sold. */
      upTo: z.int().min(0).max(MOST_LOW),
      /** Leaves out what cannot be bought anyway. */
      onSaleOnly: z.boolean().default(true),
      after: z.string().max(220).regex(LOW_PLACE).optional(),
      size,
    }),
    async run({ stockDesk }, { after, size: most, ...search }) {
      const found = await stockDesk.low({ ...search, after: placeOf(after), most: most + 1 })
      return done(pageOf(found, most, { rowOf: row => row, codeOf: ({ free, sku }) => `${free} ${sku}` }))
    },
  }),
  set: change({
    right: 'stock.change',
    summary: 'Sets the stock of a SKU; null: it is no longer counted.',
    input: onSku({ units: units.nullable() }),
    about: ({ sku, units: level, document }) => `${sku} = ${level ?? '–'}${document && ` · ${document}`}`,
    run: (desk, input, { actor, now }) =>
      stockAfter(desk, input.sku, desk.stockDesk.set({ ...input, by: actor.name, now })),
  }),
  add: change({
    right: 'stock.change',
    summary:
      'Adds units of a SKU that came in, or takes out units (negative) that left otherwise than by an order.',
    input: onSku({
      units: z
        .int()
        .min(-MAX_STOCK)
        .max(MAX_STOCK)
        .refine(value => value !== 0),
    }),
    about: ({ sku, units: more, document }) =>
      `${sku} ${more > 0 ? '+' : '−'}${Math.abs(more)}${document && ` · ${document}`}`,
    run: (desk, input, { actor, now }) =>
      stockAfter(desk, input.sku, desk.stockDesk.add({ ...input, by: actor.name, now })),
  }),
  count: change({
    right: 'stock.change',
    summary:
      'Enters a count of many SKUs at an instant; units that moved since are added. Rows that cannot be entered are left out and say why. May be repeated.',
    maxBytes: COUNT_BYTES,
    input: z.strictObject({
      rows: z
        .array(z.strictObject({ sku: code, units }))
        .min(1)
        .max(MOST_ROWS),
      /** Now by default. */
      countedAt: z.iso.datetime({ offset: true }).optional(),
      ...paper,
      /** Only says what the count would do. */
      dryRun: z.boolean().default(false),
    }),
    async run(
      { stockDesk },
      { rows, countedAt, dryRun, ...act },
      { actor, now },
    ): Promise<Outcome<DeskCount>> {
      const at = countedAt === undefined ? now : epochMs(countedAt)
      const count = { ...act, rows, countedAt: at, isDry: dryRun, by: actor.name, now }
      const counted = await stockDesk.count(count)
      if (counted.ok) return done(countOf(rows, counted.value))
      return counted.refusal.code === 'IN_FUTURE'
        ? refuse(422, 'countInFuture')
        : refusalOf({ code: counted.refusal.code }, '')
    },
    about: ({ dryRun, document }, { sums }) =>
      dryRun ? undefined : `${sums.changed ?? 0} / ${sums.equal ?? 0}${document && ` · ${document}`}`,
  }),
}
