import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exportCatalogue } from '#api/catalogue/export/export-catalogue.ts'
import { importLine } from '#api/catalogue/format/import-schema.ts'
import { PROMOTION_TYPES, type PromotionType } from '#api/catalogue/format/promotion-rule.ts'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { asText, campaign, promotion, sku, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { promotions } from '../collections/promotions/definition.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import type { DeskOverlaps, DeskPlannedOffer, DeskProposal, DeskSku } from './planned-shapes.ts'

const NOW = Date.parse('2026-11-23T12:00:00+08:00')
type Line = Parameters<typeof promotion>[1]

const GOODS = [
  ...surroundings,
  spu('jacket', {
    listPrice: 100_000,
    salePrice: 90_000,
    options: {
      size: [
        { code: 's', name: { zh_HK: '細', en_US: 'S' } },
        { code: 'm', name: { zh_HK: '中', en_US: 'M' } },
      ],
    },
    skus: [
      sku('jacket-0', { inventory: 0, size: 's' }),
      sku('jacket-1', { inventory: 50, size: 'm', prices: { members: [{ level: 'GOLD', price: 80_000 }] } }),
    ],
  }),
  spu('socks', { salePrice: 5000, skus: [sku('socks-1', { inventory: 50 })] }),
]

/** What a form of each type holds, besides name and period. */
const BY_TYPE: Readonly<Record<PromotionType, Line>> = {
  SATISFY_REDUCE: { rule: { tiers: [{ from: { amount: 150_000 }, reduce: 10_000 }] } },
  DIRECT_REDUCE: { rule: { reduce: 3000 } },
  SATISFY_DISCOUNT: { rule: { scope: 'ALL', tiers: [{ from: { units: 3 }, percentOff: 15 }] } },
  PRESENT: { rule: { from: { units: 1 }, gifts: [{ sku: 'socks-1' }] } },
  BUNDLE: {
    rule: {
      price: 92_000,
      parts: [
        { spus: ['jacket'], quantity: 1 },
        { spus: ['socks'], quantity: 1 },
      ],
    },
  },
  SPECIFY_PRICE: { prices: [{ spu: 'jacket', price: 70_000 }] },
  FREIGHT_SATISFY_REDUCE: { rule: { from: 0, reduce: 1000, countries: ['MO'] } },
  FREIGHT_SATISFY_DISCOUNT: { rule: { from: 80_000, percentOff: 50 } },
  MEMBER: { rule: { percentOff: 10 }, accountScope: 'MEMBER', levels: ['GOLD'] },
  FULL_FREE: { rule: { buy: 3, free: 1 } },
  EXCHANGE: { rule: { from: { units: 1 } }, exchange: [{ spu: 'socks', price: 1000, limit: 2 }] },
}
const lineOf = (type: PromotionType) => promotion(`NEW-${type}`, { type, spus: ['jacket'], ...BY_TYPE[type] })

describe.each(PROMOTION_TYPES)('the form of a %s', type => {
  const { kind: _, ...values } = lineOf(type)
  const form = promotions.variants?.schema(promotions.variants.of(values), 'new')

  test('has the fields of its rule, and takes what the import takes (CO-63)', () => {
    expect(form?.safeParse(values).error?.issues).toBeUndefined()
    expect(importLine.safeParse(lineOf(type)).success).toBe(true)
    expect(Object.hasOwn(form?.shape ?? {}, 'exchange')).toBe(type === 'EXCHANGE')
    expect(Object.hasOwn(form?.shape ?? {}, 'rule')).toBe(type !== 'SPECIFY_PRICE')
  })

  test('refuses an end before the beginning at the end', () => {
    const found = form?.safeParse({ ...values, endTime: '2026-10-01T00:00:00+08:00' }).error?.issues
    expect(found).toMatchObject([{ path: ['endTime'], message: 'endsFirst' }])
  })
})

test('prices of a type that needs none are shown all the same, for they count', () => {
  const { variants } = promotions
  const variant = variants?.of({ type: 'FULL_FREE', prices: [{ spu: 'jacket', price: 1 }] }) ?? ''
  const shape = variants?.schema(variant, 'stored').shape
  expect(Object.keys(shape ?? {})).toContain('prices')
  expect(Object.keys(variants?.schema('FULL_FREE', 'stored').shape ?? {})).not.toContain('prices')
})

test.each([
  ['a scope alone, as it is by itself', { scope: 'LISTED' }, null],
  ['nothing', {}, null],
  ['a scope that was chosen', { scope: 'ALL' }, { scope: 'ALL' }],
  ['a value', { percentOff: 5 }, { percentOff: 5 }],
])('a rule with %s is kept as it should be', (_, rule, kept) => {
  expect(promotions.variants?.tidy({ rule })).toEqual({ rule: kept })
})

describeOnBothDatabases('offers at the desk', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  let wishes = 0
  const wish = () => `offers-${(wishes += 1).toString().padStart(6, '0')}`
  const post = (name: string, body: object, role: 'editor' | 'publisher' = 'publisher') =>
    served.ask(name, { role, body })
  const read = async (name: string, input: object) =>
    (await served.ask(name, { role: 'editor', input })).data as unknown
  const bytes = async () => {
    const lines: string[] = []
    await exportCatalogue(open().db, line => void lines.push(line))
    return lines
  }
  beforeAll(async () => {
    const lines = [
      ...GOODS,
      promotion('SPEND', { ...lineOf('SATISFY_REDUCE'), kind: 'promotion', code: 'SPEND' }),
      promotion('PRICE', { ...lineOf('SPECIFY_PRICE'), kind: 'promotion', code: 'PRICE' }),
      promotion('LATER', {
        ...lineOf('FULL_FREE'),
        kind: 'promotion',
        code: 'LATER',
        beginTime: '2027-01-01T00:00:00+08:00',
        endTime: '2027-02-01T00:00:00+08:00',
      }),
      promotion('OLD', { ...lineOf('MEMBER'), code: 'OLD', endTime: '2026-11-20T00:00:00+08:00' }),
      campaign('TRAIL', { off: { percent: 10 } }),
    ]
    const { problems } = await importCatalogue(open().db, asText(lines))
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
  })
  beforeEach(async () => {
    served = await serveDesk(open().db, NOW, await readCatalogue(open().db))
    return () => served.close()
  })

  test.each(PROMOTION_TYPES)('a %s is created from the values of its form, with its sentence', async type => {
    const { kind: _, ...line } = lineOf(type)
    const created = await post('promotions.create', { wish: wish(), line })
    expect([created.status, created.message]).toEqual([200, ''])
    const {
      line: stored,
      sentence,
      base,
    } = created.data as never as {
      line: Line & object
      sentence: { zh_HK: string; en_US: string }
      base: number
    }
    expect(stored).toMatchObject({ ...line, rule: line.rule ?? null })
    expect(sentence.en_US).toMatch(/From 1 to 30 November 2026\./)
    expect(sentence.zh_HK).toContain('2026年')
    await served.ask('promotions.remove', {
      role: 'admin',
      body: { wish: wish(), code: line.code, base },
    })
  })

  test('a wrong value of a rule is refused at its field with the sentence of the import', async () => {
    const { kind: _, ...line } = lineOf('FULL_FREE')
    const refused = await post('promotions.create', {
      wish: wish(),
      line: { ...line, rule: { buy: 3, free: 3 } },
    })
    expect(refused.status).toBe(422)
    expect(refused.data['problems']).toMatchObject([{ path: 'rule.free', message: /fewer|less|must/i }])
  })

  describe('stop', () => {
    test.each<[string, string, string, string, object]>([
      ['one that runs ends now', 'promotions', 'SPEND', 'endTime', { endTime: '2026-11-23T12:00:00+08:00' }],
      ['one that is planned is switched off', 'promotions', 'LATER', 'isStopped', { isStopped: true }],
      ['a code', 'coupons', 'TRAIL', 'endTime', { endTime: '2026-11-23T12:00:00+08:00' }],
    ])('%s, by a change set that undo takes back (CO-67)', async (_, area, code, path, change) => {
      const before = await bytes()
      const { status, data } = await post(`${area}.stop`, { wish: wish(), code })
      expect([status, data['code']]).toEqual([200, code])
      const found = await read(`${area}.find`, { code })
      expect(found).toMatchObject({ line: change })
      const [step] = (await read(`${area}.history`, { code })) as readonly object[]
      expect(step).toMatchObject({ set: data['set'], by: 'publisher', changes: [{ path }] })
      const again = await post(`${area}.stop`, { wish: wish(), code })
      expect([again.status, again.message]).toEqual([409, 'It is over already, or was stopped before.'])
      await post(`${area}.undo`, { wish: wish(), set: data['set'] })
      expect(await bytes()).toEqual(before)
    })

    test.each([
      ['one that is over', 'OLD', 409],
      ['one that is not there', 'NONE', 404],
    ])('%s is refused', async (_, code, status) => {
      expect((await post('promotions.stop', { wish: wish(), code })).status).toBe(status)
    })
  })

  test('the list is filtered by the state at the moment, and sorted by it', async () => {
    const codes = async (input: object) => {
      const { rows } = (await read('promotions.list', input)) as { rows: { code: string }[] }
      return rows.map(({ code }) => code)
    }
    expect(await codes({})).toEqual(['PRICE', 'SPEND', 'LATER', 'OLD'])
    expect(await codes({ filters: { state: 'planned' } })).toEqual(['LATER'])
    expect(await codes({ filters: { state: 'running', type: 'SPECIFY_PRICE' } })).toEqual(['PRICE'])
  })

  test('SKUs are found by words or by the beginning of a code, which comes first', async () => {
    const found = (await read('promotions.skus', { search: 'jacket-1' })) as DeskSku[]
    expect(found[0]).toMatchObject({ code: 'jacket-1', price: { amount: 900 } })
    expect(((await read('promotions.skus', { search: '外套' })) as DeskSku[]).length).toBeGreaterThan(1)
  })

  test('bags are proposed just under the condition, just over it, and with another promotion', async () => {
    const { kind, ...line } = lineOf('SATISFY_REDUCE')
    const lines = [
      { ...line, kind, code: 'DRAFT', rule: { tiers: [{ from: { amount: 200_000 }, reduce: 1 }] } },
    ]
    const { data } = await post('promotions.propose', { code: 'DRAFT', lines }, 'editor')
    const proposal = data as unknown as DeskProposal
    expect(proposal).toMatchObject({ at: null, shopper: { kind: 'GUEST' } })
    // The page shows HK$700; the SKU that is sold out is not proposed.
    expect(proposal.bags).toEqual([
      { kind: 'UNDER', bag: [{ sku: 'jacket-1', units: 2 }], other: null },
      { kind: 'OVER', bag: [{ sku: 'jacket-1', units: 3 }], other: null },
      expect.objectContaining({ kind: 'WITH' }),
    ])
  })

  test('overlaps are counted in goods, with the lowest price that any shopper could reach', async () => {
    const { kind, ...line } = lineOf('MEMBER')
    const lines = [{ ...line, kind, code: 'DRAFT', rule: { percentOff: 50 } }]
    const { data } = await post('promotions.overlaps', { code: 'DRAFT', lines }, 'editor')
    const { met, goods, lowest } = data as unknown as DeskOverlaps
    expect(met.map(each => [each.code, each.goods])).toEqual([
      ['PRICE', 1],
      ['SPEND', 1],
    ])
    expect(goods).toBe(1)
    // GOLD pays half of HK$800; four of them cost HK$1,600 less HK$100; the code takes 10 % off each: HK$337.50 of HK$1,000.
    expect(lowest).toMatchObject({
      sku: 'jacket-1',
      shopper: { kind: 'MEMBER', level: 'GOLD' },
      struck: { amount: 1000 },
      codes: ['TRAIL'],
    })
    const tried = await post('promotions.try', {
      bag: lowest?.bag,
      shopper: lowest?.shopper,
      codes: lowest?.codes,
      lines,
    })
    const [cost] = (tried.data as unknown as { lines: { cost: { amount: number }; units: number }[] }).lines
    expect(lowest?.price.amount).toBeCloseTo((cost?.cost.amount ?? 0) / (cost?.units ?? 1), 2)
    expect(lowest?.percent).toBe(Math.round((lowest?.price.amount ?? 0) / 10))
  })

  test('a promotion that meets none says so', async () => {
    const { data } = await post('promotions.overlaps', { code: 'LATER' }, 'editor')
    expect(data).toEqual({ met: [], goods: 0, priced: 0, lowest: null })
  })

  test('the calendar has the offers of a period, each in the step that calculates it', async () => {
    const from = Date.parse('2026-11-01T00:00:00+08:00')
    const until = Date.parse('2026-12-01T00:00:00+08:00')
    const offers = (await read('promotions.calendar', { from, until })) as DeskPlannedOffer[]
    expect(offers.map(({ code, step, meets }) => [code, step, meets])).toEqual([
      ['OLD', 'UNITS', 2],
      ['PRICE', 'UNITS', 2],
      ['SPEND', 'THRESHOLDS', 2],
      ['TRAIL', 'CODES', 0],
    ])
  })
})
