import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Commerce } from '../commerce.ts'
import { createCommerce } from '../commerce.ts'
import { createArrivalNotice } from '../client/support/back-in-stock.ts'
import { createHttpApi } from '../client/http.ts'
import { importCatalogue } from '../catalogue/import/import-catalogue.ts'
import { asText, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { listen, NOW } from '../testing/serve.ts'
import { readNotice } from './notice.ts'
import { claimNotices, closeNotices, dueNotices, KEPT_MS, purgeNotices, RETRY_MS } from './notice-store.ts'

const shoe = (inventory: number | null, isEnabled = true) =>
  spu('shoe', { skus: [sku('gone', { inventory, isEnabled })] })

describeOnBothDatabases('arrival notices', open => {
  let commerce: Commerce
  const stock = (inventory: number | null, isEnabled = true) =>
    importCatalogue(open().db, asText([shoe(inventory, isEnabled)]))
  const ask = (skuCode: string, email = 'ming@example.com', mobile?: string) =>
    createArrivalNotice(commerce.createServerApi({ locale: 'en_US' }), {
      skuCode,
      email,
      ...(mobile !== undefined && { mobile }),
    })
  const rows = () => open().db.selectFrom('arrival_notice').selectAll().execute()

  beforeAll(async () => {
    const { db } = open()
    await importCatalogue(
      db,
      asText([
        ...surroundings,
        shoe(0),
        spu('here', { skus: [sku('plenty')] }),
        spu('hidden', { onShelves: false, skus: [sku('down', { inventory: 0 })] }),
      ]),
    )
    commerce = await createCommerce({ database: db, clock: () => NOW, pollMs: 0 })
    return () => commerce.close()
  })
  beforeEach(async () => {
    await open().db.deleteFrom('arrival_notice').execute()
    await stock(0)
  })

  test('a notice on a sold-out sku is accepted (C-348, CO-32)', async () => {
    expect(await ask('gone', ' Ming@Example.com ', '+852 9123-4567')).toEqual({
      success: true,
      userErrors: [],
    })
    expect(await rows()).toMatchObject([
      {
        sku_code: 'gone',
        email: 'ming@example.com',
        mobile: '+85291234567',
        locale: 'en_US',
        created_at: NOW,
        notified_at: null,
      },
    ])
  })

  test('thirty in an hour from one network address; the list cannot be filled by a machine (CO-32)', async () => {
    await open().db.deleteFrom('rate_limit').execute()
    const address = await listen(commerce)
    const api = createHttpApi({ url: address, locale: 'en_US', token: () => undefined })
    const codes: string[] = []
    for (let place = 0; place < 31; place += 1) {
      const email = `m${place}@example.com`
      const { userErrors } = await createArrivalNotice(api, { skuCode: 'gone', email })
      codes.push(userErrors[0]?.code ?? 'OPEN')
    }
    expect(codes.slice(0, 30).every(code => code === 'OPEN')).toBe(true)
    expect(codes[30]).toBe('NOTICE_TOO_MANY')
    expect(await rows()).toHaveLength(30)
  })

  test('asking again, or twice at once, is fine and opens one notice (CO-32)', async () => {
    const answers = await Promise.all([ask('gone'), ask('gone', 'MING@example.com'), ask('gone')])
    answers.push(await ask('gone'))
    for (const answer of answers) expect(answer).toEqual({ success: true, userErrors: [] })
    expect(await rows()).toHaveLength(1)
    await ask('gone', 'other@example.com')
    expect(await rows()).toHaveLength(2)
  })

  test.each([
    ['NOTICE_UNKNOWN_SKU', 'skuCode', 'unknown', 'a@b.hk', undefined],
    ['NOTICE_UNKNOWN_SKU', 'skuCode', 'down', 'a@b.hk', undefined],
    ['NOTICE_UNKNOWN_SKU', 'skuCode', 'x'.repeat(10_000), 'a@b.hk', undefined],
    ['NOTICE_IN_STOCK', 'skuCode', 'plenty', 'a@b.hk', undefined],
    ['NOTICE_BAD_EMAIL', 'email', 'gone', 'no address', undefined],
    ['NOTICE_BAD_MOBILE', 'mobile', 'gone', 'a@b.hk', 'call me'],
  ] as const)('%s about %s', async (code, field, skuCode, email, mobile) => {
    const { success, userErrors } = await ask(skuCode, email, mobile)
    expect(success).toBe(false)
    expect(userErrors).toEqual([{ code, field, message: expect.stringMatching(/\.$/) }])
    expect(await rows()).toEqual([])
  })

  test('every error is returned at once, in the language asked for', async () => {
    const answer = await createArrivalNotice(commerce.createServerApi({ locale: 'zh_HK' }), {
      skuCode: '?',
      email: '',
      mobile: '1',
    })
    expect(answer.userErrors.map(({ code, message }) => [code, message])).toEqual([
      ['NOTICE_BAD_EMAIL', '請輸入有效的電郵地址。'],
      ['NOTICE_BAD_MOBILE', expect.stringContaining('電話號碼')],
      ['NOTICE_UNKNOWN_SKU', expect.stringContaining('找不到')],
    ])
  })

  test('is due once the sku can be bought again, and closed once (CO-32)', async () => {
    const { db } = open()
    await ask('gone')
    expect(await dueNotices(db, { now: NOW })).toEqual([])
    await stock(5, false)
    expect(await dueNotices(db, { now: NOW })).toEqual([])
    await stock(5)
    await db.updateTable('sku_stock').set({ reserved: 5 }).where('sku_code', '=', 'gone').execute()
    expect(await dueNotices(db, { now: NOW })).toEqual([])
    await db.updateTable('sku_stock').set({ reserved: 4 }).where('sku_code', '=', 'gone').execute()
    const due = await dueNotices(db, { now: NOW })
    expect(due).toMatchObject([
      { skuCode: 'gone', email: 'ming@example.com', locale: 'en_US', createdAt: NOW },
    ])
    const claimed = await Promise.all([claimNotices(db, due, NOW + 1), claimNotices(db, due, NOW + 2)])
    expect(claimed.flat()).toEqual(due)
    expect(await dueNotices(db, { now: NOW + 3 })).toEqual([])
    expect(await dueNotices(db, { now: NOW + 3 + RETRY_MS })).toMatchObject([{ tries: 1 }])
    await closeNotices(db, due, NOW + 3)
    expect(await dueNotices(db, { now: NOW + 3 + RETRY_MS })).toEqual([])
    await db.updateTable('sku_stock').set({ reserved: 0 }).where('sku_code', '=', 'gone').execute()
  })

  test('stock that is not counted counts as there', async () => {
    await ask('gone')
    await stock(null)
    expect(await dueNotices(open().db, { now: NOW })).toHaveLength(1)
    expect((await ask('gone')).userErrors).toMatchObject([{ code: 'NOTICE_IN_STOCK' }])
  })

  test('after the mail another notice can be opened; the longest waiting come first', async () => {
    const { db } = open()
    await ask('gone')
    await db.updateTable('arrival_notice').set({ notified_at: NOW }).execute()
    await ask('gone')
    expect(await rows()).toHaveLength(2)
    await ask('gone', 'early@example.com')
    await db
      .updateTable('arrival_notice')
      .set({ created_at: 1 })
      .where('email', '=', 'early@example.com')
      .execute()
    await stock(1)
    const [first] = await dueNotices(db, { now: NOW, limit: 1 })
    expect(first?.email).toBe('early@example.com')
    expect((await dueNotices(db, { now: NOW, limit: 1, after: first })).map(({ email }) => email)).toEqual([
      'ming@example.com',
    ])
  })

  test('is forgotten three months after its mail; an open one is not', async () => {
    const { db } = open()
    await ask('gone')
    await ask('gone', 'early@example.com')
    await db
      .updateTable('arrival_notice')
      .set({ notified_at: NOW })
      .where('email', '=', 'early@example.com')
      .execute()
    await purgeNotices(db, NOW + KEPT_MS)
    expect(await rows()).toHaveLength(2)
    await purgeNotices(db, NOW + KEPT_MS + 1)
    expect(await rows()).toMatchObject([{ email: 'ming@example.com', notified_at: null }])
  })
})

describe('what shoppers type', () => {
  test.each([
    ['a@b', true],
    [`${'a'.repeat(250)}@b.hk`, true],
    ['a@b.hk\nBcc: c@d.hk', true],
    ['<a@b.hk>', true],
    ["o'neil+shop@mail.example.com", false],
  ])('e-mail %j is refused: %j', (email, refused) => {
    expect(readNotice({ skuCode: 's', email }).refusals).toEqual(refused ? ['NOTICE_BAD_EMAIL'] : [])
  })
  test.each([
    ['', ''],
    ['(852) 9123 4567', '85291234567'],
    ['+85291234567', '+85291234567'],
    ['1234567', undefined],
    ['1234567890123456', undefined],
    ['9123+4567', undefined],
    ['9'.repeat(31), undefined],
  ])('mobile %j is kept as %j', (mobile, kept) => {
    const { refusals, mobile: number } = readNotice({ skuCode: 's', email: 'a@b.hk', mobile })
    expect(refusals.length === 0 ? number : undefined).toBe(kept)
  })
})
