import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { formatDateTime } from '#locales/format.ts'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../database/database.ts'
import type { Mail } from '../../messaging/messaging.ts'
import { createMailFooter } from '../../messaging/mail-footer.ts'
import { createOutbox } from '../../messaging/outbox.ts'
import { DEFAULT_STATED } from '../../rules/default-stated.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { addEvent } from '../order-events.ts'
import { createFulfilment } from '../fulfilment/fulfilment.ts'
import { createOrderDetails } from '../reading/order-details.ts'
import { createOrderMails } from './order-mails.ts'
import { isConfirmed } from '../reading/order-model.ts'
import { createOrderLinks } from '../order-link.ts'
import { createOrderStore, type NewOrder } from '../order-store.ts'
import { newOrder, putStock } from '../testing.ts'

const NOW = Date.UTC(2026, 10, 22, 4)
const MINUTE = 60_000
const KILLED = join(import.meta.dirname, '..', '..', 'testing', 'killed-mail.ts')
const mailFooter = createMailFooter({
  origin: () => 'https://shop.example',
  reach: () => ({ hotline: '', contactEmail: '' }),
  shopName: () => DEFAULT_STATED.shopName,
})

test('a process that is killed in the middle of a send leaves the mail to the next one, under the same id', {
  timeout: 30_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-mails-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const url = `sqlite:${join(folder, 'shop.db')}`
  const db = await openDatabase({ url })
  onTestFinished(() => db.destroy())
  await putStock(db, { a: 100 })
  const orders = createOrderStore(db)
  await orders.place(newOrder({ a: 2 }), NOW)
  const killed = spawn(process.execPath, [KILLED, url, String(NOW)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed, [, signal]] = await Promise.all([text(killed.stdout), once(killed, 'exit')])
  expect(signal).toBe('SIGKILL')
  const sent: (string | undefined)[] = []
  const mails = createOrderMails({
    db,
    orders,
    orderLinks: createOrderLinks({ db, secret: 'secret', mailFooter }),
    messaging: { mail: async ({ id }) => void sent.push(id) },
    mailFooter,
    report: () => expect.unreachable(),
  })
  await mails.run(NOW + MINUTE)
  expect(sent).toEqual([])
  await mails.run(NOW + 2 * MINUTE)
  expect(sent).toEqual([printed.trim()])
})

describeOnBothDatabases('mails about orders', open => {
  let sent: Mail[]
  let reports: string[]
  let isDown: boolean

  beforeEach(async () => {
    sent = []
    reports = []
    isDown = false
    await open().db.deleteFrom('order_mail').execute()
    await open().db.deleteFrom('rate_limit').execute()
    await putStock(open().db, { a: 100 })
  })

  const mails = (mail: (letter: Mail) => Promise<void> = keep) =>
    createOrderMails({
      db: open().db,
      orders: createOrderStore(open().db),
      orderLinks: createOrderLinks({ db: open().db, secret: 'secret', mailFooter }),
      messaging: { mail },
      mailFooter,
      report: (_, message) => void reports.push(message),
    })
  const keep = (letter: Mail) => {
    if (isDown) return Promise.reject(new Error('down'))
    sent.push(letter)
    return Promise.resolve()
  }
  const states = () => open().db.selectFrom('order_mail').select(['state', 'attempts']).execute()

  async function place(change: Partial<NewOrder> = {}) {
    const orders = createOrderStore(open().db)
    const placed = await orders.place(newOrder({ a: 2 }, change), NOW)
    if (!placed.ok) throw new Error('The order was refused')
    return { orders, ...placed.value.order }
  }
  async function pay(code: string) {
    const orders = createOrderStore(open().db)
    const ref = (await orders.openAttempt(code, 'visa', NOW))?.ref ?? ''
    await orders.settle({ ref, payRef: `p ${ref}`, isPaid: true, amount: 23_000 }, NOW + MINUTE)
  }

  test('a mail goes out at placing and at paying, each once, whatever runs at once', async () => {
    const { code, externalNo } = await place()
    await pay(code)
    await Promise.all([mails().run(NOW + MINUTE), mails().run(NOW + MINUTE)])
    await mails().run(NOW + 600 * MINUTE)
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      `已收到訂單 ${externalNo}`,
      `訂單 ${externalNo} 已付款`,
    ])
    expect(sent.every(({ to }) => to === 'shopper@cairn.example')).toBe(true)
    expect(await mails().hasWork(NOW + 600 * MINUTE)).toBe(false)
  })

  test('an order that was refused has no mail, and one that was cancelled has', async () => {
    const orders = createOrderStore(open().db)
    await orders.place(newOrder({ a: 1000 }), NOW)
    expect(await states()).toEqual([])
    const { code } = await place({ locale: 'en_US' })
    await orders.cancel(code, 'DEADLINE', NOW, 'deadline')
    await mails().run(NOW)
    expect(sent.map(({ text }) => text.split('\n')[0])).toEqual([
      'Thank you for your order. Please pay by 22 Nov 2026, 15:00; after that the order is cancelled.',
      'This order was not paid in time and has been cancelled. Any coupons and GO DOLLAR you used are back in your account.',
    ])
  })

  test.each([60, 180, 240])(
    'an order to be paid within %i minutes says that one deadline in its mail (L-426, LO-113)',
    async minutes => {
      const { payUntil } = await place({ locale: 'en_US', payMs: minutes * MINUTE })
      expect(payUntil).toBe(NOW + minutes * MINUTE)
      await mails().run(NOW)
      expect(sent[0]?.text).toContain(`Please pay by ${formatDateTime(payUntil, 'en_US')};`)
    },
  )

  test('a provider that is down gets the mail later, with growing pauses', async () => {
    await place()
    isDown = true
    await mails().run(NOW)
    await mails().run(NOW + MINUTE)
    expect(await states()).toEqual([{ state: 'READY', attempts: 1 }])
    await mails().run(NOW + 2 * MINUTE)
    isDown = false
    await mails().run(NOW + 3 * MINUTE)
    expect(sent).toEqual([])
    await mails().run(NOW + 6 * MINUTE)
    expect(sent).toHaveLength(1)
    expect(await states()).toEqual([{ state: 'SENT', attempts: 3 }])
  })

  test('an order counts as confirmed while its mail is on its way or has gone, not after a failure', async () => {
    const { code } = await place()
    const isConfirmedNow = async () =>
      isConfirmed(await createOrderDetails(open().db, [code]).confirmations(code))
    expect(await isConfirmedNow()).toBe(true)
    isDown = true
    await mails().run(NOW)
    await mails().run(NOW + 2 * MINUTE)
    expect(await isConfirmedNow()).toBe(false)
    isDown = false
    await mails().run(NOW + 6 * MINUTE)
    expect(await isConfirmedNow()).toBe(true)
  })

  test('a mail that never goes is given up, and the log says so', async () => {
    await place()
    isDown = true
    for (let minute = 0; minute < 72 * 60; minute += 30) await mails().run(NOW + minute * MINUTE)
    expect(await states()).toEqual([{ state: 'GIVEN_UP', attempts: 8 }])
    expect(reports.at(-1)).toBe('A mail about an order was given up')
  })

  test('old news are not sent by a shop that had no mail for days', async () => {
    await place()
    await mails().run(NOW + 73 * 60 * MINUTE)
    expect(sent).toEqual([])
    expect(await states()).toEqual([{ state: 'GIVEN_UP', attempts: 1 }])
  })

  test('a mail goes out when the clock was put back by hours, and failed ones keep their pauses', async () => {
    await place()
    isDown = true
    const back = NOW - 180 * MINUTE
    await mails().run(back)
    await mails().run(back + MINUTE)
    expect(await states()).toEqual([{ state: 'READY', attempts: 1 }])
    isDown = false
    await mails().run(back + 2 * MINUTE)
    expect(sent).toHaveLength(1)
  })

  test('a mail that went out just before a crash is the same mail when it is sent again', async () => {
    const { externalNo } = await place()
    const outbox = createOutbox(open().db, () => NOW)
    const crash = async (letter: Mail) => {
      await outbox.mail(letter)
      throw new Error('the process ends here')
    }
    await mails(crash).run(NOW)
    await mails(outbox.mail).run(NOW + 2 * MINUTE)
    const found = await outbox.list('shopper@cairn.example')
    expect(found.filter(({ subject }) => subject.includes(externalNo))).toHaveLength(1)
    expect(await states()).toEqual([{ state: 'SENT', attempts: 2 }])
  })

  describe('to addresses without proof', () => {
    const placeMany = async (count: number, change: (at: number) => Partial<NewOrder>) => {
      for (let at = 0; at < count; at += 1) await place(change(at))
      for (let round = 0; round < count; round += 50) await mails().run(NOW)
    }

    test('go to one mailbox eight times a day, in any spelling and for all shoppers; payments are confirmed all the same', async () => {
      await placeMany(12, at => ({
        email: at % 2 === 0 ? 'mei@gmail.com' : `m.ei+${at}@gmail.com`,
        owner: { code: `visitor ${at}`, isMember: false },
        address: `203.0.${at}.1`,
      }))
      expect(sent).toHaveLength(8)
      const { code } = await place({ email: 'mei@gmail.com' })
      await pay(code)
      await mails().run(NOW + 2 * MINUTE)
      expect(sent.slice(8).map(({ subject }) => subject.includes('已付款'))).toContain(true)
    })

    test('are twenty an hour from one network address and sixty from its network', async () => {
      await putStock(open().db, { a: 500 })
      const from = (address: (at: number) => string) => (at: number) => ({
        email: `shopper${at}@cairn.example`,
        address: address(at),
      })
      await placeMany(
        30,
        from(() => '203.0.113.7'),
      )
      expect(sent).toHaveLength(20)
      sent = []
      await open().db.deleteFrom('rate_limit').execute()
      await placeMany(
        80,
        from(at => `203.0.113.${at}`),
      )
      expect(sent).toHaveLength(60)
    }, 30_000)

    test('say nothing of an order whose first mail was withheld, until it is paid', async () => {
      await placeMany(8, () => ({}))
      sent = []
      const { code, orders } = await place()
      await mails().run(NOW)
      await orders.cancel(code, 'SHOPPER', NOW, '')
      await mails().run(NOW)
      expect(sent).toEqual([])
    })

    test('hold no text that the shopper has typed: the address comes with the payment', async () => {
      const { content } = newOrder({ a: 1 })
      const typed = 'Win a prize at https://evil.example'
      const address = { zh_HK: typed, en_US: typed }
      const stranger = {
        locale: 'en_US' as const,
        content: {
          ...content,
          buyerRemark: typed,
          receipt: { ...content.receipt, firstName: typed, lastName: typed, address, district: address },
          services: [{ type: 'GREETING_CARD' as const, amount: 0, memo: typed }],
        },
      }
      const { code, orders } = await place(stranger)
      await mails().run(NOW)
      await orders.cancel(code, 'SHOPPER', NOW, typed)
      await mails().run(NOW)
      expect(sent).toHaveLength(2)
      for (const { text, subject } of sent) {
        expect(text).toContain('Home delivery to the address you entered at checkout.')
        expect(text + subject).not.toContain('evil')
      }
      sent = []
      const { code: paid } = await place(stranger)
      await pay(paid)
      await mails().run(NOW + MINUTE)
      expect(sent.some(({ text }) => text.includes(typed))).toBe(true)
    })
  })

  describe('tells in the language of the order', () => {
    const textsOf = async (change: Partial<NewOrder>) => {
      const { code } = await place(change)
      await pay(code)
      await open()
        .db.transaction()
        .execute(async trx => {
          for (const [at, kind] of ['SHIPPED', 'REFUNDED'].entries())
            await addEvent(trx, {
              code,
              at: NOW + (2 + at) * MINUTE,
              kind,
              actor: 'shop',
              detail: {
                carrier: 'SF Express',
                trackingNo: 'SF123',
                amount: 5000,
                lines: [{ position: 0, quantity: 1 }],
              },
            })
        })
      await mails().run(NOW + 5 * MINUTE)
      return sent.map(({ text }) => text)
    }

    test('lines that add up to the goods, whatever a code takes off each of them', async () => {
      const { lines, amounts } = newOrder({ a: 2 })
      const [placed] = await textsOf({
        locale: 'en_US',
        lines: lines.map(line => ({ ...line, net: line.net - 997 })),
        amounts: { ...amounts, coupon: 997, amount: amounts.amount - 997 },
      })
      expect(placed).toContain(
        'Jacket × 2  HK$200\n\nItems: HK$200\nCodes and coupons: −HK$9.97\nDelivery: HK$30\nTotal: HK$220.03',
      )
    })

    test('what was ordered, what it costs, and how a guest finds it', async () => {
      const [placed, paid, shipped, refunded] = await textsOf({ locale: 'en_US' })
      expect(placed).toContain('Jacket × 2  HK$200\n\nItems: HK$200\nDelivery: HK$30\nTotal: HK$230')
      expect(placed).toContain('Delivery address: 1 Queen’s Road, Central and Western, Central, Hong Kong')
      expect(placed).toContain('open this link by 21 January 2027')
      expect(placed).toMatch(/https:\/\/shop\.example\/view-order\?lang=en&linkToken=\d+\.\w+\.[\w-]{43}\n/)
      expect(placed).toContain('choose “Find my order”')
      expect(paid).toContain('We have received your payment of HK$230')
      expect(shipped).toContain(
        'Part of your order is on its way. The rest will follow separately.\nSF Express SF123\n\nOrder number:',
      )
      expect(refunded).toContain('We have returned HK$50 to your original payment method.')
    })

    test.each([
      ['one parcel', [2], ['Your order is on its way.']],
      [
        'two parcels that left before the first mail',
        [1, 1],
        [
          'Part of your order is on its way. The rest will follow separately.',
          'The rest of your order is on its way.',
        ],
      ],
    ] as const)('%s: each mail says what its parcel is (M-105)', async (_, parcels, says) => {
      const { code } = await place({ locale: 'en_US' })
      await pay(code)
      await mails().run(NOW + MINUTE)
      sent = []
      const fulfilment = createFulfilment(open().db)
      for (const [at, quantity] of parcels.entries())
        await fulfilment.ship(code, {
          courier: 'SF',
          trackingNo: `SF123${at}`,
          lines: [{ position: 0, quantity }],
          by: 'wing',
          now: NOW + (2 + at) * MINUTE,
        })
      await mails().run(NOW + 5 * MINUTE)
      expect(sent.map(({ text }) => text.split('\n')[0])).toEqual(says)
      for (const { text } of sent)
        expect(text.includes('In this parcel:\nJacket × 1\n')).toBe(parcels.length > 1)
    })

    test('to a member with a link to the order, in Chinese', async () => {
      const [placed] = await textsOf({ owner: { code: 'M1', isMember: true } })
      expect(placed).toContain('多謝你的訂購。請於')
      expect(placed).toContain('收貨地址：香港 中西區 中環 1 Queen’s Road')
      expect(placed).toMatch(/https:\/\/shop\.example\/user\/order-detail\/\d+\?lang=zh/)
    })
  })
})
