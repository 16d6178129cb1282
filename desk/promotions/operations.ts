import { z } from 'zod'
import type { ShopCharges } from '#api/cart/services.ts'
import { MAX_UNITS } from '#api/cart/bag.ts'
import { MAX_PRICED_LINES } from '#api/cart/price-lines.ts'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import { catalogueWith } from '#api/catalogue/live/overlay.ts'
import type { FoundSku } from '#api/product/find-sku.ts'
import { campaignSentence } from '#api/promotion/words/campaign-sentence.ts'
import { type GoodsNames, promotionSentence } from '#api/promotion/words/rule-sentence.ts'
import { REGIONS } from '#api/rules/regions.ts'
import { toCents } from '#api/shared/money.ts'
import { differingExamples } from '#api/try-out/check-examples.ts'
import { type ExampleStore, MAX_EXAMPLES } from '#api/try-out/example-store.ts'
import type { TryOutServices } from '#api/try-out/services.ts'
import { findOver, tryOut, type TryOutShop } from '#api/try-out/try-out.ts'
import type { UnsavedLines } from '#api/try-out/unsaved-lines.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import { screenWord } from '../shared.ts'
import { differingOnWire, exampleOnWire, problemOnWire, skuName, triedBagOf } from './promotion-shapes.ts'
import type { DeskCheckedExamples, DeskTryOut } from './tried-bag.ts'

export interface PromotionDesk extends TryOutServices {
  readonly catalogue: () => Catalogue
  readonly findSku: (code: string) => FoundSku | undefined
  readonly charges: Pick<ShopCharges, 'freight'>
}

/** Largest input: promotions may list thousands of products. */
const MAX_INPUT_BYTES = 2 * 1024 * 1024
/** Lines that were not saved, tried together. */
const MAX_LINES = 50
/** Codes of a bag, as many as a call of a shopper may bring. */
const MAX_CODES = 10

const code = z.string().min(1).max(64)
const instant = z.iso.datetime({ offset: true }).transform(text => Date.parse(text))

/** Promotions and campaigns as a catalogue file has them; `checkUnsaved` reads them by its schema. */
const unsaved = z
  .array(z.looseObject({ kind: z.enum(['promotion', 'campaign']) }))
  .max(MAX_LINES)
  .default([])

const bagFields = {
  bag: z
    .array(z.strictObject({ sku: code, units: z.int().min(1).max(MAX_UNITS), addOnOf: code.optional() }))
    .max(MAX_PRICED_LINES),
  shopper: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.enum(['GUEST', 'STAFF']) }),
      z.strictObject({ kind: z.literal('MEMBER'), level: code.nullable().default(null) }),
    ])
    .default({ kind: 'GUEST' }),
  codes: z.array(code).max(MAX_CODES).default([]),
  destination: z
    .strictObject({ country: z.enum(REGIONS).default('HK'), isPickup: z.boolean().default(false) })
    .default({ country: 'HK', isPickup: false }),
}

/** Dollars, as on the wire. */
const dollars = z.number().min(0).max(100_000_000).multipleOf(0.01).transform(toCents)
const expectedSums = z.strictObject({
  goods: dollars.optional(),
  discount: dollars.optional(),
  coupon: dollars.optional(),
  delivery: dollars.optional(),
  total: dollars,
})

type Parsed = UnsavedLines['lines'][number]

/** The shop as it would be with lines that were not saved, or why they cannot be. */
async function shopWith(
  { catalogue, findSku, charges, checkUnsaved }: PromotionDesk,
  lines: readonly unknown[],
): Promise<{ readonly refusal: Refusal } | { readonly shop: TryOutShop; readonly unsaved: UnsavedLines }> {
  const checked = await checkUnsaved(lines)
  const { problems } = checked
  if (problems.length > 0)
    return {
      refusal: refuse(422, 'unsavedLines', {
        values: { count: problems.length },
        data: { problems: problems.map(problemOnWire) },
      }),
    }
  const laid = catalogueWith(catalogue(), checked.lines)
  return {
    shop: { catalogue: laid, find: findOver(laid, findSku), freight: charges.freight },
    unsaved: checked,
  }
}

const goodsNames = ({ catalogue, find }: TryOutShop): GoodsNames => ({
  sku: skuName(find),
  spu: spuCode => catalogue.spus.get(spuCode)?.title ?? { zh_HK: spuCode, en_US: spuCode },
})

