import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAfterSalesStore } from '#api/after-sales/after-sales-store.ts'
import { createReturnsDesk } from '#api/after-sales/desk/returns-desk.ts'
import { demoReturnAddress } from '#api/after-sales/services.ts'
import { receivedOrder } from '#api/after-sales/testing.ts'
import { SETTING_FIELDS, SETTING_SUBJECTS, type SettingField } from '#api/catalogue/site/setting-lines.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import { logInNew } from '#api/testing/members.ts'
import { type MailTrap, openMailTrap } from '../testing/mail-trap.ts'
import { serveDemoShop } from '../testing/serve-demo-shop.ts'

type Shop = Awaited<ReturnType<typeof serveDemoShop>>

/** A demo shop with a member who has received an order. */
interface Surroundings {
  readonly shop: Shop
  readonly mails: MailTrap['mails']
  readonly token: string
  readonly orderNo: string
  /** Number of a return that goes back by courier. */
  readonly returnNo: string
}

/** What is seen of a setting, as text. */
type See = (around: Surroundings) => Promise<string>

interface Proof {
  readonly value: unknown
  readonly see: See
  /** In what is seen while the value holds, and not before or after. */
  readonly says: readonly string[]
}

/** A page in both languages, with its styles and scripts. */
const page =
  (path: string): See =>
  async ({ shop }) => {
    const both = await Promise.all(
      ['en', 'zh'].map(async lang => (await shop.get(`${path}?lang=${lang}`)).text()),
    )
    return both.join('\n').replaceAll('<!-- -->', '')
  }

/** An answer of the commerce API to the member. */
const answer =
  (query: string, variables: (around: Surroundings) => object = () => ({})): See =>
  async around =>
    JSON.stringify(await around.shop.query(query, variables(around), around.token))

const all =
  (...seen: readonly See[]): See =>
  async around =>
    (await Promise.all(seen.map(see => see(around)))).join('\n')

const baseInfo = answer(`{ queryCheckBaseInfo {
  countryIds payMinutes australiaCap { amount } freeFreightFrom { amount } additionalServices { type amount { amount } }
  transportMethods { transportMethod remark expressTime expressTimes { country text } arrivals { until } } } }`)

/** Charges of an order below free delivery, to Hong Kong, with both services. */
const calculated = answer(
  `query ($input: CartCalculateInput!) { cartItemCalculate(input: $input) { postage { amount } additionalServiceFee { amount } } }`,
  () => ({
    input: {
      cartItems: [{ skuCode: 'CR-TEE-001-INK-M', quantity: 1 }],
      receipt: { country: 'HK' },
      additionalServices: [{ type: 'PACKAGE' }, { type: 'GREETING_CARD' }],
    },
  }),
)

let messages = 0
/** The mail that a message to customer service causes; empty where it goes nowhere. */
const mailOfMessage: See = async ({ shop, mails }) => {
  const subject = `Message ${(messages += 1)}`
  await shop.query(
    `mutation ($subject: String!) { createFeedback(name: "Mei", email: "mei@example.com", subject: $subject, content: "Hello") { userErrors { code } } }`,
    { subject },
  )
  const arrived = () => mails.find(mail => mail.includes(subject))
  await expect
    .poll(arrived, { timeout: 1000 })
    .toBeDefined()
    .catch(() => undefined)
  return arrived() ?? ''
}

/** The mail that welcomes a reader of the newsletter. */
const welcome: See = async ({ shop, mails }) => {
  const email = `reader-${(messages += 1)}@example.com`
  await shop.query(`mutation { subscribeEmail(email: "${email}") { userErrors { code } } }`)
  const arrived = () => mails.find(mail => mail.includes(email))
  await expect.poll(arrived).toBeDefined()
  return arrived() ?? ''
}

