import { describe, expect, test } from 'vitest'
import { comesBackFor } from '#api/client/order/after-sales.ts'
import { hkd } from '../../testing/bag.ts'
import { exchangeFor, lineOption, returnOptions } from '../../testing/after-sales.ts'
import { chosenLines, fallsWith, mostUnits, problemsOf } from './return-wish.ts'

const boots = lineOption('boots', { returnableQuantity: 1, refunds: [{ amount: hkd(0.1), goDollar: 3 }] })

const units = (chosen: Readonly<Record<string, number>>) => (line: { readonly lineId: string }) =>
  chosen[line.lineId] ?? 0

test('what comes back is the server’s amounts by units, added up in cents (M-135)', () => {
  const lines = [lineOption('shell', { refunds: [{ amount: hkd(0.2), goDollar: 1 }] }), boots]
  const options = returnOptions(lines)
  expect(comesBackFor(options, units({}), undefined)).toEqual({ amount: 0, goDollar: 0 })
  const both = units({ shell: 1, boots: 1 })
  expect(comesBackFor(options, both, undefined)).toEqual({ amount: 0.3, goDollar: 4 })
  // A refund by hand has left 0.25.
  const less = { ...options, refundable: { amount: 0.25 } }
  expect(comesBackFor(less, both, undefined)).toEqual({ amount: 0.25, goDollar: 4 })
  const two = comesBackFor(returnOptions([lineOption('shell')]), units({ shell: 2 }), undefined)
  expect(two).toEqual({ amount: 190.49, goDollar: 25 })
})

describe('the delivery charge comes back with all of an order, through a fault of the shop’s (MO-73)', () => {
  const gift = lineOption('gift', { returnableQuantity: 0, problem: 'GIFT', refunds: [] })
  const options = returnOptions([lineOption('shell'), boots, gift], {
    freight: { amount: hkd(30), goDollar: 1 },
  })
  test.each([
    ['all units', { shell: 2, boots: 1 }, 'FAULTY', { amount: 220.59, goDollar: 29 }],
    ['all units', { shell: 2, boots: 1 }, 'WRONG_SIZE', { amount: 190.59, goDollar: 28 }],
    ['one of the lines', { shell: 2 }, 'FAULTY', { amount: 190.49, goDollar: 25 }],
    ['one unit less', { shell: 1, boots: 1 }, 'FAULTY', { amount: 95.35, goDollar: 15 }],
  ] as const)('%s: %j, %s', (_, chosen, reason, expected) => {
    expect(comesBackFor(options, units(chosen), reason)).toEqual(expected)
  })
})

describe('a gift comes back with the last of its goods', () => {
  const gift = lineOption('gift', {
    returnableQuantity: 0,
    returnUntil: null,
    problem: 'GIFT',
    comesWith: ['shell', 'boots'],
    refunds: [],
  })
  const taken = { ...boots, returnableQuantity: 0, problem: 'TAKEN' }
  const notReceived = { ...boots, returnableQuantity: 0, problem: 'NOT_RECEIVED' }
  test.each([
    ['a part of the goods stays', boots, { shell: 2 }, false],
    ['all goods', boots, { shell: 2, boots: 1 }, true],
    ['the others are in a return already', taken, { shell: 2 }, true],
    ['the others have not arrived', notReceived, { shell: 2 }, false],
  ])('%s', (_, other, chosen, falls) => {
    expect(fallsWith(gift, [lineOption('shell'), other, gift], chosen)).toBe(falls)
  })
})

const WISH = { lines: [{ lineId: 'shell', quantity: 1 }], reason: 'WRONG_SIZE', method: 'SHOP' } as const
test.each([
  ['nothing', {}, []],
  ['goods', { lines: [] }, ['lines']],
  ['reason and way back', { reason: undefined, method: undefined }, ['reason', 'method']],
  ['words for another reason', { reason: 'OTHER', memo: '  ' }, ['memo']],
  [
    'what comes instead of one line',
    {
      type: 'EXCHANGE',
      lines: [
        { lineId: 'shell', quantity: 1, exchangeSkuCode: 'shell-l' },
        { lineId: 'boots', quantity: 1, exchangeSkuCode: '' },
      ],
      method: undefined,
    },
    ['exchange', 'method'],
  ],
] as const)('what a request lacks is named in the order of the form: %s', (_, change, problems) => {
  expect(problemsOf({ ...WISH, ...change })).toEqual(problems)
})

describe('an exchange (MO-73)', () => {
  const shell = lineOption('shell', { exchanges: [exchangeFor('L')] })
  const gone = lineOption('boots', { exchanges: [exchangeFor('42', { isInStock: false })] })

  test('names what comes instead of each line, and leaves out what is sold out', () => {
    const given = { chosen: { shell: 2, boots: 1 }, replacements: { shell: 'sku-L' } }
    expect(chosenLines(returnOptions([shell, gone]), 'EXCHANGE', given)).toEqual([
      { lineId: 'shell', quantity: 2, exchangeSkuCode: 'sku-L' },
    ])
    expect(chosenLines(returnOptions([shell, gone]), 'RETURN', given)).toEqual([
      { lineId: 'shell', quantity: 2 },
      { lineId: 'boots', quantity: 1 },
    ])
  })

  test.each([
    ['something is in stock', shell, 2],
    ['all is sold out', gone, 0],
    ['the product is gone', lineOption('tent'), 0],
  ] as const)('takes as many units as can be replaced: %s', (_, option, most) => {
    expect(mostUnits(option, 'EXCHANGE')).toBe(most)
    expect(mostUnits(option, 'RETURN')).toBe(2)
  })
})
