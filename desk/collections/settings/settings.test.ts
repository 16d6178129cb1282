import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCommerce, type Commerce } from '#api/commerce.ts'
import { SETTING_FIELDS, SETTING_SUBJECTS, type SettingField } from '#api/catalogue/site/setting-lines.ts'
import { DEFAULT_LIMITS } from '#api/rules/shop-limits.ts'
import { brandVariables, DEFAULT_LOOK } from '#api/rules/brand-look.ts'
import { createSettings, type ShopSettings } from '#api/settings/shop-settings.ts'
import { publishSaves } from '#api/catalogue/live/stock-feed.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { serveDesk } from '../../testing/serve-desk.ts'

const NOW = Date.UTC(2026, 10, 29, 2)
let later = NOW
let wishes = 0
const wish = () => `settings-${(wishes += 1).toString().padStart(6, '0')}`

type Shown = (settings: ShopSettings) => unknown

const DAYS = {
  HK: { fewest: 1, most: 2 },
  MO: { fewest: 2, most: 3 },
  AU: { fewest: 8, most: 9 },
  SG: { fewest: 5, most: 6 },
}
const NAME = { zh_HK: '山脊', en_US: 'Ridge' }
const SOCIAL = [{ icon: 'threads', url: 'https://threads.example/ridge' }]
const RETURNS = { name: NAME, address: { zh_HK: '觀塘 1 號', en_US: '1 Kwun Tong' }, mobile: '' }
const PRICES = { HK: 4500, MO: 6000, AU: 30_000, SG: 20_000 }