/** Refusals of ten units of a SKU, of a return with four photos, and of a message of eighty characters. */
const tooMuch = answer(
  `mutation ($return: AfterSalesOrderInput!, $content: String!) {
    createAfterSalesOrder(input: $return) { userErrors { message } }
    createFeedback(name: "Mei", email: "mei@example.com", subject: "Long", content: $content) { userErrors { message } }
    cartUpdate(inputs: [{ skuCode: "CR-TEE-001-INK-M", quantity: 10 }]) { userErrors { message } }
  }`,
  ({ orderNo }) => ({
    content: 'long'.repeat(20),
    return: {
      orderNo,
      type: 'RETURN',
      reason: 'CHANGED_MIND',
      method: 'SHOP',
      lines: [{ lineId: '1', quantity: 1 }],
      photoIds: ['a', 'b', 'c', 'd'],
      clientKey: 'too many photos',
    },
  }),
)

const SKUS = ['XS', 'S', 'M', 'L'].map(size => `CR-TEE-001-INK-${size}`)
/** Adds another SKU to the wish list at each call. */
const oneMoreWish = answer(
  'mutation ($skuCode: String!) { createFavorite(input: { skuCode: $skuCode }) { userErrors { message } } }',
  () => ({ skuCode: SKUS.shift() }),
)

const sharedBag: See = async around => {
  const shared = await answer(
    'mutation { createCartShare(input: [{ skuCode: "CR-TEE-001-INK-M", quantity: 1 }]) { code } }',
  )(around)
  const { code } = (JSON.parse(shared) as { createCartShare: { code: string } }).createCartShare
  const found = await answer('query ($code: String!) { cartShareInfo(code: $code) { expiresAt } }', () => ({
    code,
  }))(around)
  const { expiresAt } = (JSON.parse(found) as { cartShareInfo: { expiresAt: string } }).cartShareInfo
  return `lives ${Math.round((new Date(expiresAt).getTime() - Date.now()) / DAY_MS)} days`
}

/** Weekdays of the cut-offs of home delivery, 0 for Sunday. */
const cutOffDays: See = async around => {
  const answered = await answer('{ deliveryArrivals { until } }')(around)
  const { deliveryArrivals } = JSON.parse(answered) as { deliveryArrivals: readonly { until: string }[] }
  const days = deliveryArrivals.map(({ until }) => new Date(`${until.slice(0, 10)}T00:00:00Z`).getUTCDay())
  return `Cut-offs on ${[...new Set(days)].join(' and ')}.`
}

const DAYS = { HK: [11, 12], MO: [13, 14], AU: [15, 16], SG: [17, 18] } as const
const daysOf = ([fewest, most]: readonly [number, number]) => ({ fewest, most })
const PRICES = { HK: 4100, MO: 5200, AU: 23_100, SG: 17_100 }

