import type { SavedAddress } from '#api/client/account/address.ts'
import type { PickUpPlace } from '#api/client/support/support.ts'
import { describe, expect, test } from 'vitest'
import { billingProblems, initialBilling } from './billing-rules.ts'
import { changesOf } from './changes.ts'
import {
  addressUnusableReason,
  deliveryProblems,
  type DeliveryValues,
  destinationOf,
  initialDelivery,
  NEW_ADDRESS,
  presetAddress,
} from './delivery-rules.ts'
import { keptLine as line } from '../../testing/bag.ts'
import { unitPrice } from './kept-checkout.ts'
import { sortRefusals } from './refusals.ts'

const item = (skuCode: string, price = 100, quantity = 1) => ({
  skuCode,
  quantity,
  price: { amount: price },
  amount: { amount: price * quantity },
})
const present = { id: 'gift', name: 'Gift', reason: null, promoRewardAmount: { amount: 0 } }

describe('what is not as the shopper saw it', () => {
  test('nothing, while every line counts at its price', () => {
    const lines = [line('a'), line('g', { lineType: 'GIFT', activityId: 'gift', promoPrice: { amount: 0 } })]
    expect(changesOf(lines, { items: [item('a')], activities: [present] })).toEqual({ lines, changes: [] })
  })

  test.each([
    ['a line that does not count any more', [], [], [{ kind: 'gone', title: 'Product a' }]],
    [
      'another price',
      [item('a', 120)],
      [120],
      [{ kind: 'price', title: 'Product a', before: 100, now: 120 }],
    ],
    ['too little left for the quantity', [item('a', 100, 2)], [], [{ kind: 'gone', title: 'Product a' }]],
  ] as const)('%s (C-231, CO-90, CO-95)', (_, items, prices, changes) => {
    const found = changesOf([line('a')], { items: [...items], activities: [] })
    expect(found.lines.map(unitPrice)).toEqual(prices)
    expect(found.changes).toEqual(changes)
  })

  test('a gift goes with its condition (C-241)', () => {
    const gift = line('g', { lineType: 'GIFT', activityId: 'gift' })
    const over = { ...present, reason: 'UNDER_THRESHOLD' as const }
    expect(changesOf([gift], { items: [], activities: [over] })).toEqual({
      lines: [],
      changes: [{ kind: 'giftGone', title: 'Product g' }],
    })
  })

  test('goods and an add-on of one SKU are two lines', () => {
    const lines = [
      line('a'),
      line('a', { lineType: 'ATTACHED_PRODUCT', activityId: 'x', promoPrice: { amount: 50 } }),
    ]
    const { changes } = changesOf(lines, { items: [item('a'), item('a', 50)], activities: [] })
    expect(changes).toEqual([])
  })
})

const address = (code: string, change: Partial<SavedAddress> = {}) =>
  ({
    code,
    countryId: '810000',
    deliveryMethod: 'EXPRESS',
    isAvailable: true,
    isDefault: false,
    ...change,
  }) as SavedAddress // the rules read these alone
const point = (code: string, status = 'ACTIVE') => ({ code, status, regionId: '820000' }) as PickUpPlace // the rules read these alone
const COUNTRIES = ['810000', '820000', '16', '190']

