import { PASSWORD_RULES } from '#api/rules/password-rule.ts'
import { passwordRules } from './password-settings.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { returnAddress } from './return-address.ts'
import { checkoutTerms, shopCharges } from './checkout-settings.ts'
import { verifyLimits } from './verify-settings.ts'

const RETURN_ADDRESS = {
  name: { zh_HK: '退貨部', en_US: 'Returns' },
  address: { zh_HK: '觀塘道 1 號', en_US: '1 Kwun Tong Road' },
}

test('the practice shop has another host name than the shop', () => {
  const read = (PRACTICE_ORIGIN: string) =>
    readSettings({ DEMO: 'false', ORIGIN: 'https://shop.example', PRACTICE_ORIGIN }).PRACTICE_ORIGIN
  expect(read('https://practice.shop.example/')).toBe('https://practice.shop.example')
  expect(() => read('https://shop.example:8443')).toThrow(
    /^Invalid settings:\n {2}PRACTICE_ORIGIN: must have another host name/,
  )
})

test('a shop runs without any setting', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    CONTENT_PREFIX: '/content',
    ADDRESS_MAX: 10,
    ORDER_PAY_MINUTES: 180,
    DELIVERY_COUNTRIES: ['HK', 'MO', 'AU', 'SG'],
    AUSTRALIA_CAP: 5500,
    ADDRESS_COUNTRY_MAX: { '810000': 50, '820000': 100 },
  })
})

test.each([
  ['PORT', 'a lot'],
  ['PORT', '70000'],
  ['ORIGIN', 'shop.example'],
  ['PRACTICE_ORIGIN', 'practice.shop.example'],
  ['PRACTICE_ORIGIN', 'https://practice.shop.example/desk'],
  ['SECRET', 'short'],
  ['DATABASE_URL', 'mysql://x'],
  ['CONTENT_PREFIX', 'content'],
  ['CONTENT_STORE', 'cloud'],
  ['CONTENT_STORE', 'database'],
  ['IMAGE_HOST_MAP', '{"a":1}'],
  ['IMAGE_HOST_MAP', 'not json'],
  ['DEMO', 'yes'],
  ['TRUSTED_PROXIES', 'true'],
  ['DEV_PAGES', 'yes'],
  ['MAIL_URL', 'https://mail.example'],
  ['MAIL_FROM', 'a@b.com\nBcc: c@d.com'],
  ['SMS_URL', 'sms.example'],
  ['CODE_DIGITS', '3'],
  ['CODE_DIGITS', '11'],
  ['CODE_MINUTES', '0'],
  ['CODE_TRIES', 'many'],
  ['CODE_RESEND_SECONDS', '0.5'],
  ['CODE_RESEND_SECONDS', '601'],
  ['CODES_PER_RECEIVER_AND_DAY', '0'],
  ['CODES_PER_ADDRESS_AND_HOUR', '-1'],
  ['PAYDOLLAR_ADDRESS', 'paydollar'],
  ['PAYDOLLAR_HASH', 'md5'],
  ['PAYDOLLAR_PAY_CODES', '{"cash":"C"}'],
  ['GOOGLE_ANALYTICS_ID', 'UA-12345-1'],
  ['TAG_MANAGER_ID', 'G-AB12CD34'],
  ['META_PIXEL_ID', '12345" onload'],
  ['GATEWAY_PORT', '70000'],
  ['ADDRESS_MAX', '0'],
  ['CONTACT_MAX_LENGTH', '19'],
  ['CONTACT_MAX_LENGTH', '2001'],
  ['CONTACT_MAX_LENGTH', '100.5'],
  ['ORDER_PAY_MINUTES', '9'],
  ['DELIVERY_COUNTRIES', 'HK,FR'],
  ['DELIVERY_DAYS', '{"HOME_DELIVERY":[5,3],"STORE_PICKUP":null,"COURIER_PICKUP":null}'],
  ['DELIVERY_DAYS', '{"HOME_DELIVERY":[3,5]}'],
  ['AUSTRALIA_CAP', '0'],
  ['ADDRESS_COUNTRY_MAX', '{"810000":-1}'],
])('an invalid %s (%s) is named', (name, value) =>
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`\\b${name}:`)),
)

