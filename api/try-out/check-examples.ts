import type { Catalogue } from '../catalogue/catalogue.ts'
import { periodState } from '../rules/period.ts'
import type { Cents } from '../shared/money.ts'
import type { Example, ExampleInstant, ExpectedSums } from './example-store.ts'
import { type Tried, tryOut, type TryOutShop } from './try-out.ts'

/** The sums of a bag, as examples name them. */
export type Sums = Readonly<Required<{ [Name in keyof ExpectedSums]: Cents }>>

export const sumsOf = ({ price }: Pick<Tried, 'price'>): Sums => ({
  goods: price.productAmount,
  discount: price.discount,
  coupon: price.coupon,
  delivery: price.postage,
  total: price.amount,
})

/** The instant at which a promotion runs: now, else the nearest one. One that is gone is looked for now. */
function instantWithin(code: string, { promotions, campaigns }: Catalogue, now: number): number {
  const period = promotions.get(code) ?? campaigns.get(code)
  if (!period) return now
  const state = periodState(period, now)
  if (state === 'RUNNING') return now
  return state === 'ENDED' ? period.endTime - 1 : period.beginTime
}

/** The instant that an example is calculated for. Epoch milliseconds. */
const exampleInstant = (when: ExampleInstant, catalogue: Catalogue, now: number): number => {
  if (when.kind === 'AT') return when.at
  return when.kind === 'NOW' ? now : instantWithin(when.promotion, catalogue, now)
}

/** An example that costs something else now. */
export interface DifferingExample {
  readonly example: Example
  readonly at: number
  /** `undefined` where the shop does not deliver any more. */
  readonly tried: Tried | undefined
}

/** Calculates all examples; those whose sums differ, in their order. */
export const differingExamples = (
  examples: readonly Example[],
  shop: TryOutShop,
  now: number,
): readonly DifferingExample[] =>
  examples.flatMap((example): DifferingExample[] => {
    const at = exampleInstant(example.bag.when, shop.catalogue, now)
    const tried = tryOut({ ...example.bag, at }, shop)
    const sums = tried && sumsOf(tried)
    const isSame =
      sums !== undefined &&
      (Object.keys(sums) as (keyof Sums)[]).every(
        name => example.expected[name] === undefined || example.expected[name] === sums[name],
      )
    return isSame ? [] : [{ example, at, tried }]
  })