describe('delivery', () => {
  const values = (change: Readonly<Record<string, string>>): DeliveryValues => ({
    ...initialDelivery(NEW_ADDRESS),
    ...change,
  })
  const collector = {
    receiverFirstName: 'Ann',
    receiverLastName: 'Chan',
    receiverMobile: '91234567',
  }
  const known = { saved: [address('A1')], points: [point('P1'), point('P2', 'SUSPENDED')] }

  test('home delivery to a new address is chosen at first (C-258)', () =>
    expect(initialDelivery(NEW_ADDRESS)).toMatchObject({ method: 'HOME_DELIVERY', countryId: '810000' }))

  test.each([
    ['the default', [address('A1'), address('A2', { isDefault: true })], 'A2'],
    [
      'the first that can be used',
      [address('A1', { isAvailable: false, isDefault: true }), address('A2')],
      'A2',
    ],
    ['a new one, where none can', [address('A1', { countryId: '1' })], NEW_ADDRESS],
  ] as const)('presets %s of the address book (C-262)', (_, saved, code) =>
    expect(presetAddress(saved, COUNTRIES)).toBe(code),
  )

  test('says why an address cannot be used (C-262, CO-86)', () => {
    expect(addressUnusableReason(address('A'), COUNTRIES)).toBeUndefined()
    expect(addressUnusableReason(address('A', { isAvailable: false }), COUNTRIES)).toBe('closed')
    expect(addressUnusableReason(address('A', { countryId: '1' }), COUNTRIES)).toBe('country')
  })

  test.each([
    ['an address that is gone', { addressCode: 'A9' }, { addressCode: 'noAddress' }],
    ['one of the address book', { addressCode: 'A1' }, {}],
    ['no pick-up point', { method: 'STORE_PICKUP', ...collector }, { pointCode: 'pointMissing' }],
    [
      'a suspended one',
      { method: 'COURIER_PICKUP', pointCode: 'P2', ...collector },
      { pointCode: 'pointClosed' },
    ],
    ['a point and who collects', { method: 'STORE_PICKUP', pointCode: 'P1', ...collector }, {}],
    [
      'a point without who collects',
      { method: 'STORE_PICKUP', pointCode: 'P1', ...collector, receiverMobile: '1' },
      { receiverMobile: 'address.mobileBad' },
    ],
  ] as const)('with %s (C-244 … C-246)', (_, change, problems) =>
    expect(deliveryProblems(values(change), known)).toEqual(problems),
  )

  test('a new address is judged field by field (C-246)', () =>
    expect(deliveryProblems(values(collector), known)).toEqual({
      districtId: 'address.districtIdMissing',
      address: 'address.addressMissing',
    }))

  test.each([
    ['a typed country', { countryId: '16' }, { country: 'AU', isPickup: false }],
    [
      'the country of a saved address',
      { addressCode: 'A1', countryId: '16' },
      { country: 'HK', isPickup: false },
    ],
    ['where the point is', { method: 'STORE_PICKUP', pointCode: 'P1' }, { country: 'MO', isPickup: true }],
  ] as const)('goes to %s (C-255 … C-257, C-267)', (_, change, destination) =>
    expect(destinationOf(values(change), known)).toEqual(destination),
  )
})

test('a bill goes to the delivery address, but not to a pick-up point (C-242, CO-91)', () => {
  const values = initialBilling(null)
  expect(billingProblems(values, false)).toEqual({})
  expect(billingProblems(values, true)).toMatchObject({ address: 'address.addressMissing' })
  expect(billingProblems({ ...values, isSame: false }, false)).toMatchObject({
    address: 'address.addressMissing',
  })
})

describe('what the shop refuses', () => {
  const error = (code: string, field: string | null) => ({
    code,
    field,
    message: code,
    externalOrderNo: null,
  })

  test('finds its field (C-246)', () => {
    const { bySection, rest } = sortRefusals([
      error('ORDER_BAD_CONTACT', 'receiptInfo.mail'),
      error('ADDRESS_POINT_CLOSED', 'receiptInfo.selfPickupShopCode'),
      error('ORDER_NO_PAYMENT', 'extInfos.payType'),
      error('ORDER_TEXT_LONG', 'additionalServices.1.memo'),
      error('ORDER_GUIDE_UNKNOWN', 'guideInput.guideCode'),
    ])
    expect(
      Object.fromEntries([...bySection].map(([name, found]) => [name, found.map(({ field }) => field)])),
    ).toEqual({
      contact: ['email'],
      delivery: ['pointCode'],
      payment: ['payType'],
      services: ['memo', 'guideCode'],
    })
    expect(rest).toEqual([])
  })

  test.each([
    ['a price', 'ORDER_PRICE_CHANGED', 'orderLines.0.price', 'moved'],
    ['a total', 'ORDER_PRICE_CHANGED', 'amount', 'moved'],
    ['stock', 'UEC11003', 'orderLines.0.skuCode', 'moved'],
    ['GO DOLLAR', 'GO_DOLLAR_BALANCE', 'prePayDeductions', 'moved'],
    ['a coupon', 'COUPON_INVALID', 'discountCodes', 'moved'],
    ['a code that ended', 'COUPON_CODE_EXPIRED', 'discountCodes', 'expired'],
    ['the cap of Australia', 'ORDER_AU_CAP', 'productAmount', 'rest'],
    ['the billing address', 'ORDER_NO_BILLING', 'extInfos.sameAsAddress', 'rest'],
  ] as const)('%s is sorted by what the shopper can do (C-222, C-239, CO-95)', (_, code, field, kind) =>
    expect(sortRefusals([error(code, field)])[kind]).toHaveLength(1),
  )
})
