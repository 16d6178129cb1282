import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#api/order/books/books.ts'
import { booksOf } from '#api/testing/books.ts'
import { sku, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { prepareShop } from '../prepare-shop.ts'
import { readSettings } from '../settings/settings.ts'
import { makePractice } from './make-practice.ts'
import { openPractice, type OpenPractice } from './open-practice.ts'
import { practiceSettings } from './practice-settings.ts'
import { addGoods, NO_PAGES, NOON, type Practising, startPractising } from './testing.ts'

const ORIGIN = 'https://practice.shop.example'
const MEASURED =
  '{"kind":"setting","code":"measurement","ga4":"G-REAL12345","tagManager":"GTM-REAL123","metaPixel":"1234567890123456"}'
const CONTACT = '{"kind":"setting","code":"contact","liveChatUrl":"https://chat.example/frame"}'
const FEED = '{"kind":"setting","code":"feed","productFeed":true}'

let folder: string
let started: Practising
let practice: OpenPractice
/** Connections to the providers of the shop. */
let connections: number
let steps: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-practice-'))
  connections = 0
  const providers = createServer(socket => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>(listening => providers.listen(0, '127.0.0.1', listening))
  const { port } = providers.address() as AddressInfo
  const environment = {
    DEMO: 'false',
    ORIGIN: 'https://shop.example',
    PRACTICE_ORIGIN: ORIGIN,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    MAIL_URL: `smtp://127.0.0.1:${port}`,
    SMS_URL: `http://127.0.0.1:${port}/sms`,
    PAYDOLLAR_ADDRESS: `http://127.0.0.1:${port}/pay`,
    PAYDOLLAR_MERCHANT_ID: '1',
    PAYDOLLAR_SECRETS: 'a-secret',
    PAYDOLLAR_LOGIN: 'login',
    PAYDOLLAR_PASSWORD: 'password',
    RETURN_ADDRESS:
      '{"name":{"zh_HK":"退貨部","en_US":"Returns"},"address":{"zh_HK":"觀塘","en_US":"Kwun Tong"}}',
    WEBHOOK_LOOPBACK: 'true',
  }
  started = await startPractising(join(folder, 'data'), { environment })
  await addGoods(
    started,
    [...surroundings, spu('jacket', { skus: [sku('jacket-1', { inventory: 500 })] })],
    [MEASURED, CONTACT, FEED],
  )
  const { commerce, content, mediaDirectory } = started.shop
  const settings = readSettings(environment)
  const directory = join(folder, 'practice')
  steps = []
  practice = await makePractice({
    from: { commerce, store: content.store, mediaDirectory },
    directory,
    by: 'owner',
    clock: () => NOON,
    checkRoom: async () => undefined,
    onProgress: async ({ step }) => void (steps.at(-1) !== step && steps.push(step)),
    open: clock =>
      openPractice(practiceSettings(settings, { directory: join(directory, 'shop'), origin: ORIGIN }), {
        prepare: (own, given) => prepareShop(own, { ...given, isStopping: () => false }),
        clock,
        built: NO_PAGES,
        mark: { until: NOON + 86_400_000, home: 'https://shop.example/editor/practice' },
        takeEntry: async () => undefined,
        isStaff: async () => true,
      }),
  })
  return async () => {
    await practice.close()
    await started.stop()
    providers.close()
    await rm(folder, { recursive: true, force: true })
  }
}, 60_000)

test('it is made step by step, and its clock is the machine’s afterwards', () => {
  expect(steps).toEqual(['reading', 'pictures', 'goods', 'site', 'pages', 'members'])
  expect(practice.shop.clock()).toBe(NOON)
  expect(practice.shop.commerce.services.opening.isOpen()).toBe(true)
})

test('its books agree: stock, orders, payments and letters', async () => {
  expect(await checkBooks(booksOf(practice.shop.database))).toEqual([])
})

test('letters and text messages are kept, and no provider of the shop is asked', async () => {
  const { messaging, outbox } = practice.shop.commerce.services
  await messaging.mail({ to: 'alder@practice.example', subject: 'Hello', text: 'From the practice shop' })
  await messaging.sms({ to: '+852 00000000', text: 'A code' })
  const kept = await outbox.list()
  expect(kept).toContainEqual(expect.objectContaining({ kind: 'MAIL', subject: 'Hello' }))
  expect(kept).toContainEqual(expect.objectContaining({ kind: 'SMS', text: 'A code' }))
  // Letters about made-up orders went there as well, each at its time.
  expect(kept.filter(({ to }) => to.endsWith('@practice.example')).length).toBeGreaterThan(20)
  expect(connections).toBe(0)
})

test('payments go to the gateway on its own host, which knows the made-up ones and pays them back', async () => {
  const { orders, refunds, fulfilment } = practice.shop.commerce.services
  const [paid] = await practice.shop.database
    .selectFrom('order_head')
    .select('code')
    .where('is_paid', '=', 1)
    .where('status', '=', 'WAIT_DELIVERY')
    .execute()
  const code = paid?.code ?? ''
  expect((await fulfilment.cancel(code, { by: 'owner', now: NOON, reason: 'Trying' })).ok).toBe(true)
  await refunds?.run(NOON)
  const states = await practice.shop.database
    .selectFrom('refund')
    .select('state')
    .where('order_code', '=', code)
    .execute()
  expect(states).toEqual([{ state: 'DONE' }])
  const form = practice.shop.payment.provider?.form({
    ref: 'TRY1',
    amount: 100,
    method: 'visa',
    locale: 'en',
    description: 'A try',
    returnTo: { success: ORIGIN, failure: ORIGIN, cancelled: ORIGIN },
  })
  expect(new URL(form?.action ?? '').origin).toBe(ORIGIN)
  expect(practice.shop.payment.formTargets).toEqual([ORIGIN])
  expect(await orders.find(code)).toMatchObject({ status: 'CANCELED' })
  expect(connections).toBe(0)
})

test('it measures nothing, shows no chat of the shop and publishes no feed', async () => {
  expect(started.shop.commerce.settings()).toMatchObject({
    hasFeed: true,
    destinations: { ga4: 'G-REAL12345' },
    contact: { liveChatUrl: 'https://chat.example/frame' },
  })
  expect(practice.shop.commerce.settings()).toMatchObject({
    hasFeed: false,
    destinations: {},
    contact: { liveChatUrl: '' },
    stated: { services: [] },
  })
  expect(JSON.stringify(practice.shop.storefront.config())).not.toMatch(/REAL|chat\.example/)
})

test('it is on SQLite and files, whatever the shop is on', () => {
  expect(practice.shop.tables).toBeUndefined()
  expect(practice.shop.directory).toBe(join(folder, 'practice/shop'))
})