/** A value of each setting, and what the shop makes of it. */
const CHANGES: readonly (readonly [
  subject: string,
  field: SettingField,
  value: unknown,
  shown: Shown,
  wanted: unknown,
])[] = [
  ['brand', 'shopName', NAME, ({ stated }) => stated.shopName, NAME],
  ['brand', 'logo', '/media/logo.png', ({ brand }) => brand.logo, '/media/logo.png'],
  ['brand', 'footerLogo', '/media/pale.png', ({ brand }) => brand.footerLogo, '/media/pale.png'],
  ['brand', 'icon', '/media/icon.png', ({ brand }) => brand.icon, '/media/icon.png'],
  ['brand', 'themeColour', '#442266', ({ brand }) => brand.themeColour, '#442266'],
  ['brand', 'accentColour', '#7A1F4B', ({ brand }) => brandVariables(brand)['--colour-accent'], '#7a1f4b'],
  ['brand', 'inkColour', '#20142e', ({ brand }) => brandVariables(brand)['--colour-ink'], '#20142e'],
  ['brand', 'paperColour', '#ffffff', ({ brand }) => brandVariables(brand)['--colour-paper'], '#ffffff'],
  ['brand', 'saleColour', '#8a0f3c', ({ brand }) => brand.saleColour, '#8a0f3c'],
  ['brand', 'textTypeface', 'humanist', ({ brand }) => brand.textTypeface, 'humanist'],
  ['brand', 'headingTypeface', 'serif', ({ brand }) => brand.headingTypeface, 'serif'],
  ['contact', 'socialLinks', SOCIAL, ({ brand }) => brand.socialLinks, SOCIAL],
  ['contact', 'hotline', '+852 3000 1234', ({ contact }) => contact.hotline, '+852 3000 1234'],
  [
    'contact',
    'contactEmail',
    'help@shop.example',
    ({ contact }) => contact.contactEmail,
    'help@shop.example',
  ],
  [
    'contact',
    'liveChatUrl',
    'https://chat.example/',
    ({ contact }) => contact.liveChatUrl,
    'https://chat.example/',
  ],
  ['delivery', 'deliveryCountries', ['HK'], ({ checkoutTerms }) => checkoutTerms.deliveryCountries, ['HK']],
  [
    'delivery',
    'deliveryPrice',
    PRICES,
    ({ stated }) => stated.deliveryPrice,
    { HK: 45, MO: 60, AU: 300, SG: 200 },
  ],
  ['delivery', 'freeDeliveryFrom', 80_000, ({ stated }) => stated.freeDeliveryFrom, 800],
  ['delivery', 'memberPickupFrom', 20_000, ({ charges }) => charges.freight.memberPickupFrom, 20_000],
  ['delivery', 'homeDays', DAYS, ({ stated }) => stated.deliveryDays.HK, [1, 2]],
  [
    'delivery',
    'courierDays',
    DAYS.MO,
    ({ checkoutTerms }) => checkoutTerms.deliveryDays.COURIER_PICKUP,
    [2, 3],
  ],
  ['delivery', 'storeDays', DAYS.MO, ({ checkoutTerms }) => checkoutTerms.deliveryDays.STORE_PICKUP, [2, 3]],
  ['delivery', 'cutOffHour', 16, ({ checkoutTerms }) => checkoutTerms.cutOffHour, 16],
  ['delivery', 'workingDays', ['sat'], ({ checkoutTerms }) => checkoutTerms.workingDays, ['sat']],
  ['delivery', 'australiaLimit', 400_000, ({ stated }) => stated.australiaLimit, 4000],
  ['delivery', 'giftWrapPrice', 3000, ({ stated }) => stated.giftWrapPrice, 30],
  ['delivery', 'greetingCardPrice', 1500, ({ stated }) => stated.greetingCardPrice, 15],
  ['contact', 'mailSender', 'Ridge', ({ contact }) => contact.mailSender, 'Ridge'],
  ['returns', 'returnDays', 30, ({ stated }) => stated.returnDays, 30],
  ['returns', 'returnAddress', RETURNS, ({ returns }) => returns.address, RETURNS],
  ['feed', 'productFeed', true, ({ hasFeed }) => hasFeed, true],
  ['measurement', 'ga4', 'G-AB12CD34', ({ destinations }) => destinations.ga4, 'G-AB12CD34'],
  ['measurement', 'tagManager', 'GTM-AB12CD3', ({ stated }) => stated.services, ['tagManager']],
  ['measurement', 'metaPixel', '1234567890', ({ stated }) => stated.services, ['metaPixel']],
  ['payment', 'payMinutes', 60, ({ stated }) => stated.paymentMinutes, 60],
  ['limits', 'mostUnits', 9, ({ limits }) => limits.mostUnits, 9],
  ['limits', 'mostAddresses', 4, ({ limits }) => limits.mostAddresses, 4],
  ['limits', 'mostWishes', 30, ({ limits }) => limits.mostWishes, 30],
  ['limits', 'mostPhotos', 3, ({ limits }) => limits.mostPhotos, 3],
  ['limits', 'sharedBagDays', 7, ({ stated }) => stated.limits.sharedBagDays, 7],
  ['limits', 'longestMessage', 500, ({ stated }) => stated.limits.longestMessage, 500],
  ['limits', 'soldCountFrom', 50, ({ stated }) => stated.limits.soldCountFrom, 50],
  ['limits', 'referralReward', 25, ({ limits }) => limits.referralReward, 25],
  ['limits', 'mostReferrals', 8, ({ limits }) => limits.mostReferrals, 8],
]

test('each setting has a change', () => {
  const fields = SETTING_SUBJECTS.flatMap(subject => Object.keys(SETTING_FIELDS[subject]))
  expect(CHANGES.map(([, field]) => field).toSorted()).toEqual(fields.toSorted())
})