test.each([
  [{ PORT: '70000' }, 'PORT: must be at most 65535, but is “70000”'],
  [{ PORT: 'a lot' }, 'PORT: must be a number, but is “a lot”'],
  [{ CODE_DIGITS: '3' }, 'CODE_DIGITS: must be at least 4, but is “3”'],
  [{ CODE_RESEND_SECONDS: '0.5' }, 'CODE_RESEND_SECONDS: must be a whole number, but is “0.5”'],
  [{ CODE_RESEND_SECONDS: '601' }, 'CODE_RESEND_SECONDS: must be at most 600 (CODE_MINUTES), but is “601”'],
  [{ DEMO: 'yes' }, 'DEMO: must be one of true, false, but is “yes”'],
  [{ ORIGIN: 'shop.example' }, 'ORIGIN: must be a URL, but is “shop.example”'],
  [{ CONTACT_EMAIL: 'service' }, 'CONTACT_EMAIL: must be an e-mail address, but is “service”'],
  [{ LIVE_CHAT_URL: 'http://x' }, 'LIVE_CHAT_URL: must start with https://, but is “http://x”'],
  [
    { FACEBOOK_APP_ID: 'x' },
    'FACEBOOK_APP_SECRET: must be set together with FACEBOOK_APP_ID, but is not set',
  ],
  [
    { PAYDOLLAR_METHODS: 'visa,cash' },
    'PAYDOLLAR_METHODS: must be some of visa,master,amex,unionpay,alipayHk,wechatHk,octopus, but is “visa,cash”',
  ],
  // Passwords and keys are not repeated.
  [{ SECRET: 'short' }, 'SECRET: must have at least 16 characters, but has 5 (value not shown)'],
  [{ MAIL_URL: 'https://me:pass@mail' }, 'MAIL_URL: must start with smtp:// or smtps:// (value not shown)'],
  [
    { SSO_ISSUERS: '[{"issuer":"x","secret":"short"}]' },
    'SSO_ISSUERS.0: must have issuer and one of jwksUrl (https), publicKey (PEM) and secret (32 characters or more) (value not shown)',
  ],
])('the message for %j names setting, limit and value', (environment, message) =>
  expect(() => readSettings(environment)).toThrow(`Invalid settings:\n  ${message}`),
)

test('a payment provider needs its merchant, secrets and login, and an address for returns; two secrets can be exchanged without a gap', () => {
  const account = {
    PAYDOLLAR_MERCHANT_ID: '88888888',
    PAYDOLLAR_SECRETS: 'new secret, old secret',
    PAYDOLLAR_LOGIN: 'api',
    PAYDOLLAR_PASSWORD: 'password',
    RETURN_ADDRESS: JSON.stringify(RETURN_ADDRESS),
  }
  const address = { PAYDOLLAR_ADDRESS: 'https://www.paydollar.com/b2c2/' }
  expect(readSettings({ ...account, ...address })).toMatchObject({
    PAYDOLLAR_ADDRESS: 'https://www.paydollar.com/b2c2',
    PAYDOLLAR_SECRETS: ['new secret', 'old secret'],
    PAYDOLLAR_HASH: 'sha1',
  })
  for (const name of Object.keys(account))
    expect(() => readSettings({ ...account, ...address, [name]: '' })).toThrow(
      `${name}: must be set together with PAYDOLLAR_ADDRESS`,
    )
})