/** Each setting with a value, and where shoppers meet it. */
const PROOFS: Readonly<Record<SettingField, Proof>> = {
  shopName: {
    value: { zh_HK: '山脊書店', en_US: 'Ridge Books' },
    see: all(page('/'), welcome),
    says: ['Ridge Books', '山脊書店'],
  },
  logo: { value: '/media/own-logo.png', see: page('/'), says: ['/media/own-logo.png'] },
  footerLogo: { value: '/media/own-pale.png', see: page('/'), says: ['/media/own-pale.png'] },
  icon: {
    value: '/media/own-icon.png',
    see: page('/'),
    says: ['<link rel="icon" href="/media/own-icon.png">'],
  },
  themeColour: { value: '#442266', see: page('/'), says: ['#442266'] },
  accentColour: { value: '#7a1f4b', see: page('/'), says: ['--colour-accent:#7a1f4b'] },
  inkColour: { value: '#20142e', see: page('/'), says: ['--colour-ink:#20142e'] },
  paperColour: { value: '#fffdf5', see: page('/'), says: ['--colour-paper:#fffdf5'] },
  saleColour: { value: '#8a0f3c', see: page('/'), says: ['#8a0f3c'] },
  textTypeface: { value: 'humanist', see: page('/'), says: ['Optima'] },
  headingTypeface: { value: 'serif', see: page('/'), says: ['Georgia'] },
  hotline: { value: '+852 3999 1234', see: page('/'), says: ['href="tel:+85239991234"'] },
  contactEmail: { value: 'help@own.example', see: mailOfMessage, says: ['for help@own.example'] },
  mailSender: { value: 'Ridge Post', see: welcome, says: ['From: Ridge Post <'] },
  liveChatUrl: {
    value: 'https://chat.own.example/',
    see: page('/liveChat'),
    says: ['src="https://chat.own.example/"'],
  },
  socialLinks: {
    value: [{ icon: 'threads', url: 'https://threads.example/ridge' }],
    see: page('/'),
    says: ['href="https://threads.example/ridge"'],
  },
  deliveryCountries: { value: ['HK', 'MO'], see: baseInfo, says: ['"countryIds":["810000","820000"]'] },
  deliveryPrice: {
    value: PRICES,
    see: all(page('/article/delivery'), calculated),
    says: ['HK$41', 'HK$52', 'HK$231', 'HK$171', '"postage":{"amount":41}'],
  },
  freeDeliveryFrom: {
    value: 65_000,
    see: all(page('/article/delivery'), baseInfo),
    says: ['from HK$650', '滿 HK$650', '"freeFreightFrom":{"amount":650}'],
  },
  memberPickupFrom: { value: 23_000, see: baseInfo, says: ['HK$230'] },
  homeDays: {
    value: Object.fromEntries(Object.entries(DAYS).map(([country, days]) => [country, daysOf(days)])),
    see: all(page('/article/delivery'), baseInfo),
    says: ['11 to 12 business days', '11 至 12', '13 to 14', '15 to 16', '17 to 18'],
  },
  courierDays: { value: daysOf([21, 22]), see: baseInfo, says: ['21 to 22'] },
  storeDays: { value: daysOf([24, 25]), see: baseInfo, says: ['24 to 25'] },
  cutOffHour: {
    value: 7,
    see: all(page('/product/CR-JKT-001'), baseInfo),
    says: ['T07:00:00+08:00', 'Order before 07:00', '07:00 前訂購'],
  },
  workingDays: { value: ['sun'], see: cutOffDays, says: ['Cut-offs on 0.'] },
  australiaLimit: {
    value: 432_100,
    see: baseInfo,
    says: ['"australiaCap":{"amount":4321}'],
  },
  giftWrapPrice: {
    value: 3700,
    see: all(baseInfo, calculated),
    says: ['{"type":"PACKAGE","amount":{"amount":37}}', '"additionalServiceFee":{"amount":47}'],
  },
  greetingCardPrice: {
    value: 1900,
    see: all(baseInfo, calculated),
    says: ['{"type":"GREETING_CARD","amount":{"amount":19}}', '"additionalServiceFee":{"amount":39}'],
  },
  payMinutes: { value: 95, see: baseInfo, says: ['"payMinutes":95'] },
  returnDays: {
    value: 33,
    see: all(
      page('/article/returns'),
      answer(
        'query ($orderNo: String!) { afterSalesOptions(orderNo: $orderNo) { days } }',
        ({ orderNo }) => ({
          orderNo,
        }),
      ),
    ),
    says: ['within 33 days', '33 天', '"days":33'],
  },
  returnAddress: {
    value: {
      name: { zh_HK: '山脊', en_US: 'Ridge' },
      address: { zh_HK: '觀塘 1 號', en_US: '1 Kwun Tong' },
      mobile: '',
    },
    see: answer(
      'query ($code: String!) { getAfterSalesOrderDetail(code: $code) { returnAddress { name address } } }',
      ({ returnNo }) => ({ code: returnNo }),
    ),
    says: ['{"name":"Ridge","address":"1 Kwun Tong"}'],
  },
  productFeed: {
    value: true,
    see: async ({ shop }) => (await shop.get('/feeds/products.xml?locale=en_US')).text(),
    says: ['<rss', 'CR-JKT-001'],
  },
  ga4: { value: 'G-AB12CD34', see: page('/'), says: ['"ga4":"G-AB12CD34"'] },
  tagManager: { value: 'GTM-AB12CD3', see: page('/'), says: ['"tagManager":"GTM-AB12CD3"'] },
  mostUnits: { value: 9, see: tooMuch, says: ['at most 9 of this item'] },
  mostAddresses: { value: 4, see: answer('{ deliveryAddresses { max } }'), says: ['"max":4'] },
  mostWishes: { value: 1, see: oneMoreWish, says: ['at most 1 item.'] },
  mostPhotos: { value: 3, see: tooMuch, says: ['at most 3 photos'] },
  sharedBagDays: { value: 7, see: sharedBag, says: ['lives 7 days'] },
  longestMessage: { value: 60, see: tooMuch, says: ['60'] },
  soldCountFrom: {
    value: 1_000_000,
    see: async around => ((await page('/')(around)).includes('+ sold') ? '' : 'No count is shown.'),
    says: ['No count is shown.'],
  },
  referralReward: {
    value: 25,
    see: all(page('/article/membership'), answer('{ queryGoDollar { referral { reward } } }')),
    says: ['25 GO DOLLAR', '"reward":25'],
  },
  mostReferrals: {
    value: 8,
    see: all(page('/article/membership'), answer('{ queryGoDollar { referral { most } } }')),
    says: ['8 referrals', '8 位', '"most":8'],
  },
  metaPixel: { value: '1234567890', see: page('/'), says: ['"metaPixel":"1234567890"'] },
}

