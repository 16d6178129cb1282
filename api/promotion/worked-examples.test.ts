import { describe, expect, test } from 'vitest'
import { type BagPrice, priceBag } from './calculate.ts'
import { asNaive } from './testing/as-naive.ts'
import { naivePrice } from './testing/naive-price.ts'
import { partsOf, readWorkedExamples } from './testing/worked-examples.ts'

const examples = await readWorkedExamples()

const dollars = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

type Outcome = BagPrice['outcomes'][number] | BagPrice['discountOutcomes'][number]

/** An outcome in the words of the table: `R-1000: 100.00 off 500.00 more`. */
function inWords(outcome: Outcome): string {
  const { code, amount, reason, missing } = outcome
  const did = reason ?? (amount > 0 ? `${dollars(amount)} off` : 'applies')
  const by = 'excludedBy' in outcome && outcome.excludedBy ? ` by ${outcome.excludedBy.join(' + ')}` : ''
  if (!missing) return `${code}: ${did}${by}`
  const gap =
    'amount' in missing
      ? dollars(missing.amount)
      : `${missing.units} ${missing.units === 1 ? 'unit' : 'units'}`
  return `${code}: ${did}${by} ${gap} more`
}

/** The result in the cells of `promotions.csv`; `units` and `go dollar by line` only where the row has them. */
function cellsOf(price: BagPrice, row: Readonly<Record<string, string>>, ids: readonly string[]) {
  const lineOf = (id: string) => price.lines.find(line => line.id === id)
  const problemOf = (id: string) => price.addOnProblems.find(problem => problem.id === id)?.problem ?? ''
  const cell = (text: (line: BagPrice['lines'][number]) => string) =>
    ids
      .map(id => {
        const line = lineOf(id)
        return line ? text(line) : problemOf(id)
      })
      .join('; ')
  const goDollar = price.goDollarProblem ? [`GO DOLLAR: ${price.goDollarProblem}`] : []
  return {
    lines: cell(({ net }) => dollars(net)),
    units: row['units'] ? cell(({ unitNets }) => unitNets.map(dollars).join(' + ')) : '',
    'go dollar by line': row['go dollar by line'] ? cell(({ deduction }) => dollars(deduction)) : '',
    gifts: price.gifts.map(({ quantity, skuCode }) => `${quantity} ${skuCode}`).join('; '),
    goods: dollars(price.productAmount),
    discount: dollars(price.discount),
    'code and coupon': dollars(price.coupon),
    delivery: dollars(price.postage),
    'go dollar used': dollars(price.deduction),
    'to pay': dollars(price.amount),
    'what each did': [...price.outcomes, ...price.discountOutcomes].map(inWords).concat(goDollar).sort(),
  }
}

describe('the worked examples of docs/promotions.csv (CO-63 … CO-71, C-206 … C-215, C-220 … C-226)', () => {
  test.each(examples.map(({ row, bag }) => [row['no'], row['shows'], row, bag] as const))(
    '%s: %s',
    (_, __, row, bag) => {
      const expected = Object.fromEntries(
        ['lines', 'units', 'go dollar by line', 'gifts', 'goods', 'discount', 'code and coupon', 'delivery']
          .concat('go dollar used', 'to pay')
          .map(name => [name, row[name]]),
      )
      const did = partsOf(row['what each did'] ?? '').sort()
      const ids = bag.lines.map(({ id }) => id)
      expect(cellsOf(priceBag(bag), row, ids)).toEqual({ ...expected, 'what each did': did })
    },
  )

  test('the slow second calculation gives the same', () => {
    for (const { row, bag } of examples)
      expect([row['no'], asNaive(priceBag(bag))]).toEqual([row['no'], naivePrice(bag)])
  })

  test('they show each type of activity and each reason', () => {
    const types = new Set(examples.flatMap(({ bag }) => bag.listed.map(({ rule }) => rule.type)))
    expect(types.size).toBe(11)
    const prices = examples.map(({ bag }) => priceBag(bag))
    const reasons = new Set(
      prices.flatMap(price => [
        ...[...price.outcomes, ...price.discountOutcomes].map(({ reason }) => reason),
        ...price.addOnProblems.map(({ problem }) => problem),
        price.goDollarProblem,
      ]),
    )
    reasons.delete(undefined)
    expect([...reasons].sort()).toEqual([
      'AUDIENCE',
      'CART_ADDON_EXPIRED',
      'CART_ADDON_NOT_ALLOWED',
      'CART_ADDON_THRESHOLD',
      'DESTINATION',
      'ENDED',
      'EXCLUDED',
      'NOT_STARTED',
      'NO_BENEFIT',
      'OUT_OF_SCOPE',
      'OVER_AMOUNT',
      'OVER_BALANCE',
      'PROMOTION',
      'UNDER_THRESHOLD',
    ])
  })
})
