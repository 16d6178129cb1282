import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '../commerce.ts'
import { CROWDS } from '../order/testing.ts'
import { orderRecord } from '../order/reading/order-record.ts'
import { asText, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { READABLE } from '../testing/members.ts'
import { closedDay, pickUpPoint, siteText } from '../testing/site-lines.ts'
import { collectedAt, orderInput, SAVE_BILLING, shoppersOf, TEST_PROVIDER } from './testing.ts'

const MINUTE = 60_000
/** Instant of Hong Kong's clock: `2026-11-30 13:59`. */
const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`)
const DATES = 'earliest latest'

const POINTS = [
  pickUpPoint('shop-1', { type: 2, sameDay: true }),
  pickUpPoint('station-1', { type: 1 }),
  pickUpPoint('macau-1', { type: 3, area: '82000101' }),
]

describeOnBothDatabases('the dates of an order', open => {
  let commerce: Commerce
  let now = at('2026-11-30 09:00')
  let token: string
  const shoppers = shoppersOf(
    () => commerce,
    () => now,
  )

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: { ...READABLE, usesOutbox: true, paymentProvider: TEST_PROVIDER, unpaidLimits: CROWDS },
    })
    const goods = [...surroundings, spu('hat', { skus: [sku('hat-1', { inventory: 500 })] })]
    const answers = [
      await commerce.importCatalogue(asText(goods)),
      await commerce.importSite(siteText(POINTS)),
    ]
    const problems = answers.flatMap(answer => answer.problems)
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
  })
  afterAll(() => commerce.close())
  beforeEach(async () => {
    now = at('2026-11-30 09:00')
    token = (await commerce.services.sessions.startVisitor(now)).token
    await open().db.deleteFrom('outbox').execute()
    await open().db.deleteFrom('rate_limit').execute()
  })

  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = await commerce.execute({ query, variables, token, locale: 'en_US' })
    if (!data) throw new Error(JSON.stringify(errors))
    return data
  }
  interface Offered {
    readonly transportMethod: string
    readonly arrivals: readonly {
      readonly country: string
      readonly isSameDay: boolean
      readonly until: string
      readonly earliest: string
      readonly latest: string
    }[]
  }
  const offered = async () => {
    const { queryCheckBaseInfo } = await ask(
      `{ queryCheckBaseInfo { transportMethods { transportMethod arrivals { country isSameDay until ${DATES} } } } }`,
    )
    return (queryCheckBaseInfo as { readonly transportMethods: readonly Offered[] }).transportMethods
  }
  const place = (change: object = {}) => shoppers.place(orderInput({ 'hat-1': 1 }, change), token)
  const orderPage = async (number: string) => {
    const { getOrderDetail } = await ask(
      `query ($code: String!) { getOrderDetail(code: $code) { delivery { ${DATES} } } }`,
      {
        code: number,
      },
    )
    return (getOrderDetail as { readonly delivery: unknown }).delivery
  }
  const deskRecord = async (code: string) => {
    const order = await commerce.services.orders.find(code)
    return order && (await orderRecord(order, commerce.services.orderDetails([code]))).delivery
  }
  /** Lines of the newest mails about dates. */
  const mailed = async () => {
    await commerce.services.orderMails?.run(now + MINUTE)
    const mails = await commerce.services.outbox.list('mei@example.com')
    return mails.flatMap(({ text }) => text.split('\n').filter(line => /^(Estimated|Ready)/.test(line)))
  }
  const close = async (...days: readonly string[]) => {
    const { problems } = await commerce.importSite(siteText(days.map(day => closedDay(day))))
    expect(problems).toEqual([])
  }
  test('are the same before the order, with it, on its page, at the desk and in its mails', async () => {
    const dates = { earliest: '2026-12-03', latest: '2026-12-07' }
    const until = '2026-11-30T14:00:00+08:00'
    const after = { until: '2026-12-01T14:00:00+08:00', earliest: '2026-12-04', latest: '2026-12-08' }
    expect(await ask(`{ deliveryArrivals { until ${DATES} } }`)).toEqual({
      deliveryArrivals: [{ until, ...dates }, after],
    })
    const home = (await offered()).find(({ transportMethod }) => transportMethod === 'HOME_DELIVERY')
    expect(home?.arrivals).toContainEqual({ country: 'HK', isSameDay: false, until, ...dates })
    const placed = await place()
    const { orderCode = '', code = '' } = placed.order ?? {}
    expect(await orderPage(orderCode)).toEqual(dates)
    await shoppers.pay(placed)
    expect(await mailed()).toEqual([
      'Estimated delivery: Thu 3 – Mon 7 Dec',
      'Estimated delivery: Thu 3 – Mon 7 Dec',
    ])
    // The promise stays when a later order would get later dates.
    now = at('2026-12-01 18:00')
    expect(await orderPage(orderCode)).toEqual(dates)
    expect(await deskRecord(code)).toEqual(dates)
  })

  test('go by the cut-off, and by what a country and a way take', async () => {
    now = at('2026-11-30 14:00')
    const first = Object.fromEntries(
      (await offered()).map(({ transportMethod, arrivals }) => [
        transportMethod,
        Object.values(Object.groupBy(arrivals, ({ country }) => country))
          .map(([arrival] = []) => `${arrival?.country} ${arrival?.earliest} ${arrival?.latest}`)
          .toSorted(),
      ]),
    )
    expect(first).toEqual({
      HOME_DELIVERY: [
        'AU 2026-12-10 2026-12-17',
        'HK 2026-12-04 2026-12-08',
        'MO 2026-12-08 2026-12-10',
        'SG 2026-12-08 2026-12-11',
      ],
      STORE_PICKUP: ['HK 2026-12-01 2026-12-01'],
      COURIER_PICKUP: ['HK 2026-12-04 2026-12-08', 'MO 2026-12-04 2026-12-08'],
    })
    expect(
      await ask(
        `{ deliveryArrivals(country: "MO") { earliest } none: deliveryArrivals(country: "CN") { earliest } }`,
      ),
    ).toEqual({
      deliveryArrivals: [{ earliest: '2026-12-08' }, { earliest: '2026-12-09' }],
      none: [],
    })
  })

  test.each([
    [
      'a store on the day',
      'shop-1',
      { earliest: '2026-11-30', latest: '2026-11-30' },
      'Ready to collect: Mon 30 Nov',
    ],
    [
      'a courier’s station',
      'station-1',
      { earliest: '2026-12-03', latest: '2026-12-07' },
      'Ready to collect: Thu 3 – Mon 7 Dec',
    ],
  ])('of what is collected at %s', async (_, point, dates, line) => {
    await ask(SAVE_BILLING)
    const { order, userErrors } = await place({
      ...collectedAt(point),
      freight: 0,
      amount: 900,
      extInfos: { ...orderInput({}).extInfos, sameAsAddress: false },
    })
    expect(userErrors).toEqual([])
    expect(await orderPage(order?.orderCode ?? '')).toEqual(dates)
    expect(await mailed()).toEqual([line])
  })

  test('move at once when a day is closed before the order leaves, and stay once it has left', async () => {
    const placed = await place()
    const left = await place()
    await shoppers.pay(placed)
    await shoppers.pay(left)
    const ship = { by: 'wing', now, courier: 'SF', trackingNo: 'SF1234567' } as const
    await commerce.services.fulfilment.ship(left.order?.code ?? '', ship)
    await close('2026-12-01')
    const [promised, moved] = [
      { earliest: '2026-12-03', latest: '2026-12-07' },
      { earliest: '2026-12-04', latest: '2026-12-08' },
    ]
    expect(await orderPage(placed.order?.orderCode ?? '')).toEqual(moved)
    expect(await deskRecord(placed.order?.code ?? '')).toEqual(moved)
    expect(await orderPage(left.order?.orderCode ?? '')).toEqual(promised)
    expect((await ask(`{ deliveryArrivals { earliest } }`))['deliveryArrivals']).toMatchObject([
      { earliest: '2026-12-04' },
      { earliest: '2026-12-07' },
    ])
    // Dates that moved before the parcel left stay as they are then.
    await commerce.services.fulfilment.ship(placed.order?.code ?? '', ship)
    await close('2026-12-02')
    expect(await orderPage(placed.order?.orderCode ?? '')).toEqual(moved)
    await commerce.services.fulfilment.receive(placed.order?.code ?? '', { by: 'wing', now })
    expect(await orderPage(placed.order?.orderCode ?? '')).toBeNull()
  })

  test('are none of a cancelled order', async () => {
    const placed = await place()
    await shoppers.cancel(placed)
    expect(await orderPage(placed.order?.orderCode ?? '')).toBeNull()
  })

  test('count from a payment after the cut-off, also when days are closed then', async () => {
    now = at('2026-12-09 13:50')
    token = (await commerce.services.sessions.startVisitor(now)).token
    const placed = await place()
    const { orderCode = '' } = placed.order ?? {}
    expect(await orderPage(orderCode)).toEqual({ earliest: '2026-12-14', latest: '2026-12-16' })
    now = at('2026-12-09 14:10')
    await shoppers.pay(placed)
    expect(await orderPage(orderCode)).toEqual({ earliest: '2026-12-15', latest: '2026-12-17' })
    await close('2026-12-10')
    expect(await orderPage(orderCode)).toEqual({ earliest: '2026-12-16', latest: '2026-12-18' })
  })
})
