import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Sku, Spu } from '../catalogue/catalogue.ts'
import {
  addLines,
  type BagFacts,
  type BagLine,
  changeSku,
  MAX_SKUS,
  mergeBags,
  removeLines,
  selectLines,
  setQuantities,
} from './bag.ts'
import { MAX_UNITS } from '../rules/bag-limits.ts'

const NOW = Date.UTC(2026, 10, 22)

/** Skus `s0` to `s99` have ten units; the others are what their name says. */
const goods: Readonly<Record<string, Partial<Sku & { onShelves: boolean }>>> = {
  off: { onShelves: false },
  disabled: { isEnabled: false },
  gone: { inventory: 0 },
  few: { inventory: 3 },
  uncounted: { inventory: null },
  gift: { salePrice: null },
}

function facts(meetsCondition: BagFacts['meetsCondition'] = () => true): BagFacts {
  let count = 0
  return {
    mostUnits: MAX_UNITS,
    find: code => {
      const own = goods[code] ?? (/^s\d+$/.test(code) ? {} : undefined)
      if (!own) return undefined
      const { onShelves = true, ...sku } = own
      return {
        sku: { code, isEnabled: true, inventory: 10, salePrice: 10_000, ...sku } as Sku, // all that a bag reads
        spu: { onShelves } as Spu, // as above
      }
    },
    priceOf: sku => sku.salePrice,
    addOnOf: (activity, skuCode) =>
      activity === 'trail' ? (skuCode === 's1' ? { limitCount: 2 } : null) : undefined,
    meetsCondition,
    nextId: () => `id${String(count++).padStart(4, '0')}`,
    now: NOW,
  }
}

const line = (skuCode: string, quantity = 1, change: Partial<BagLine> = {}): BagLine => ({
  id: `line-${skuCode}${change.activityCode ?? ''}`,
  skuCode,
  activityCode: '',
  quantity,
  isSelected: true,
  addedPrice: 10_000,
  extProps: '',
  updatedAt: 0,
  ...change,
})
const asked = (skuCode: string, quantity = 1, activityCode = '') => ({
  skuCode,
  quantity,
  activityCode,
  extProps: '',
})
const inShort = (lines: readonly BagLine[]) => lines.map(({ skuCode, quantity }) => `${quantity} ${skuCode}`)

