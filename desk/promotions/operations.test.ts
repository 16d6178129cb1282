import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { asText, campaign, promotion, sku, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '#api/testing/databases.ts'
import { MAX_EXAMPLES } from '#api/try-out/example-store.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import { problemOnWire } from './promotion-shapes.ts'
import type { DeskCheckedExamples, DeskExample, DeskTryOut } from './tried-bag.ts'

const NOW = Date.parse('2026-11-23T12:00:00+08:00')
const hkd = (amount: number) => ({ amount, currencyCode: 'HKD' })
type Line = Parameters<typeof promotion>[1]

const SPEND: Line = {
  type: 'SATISFY_REDUCE',
  name: { zh_HK: '滿減', en_US: 'Spend and save' },
  spus: ['jacket'],
  rule: { tiers: [{ from: { amount: 150_000 }, reduce: 10_000 }] },
}
const GOODS = [
  ...surroundings,
  spu('jacket', {
    salePrice: 90_000,
    skus: [sku('jacket-1', { inventory: 50, prices: { members: [{ level: 'GOLD', price: 80_000 }] } })],
  }),
  spu('socks', { salePrice: 5000, skus: [sku('socks-1', { inventory: 50 })] }),
  spu('gone', { skus: [sku('gone-1', { inventory: 0 })] }),
  promotion('SPEND', SPEND),
  promotion('OLD', { ...SPEND, endTime: '2026-11-20T00:00:00+08:00' }),
  campaign('TRAIL', { off: { percent: 10 } }),
  campaign('WALLET', { type: 'PROMOTION_COUPON', grant: 'ISSUED', off: { amount: 3000 } }),
]
const TWO_JACKETS = [{ sku: 'jacket-1', units: 2 }]

describeOnBothDatabases('promotions at the desk', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    await importCatalogue(open().db, asText(GOODS))
    served = await serveDesk(open().db, NOW, await readCatalogue(open().db))
  })
  afterAll(() => served.close())
  beforeEach(() => emptyTables(open().db, 'promotion_example'))

  const post = (name: string, body: object, role: 'editor' | 'publisher' = 'editor') =>
    served.ask(`promotions.${name}`, { role, body })
  async function tried(body: object) {
    const { status, data, message } = await post('try', body)
    expect([status, message]).toEqual([200, ''])
    return data as unknown as DeskTryOut
  }
  const textOf = ({ effects }: Pick<DeskTryOut, 'effects'>, code: string) =>
    effects.find(one => one.code === code)?.text.en_US

  test('a bag is calculated as an order would be, with the trace in both languages (CO-63, CO-68)', async () => {
    const bag = await tried({
      bag: [...TWO_JACKETS, { sku: 'socks-1', units: 1 }, { sku: 'gone-1', units: 1 }],
    })
    expect(bag.sums).toEqual({
      goods: hkd(1850),
      discount: hkd(100),
      coupon: hkd(0),
      delivery: hkd(0),
      total: hkd(1750),
    })
    expect(bag.lines.map(({ line, cost }) => [line, cost])).toEqual([
      [1, hkd(1700)],
      [2, hkd(50)],
      [3, null],
    ])
    expect(bag.lines[0]?.why.map(({ zh_HK }) => zh_HK)).toEqual([
      '頁面售價每件 HK$900，即商品售價。',
      '「滿減」減 HK$100。',
      '2 件實收 HK$1,700。',
    ])
    expect(bag.lines[2]?.why).toEqual([{ zh_HK: '不計算：已售罄。', en_US: 'Not counted: it is sold out.' }])
    expect(textOf(bag, 'SPEND')).toBe(
      '“Spend and save” takes HK$100 off: HK$100 off jacket jacket (jacket-1).',
    )
    expect(textOf(bag, 'OLD')).toBe('“Spend and save” does nothing: it ended on 20 Nov 2026, 00:00.')
    expect(bag.delivery.en_US).toBe('Delivery is free.')
  })

  test.each<[string, object, number, string]>([
    ['guest', {}, 900, 'HK$900 each on its page, its sale price.'],
    [
      'member of a level',
      { shopper: { kind: 'MEMBER', level: 'GOLD' } },
      800,
      'HK$800 each on its page, the price of the member’s level.',
    ],
    [
      'member without a level',
      { shopper: { kind: 'MEMBER' } },
      900,
      'HK$900 each on its page, its sale price.',
    ],
  ])('for a %s (C-207 … C-211)', async (_, shopper, goods, why) => {
    const { sums, lines } = await tried({ bag: [{ sku: 'jacket-1', units: 1 }], ...shopper })
    expect(sums.goods).toEqual(hkd(goods))
    expect(lines[0]?.why[0]?.en_US).toBe(why)
  })

  test.each([
    ['a shared code', ['trail'], 90, 'takes HK$90 off'],
    ['a coupon, as if the shopper had it', ['WALLET'], 30, 'takes HK$30 off'],
    ['an unknown code', ['NONE'], 0, 'There is no code “NONE”.'],
    ['a second code of the same kind', ['TRAIL', 'TRAIL', 'NONE'], 90, 'takes HK$90 off'],
  ])('with %s (C-216 … C-221)', async (_, codes, coupon, text) => {
    const bag = await tried({ bag: [{ sku: 'jacket-1', units: 1 }], codes })
    expect(bag.sums.coupon).toEqual(hkd(coupon))
    expect(bag.effects.map(effect => effect.text.en_US).join(' ')).toContain(text)
  })

  test.each([
    ['to Macau', { destination: { country: 'MO' } }, 50],
    ['to a pickup point', { destination: { isPickup: true } }, 0],
    ['at an instant before the promotion begins', { at: '2026-10-01T00:00:00+08:00' }, 30],
  ])('%s (CO-69)', async (_, where, delivery) => {
    expect((await tried({ bag: [{ sku: 'socks-1', units: 1 }], ...where })).sums.delivery).toEqual(
      hkd(delivery),
    )
  })

  test('a country without delivery is refused by name', async () => {
    const refused = await post('try', { bag: [], destination: { country: 'CN' } })
    expect([refused.status, refused.message]).toEqual([422, 'The shop does not deliver to Mainland China.'])
  })

  test('an unsaved promotion counts, is put in words, and is not saved (CO-63)', async () => {
    const rule = { scope: 'ALL', percentOff: 50 } as const
    const lines = [
      promotion('HALF', { type: 'MEMBER', rule }),
      promotion('SPEND', { ...SPEND, isStopped: true }),
    ]
    const bag = await tried({ bag: TWO_JACKETS, lines })
    expect(bag.sums).toMatchObject({ discount: hkd(900), total: hkd(930) })
    expect(textOf(bag, 'SPEND')).toBe('“SPEND” does nothing: it is stopped.')
    expect(bag.sentences.map(({ text }) => text.en_US)).toEqual([
      '50% off all products. From 1 to 30 November 2026.',
      'Spend HK$1,500 on this product: HK$100 off. From 1 to 30 November 2026. It is stopped.',
    ])
    expect((await tried({ bag: TWO_JACKETS })).sums.discount).toEqual(hkd(100))
    expect(
      await open().db.selectFrom('promotion').select('code').where('code', '=', 'HALF').execute(),
    ).toEqual([])
    expect(served.notes).toEqual([])
  })

  test('an unsaved promotion without a product in the bag says so', async () => {
    const lines = [promotion('S', { ...SPEND, spus: ['socks'] })]
    expect(textOf(await tried({ bag: TWO_JACKETS, lines }), 'S')).toBe(
      '“Spend and save” does nothing: none of its products is in the bag.',
    )
  })

  test('an unsaved promotion is refused as an import refuses it, with its problems', async () => {
    const lines = [promotion('S', { ...SPEND, spus: ['no-such'], rule: { tiers: [] } })]
    const { status, message, data } = await post('try', { bag: TWO_JACKETS, lines })
    const dryRun = await importCatalogue(open().db, asText(lines), { dryRun: true })
    expect(dryRun.problems.length).toBeGreaterThan(0)
    expect([status, data]).toEqual([422, { problems: dryRun.problems.map(problemOnWire) }])
    expect(dryRun.problems.map(problemOnWire)[0]?.message.en_US).toMatch(/\w/)
    expect(message).toContain('cannot be saved like this')
  })

  test('lines of goods are not tried here', async () => {
    expect((await post('try', { bag: [], lines: [spu('x')] })).status).toBe(400)
  })

  const EXAMPLE = { name: 'Just over', bag: TWO_JACKETS, expected: { total: 1700, discount: 100 } }
  const kept = async (change: object = {}) => {
    const { status, data } = await post('keep-example', { ...EXAMPLE, ...change }, 'publisher')
    expect(status).toBe(200)
    return data as unknown as DeskExample
  }
  async function checked(body: object = {}) {
    const { status, data } = await post('check-examples', body)
    expect(status).toBe(200)
    return data as unknown as DeskCheckedExamples
  }

  test('a kept example is listed with who kept it, and removed; both are noted in the audit log', async () => {
    served.notes.length = 0
    const { id, ...example } = await kept({
      codes: ['TRAIL'],
      when: { kind: 'AT', at: '2026-11-22T10:00:00+08:00' },
    })
    expect(example).toEqual({
      name: 'Just over',
      bag: TWO_JACKETS,
      shopper: { kind: 'GUEST' },
      codes: ['TRAIL'],
      destination: { country: 'HK', isPickup: false },
      when: { kind: 'AT', at: '2026-11-22T10:00:00+08:00' },
      expected: { total: hkd(1700), discount: hkd(100) },
      keptBy: 'publisher',
      kept: '2026-11-23T12:00:00+08:00',
    })
    expect((await served.ask('promotions.examples', { role: 'editor' })).data).toEqual([{ id, ...example }])
    expect((await post('remove-example', { id }, 'publisher')).status).toBe(200)
    expect((await post('remove-example', { id }, 'publisher')).status).toBe(404)
    expect(served.notes).toEqual([
      ['publisher', 'promotions.keep-example', 'Just over'],
      ['publisher', 'promotions.remove-example', 'Just over'],
    ])
  })

  test('examples that still hold are not named; one that a promotion would change is, with the trace', async () => {
    const { id } = await kept()
    await kept({ name: 'Just under', bag: [{ sku: 'jacket-1', units: 1 }], expected: { total: 930 } })
    expect(await checked()).toEqual({ checked: 2, differing: [] })
    const dearer = promotion('SPEND', {
      ...SPEND,
      rule: { tiers: [{ from: { amount: 200_000 }, reduce: 10_000 }] },
    })
    const { differing } = await checked({ lines: [dearer] })
    expect(differing.map(({ example }) => example.id)).toEqual([id])
    expect(differing[0]?.found?.sums).toMatchObject({ discount: hkd(0), total: hkd(1800) })
    expect(differing[0]?.found && textOf(differing[0].found, 'SPEND')).toBe(
      '“Spend and save” does nothing: HK$200 more is needed.',
    )
  })

  test.each([
    ['each sum that is expected is compared', { expected: { total: 1700, discount: 90 } }, 1],
    [
      'a promotion that is over is tried while it ran',
      { when: { kind: 'RUNNING', promotion: 'OLD' }, expected: { total: 1700 } },
      0,
    ],
    ['a fixed instant', { when: { kind: 'AT', at: '2026-12-24T10:00:00+08:00' } }, 1],
  ])('%s', async (_, change, differing) => {
    await kept(change)
    expect((await checked()).differing).toHaveLength(differing)
  })

  test('the number of examples is bounded', async () => {
    const row = { name: 'x', bag: '{}', expected: '{}', kept_by: 'x', kept_at: 1 }
    const rows = Array.from({ length: MAX_EXAMPLES }, (_, at) => ({ id: String(at), ...row }))
    await open().db.insertInto('promotion_example').values(rows).execute()
    expect((await post('keep-example', EXAMPLE, 'publisher')).status).toBe(409)
  })
})
