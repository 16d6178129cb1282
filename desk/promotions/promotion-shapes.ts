import type { Catalogue } from '#api/catalogue/catalogue.ts'
import type { ImportProblem } from '#api/catalogue/format/file-facts.ts'
import type { FoundSku } from '#api/product/find-sku.ts'
import type { TracedEffect } from '#api/promotion/trace.ts'
import {
  type DoesNothing,
  effectSentence,
  freightSentence,
  nothingSentence,
  tracedLineSentences,
  type TraceNames,
  uncountedSentence,
} from '#api/promotion/words/trace-words.ts'
import type { Missing } from '#api/promotion/working-bag.ts'
import { problemText } from '#api/rules/catalogue-problem.ts'
import { toWire } from '#api/shared/money.ts'
import { type DifferingExample, type Sums, sumsOf } from '#api/try-out/check-examples.ts'
import type { Example } from '#api/try-out/example-store.ts'
import type { Tried } from '#api/try-out/try-out.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import type { BothTexts } from '#locales/locale.ts'
import type { DeskExample, DeskLineProblem, DeskSums, DeskTriedBag } from './tried-bag.ts'

/** A problem of an unsaved line in words. */
export const problemOnWire = (problem: ImportProblem): DeskLineProblem => ({
  line: problem.line,
  path: problem.path,
  message: { zh_HK: problemText(problem, 'zh_HK'), en_US: problemText(problem, 'en_US') },
})

type Find = (skuCode: string) => FoundSku | undefined

/** A SKU as operators know it: the product's title and the code. */
export const skuName =
  (find: Find) =>
  (code: string): BothTexts => {
    const title = find(code)?.spu.title
    return {
      zh_HK: title ? `${title.zh_HK}（${code}）` : code,
      en_US: title ? `${title.en_US} (${code})` : code,
    }
  }

/** Names of promotions, coupons and codes. */
export const effectName =
  ({ promotions, campaigns }: Pick<Catalogue, 'promotions' | 'campaigns'>) =>
  (code: string): BothTexts =>
    (promotions.get(code) ?? campaigns.get(code))?.name ?? { zh_HK: code, en_US: code }

const namesOf = ({ lines }: Tried, catalogue: Catalogue, find: Find): TraceNames => {
  const sku = skuName(find)
  const codes = new Map(lines.map(({ line }) => [line.id, line.skuCode]))
  return { effect: effectName(catalogue), sku, line: id => sku(codes.get(id) ?? id) }
}

const sumsOnWire = (sums: Sums): DeskSums => ({
  goods: toWire(sums.goods),
  discount: toWire(sums.discount),
  coupon: toWire(sums.coupon),
  delivery: toWire(sums.delivery),
  total: toWire(sums.total),
})

const missingOnWire = (missing: Missing | undefined) => {
  if (!missing) return null
  return 'amount' in missing ? { amount: toWire(missing.amount) } : missing
}

/** What had no part in the calculation. */
const absentOf = (nothing: DoesNothing, names: TraceNames): DeskTriedBag['effects'][number] => ({
  code: nothing.code,
  name: names.effect(nothing.code),
  kind: 'ACTIVITY',
  step: null,
  amount: toWire(0),
  lines: [],
  reason: nothing.reason,
  missing: null,
  excludedBy: [],
  text: nothingSentence(nothing, names),
})

const effectOf = (
  effect: TracedEffect,
  names: TraceNames,
  lineOf: (id: string) => number,
): DeskTriedBag['effects'][number] => ({
  code: effect.code,
  name: names.effect(effect.code),
  kind: effect.kind,
  step: effect.step,
  amount: toWire(effect.amount),
  lines: effect.lines.map(({ id, amount }) => ({ line: lineOf(id), amount: toWire(amount) })),
  reason: effect.reason ?? null,
  missing: missingOnWire(effect.missing),
  excludedBy: effect.excludedBy,
  text: effectSentence(effect, names),
})

/** A tried bag on the wire, in words of both languages. */
export function triedBagOf(
  tried: Tried,
  { catalogue, find, at }: { readonly catalogue: Catalogue; readonly find: Find; readonly at: number },
): DeskTriedBag {
  const { lines, price, trace, without } = tried
  const names = namesOf(tried, catalogue, find)
  const lineOf = (id: string) => lines.findIndex(({ line }) => line.id === id) + 1
  return {
    at: isoInHongKong(at),
    sums: sumsOnWire(sumsOf(tried)),
    lines: lines.map(({ line, reason }, place) => {
      const traced = trace.lines.find(({ id }) => id === line.id)
      const isCounted = reason === undefined && traced !== undefined
      return {
        line: place + 1,
        sku: line.skuCode,
        name: names.sku(line.skuCode),
        units: line.quantity,
        cost: isCounted ? toWire(traced.net) : null,
        why: isCounted ? tracedLineSentences(traced, names) : [uncountedSentence(reason ?? 'UNAVAILABLE')],
      }
    }),
    gifts: price.gifts.map(({ skuCode, quantity, activityCode }) => ({
      sku: skuCode,
      name: names.sku(skuCode),
      units: quantity,
      by: activityCode,
    })),
    effects: [
      ...trace.effects.map(effect => effectOf(effect, names, lineOf)),
      ...without.map(nothing => absentOf(nothing, names)),
    ],
    delivery: freightSentence(trace.freight),
  }
}

const expectedOf = ({
  goods,
  discount,
  coupon,
  delivery,
  total,
}: Example['expected']): DeskExample['expected'] => ({
  ...(goods !== undefined && { goods: toWire(goods) }),
  ...(discount !== undefined && { discount: toWire(discount) }),
  ...(coupon !== undefined && { coupon: toWire(coupon) }),
  ...(delivery !== undefined && { delivery: toWire(delivery) }),
  total: toWire(total),
})

/** A kept example on the wire. */
export const exampleOnWire = ({
  id,
  name,
  bag: { when, ...bag },
  expected,
  keptBy,
  keptAt,
}: Example): DeskExample => ({
  id,
  name,
  when: when.kind === 'AT' ? { kind: 'AT', at: isoInHongKong(when.at) } : when,
  ...bag,
  expected: expectedOf(expected),
  keptBy,
  kept: isoInHongKong(keptAt),
})

/** An example that costs something else, with the trace of what it costs now. */
export const differingOnWire = (
  { example, at, tried }: DifferingExample,
  shop: { readonly catalogue: Catalogue; readonly find: Find },
) => ({
  example: exampleOnWire(example),
  found: tried ? triedBagOf(tried, { ...shop, at }) : null,
})