describe('adding to a bag', () => {
  test.each<[string, BagLine[], ReturnType<typeof asked>, string[] | [string, string]]>([
    ['a new line', [], asked('s1', 2), ['2 s1']],
    ['more of a line that is there (C-328)', [line('s1', 2)], asked('s1', 3), ['5 s1']],
    ['goods that are not counted', [], asked('uncounted', 99), ['99 uncounted']],
    ['nothing unknown (C-369)', [], asked('x'), ['CART_OFF_SHELF', 'inputs.0.skuCode']],
    ['nothing off the shelf (C-369)', [], asked('off'), ['CART_OFF_SHELF', 'inputs.0.skuCode']],
    ['nothing that cannot be chosen', [], asked('disabled'), ['CART_OFF_SHELF', 'inputs.0.skuCode']],
    ['no gift as goods (C-111)', [], asked('gift'), ['CART_OFF_SHELF', 'inputs.0.skuCode']],
    ['no less than one unit (C-370)', [], asked('s1', 0), ['CART_QTY_LIMIT', 'inputs.0.quantity']],
    ['no negative number', [line('s1', 5)], asked('s1', -2), ['CART_QTY_LIMIT', 'inputs.0.quantity']],
    ['no more than there is (C-366)', [line('few', 2)], asked('few', 2), ['UEC11003', 'inputs.0.quantity']],
    ['nothing sold out (C-366)', [], asked('gone'), ['UEC11003', 'inputs.0.quantity']],
    [
      '99 units at most (C-191)',
      [line('uncounted', 99)],
      asked('uncounted'),
      ['UEC11012', 'inputs.0.quantity'],
    ],
    [
      'add-ons count with the goods of the same sku (CO-05)',
      [line('s1', 9)],
      asked('s1', 2, 'trail'),
      ['UEC11003', 'inputs.0.quantity'],
    ],
    ['an add-on beside the same goods', [line('s1', 2)], asked('s1', 1, 'trail'), ['2 s1', '1 s1']],
    [
      'no add-on above its limit (C-201)',
      [],
      asked('s1', 3, 'trail'),
      ['CART_QTY_LIMIT', 'inputs.0.quantity'],
    ],
    [
      'no add-on that is not offered',
      [],
      asked('s2', 1, 'trail'),
      ['CART_ADDON_NOT_ALLOWED', 'inputs.0.extProps'],
    ],
    [
      'no add-on of an activity that is over',
      [],
      asked('s1', 1, 'old'),
      ['CART_ADDON_EXPIRED', 'inputs.0.extProps'],
    ],
  ])('takes %s', (_, bag, input, expected) => {
    const { lines, errors } = addLines(bag, [input], facts())
    const [error] = errors
    expect(error ? [error.code, error.field] : inShort(lines)).toEqual(expected)
    expect(error ? lines : bag).toEqual(bag)
  })

  test('an add-on needs its condition, which goods of the same call may meet (C-371, CO-52)', () => {
    const needsBoots = facts(lines => lines.some(({ skuCode }) => skuCode === 's2'))
    const alone = addLines([], [asked('s1', 1, 'trail')], needsBoots)
    expect(alone).toEqual({
      lines: [],
      errors: [{ code: 'CART_ADDON_THRESHOLD', field: 'inputs.0.extProps' }],
    })
    const together = addLines([], [asked('s1', 1, 'trail'), asked('s2')], needsBoots)
    expect([inShort(together.lines), together.errors]).toEqual([['1 s2', '1 s1'], []])
  })

  test('errors stand in the order of the call (C-328)', () => {
    const { errors } = addLines([], [asked('s2', 1, 'trail'), asked('x'), asked('s1', 1, 'old')], facts())
    expect(errors.map(({ field }) => field)).toEqual([
      'inputs.0.extProps',
      'inputs.1.skuCode',
      'inputs.2.extProps',
    ])
  })

  test('takes what it can and names the rest (C-328, L-393)', () => {
    const { lines, errors } = addLines(
      [],
      [asked('s1'), asked('off'), asked('few', 9), asked('s2', 3)],
      facts(),
    )
    expect(inShort(lines)).toEqual(['1 s1', '3 s2'])
    expect(errors.map(({ code, field }) => [code, field])).toEqual([
      ['CART_OFF_SHELF', 'inputs.1.skuCode'],
      ['UEC11003', 'inputs.2.quantity'],
    ])
  })

  test('holds fifty kinds, and more units of a kind that is there are no new kind (C-192, CO-06)', () => {
    const full = Array.from({ length: MAX_SKUS }, (_, at) => line(`s${at}`))
    const { lines, errors } = addLines(full, [asked('s60'), asked('s1', 1), asked('s1', 1, 'trail')], facts())
    expect(errors).toEqual([{ code: 'UEC11005', limit: MAX_SKUS, field: 'inputs.0.skuCode' }])
    expect(lines).toHaveLength(MAX_SKUS + 1)
    expect(lines[1]?.quantity).toBe(2)
  })

  test('selects what is added again', () => {
    const { lines } = addLines([line('s1', 1, { isSelected: false })], [asked('s1')], facts())
    expect(lines[0]?.isSelected).toBe(true)
  })
})