const FIELDS = SETTING_SUBJECTS.flatMap(subject =>
  Object.keys(SETTING_FIELDS[subject]).map(field => [subject, field as SettingField] as const),
)

let wishes = 0
const wish = () => `every-setting-${(wishes += 1)}`

describe('a setting that staff save', () => {
  let mail: MailTrap
  let around: Surroundings
  beforeAll(async () => {
    mail = await openMailTrap()
    const shop = await serveDemoShop({ MAIL_URL: mail.url })
    const { services } = shop.commerce
    const now = Date.now()
    const { code, token } = await logInNew(services, { password_hash: null }, now)
    await shop.query(
      'mutation { cartAdd(inputs: [{ skuCode: "CR-TEE-001-INK-M", quantity: 1 }]) { userErrors { code } } }',
      {},
      token,
    )
    const order = await receivedOrder(shop.database, {
      now,
      units: { 'CR-ACC-008-LGN-OS': 2 },
      change: { owner: { code, isMember: true } },
    })
    const asked = await createAfterSalesStore(shop.database).apply(
      order.code,
      {
        type: 'RETURN',
        reason: 'CHANGED_MIND',
        memo: '',
        method: 'COURIER',
        photoIds: [],
        lines: [{ position: 0, quantity: 1, exchangeSku: '' }],
        clientKey: 'of every setting',
      },
      { actor: 'shopper', now },
    )
    if (!asked.ok) throw new Error(asked.refusal.code)
    const { code: returnNo } = asked.value.head
    await createReturnsDesk(shop.database, { returnAddress: demoReturnAddress }).approve(returnNo, {
      by: 'wing',
      now,
    })
    around = { shop, mails: mail.mails, token, orderNo: order.externalNo, returnNo }
  }, 120_000)
  afterAll(async () => {
    await around.shop.close()
    await mail.close()
  })

  const save = async (subject: string, field: string, value: unknown): Promise<unknown> => {
    const { data } = await around.shop.read('settings.find', { code: subject })
    const line = data['line'] as Readonly<Record<string, unknown>>
    const changes = [{ path: field, ...(line[field] !== undefined && { before: line[field] }), after: value }]
    const body = { wish: wish(), code: subject, base: data['base'], changes }
    const saved = await around.shop.change('settings.save', body)
    expect(saved).toMatchObject({ status: 200 })
    await around.shop.publish()
    return saved.data['set']
  }
  const undo = async (set: unknown) => {
    expect(await around.shop.change('settings.undo', { wish: wish(), set })).toMatchObject({ status: 200 })
    await around.shop.publish()
  }

  test.each(FIELDS)(
    '%s: %s is what shoppers meet at once, until it is undone (L-160)',
    async (subject, field) => {
      const { value, see, says } = PROOFS[field]
      const said = async () => {
        const seen = await see(around)
        return says.filter(part => seen.includes(part))
      }
      expect(await said()).toEqual([])
      const set = await save(subject, field, value)
      expect(await said()).toEqual(says)
      await undo(set)
      expect(await said()).toEqual([])
    },
  )
})
