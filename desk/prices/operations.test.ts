import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { importPrices } from '#api/catalogue/prices/import-prices.ts'
import { asText, promotion, sku, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { inWords } from '#api/testing/in-words.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import type { PriceField } from './price-fields.ts'
import type { CellFate, PricePage, ReadPrices, StartedActivity, TriedActivity } from './price-shapes.ts'

const NOW = Date.UTC(2026, 10, 29, 2)
const DAY_MS = 24 * 60 * 60 * 1000
const WEEKEND = { from: NOW + 5 * DAY_MS, until: NOW + 7 * DAY_MS }

const sizes = {
  size: ['S', 'M'].map(code => ({ code, name: { zh_HK: `${code} 碼`, en_US: `Size ${code}` } })),
}

describeOnBothDatabases('prices of goods', open => {
  let desk: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    const set = await importCatalogue(
      open().db,
      asText([
        ...surroundings,
        spu('NC1-RED', {
          style: 'NC1',
          listPrice: 120_000,
          salePrice: 100_000,
          options: sizes,
          skus: [
            sku('NC1-RED-S', { size: 'S', prices: { members: [{ level: 'GOLD', price: 85_000 }] } }),
            sku('NC1-RED-M', { size: 'M' }),
          ],
        }),
        spu('NC1-NVY', { style: 'NC1', salePrice: 90_000 }),
        spu('FF2', {
          salePrice: 50_000,
          options: sizes,
          skus: [sku('FF2-1', { size: 'S' }), sku('FF2-GIFT', { size: 'M', salePrice: null })],
        }),
        promotion('TENTH', {
          type: 'MEMBER',
          rule: { scope: 'ALL', percentOff: 10 },
          accountScope: 'MEMBER',
        }),
      ]),
    )
    if (set.problems.length > 0) throw new Error(JSON.stringify(set.problems))
    desk = await serveDesk(open().db, NOW, await readCatalogue(open().db))
  })
  afterAll(() => desk.close())

  const list = async (body: object = {}) => {
    const { data } = await desk.ask('prices.list', { role: 'editor', body: { sort: 'style', ...body } })
    return data as unknown as PricePage
  }
  const rowOf = async (code: string) => (await list({ codes: [code] })).rows[0]
  const cell = (
    spuCode: string,
    skuCode: string,
    [field, before, after]: [PriceField, unknown, unknown],
  ) => ({
    spu: spuCode,
    sku: skuCode,
    field,
    before,
    after,
  })
  const ask = (name: string, cells: readonly object[], more: object = {}) =>
    desk.ask(`prices.${name}`, {
      role: 'publisher',
      body: { wish: `prices-${Math.random()}`, cells, ...more },
    })
  const fates = ({ data }: Awaited<ReturnType<typeof ask>>) => data['cells'] as unknown as CellFate[]

  test('a SKU shows its stored prices, and what each kind of shopper pays, promotions of the first step included (C-207 … C-211)', async () => {
    expect(await rowOf('NC1-RED-S')).toMatchObject({
      spu: 'NC1-RED',
      variant: { zh_HK: 'S 碼', en_US: 'Size S' },
      prices: { listPrice: 120_000, salePrice: 100_000, default: null, 'level:GOLD': 85_000 },
    })
    const { pays } = (await rowOf('NC1-RED-S')) ?? { pays: [] }
    expect(pays.map(({ shopper, price, promotion: by }) => [shopper, price?.amount, by])).toEqual(
      expect.arrayContaining([
        ['guest', 1000, ''],
        ['MEMBER', 900, 'TENTH'],
        ['GOLD', 765, 'TENTH'],
        ['staff', 900, 'TENTH'],
      ]),
    )
    expect((await rowOf('FF2-GIFT'))?.pays[0]).toEqual({ shopper: 'guest', price: null, promotion: '' })
  })

  test('pages of any size hold each SKU once, in the order of the styles', async () => {
    const whole = (await list()).rows.map(row => row.sku)
    expect(whole).toEqual(['FF2-1', 'FF2-GIFT', 'NC1-NVY-1', 'NC1-RED-S', 'NC1-RED-M'])
    for (const size of [1, 2, 3, 4, 5]) {
      const found: string[] = []
      for (let after: string | null | undefined; after !== null; ) {
        const page: PricePage = await list({ size, ...(after && { after }) })
        expect(page.total).toEqual(after === undefined ? { products: 3, skus: 5, isMore: false } : null)
        found.push(...page.rows.map(row => row.sku))
        after = page.next
      }
      expect(found).toEqual(whole)
    }
  })

  test.each<[string, string[], string[]]>([
    ['a style', ['nc1'], ['NC1-NVY-1', 'NC1-RED-S', 'NC1-RED-M']],
    ['a product', ['NC1-RED'], ['NC1-RED-S', 'NC1-RED-M']],
    ['a SKU', ['nc1-red-m', 'ff9'], ['NC1-RED-M']],
  ])('a pasted code of %s brings no more than it names', async (_, codes, skus) => {
    const { rows, total } = await list({ codes })
    expect(rows.map(row => row.sku)).toEqual(skus)
    expect(total?.skus).toBe(skus.length)
  })

  test('prices are saved together as one set; the product follows once its SKUs agree, and undo takes all back', async () => {
    const cells = [
      cell('NC1-RED', 'NC1-RED-S', ['salePrice', 100_000, 95_000]),
      cell('NC1-RED', 'NC1-RED-M', ['salePrice', 100_000, 95_000]),
      cell('NC1-RED', 'NC1-RED-M', ['level:GOLD', null, 80_000]),
      cell('NC1-RED', 'NC1-RED-S', ['level:GOLD', 85_000, null]),
      cell('NC1-NVY', 'NC1-NVY-1', ['default', null, 88_000]),
    ]
    const saved = await ask('save', cells, { reason: 'Autumn' })
    expect(saved.status).toBe(200)
    expect((await rowOf('NC1-RED-M'))?.prices).toMatchObject({ salePrice: 95_000, 'level:GOLD': 80_000 })
    expect((await rowOf('NC1-RED-S'))?.prices).toMatchObject({ salePrice: 95_000, 'level:GOLD': null })
    expect((await readCatalogue(open().db)).spus.get('NC1-RED')?.salePrice).toBe(95_000)
    const { data } = await desk.ask('changes.list', { role: 'publisher' })
    expect((data['sets'] as unknown[])[0]).toMatchObject({
      number: saved.data['set'],
      by: 'publisher',
      source: 'grid',
      reason: 'Autumn',
      count: 6,
    })
    const undo = { wish: 'take-it-back', set: saved.data['set'] }
    expect((await desk.ask('styles.undo', { role: 'publisher', body: undo })).status).toBe(200)
    expect((await rowOf('NC1-RED-S'))?.prices).toMatchObject({ salePrice: 100_000, 'level:GOLD': 85_000 })
    expect((await readCatalogue(open().db)).spus.get('NC1-RED')?.salePrice).toBe(100_000)
  })

  test('a call that is repeated stores nothing twice', async () => {
    const body = { wish: 'the-same-wish', cells: [cell('FF2', 'FF2-1', ['salePrice', 50_000, 51_000])] }
    const first = await desk.ask('prices.save', { role: 'admin', body })
    const second = await desk.ask('prices.save', { role: 'admin', body })
    expect(second.data).toEqual(first.data)
    await ask('save', [cell('FF2', 'FF2-1', ['salePrice', 51_000, 50_000])])
  })

  test('a check tells the fate of each cell: changed, unchanged, refused, another operator was faster', async () => {
    const cells = [
      cell('FF2', 'FF2-1', ['salePrice', 50_000, 49_000]),
      cell('FF2', 'FF2-1', ['listPrice', null, null]),
      cell('NC1-RED', 'NC1-RED-X', ['salePrice', 1, 2]),
    ]
    expect(fates(await ask('check', cells)).map(({ fate }) => fate)).toEqual([
      'changed',
      'unchanged',
      'refused',
    ])
    const seen = [cell('FF2', 'FF2-1', ['salePrice', 48_000, 49_000])]
    const [clash] = fates(await ask('check', seen))
    expect(clash).toMatchObject({ fate: 'clash', stored: 50_000, by: 'publisher' })
    const refused = await ask('save', seen)
    expect([refused.status, fates(refused)[0]?.fate]).toEqual([409, 'clash'])
    expect((await rowOf('FF2-1'))?.prices.salePrice).toBe(50_000)
  })

  test.each<[string, PriceField, number]>([
    ['no price', 'salePrice', 0],
    ['parts of a cent', 'salePrice', 1000.5],
    ['a negative price', 'listPrice', -1],
    ['too much', 'default', 100_000_000],
    ['a level price below 0', 'level:GOLD', -5],
    ['a level that the shop does not have', 'level:NONE', 500],
  ])('%s is refused at its cell with the sentence of the import', async (_, field, after) => {
    const before = field === 'level:GOLD' ? 85_000 : field === 'listPrice' ? 120_000 : null
    const known = field === 'salePrice' ? 100_000 : before
    const answer = await ask('save', [cell('NC1-RED', 'NC1-RED-S', [field, known, after])], {
      isAccepted: true,
    })
    expect(answer.status).toBe(422)
    const level = field.startsWith('level:') ? field.slice(6) : ''
    const prices =
      level === ''
        ? { default: after }
        : { members: [{ level, price: after }] as { level: string; price: number }[] }
    const given = field === 'salePrice' || field === 'listPrice' ? { [field]: after } : { prices }
    const line = spu('NC1-RED', { style: 'NC1', skus: [sku('NC1-RED-S', given)] })
    const imported = await importCatalogue(open().db, asText([line]), { dryRun: true })
    const [sentence] = inWords(imported.problems)
    expect(sentence?.message).toMatch(/\w/)
    expect(fates(answer)[0]).toMatchObject({ fate: 'refused', message: sentence?.message })
  })

  test.each<[string, PriceField, number | null, number]>([
    ['a sale price', 'salePrice', 100_000, 35_999],
    ['a level price', 'level:GOLD', 85_000, 10_000],
    ['a default price', 'default', null, 100],
    ['a struck price', 'listPrice', 120_000, 400_000],
  ])('%s that puts goods under the floor needs a second yes', async (_, field, before, after) => {
    const cells = [cell('NC1-RED', 'NC1-RED-S', [field, before, after])]
    expect(fates(await ask('check', cells))[0]).toMatchObject({ fate: 'changed', isUnderFloor: true })
    const refused = await ask('save', cells)
    expect([refused.status, refused.data]).toEqual([422, { goods: ['NC1-RED-S'] }])
    expect(refused.message).toContain('less than 30% of the struck price: NC1-RED-S')
    expect((await ask('save', cells, { isAccepted: true })).status).toBe(200)
    const back = [cell('NC1-RED', 'NC1-RED-S', [field, after, before])]
    expect((await ask('save', back, { isAccepted: true })).status).toBe(200)
  })

  test('without a struck price, the floor is measured by the price before', async () => {
    const save = (after: number) => ask('check', [cell('FF2', 'FF2-1', ['salePrice', 50_000, after])])
    expect(fates(await save(14_999))[0]?.isUnderFloor).toBe(true)
    expect(fates(await save(15_000))[0]?.isUnderFloor).toBe(false)
  })

  test('more products than one set holds are refused', async () => {
    const cells = Array.from({ length: 51 }, (_, at) => cell(`P${at}`, `P${at}-1`, ['salePrice', 1, 2]))
    expect((await ask('save', cells)).status).toBe(400)
  })

  const readTable = async (text: string) => {
    const { data } = await desk.ask('prices.read-table', { role: 'publisher', body: { text } })
    return data as unknown as ReadPrices
  }

  test('a table says which cells differ; amounts may be as spreadsheets show them', async () => {
    const read = await readTable(
      'sku\ttitle_en\tlist_price\tsale_price\tprice_GOLD\r\nNC1-RED-S\tx\tHK$1,200.00\t９５０\t-\r\nFF2-1\t\t\t$480\t\r\n',
    )
    expect(read).toEqual({
      unchanged: 1,
      problems: [],
      cells: [
        cell('NC1-RED', 'NC1-RED-S', ['salePrice', 100_000, 95_000]),
        cell('NC1-RED', 'NC1-RED-S', ['level:GOLD', 85_000, null]),
        cell('FF2', 'FF2-1', ['salePrice', 50_000, 48_000]),
      ],
    })
  })

  test.each([
    ['no header', ''],
    ['a header without sku', 'sale_price\n1'],
    ['an unknown sku', 'sku,sale_price\nzz,1'],
    ['a sku twice', 'sku,sale_price\nFF2-1,1\nFF2-1,2'],
    ['three decimals', 'sku,sale_price\nFF2-1,1.005'],
    ['a price of 0', 'sku,sale_price\nFF2-1,0'],
    ['a broken quote', 'sku,sale_price\n"FF2-1,1'],
  ])('%s in a table is refused in the words of the import from the command line', async (_, text) => {
    async function* pieces() {
      yield text
    }
    const imported = await importPrices(open().db, pieces(), { dryRun: true })
    const { problems } = await readTable(text)
    expect(problems.map(({ line, message }) => [line, message])).toEqual(
      inWords(imported.problems).map(({ line, message }) => [line, message]),
    )
    expect(problems).toHaveLength(1)
  })

  const TWENTY_OFF = { rule: { kind: 'percent', percentOff: 20 }, ending: 'nine' }
  const tryActivity = async (body: object) => {
    const answer = await desk.ask('prices.try-activity', { role: 'editor', body })
    return { ...answer, data: answer.data as unknown as TriedActivity }
  }
  const all = { filter: { search: '' }, expected: 5 }

  test('an activity is tried: prices that it sets, gifts that it leaves out, members who would pay more', async () => {
    const { data } = await tryActivity({ selection: all, ...TWENTY_OFF })
    expect(data).toMatchObject({
      products: 3,
      skus: 5,
      fine: 4,
      underFloor: { count: 0 },
      leftOut: [{ reason: 'gift', count: 1, examples: [{ sku: 'FF2-GIFT' }] }],
      dearer: 0,
    })
    expect(data.examples.map(({ sku: code, after }) => [code, after?.amount])).toContainEqual([
      'NC1-NVY-1',
      719,
    ])
    const dearer = await tryActivity({
      selection: { skus: ['NC1-RED-S'] },
      rule: { kind: 'amount', off: 5_000 },
    })
    expect(dearer.data).toMatchObject({ skus: 1, fine: 1, dearer: 1 })
    const high = await tryActivity({ selection: all, rule: { kind: 'fixed', price: 90_000 } })
    expect(high.data).toMatchObject({
      fine: 2,
      leftOut: [{ reason: 'gift' }, { reason: 'notLower', count: 2 }],
    })
  })

  test('a selection that is another by now is refused with the number of today', async () => {
    const { status, message } = await tryActivity({ selection: { ...all, expected: 4 }, ...TWENTY_OFF })
    expect([status, message]).toEqual([409, '5 SKUs match by now. Check the selection again.'])
  })

  const start = async (more: object) => {
    const answer = await desk.ask('prices.start-activity', {
      role: 'publisher',
      body: {
        wish: 'weekend-of-december',
        selection: all,
        ...TWENTY_OFF,
        name: { zh_HK: '週末優惠', en_US: 'Weekend offer' },
        ...WEEKEND,
        ...more,
      },
    })
    return { ...answer, data: answer.data as unknown as StartedActivity }
  }

  test('an activity becomes a promotion of its period, once, which the list of prices shows while it runs', async () => {
    const { status, data } = await start({})
    expect([status, data]).toMatchObject([200, { code: 'PRICE-WEEKENDOFDEC', products: 3, skus: 4 }])
    expect((await start({})).data).toEqual(data)
    const shop = await readCatalogue(open().db)
    expect(shop.promotions.get(data.code)).toMatchObject({
      type: 'SPECIFY_PRICE',
      name: { en_US: 'Weekend offer' },
      beginTime: WEEKEND.from,
      endTime: WEEKEND.until,
    })
    const paidAt = async (now: number) => {
      const later = await serveDesk(open().db, now, shop)
      const page = await later.ask('prices.list', { role: 'editor', body: { codes: ['NC1-NVY'] } })
      later.close()
      return (page.data as unknown as PricePage).rows[0]?.pays[0]
    }
    expect(await paidAt(WEEKEND.from - 1)).toMatchObject({ price: { amount: 900 }, promotion: '' })
    expect(await paidAt(WEEKEND.from)).toMatchObject({ price: { amount: 719 }, promotion: data.code })
    expect(await paidAt(WEEKEND.until)).toMatchObject({ price: { amount: 900 }, promotion: '' })
  })

  test.each<[string, object, number, RegExp]>([
    ['under the floor', { rule: { kind: 'fixed', price: 10_000 } }, 422, /under|less than 30%/],
    ['without a name in Chinese', { name: { zh_HK: '', en_US: 'x' } }, 422, /needs correcting/],
    ['that ends before it begins', { until: WEEKEND.from - 1 }, 422, /needs correcting/],
    ['that lowers nothing', { rule: { kind: 'fixed', price: 9_000_000 } }, 422, /another price/],
  ])('an activity %s is refused, and nothing is stored', async (what, more, status, message) => {
    const answer = await start({ wish: `refused ${what}`, ...more })
    expect([answer.status, answer.message]).toEqual([status, expect.stringMatching(message)])
    const codes = await open().db.selectFrom('promotion').select('code').execute()
    expect(codes.map(({ code }) => code).toSorted()).toEqual(['PRICE-WEEKENDOFDEC', 'TENTH'])
  })

  test('prices under the floor start with a second yes', async () => {
    const cheap = { wish: 'cheap-on-purpose', rule: { kind: 'fixed', price: 10_000 } }
    expect((await start({ ...cheap, isAccepted: true })).status).toBe(200)
  })
})