test('a setting that the environment gives stays as it says (L-160)', () => {
  const environment = {
    brand: { shopName: { zh_HK: 'Cairn', en_US: 'Cairn' }, ...DEFAULT_LOOK },
    charges: {
      freight: { byCountry: {}, freeFrom: 1, memberPickupFrom: 2 },
      serviceFees: { PACKAGE: 3, GREETING_CARD: 4 },
      servicePromotions: {},
    },
    checkoutTerms: {
      payMinutes: 5,
      cutOffHour: 7,
      workingDays: [],
      deliveryCountries: [],
      australiaCap: 6,
      deliveryDays: { HOME_DELIVERY: {}, STORE_PICKUP: null, COURIER_PICKUP: null },
    },
    contact: { hotline: '1', contactEmail: '', liveChatUrl: '', mailSender: '' },
    returns: { days: 14, address: null },
    hasFeed: false,
    destinations: {},
    isPersonalized: false,
    isPractice: false,
    limits: DEFAULT_LIMITS,
  } as const
  const set = { hotline: '+852 3000 0000', payMinutes: 90 }
  const open = createSettings({ ...environment, locked: new Map() })({ settings: set })
  expect([open.contact.hotline, open.checkoutTerms.payMinutes]).toEqual(['+852 3000 0000', 90])
  const locked = createSettings({ ...environment, locked: new Map([['hotline', 'HOTLINE']]) })({
    settings: set,
  })
  expect([locked.contact.hotline, locked.checkoutTerms.payMinutes]).toEqual(['1', 90])
})

