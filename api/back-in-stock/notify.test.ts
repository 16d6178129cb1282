import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createArrivalNotice } from '../client/support/back-in-stock.ts'
import { unsubscribe } from '../client/support/newsletter.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import type { Mail } from '../messaging/messaging.ts'
import { asText, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'
import { MAX_TRIES, RETRY_MS } from './notice-store.ts'

const ORIGIN = 'https://shop.example'
const READER = 'ming@example.com'
const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })

/** A jacket in two sizes, with so many of each. */
const jacket = (medium: number, large = 0) =>
  spu('shell', {
    options: {
      colour: [{ code: 'red', name: both('紅色', 'Red') }],
      size: [
        { code: 'm', name: both('中碼', 'M') },
        { code: 'l', name: both('大碼', 'L') },
      ],
    },
    skus: [
      sku('shell-m', { colour: 'red', size: 'm', inventory: medium }),
      sku('shell-l', { colour: 'red', size: 'l', inventory: large }),
    ],
  })

describeOnBothDatabases('goods that are back', open => {
  let commerce: Commerce
  let now = NOW
  let mails: Mail[] = []
  let refused: string[] = []
  let tried: string[] = []
  let ids: (string | undefined)[] = []
  const reports: string[] = []

  const other = () =>
    createCommerce({
      database: open().db,
      clock: () => now++,
      pollMs: 0,
      services: {
        origin: () => ORIGIN,
        report: (_, message) => void reports.push(message),
        messaging: {
          mail: async mail => {
            tried.push(mail.to)
            ids.push(mail.id)
            if (refused.includes(mail.to)) throw new Error('no such mailbox')
            mails.push(mail)
          },
        },
      },
    })
  const ask = (skuCode = 'shell-m', email = READER, locale: 'zh_HK' | 'en_US' = 'en_US') =>
    createArrivalNotice(commerce.createServerApi({ locale }), { skuCode, email })
  const stock = (...units: Parameters<typeof jacket>) => commerce.importCatalogue(asText([jacket(...units)]))
  const tell = async () => {
    await commerce.notifyBackInStock()
    return mails
  }
  const tokenOf = (mail: Mail | undefined) =>
    new URL(mail?.unsubscribeUrl ?? ORIGIN).searchParams.get('mailToken') ?? ''

  beforeAll(async () => {
    commerce = await other()
    await commerce.importCatalogue(asText([...surroundings, jacket(0)]))
    return () => commerce.close()
  })
  beforeEach(async () => {
    await emptyTables(open().db, 'arrival_notice', 'rate_limit')
    mails = []
    refused = []
    tried = []
    ids = []
    await stock(0)
  })

  test('reach each shopper who waits, once, in their language, with the way there and the way out (CO-32, MO-90)', async () => {
    await ask('shell-m', READER, 'zh_HK')
    expect(await tell()).toEqual([])
    await stock(3)
    const [mail, ...more] = await tell()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: READER, subject: '到貨通知：shell 外套 · 紅色 · 中碼' })
    expect(mail?.text).toContain(`\n${ORIGIN}/product/shell?lang=zh\n`)
    expect(mail?.text).toContain(mail?.unsubscribeUrl)
    await stock(0)
    await stock(3)
    expect(await tell()).toHaveLength(1)
  })

  test('two sizes at once are one letter; each reader has their own (CO-32)', async () => {
    await ask('shell-m')
    await ask('shell-l')
    await ask('shell-l', 'lok@example.com')
    await stock(1, 1)
    const [first, second, ...more] = (await tell()).toSorted((a, b) => (a.to < b.to ? 1 : -1))
    expect(more).toEqual([])
    expect(first?.subject).toBe('Back in stock: shell jacket · Red · M and more')
    expect(first?.text).toMatch(/· M\n.*\n\n.*· L\n/)
    expect(second?.text).not.toMatch(/· M\n/)
  })

  test('two processes that look at once write once (CO-32)', async () => {
    const second = await other()
    for (let place = 0; place < 5; place += 1) await ask('shell-m', `m${place}@example.com`)
    await stock(1)
    await second.importCatalogue(asText([jacket(1)]))
    await Promise.all([
      commerce.notifyBackInStock(),
      second.notifyBackInStock(),
      commerce.notifyBackInStock(),
    ])
    await second.close()
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [0, 1, 2, 3, 4].map(place => `m${place}@example.com`),
    )
  })

  test.each([
    ['hours', 9 * 3_600_000],
    ['years', 3 * 365 * 24 * 3_600_000],
  ])('a clock set back by %s keeps no shopper waiting (CO-32)', async (_, back) => {
    await ask()
    await stock(1)
    refused = [READER]
    await tell()
    refused = []
    now -= 60_000
    expect(await tell()).toEqual([])
    now -= back
    expect(await tell()).toHaveLength(1)
    now = NOW
  })

  test('a letter that is not taken is tried again, and given up in the end (CO-32, M-283)', async () => {
    await ask()
    await stock(1)
    refused = [READER]
    for (let time = 0; time < MAX_TRIES + 3; time += 1) {
      now += RETRY_MS
      await tell()
      await tell()
    }
    expect(tried).toHaveLength(MAX_TRIES)
    expect(reports).toContain('An arrival notice could not be sent')
    await stock(0)
    refused = []
    await ask()
    await stock(1)
    expect(await tell()).toHaveLength(1)
  })

  test('a mail that is sent again has the id of the first attempt; other goods are another mail (CO-32)', async () => {
    await ask()
    await stock(1)
    refused = [READER]
    await tell()
    now += RETRY_MS
    await tell()
    expect(ids).toEqual([expect.stringMatching(/^arrival-/), ids[0]])
    refused = []
    await ask('shell-l')
    await stock(1, 1)
    expect(await tell()).toHaveLength(1)
    now += RETRY_MS
    expect(await tell()).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
    expect(mails.map(({ text }) => text.split('· L').length - 1)).toEqual([1, 0])
  })

  test('addresses that do not exist do not keep mails from others; a provider that is down is left alone (CO-32)', async () => {
    refused = [0, 1, 2, 3].map(place => `bad${place}@example.com`)
    for (const email of [...refused, 'good@example.com']) await ask('shell-m', email)
    await stock(1)
    await tell()
    expect(tried).toHaveLength(3)
    await tell()
    expect(mails.map(({ to }) => to)).toEqual(['good@example.com'])
  })

  test('the link of a letter drops what its address still waits for, and nothing of others (CO-32, MO-90)', async () => {
    await ask('shell-m')
    await ask('shell-l')
    await ask('shell-l', 'lok@example.com')
    await stock(1)
    const token = tokenOf((await tell())[0])
    const answer = { success: true, wasEnded: false, about: 'ARRIVAL', topics: [], userErrors: [] }
    const api = commerce.createServerApi({ locale: 'en_US' })
    expect(await unsubscribe(api, token)).toEqual(answer)
    expect(await unsubscribe(api, token)).toEqual({ ...answer, wasEnded: true })
    await stock(1, 1)
    expect((await tell()).map(({ to }) => to)).toEqual([READER, 'lok@example.com'])
  })

  test('a shop that has no way to write gives no notice up', async () => {
    await ask()
    await stock(1)
    const mute = await createCommerce({ database: open().db, clock: () => now, pollMs: 0 })
    await mute.notifyBackInStock()
    await mute.close()
    expect(await tell()).toHaveLength(1)
  })

  test('nothing is sent once the shop is closed', async () => {
    const closing = await other()
    await ask()
    await stock(1)
    await closing.close()
    await closing.notifyBackInStock()
    expect(mails).toEqual([])
  })

  test('notices of goods that are not sold any more do not keep the others waiting (CO-32)', async () => {
    await ask()
    const { db } = open()
    const jacketRow = await db
      .selectFrom('sku')
      .selectAll()
      .where('code', '=', 'shell-m')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('sku')
      .values({ ...jacketRow, code: 'ghost' })
      .execute()
    const [notice] = await db.selectFrom('arrival_notice').selectAll().execute()
    if (!notice) throw new Error('No notice is open.')
    const ghosts = Array.from({ length: 500 }, (_, index) => ({
      ...notice,
      id: `ghost-${index}`,
      sku_code: 'ghost',
      email: `ghost-${index}@example.com`,
      created_at: 1,
    }))
    await db.insertInto('arrival_notice').values(ghosts.slice(0, 250)).execute()
    await db.insertInto('arrival_notice').values(ghosts.slice(250)).execute()
    await stock(1)
    expect((await tell()).map(({ to }) => to)).toEqual([READER])
    await db.deleteFrom('sku').where('code', '=', 'ghost').execute()
  })

  test('an address may be entered twenty times a day, from all senders together (CO-32)', async () => {
    const codes: string[] = []
    for (let time = 0; time < 21; time += 1) codes.push((await ask()).userErrors[0]?.code ?? 'OPEN')
    expect(codes.lastIndexOf('OPEN')).toBe(19)
    expect(codes[20]).toBe('NOTICE_TOO_MANY')
    expect((await ask('shell-m', 'lok@example.com')).success).toBe(true)
  })
})