function sentenceOf(line: Parsed, names: GoodsNames): DeskTryOut['sentences'] {
  if (line.kind === 'promotion')
    return [{ kind: line.kind, code: line.code, text: promotionSentence(line, names) }]
  return line.kind === 'campaign'
    ? [{ kind: line.kind, code: line.code, text: campaignSentence(line, names) }]
    : []
}

const { read, ask, change } = operationsOn<PromotionDesk>()

/** Promotions before they are saved, and what they must cost. */
export const promotionOperations = {
  try: ask({
    right: 'promotions.read',
    summary:
      'Calculates a bag as an order would, with the trace, for any shopper at any instant; also with promotions and campaigns that were not saved. 422 with their problems if an import would refuse them.',
    input: z.strictObject({
      ...bagFields,
      /** Now by default. */
      at: instant.optional(),
      lines: unsaved,
    }),
    maxBytes: MAX_INPUT_BYTES,
    async run(desk, { at, lines, ...input }, { now }): Promise<Outcome<DeskTryOut>> {
      const found = await shopWith(desk, lines)
      if ('refusal' in found) return found.refusal
      const { shop, unsaved: checked } = found
      const asked = checked.lines.flatMap(line => (line.kind === 'promotion' ? line.code : []))
      const instantOf = at ?? now
      const tried = tryOut({ ...input, at: instantOf }, shop, asked)
      if (!tried)
        return refuse(422, 'tryDestination', {
          values: { country: screenWord(({ shop: { regions } }) => regions[input.destination.country]) },
        })
      return done({
        ...triedBagOf(tried, { ...shop, at: instantOf }),
        sentences: checked.lines.flatMap(line => sentenceOf(line, goodsNames(shop))),
        warnings: checked.warnings.map(problemOnWire),
      })
    },
  }),
  examples: read({
    right: 'promotions.read',
    summary: 'Lists the bags that are kept with the sums that they must cost, oldest first.',
    input: z.strictObject({}),
    run: async ({ promotionExamples }) => done((await promotionExamples.all()).map(exampleOnWire)),
  }),
  'keep-example': change({
    right: 'promotions.change',
    summary: 'Keeps a bag with the sums that it must cost.',
    input: z.strictObject({
      name: z.string().trim().min(1).max(80),
      ...bagFields,
      when: z
        .discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('NOW') }),
          z.strictObject({ kind: z.literal('AT'), at: instant }),
          /** An instant at which the promotion or campaign runs, nearest to now. */
          z.strictObject({ kind: z.literal('RUNNING'), promotion: code }),
        ])
        .default({ kind: 'NOW' }),
      expected: expectedSums,
    }),
    async run({ promotionExamples }, { name, expected, ...bag }, { actor, now }) {
      const kept = await promotionExamples.keep({ name, bag, expected, keptBy: actor.name, keptAt: now })
      return kept.ok
        ? done(exampleOnWire(kept.value))
        : refuse(409, 'exampleLimit', { values: { max: MAX_EXAMPLES } })
    },
    about: ({ name }) => name,
  }),
  'remove-example': change({
    right: 'promotions.change',
    summary: 'Removes a kept example.',
    input: z.strictObject({ id: z.string().min(1).max(64) }),
    run: ({ promotionExamples }, { id }) => removeExample(promotionExamples, id),
    about: (_, { name }) => name,
  }),
  'check-examples': ask({
    right: 'promotions.read',
    summary:
      'Calculates every kept example, also with promotions and campaigns that were not saved, and answers with those whose sums differ.',
    input: z.strictObject({ lines: unsaved }),
    maxBytes: MAX_INPUT_BYTES,
    async run(desk, { lines }, { now }): Promise<Outcome<DeskCheckedExamples>> {
      const found = await shopWith(desk, lines)
      if ('refusal' in found) return found.refusal
      const examples = await desk.promotionExamples.all()
      const differing = differingExamples(examples, found.shop, now)
      return done({
        checked: examples.length,
        differing: differing.map(one => differingOnWire(one, found.shop)),
      })
    },
  }),
}

async function removeExample(examples: ExampleStore, id: string) {
  const removed = await examples.remove(id)
  return removed ? done(exampleOnWire(removed)) : refuse(404, 'exampleNotFound')
}
