import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ParcelForm, parcelOf, parcelProblems, unshippedUnits } from './parcel-form.ts'
import { dollarsOf, refundProblems } from './refund-form.ts'
import { deskLine } from './testing.ts'

describe('a parcel', () => {
  const form = (change: Partial<ParcelForm> = {}): ParcelForm => ({
    carrier: 'SF',
    trackingNo: 'SF1234567',
    memo: '',
    units: [{ line: 1, quantity: 1 }],
    ...change,
  })

  test.each([
    ['is complete', {}, []],
    ['needs a number', { trackingNo: ' ' }, ['trackingNo']],
    ['has a number of letters, digits and hyphens', { trackingNo: 'SF 1' }, ['trackingNo']],
    ['has no number when the shop brings it itself', { carrier: 'SHOP', trackingNo: '' }, []],
    ['has a note of at most 200 characters', { memo: '石'.repeat(201) }, ['memo']],
    ['may have a note of 200 characters', { memo: '石'.repeat(200) }, []],
    ['is not empty', { units: [{ line: 1, quantity: 0 }] }, ['units']],
  ] as const)('%s', (_, change, problems) => expect(parcelProblems(form(change))).toEqual(problems))

  test('holds all that has not left, unless fewer are chosen', () => {
    const lines = [
      deskLine({ line: 1, quantity: 3, shipped: 1 }),
      deskLine({ line: 2, quantity: 1, shipped: 1 }),
      deskLine({ line: 3, quantity: 2 }),
    ]
    expect(unshippedUnits(lines)).toEqual([
      { line: 1, quantity: 2 },
      { line: 3, quantity: 2 },
    ])
    const units = [
      { line: 1, quantity: 0 },
      { line: 3, quantity: 2 },
    ]
    expect(parcelOf(form({ trackingNo: ' SF1234567 ', memo: ' Careful ', units }))).toEqual({
      carrier: 'SF',
      trackingNo: 'SF1234567',
      memo: 'Careful',
      lines: [{ line: 3, quantity: 2 }],
    })
  })
})

describe('a refund', () => {
  test.each([
    ['12.5', 12.5],
    ['HK$1,290.50', 1290.5],
    [' $ 30 ', 30],
    ['１２．５０', 12.5],
    ['12.505', undefined],
    ['1,29', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['', undefined],
  ])('“%s” is %s', (typed, dollars) => expect(dollarsOf(typed)).toBe(dollars))

  test('every amount of whole cents is read as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), cents => {
        expect(dollarsOf((cents / 100).toFixed(2))).toBe(cents / 100)
      }),
    )
  })

  test.each([
    ['complete', { amount: '10', reason: 'A scratch' }, { amount: undefined, reason: undefined }],
    ['all that is left', { amount: '30.00', reason: 'All' }, { amount: undefined, reason: undefined }],
    ['too much', { amount: '30.01', reason: 'All' }, { amount: 'tooMuch', reason: undefined }],
    ['nothing', { amount: '0', reason: ' ' }, { amount: 'missing', reason: 'missing' }],
    ['no amount', { amount: 'all', reason: 'All' }, { amount: 'missing', reason: undefined }],
  ] as const)('of HK$30 left: %s', (_, form, problems) => expect(refundProblems(form, 30)).toEqual(problems))
})