describe('changing a bag', () => {
  test('sets quantities line by line (C-330)', () => {
    const bag = [line('s1'), line('few')]
    const { lines, errors } = setQuantities(
      bag,
      [
        { skuCode: 's1', quantity: 4 },
        { lineId: 'line-few', quantity: 5 },
        { skuCode: 's9', quantity: 1 },
      ],
      facts(),
    )
    expect(inShort(lines)).toEqual(['4 s1', '1 few'])
    expect(errors.map(({ code, field }) => [code, field])).toEqual([
      ['UEC11003', 'inputs.1.quantity'],
      ['CART_LINE_NOT_FOUND', 'inputs.2.skuCode'],
    ])
  })

  test('another size takes the place of the old one (C-186, C-331)', () => {
    const bag = [line('s1'), line('s2'), line('s3')]
    const { lines } = changeSku(bag, { oldSkuCode: 's2', newSkuCode: 's5', quantity: 3 }, facts())
    expect(inShort(lines)).toEqual(['1 s1', '3 s5', '1 s3'])
  })

  test('a size that is there already makes one line of two, within the stock (CO-57)', () => {
    const bag = [line('s1', 2), line('s2', 4, { isSelected: false }), line('few', 2)]
    const joined = changeSku(bag, { oldSkuCode: 's2', newSkuCode: 's1', quantity: 4 }, facts())
    expect(joined.lines.map(({ id, quantity, isSelected }) => [id, quantity, isSelected])).toEqual([
      ['line-s1', 6, true],
      ['line-few', 2, true],
    ])
    expect(
      inShort(changeSku(bag, { oldSkuCode: 's1', newSkuCode: 'few', quantity: 2 }, facts()).lines),
    ).toContain('3 few')
  })

  test.each([
    ['s9', 's1', 1, 'CART_LINE_NOT_FOUND', 'oldSkuCode'],
    ['s1', 'off', 1, 'CART_OFF_SHELF', 'newSkuCode'],
    ['s1', 'few', 4, 'UEC11003', 'quantity'],
    ['s1', 's2', 0, 'CART_QTY_LIMIT', 'quantity'],
  ])('from %s to %s, %i units: %s, and nothing changes', (oldSkuCode, newSkuCode, quantity, code, field) => {
    const bag = [line('s1')]
    const { lines, errors } = changeSku(bag, { oldSkuCode, newSkuCode, quantity }, facts())
    expect([errors[0]?.code, errors[0]?.field]).toEqual([code, field])
    expect(lines).toBe(bag)
  })

  test('an add-on changes within the offers of its promotion, and no other line with it (C-331)', () => {
    const offers: BagFacts = {
      ...facts(),
      addOnOf: (_, skuCode) => (skuCode === 's9' ? null : { limitCount: 2 }),
    }
    const bag = [line('s1'), line('s1', 1, { activityCode: 'trail' })]
    const to = (newSkuCode: string, quantity = 1) =>
      changeSku(bag, { oldSkuCode: 's1', newSkuCode, quantity, activityCode: 'trail' }, offers)
    const changed = to('s2').lines
    expect(changed.map(({ skuCode, activityCode }) => [skuCode, activityCode])).toEqual([
      ['s1', ''],
      ['s2', 'trail'],
    ])
    expect(to('s9').errors).toEqual([{ code: 'CART_ADDON_NOT_ALLOWED', field: 'newSkuCode' }])
    expect(to('s2', 3).errors).toMatchObject([{ code: 'CART_QTY_LIMIT', field: 'quantity' }])
  })

  test('removes by sku and by line; an add-on only by its line (C-332)', () => {
    const bag = [line('s1'), line('s1', 1, { activityCode: 'trail' }), line('s2')]
    expect(removeLines(bag, { skuCodes: ['s1', 'x'], lineIds: ['line-s2'] })).toEqual([bag[1]])
  })

  test('selection changes the skus named and no other (C-185, C-333)', () => {
    const bag = [line('s1'), line('s2')]
    const changed = selectLines(bag, { skuCodes: ['s2'], selected: false, now: NOW })
    expect(changed.map(({ isSelected }) => isSelected)).toEqual([true, false])
    expect(changed[0]).toBe(bag[0])
  })
})

