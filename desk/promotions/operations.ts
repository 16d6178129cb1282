import { z } from 'zod'
import { MAX_UNITS } from '#api/rules/bag-limits.ts'
import { MAX_PRICED_LINES } from '#api/cart/price-lines.ts'
import { REGIONS } from '#api/rules/regions.ts'
import { toCents } from '#api/shared/money.ts'
import { differingExamples } from '#api/try-out/check-examples.ts'
import { type ExampleStore, MAX_EXAMPLES } from '#api/try-out/example-store.ts'
import { tryOut } from '#api/try-out/try-out.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { screenWord } from '../shared.ts'
import { differingOnWire, exampleOnWire, problemOnWire, triedBagOf } from './promotion-shapes.ts'
import { goodsNames, offerSentence } from './offer-sentence.ts'
import { planningOperations } from './planning.ts'
import type { DeskCheckedExamples, DeskTryOut } from './tried-bag.ts'
import { MAX_INPUT_BYTES, type PromotionDesk, shopWith, unsaved } from './unsaved-shop.ts'

/** Codes of a bag, as many as a call of a shopper may bring. */
const MAX_CODES = 10

const code = z.string().min(1).max(64)
const instant = z.iso.datetime({ offset: true }).transform(text => Date.parse(text))

const bagFields = {
  bag: z
    .array(z.strictObject({ sku: code, units: z.int().min(1).max(MAX_UNITS), addOnOf: code.optional() }))
    .max(MAX_PRICED_LINES),
  shopper: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('GUEST') }),
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

const { read, ask, change } = operationsOn<PromotionDesk>()

/** Promotions before they are saved, and what they must cost. */
export const promotionOperations = {
  ...planningOperations,
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
        sentences: checked.lines.flatMap(line => {
          const text = offerSentence(line, goodsNames(shop))
          const isOffer = line.kind === 'promotion' || line.kind === 'campaign'
          return text && isOffer ? [{ kind: line.kind, code: line.code, text }] : []
        }),
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