test('limits of verification codes have the defaults of the decision (MO-19)', () => {
  expect(verifyLimits(readSettings({}))).toEqual({
    digits: 6,
    lifeMs: 600_000,
    tries: 5,
    resendAfterMs: 60_000,
    perReceiverAndDay: 10,
    perAddressAndHour: 30,
  })
  const own = {
    CODE_DIGITS: '8',
    CODE_MINUTES: '30',
    CODE_TRIES: '3',
    CODE_RESEND_SECONDS: '90',
    CODES_PER_RECEIVER_AND_DAY: '4',
    CODES_PER_ADDRESS_AND_HOUR: '300',
  }
  expect(Object.values(verifyLimits(readSettings(own)))).toEqual([8, 1_800_000, 3, 90_000, 4, 300])
})

test('rules of members’ passwords are the specification’s, and can be made stricter and longer (M-261, M-262, M-263)', () => {
  expect(passwordRules(readSettings({}))).toEqual(PASSWORD_RULES)
  const strict = {
    MEMBER_PASSWORD_MIN: '8',
    MEMBER_PASSWORD_MAX: '128',
    MEMBER_PASSWORD_SIGNS: 'any',
    MEMBER_PASSWORD_COMMON: 'refused',
  }
  expect(passwordRules(readSettings(strict))).toEqual({ min: 8, max: 128, signs: 'any', common: 'refused' })
  const wrong = {
    MEMBER_PASSWORD_MIN: '5',
    MEMBER_PASSWORD_MAX: '129',
    MEMBER_PASSWORD_SIGNS: 'none',
    MEMBER_PASSWORD_COMMON: 'no',
  }
  for (const [name, value] of Object.entries(wrong))
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name}: must be .* but is “${value}”`))
})

test('operators are signed out after an hour without activity; 5 minutes to 12 hours can be set (LO-13)', () => {
  expect(readSettings({}).OPERATOR_IDLE_MINUTES).toBe(60)
  expect(readSettings({ OPERATOR_IDLE_MINUTES: '720' }).OPERATOR_IDLE_MINUTES).toBe(720)
  for (const wrong of ['4', '721', '0'])
    expect(() => readSettings({ OPERATOR_IDLE_MINUTES: wrong })).toThrow(/OPERATOR_IDLE_MINUTES: must be/)
})

test('an empty setting counts as not set', () => expect(readSettings({ PORT: '' }).PORT).toBe(3000))

describe('pages for development, where one can sign in as any member (MO-24, MO-28)', () => {
  const own = { HOST: '127.0.0.1' }
  test.each([
    [true, {}],
    [true, { HOST: 'localhost', ORIGIN: 'http://localhost:3000' }],
    [true, { HOST: '::1', ORIGIN: 'http://[::1]:3000' }],
    [false, { DEMO: 'false' }],
    [false, { DEV_PAGES: 'false' }],
    [false, { HOST: '0.0.0.0', DEMO_PASSWORD: 'a long password' }],
    [false, { HOST: '::', DEMO_PASSWORD: 'a long password' }],
    [false, { HOST: '192.0.2.7', DEMO_PASSWORD: 'a long password' }],
    [false, { HOST: 'localhost.example', DEMO_PASSWORD: 'a long password' }],
    [false, { ...own, ORIGIN: 'https://shop.example', DEMO_PASSWORD: 'a long password' }],
    [false, { ...own, TRUSTED_PROXIES: '1', DEMO_PASSWORD: 'a long password' }],
    [true, { HOST: '0.0.0.0', DEV_PAGES: 'true' }],
    [true, { DEMO: 'false', DEV_PAGES: 'true' }],
  ])('are there: %s, with %j', (isOpen, environment) =>
    expect(readSettings(environment).DEV_PAGES).toBe(isOpen),
  )

  test('are warned of where others may reach them, and so are the demo’s passwords', () => {
    const warned = (environment: Readonly<Record<string, string>>) => readSettings(environment).warnings
    const [pages, passwords] = [expect.stringContaining('/dev/sso'), expect.stringContaining('passwords')]
    expect(warned({ HOST: '0.0.0.0', DEV_PAGES: 'true' })).toEqual([pages, passwords])
    const real = { DEMO: 'false', RETURN_ADDRESS: JSON.stringify(RETURN_ADDRESS) }
    expect(warned({ ORIGIN: 'https://shop.example', DEV_PAGES: 'true', ...real })).toEqual([pages])
    expect(warned({ HOST: '0.0.0.0', ...real })).toEqual([])
    expect(warned({})).toEqual([])
  })
})

test.each([
  [{ ORIGIN: 'https://shop.example' }, 'behind https://shop.example'],
  [{ ORIGIN: 'http://192.168.1.5:3000', DEMO: 'true' }, 'behind http://192.168.1.5:3000'],
  [{ ORIGIN: 'https://shop.example', DEV_PAGES: 'true' }, 'behind https://shop.example'],
  [{ HOST: '0.0.0.0' }, 'with HOST=0.0.0.0'],
  [{ TRUSTED_PROXIES: '1' }, 'with TRUSTED_PROXIES=1'],
])('with %j the demo’s public passwords stop the start', (environment, how) =>
  expect(() => readSettings(environment)).toThrow(
    `DEMO: must be false ${how}, because the demo’s passwords are public`,
  ),
)

test.each([
  [{ ORIGIN: 'http://localhost:3000' }],
  [{ ORIGIN: 'https://shop.example', DEMO: 'false' }],
  [{ ORIGIN: 'https://shop.example', DEMO_PASSWORD: 'a long password' }],
])('with %j the shop starts', environment => expect(() => readSettings(environment)).not.toThrow())

test.each([
  [false, {}],
  [false, { ORIGIN: 'http://localhost:3000' }],
  [true, { ORIGIN: 'https://localhost' }],
  [false, { ORIGIN: 'https://localhost', SECURE_COOKIES: 'false' }],
  [true, { SECURE_COOKIES: 'true' }],
])('cookies are secure: %s, with %j', (isSecure, environment) =>
  expect(readSettings(environment).SECURE_COOKIES).toBe(isSecure),
)

test('the api gets the terms of orders in minutes, cents and business days (C-269, C-288, CO-86, CO-87)', () => {
  const settings = { ORDER_PAY_MINUTES: '60', DELIVERY_COUNTRIES: 'HK, MO', AUSTRALIA_CAP: '5500.5' }
  expect(checkoutTerms(readSettings(settings))).toEqual({
    payMinutes: 60,
    cutOffHour: 14,
    workingDays: ['mon', 'tue', 'wed', 'thu', 'fri'],
    deliveryCountries: ['HK', 'MO'],
    australiaCap: 550_050,
    deliveryDays: {
      HOME_DELIVERY: { HK: [3, 5], MO: [5, 7], AU: [7, 12], SG: [5, 8] },
      STORE_PICKUP: null,
      COURIER_PICKUP: [3, 5],
    },
  })
})

test.each([
  [[2, 4], { HK: [2, 4], MO: [2, 4], AU: [2, 4], SG: [2, 4] }],
  [null, { HK: null, MO: null, AU: null, SG: null }],
  [
    { HK: [1, 2], SG: null },
    { HK: [1, 2], SG: null },
  ],
])('home delivery in %j business days is %j by country (C-269)', (given, byCountry) => {
  const days = { HOME_DELIVERY: given, STORE_PICKUP: null, COURIER_PICKUP: null }
  const settings = readSettings({ DELIVERY_DAYS: JSON.stringify(days) })
  expect(checkoutTerms(settings).deliveryDays.HOME_DELIVERY).toEqual(byCountry)
})

test('the api gets what the shop charges in cents (C-264, CO-69, CO-70, CO-92)', () => {
  expect(shopCharges(readSettings({}))).toEqual({
    freight: {
      byCountry: { HK: 3000, MO: 5000, AU: 20_000, SG: 15_000 },
      freeFrom: 100_000,
      memberPickupFrom: 0,
    },
    serviceFees: { PACKAGE: 2000, GREETING_CARD: 1000 },
    servicePromotions: {},
  })
  const settings = {
    FREIGHT_FEES: '{"HK":12.5,"MO":0,"AU":1,"SG":2}',
    FREIGHT_FREE_FROM: '800',
    FREIGHT_MEMBER_PICKUP_FROM: '200',
    PACKAGE_FEE: '0',
    GREETING_CARD_FEE: '9.9',
    PACKAGE_PROMOTION_FEE: '',
    GREETING_CARD_PROMOTION_FEE: '5',
  }
  expect(shopCharges(readSettings(settings))).toEqual({
    freight: { byCountry: { HK: 1250, MO: 0, AU: 100, SG: 200 }, freeFrom: 80_000, memberPickupFrom: 20_000 },
    serviceFees: { PACKAGE: 0, GREETING_CARD: 990 },
    servicePromotions: { GREETING_CARD: 500 },
  })
})

test.each([
  '{"HK":30}',
  '{"HK":-1,"MO":50,"AU":200,"SG":150}',
  '{"HK":30,"MO":50,"AU":200,"SG":150,"US":9}',
  '30',
])('fees of delivery %s are refused', FREIGHT_FEES =>
  expect(() => readSettings({ FREIGHT_FEES })).toThrow(/FREIGHT_FEES: must be JSON such as/),
)

test('the shop names its own return address; in pieces or in one language it is refused (M-206, MO-71)', () => {
  const own = { RETURN_ADDRESS: JSON.stringify(RETURN_ADDRESS) }
  expect(returnAddress(readSettings(own))).toEqual({ ...RETURN_ADDRESS, mobile: '' })
  expect(returnAddress(readSettings({}))?.name.en_US).toBe('Cairn Returns')
  for (const wrong of ['Flat 1', '{}', JSON.stringify({ ...RETURN_ADDRESS, name: { zh_HK: '店' } })])
    expect(() => readSettings({ RETURN_ADDRESS: wrong })).toThrow(/RETURN_ADDRESS: must be JSON such as/)
})

test('a shop that is no demo has no return address until it names one, and says so at its start (MO-71)', () => {
  const real = readSettings({ DEMO: 'false' })
  expect(returnAddress(real)).toBeNull()
  expect(real.warnings).toContainEqual(expect.stringContaining('RETURN_ADDRESS is not set'))
  expect(readSettings({}).warnings.join()).not.toContain('RETURN_ADDRESS')
})

test('.env.example describes every setting', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const described = [...example.matchAll(/^#?\s?([A-Z_]+)=/gm)].map(([, name]) => name)
  const { warnings: _, ...settings } = readSettings({
    ORIGIN: 'http://x.example',
    PRACTICE_ORIGIN: 'http://practice.x.example',
    DEMO_PASSWORD: 'x'.repeat(12),
    SECRET: 'x'.repeat(16),
    METRICS_TOKEN: 'x'.repeat(16),
    DATABASE_URL: 'sqlite:x',
    SOLD_COUNT_MIN: '1',
    GATEWAY_PORT: '0',
    PACKAGE_PROMOTION_FEE: '1',
    GREETING_CARD_PROMOTION_FEE: '1',
    RETURN_ADDRESS: JSON.stringify(RETURN_ADDRESS),
  })
  const known = Object.keys(settings).filter(name => name === name.toUpperCase())
  expect(described.sort()).toEqual(known.sort())
})

test.each([
  ['files', {}],
  ['files', { DATABASE_URL: 'sqlite:shop.db' }],
  ['database', { DATABASE_URL: 'postgres://user@host/shop' }],
  ['files', { DATABASE_URL: 'postgres://user@host/shop', CONTENT_STORE: 'files' }],
])('content is kept in %s with %o', (expected, given) =>
  expect(readSettings(given).CONTENT_STORE).toBe(expected),
)