describe('merging a visitor’s bag into the member’s', () => {
  /** Of everything more is left than a bag can hold. */
  const plenty = { ...facts(), find: () => undefined }

  test.each([
    ['the stock', [line('few', 2)], [line('few', 2, { id: 'v1' })], ['3 few'], ['few']],
    [
      'the stock, of goods that the member does not have',
      [],
      [line('few', 5, { id: 'v1' })],
      ['3 few'],
      ['few'],
    ],
    [
      'the limit of an add-on',
      [line('s1', 1, { activityCode: 'trail' })],
      [line('s1', 2, { activityCode: 'trail', id: 'v1' })],
      ['2 s1 trail'],
      ['s1'],
    ],
    [
      'the stock that goods and add-on share',
      [line('s1', 9)],
      [line('s1', 2, { activityCode: 'trail', id: 'v1' })],
      ['9 s1', '1 s1 trail'],
      ['s1'],
    ],
    [
      'what the member has, though less is left',
      [line('few', 5)],
      [line('few', 1, { id: 'v1' })],
      ['5 few'],
      ['few'],
    ],
    ['goods that are sold out', [line('gone', 1)], [line('gone', 1, { id: 'v1' })], ['2 gone'], []],
  ] as const)('keeps to %s (M-070)', (_, member, visitor, lines, cappedSkus) => {
    const merged = mergeBags(member, visitor, facts())
    const inWords = merged.lines.map(one => [one.quantity, one.skuCode, one.activityCode].join(' ').trim())
    expect(inWords.toSorted()).toEqual([...lines].toSorted())
    expect(merged.report).toEqual({ cappedSkus, droppedSkus: [] })
  })

  test('adds quantities up to the limit and reports what was cut (M-070, CO-59)', () => {
    const { lines, report } = mergeBags(
      [line('s1', 60), line('s2', 1)],
      [line('s1', 60, { id: 'v1' }), line('s3', 2, { id: 'v2' })],
      plenty,
    )
    expect(inShort(lines).toSorted()).toEqual(['1 s2', '2 s3', `${MAX_UNITS} s1`])
    expect(report).toEqual({ cappedSkus: ['s1'], droppedSkus: [] })
  })

  test('keeps the member’s kinds, then the visitor’s newest (CO-59)', () => {
    const member = Array.from({ length: MAX_SKUS - 1 }, (_, at) => line(`s${at}`))
    const { lines, report } = mergeBags(
      member,
      [line('s60', 1, { id: 'v1' }), line('s61', 1, { id: 'v2' })],
      plenty,
    )
    expect(lines).toHaveLength(MAX_SKUS)
    expect(lines.some(({ skuCode }) => skuCode === 's61')).toBe(true)
    expect(report.droppedSkus).toEqual(['s60'])
  })

  test('never loses a member’s unit, and never goes above a limit', () => {
    const bag = fc
      .uniqueArray(fc.integer({ min: 0, max: 70 }), { maxLength: MAX_SKUS })
      .chain(codes =>
        fc.tuple(
          ...codes.map(code => fc.integer({ min: 1, max: MAX_UNITS }).map(units => line(`s${code}`, units))),
        ),
      )
    fc.assert(
      fc.property(bag, bag, (member, visitor) => {
        const theirs = visitor.map(one => ({ ...one, id: `v${one.id}` }))
        const { lines } = mergeBags(member, theirs, plenty)
        expect(new Set(lines.map(({ skuCode }) => skuCode)).size).toBe(lines.length)
        expect(lines.length).toBeLessThanOrEqual(MAX_SKUS)
        for (const { skuCode, quantity } of member)
          expect(lines.find(one => one.skuCode === skuCode)?.quantity).toBeGreaterThanOrEqual(quantity)
        for (const { quantity } of lines) expect(quantity).toBeLessThanOrEqual(MAX_UNITS)
      }),
    )
  })
})
