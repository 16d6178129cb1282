import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BagPrice, priceBag } from './calculate.ts'
import { asNaive } from './testing/as-naive.ts'
import { naivePrice } from './testing/naive-price.ts'
import { type RandomBag, randomBag } from './testing/random-bag.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((before, amount) => before + amount, 0)
const RUNS = { numRuns: 1000 }
/** Checks something of many random bags. */
const check = (property: (bag: RandomBag) => void) => fc.assert(fc.property(randomBag, property), RUNS)

describe('pricing any bag', () => {
  test('agrees with a slow second calculation, cent by cent (CO-63, CO-64)', () => {
    check(bag => {
      expect(asNaive(priceBag(bag))).toEqual(naivePrice(bag))
    })
  })

  test('amounts and shares add up (C-214, CO-68)', () => {
    check(bag => {
      const price = priceBag(bag)
      const { productAmount, discount, coupon, postage, serviceFee, deduction } = price
      expect(price.amount).toBe(productAmount - discount - coupon + postage + serviceFee - deduction)
      expect(sum(price.lines.map(({ net }) => net))).toBe(productAmount - discount - coupon)
      for (const { net, unitNets, quantity, unitPrice, adjustments } of price.lines) {
        expect(unitNets).toHaveLength(quantity)
        expect(sum(unitNets)).toBe(net)
        expect(unitPrice * quantity - sum(adjustments.map(({ amount }) => amount))).toBe(net)
      }
    })
  })

  test('what activities, codes and coupons took is what lines carry (CO-68)', () => {
    check(bag => {
      const price = priceBag(bag)
      const isFreight = (code: string) =>
        bag.listed.some(one => one.code === code && one.rule.type.startsWith('FREIGHT'))
      const taken = [...price.outcomes, ...price.discountOutcomes].filter(({ code }) => !isFreight(code))
      const carried = taken.map(({ code }) =>
        sum(
          price.lines.flatMap(({ adjustments }) =>
            adjustments.filter(one => one.code === code).map(({ amount }) => amount),
          ),
        ),
      )
      expect(carried).toEqual(taken.map(({ amount }) => amount))
    })
  })

  test('nothing is negative (C-214, C-225)', () => {
    check(bag => {
      const price = priceBag(bag)
      const { amount, discount, coupon, postage, deduction } = price
      const lines = price.lines.flatMap(line => [line.net, line.deduction, ...line.unitNets])
      expect(Math.min(amount, discount, coupon, postage, deduction, ...lines)).toBeGreaterThanOrEqual(0)
      for (const line of price.lines) expect(line.deduction).toBeLessThanOrEqual(line.net)
    })
  })

  test('the order of lines and activities does not matter, and the same bag gives the same bytes (CO-64)', () => {
    check(bag => {
      const once = JSON.stringify(priceBag(bag))
      expect(JSON.stringify(priceBag({ ...bag, lines: bag.lines.toReversed() }))).toBe(once)
      expect(JSON.stringify(priceBag(bag))).toBe(once)
    })
  })

  test('one more unit never costs less, unless an activity, code or free freight says why (CO-63, CO-69)', () => {
    fc.assert(
      fc.property(randomBag, fc.nat(), (random, pick) => {
        const bag = { ...random, goDollar: { wanted: 0, balance: 0 } }
        const goods = bag.lines.filter(line => line.addOnOf === undefined)
        const grown = goods[pick % goods.length]
        const lines = bag.lines.map(line =>
          line === grown ? { ...line, quantity: line.quantity + 1 } : line,
        )
        const [before, after] = [priceBag(bag), priceBag({ ...bag, lines })]
        // Rounding may move a cent from the goods of the code to those of the coupon.
        if (after.amount >= before.amount - bag.discounts.length) return
        const trace = ({ outcomes, discountOutcomes }: BagPrice) =>
          JSON.stringify(
            [...outcomes, ...discountOutcomes].map(({ reason, ...outcome }) => [
              reason,
              'tier' in outcome ? outcome.tier : undefined,
            ]),
          )
        const grew = after.outcomes.some(
          ({ code, amount }) => amount > (before.outcomes.find(one => one.code === code)?.amount ?? 0),
        )
        expect(grew || after.postage < before.postage || trace(after) !== trace(before)).toBe(true)
      }),
      RUNS,
    )
  })

  test('an activity that does nothing says why, and one that could do more says how far it is (C-215, CO-64)', () => {
    check(bag => {
      const { outcomes } = priceBag(bag)
      expect(outcomes.filter(({ reason, amount }) => reason !== undefined && amount !== 0)).toEqual([])
      expect(outcomes.filter(({ reason, missing }) => reason === 'UNDER_THRESHOLD' && !missing)).toEqual([])
      const gaps = outcomes.flatMap(({ missing }) => (missing ? Object.values(missing) : []))
      expect(gaps.filter(gap => gap <= 0)).toEqual([])
    })
  })
})