describeOnBothDatabases('settings of the shop', open => {
  let desk: Awaited<ReturnType<typeof serveDesk>>
  let other: Commerce
  beforeAll(async () => {
    desk = await serveDesk(open().db, NOW)
    other = await createCommerce({ database: open().db, pollMs: 0 })
  })
  afterAll(async () => {
    await other.close()
    desk.close()
  })
  /** As another process shows it once the jobs have published. */
  const published = async () => {
    await publishSaves(open().db, (later += 2000))
    await other.refresh()
    return other.settings()
  }
  const found = async (code: string) => {
    const { data } = await desk.ask('settings.find', { role: 'admin', input: { code } })
    return data as unknown as { readonly base: number; readonly line: Readonly<Record<string, unknown>> }
  }
  const save = async (code: string, path: string, after: unknown, role: 'admin' | 'publisher' = 'admin') => {
    const { base, line } = await found(code)
    const before = line[path]
    const changes = [{ path, ...(before !== undefined && { before }), after }]
    return desk.ask('settings.save', { role, body: { wish: wish(), code, base, changes } })
  }

  test('each subject has a record in a new shop, and what holds can be read', async () => {
    const { data } = await desk.ask('settings.list', { role: 'publisher', input: {} })
    expect(data).toMatchObject({
      rows: [
        { code: 'brand' },
        { code: 'contact' },
        { code: 'delivery' },
        { code: 'feed' },
        { code: 'limits' },
        { code: 'measurement' },
        { code: 'payment' },
        { code: 'returns' },
      ],
    })
    const held = await desk.ask('settings.held', { role: 'publisher', input: {} })
    expect(held.data).toContainEqual({ field: 'payMinutes', subject: 'payment', value: 180, variable: null })
    expect(held.data).toContainEqual({ field: 'hotline', subject: 'contact', value: '', variable: 'HOTLINE' })
  })

  test.each(CHANGES)('%s: a saved %s holds in another process, and undo takes it back', async (...change) => {
    const [subject, field, value, shown, wanted] = change
    const before = shown(other.settings())
    expect(before).not.toEqual(wanted)
    const saved = await save(subject, field, value)
    expect(saved).toMatchObject({ status: 200 })
    expect(shown(await published())).toEqual(wanted)
    await desk.ask('settings.undo', { role: 'admin', body: { wish: wish(), set: saved.data['set'] } })
    expect(shown(await published())).toEqual(before)
  })

  test('shoppers see a saved amount in the next answer (C-267)', async () => {
    const query = '{ queryCheckBaseInfo { freeFreightFrom { amount } payMinutes } }'
    const ask = async () => (await other.execute({ query })).data?.['queryCheckBaseInfo']
    expect(await ask()).toMatchObject({ freeFreightFrom: { amount: 1000 } })
    await save('delivery', 'freeDeliveryFrom', 77_000)
    await published()
    expect(await ask()).toMatchObject({ freeFreightFrom: { amount: 770 } })
  })

  test('mails say the saved name', async () => {
    const name = () => [
      other.services.mailFooter.shopNameIn('zh_HK'),
      other.services.mailFooter.shopNameIn('en_US'),
    ]
    expect(name()).toEqual(['Cairn', 'Cairn'])
    const saved = await save('brand', 'shopName', NAME)
    await published()
    expect(name()).toEqual(['山脊', 'Ridge'])
    await desk.ask('settings.undo', { role: 'admin', body: { wish: wish(), set: saved.data['set'] } })
    await published()
  })

  test.each([
    ['brand', 'shopName', { zh_HK: '山脊', en_US: ' ' }, 'shopName.en_US'],
    ['brand', 'shopName', { zh_HK: '山脊', en_US: 'R'.repeat(41) }, '40'],
    ['brand', 'inkColour', '#999999', 'paper colour'],
    ['brand', 'paperColour', '#333333', 'too dark'],
    ['brand', 'themeColour', 'purple', 'colour'],
    ['brand', 'logo', 'logo.png', 'address'],
    ['contact', 'socialLinks', [{ icon: 'threads', url: 'http://threads.example' }], 'https'],
    ['contact', 'hotline', 'call us', 'telephone'],
    ['contact', 'contactEmail', 'service', 'mail address'],
    ['contact', 'liveChatUrl', 'http://chat.example', 'https'],
    ['contact', 'payMinutes', 30, 'unknown fields'],
    ['delivery', 'deliveryCountries', [], 'empty list'],
    ['delivery', 'courierDays', { fewest: 5, most: 2 }, 'less than the fewest'],
    ['delivery', 'storeDays', { fewest: 5, most: 2 }, 'less than the fewest'],
    ['delivery', 'cutOffHour', 25, 'at most 24'],
    ['delivery', 'cutOffHour', 0, 'at least 1'],
    ['delivery', 'workingDays', [], 'empty list'],
    ['payment', 'payMinutes', 5, 'at least 10'],
    ['limits', 'mostUnits', 100, 'at most 99'],
    ['limits', 'mostAddresses', 0, 'at least 1'],
    ['limits', 'sharedBagDays', 91, 'at most 90'],
    ['limits', 'longestMessage', 2001, 'at most 2,000'],
  ])('%s: %s %j is refused by name, and nothing changes', async (subject, field, value, words) => {
    const before = await found(subject)
    const refused = await save(subject, field, value)
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.data)).toContain(words)
    expect(await found(subject)).toEqual(before)
  })

  test('the shop is drawn with settings that are not saved; wrong ones are named', async () => {
    const preview = (line: object, page = 'home') =>
      desk.ask('settings.preview', { role: 'publisher', body: { line, page, locale: 'en_US' } })
    const before = await found('brand')
    const drawn = await preview({ code: 'brand', shopName: NAME, themeColour: '#442266' })
    expect(drawn).toMatchObject({ status: 200, data: { html: 'Ridge #442266' } })
    const wrong = await preview({ code: 'brand', themeColour: '#f2c14e' })
    expect(wrong).toMatchObject({ status: 422, data: { problems: [{ path: 'themeColour' }] } })
    expect(await found('brand')).toEqual(before)
  })

  test('publishers read and do not change; no one adds or deletes a subject', async () => {
    expect(await save('payment', 'payMinutes', 90, 'publisher')).toMatchObject({ status: 403 })
    const { base } = await found('payment')
    const remove = { wish: wish(), code: 'payment', base }
    expect(await desk.ask('settings.remove', { role: 'admin', body: remove })).toMatchObject({ status: 409 })
    const create = { wish: wish(), line: { code: 'brand' } }
    expect(await desk.ask('settings.create', { role: 'admin', body: create })).toMatchObject({ status: 409 })
  })
})
