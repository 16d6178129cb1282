import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { exampleOrigin, practiceOrigin, practiceSettings } from './practice-settings.ts'

/** A public shop with a provider of everything. */
const SHOP = readSettings({
  DEMO: 'false',
  ORIGIN: 'https://shop.example',
  SECRET: 'hidden-secret-of-the-shop',
  DATABASE_URL: 'postgres://hidden@db.example/shop',
  DATA_DIR: '/srv/hidden',
  MAIL_URL: 'smtp://hidden@mail.example',
  SMS_URL: 'https://hidden.sms.example',
  SMS_TOKEN: 'hidden-token',
  PAYDOLLAR_ADDRESS: 'https://hidden.pay.example/b2c',
  PAYDOLLAR_MERCHANT_ID: 'hidden-1',
  PAYDOLLAR_SECRETS: 'hidden-pay-secret',
  PAYDOLLAR_LOGIN: 'hidden-login',
  PAYDOLLAR_PASSWORD: 'hidden-pay-password',
  RETURN_ADDRESS:
    '{"name":{"zh_HK":"退貨部","en_US":"Returns"},"address":{"zh_HK":"觀塘","en_US":"Kwun Tong"}}',
  FACEBOOK_APP_ID: 'hidden-app',
  FACEBOOK_APP_SECRET: 'hidden-app-secret',
  GOOGLE_ANALYTICS_ID: 'G-HIDDEN123',
  TAG_MANAGER_ID: 'GTM-HIDDEN1',
  INSIDER_SCRIPT_URL: 'https://hidden.insider.example/x.js',
  LIVE_CHAT_URL: 'https://hidden.chat.example',
  CONTACT_EMAIL: 'hidden@shop.example',
  METRICS_TOKEN: 'hidden-metrics-token',
  WEBHOOK_LOOPBACK: 'true',
  ORDER_PAY_MINUTES: '45',
  CURRENCY_SYMBOL: 'HK$',
})

test('a practice shop has the terms of the shop, and no key, provider, account or secret of it', () => {
  const own = practiceSettings(SHOP, { directory: '/tmp/practice', origin: 'https://practice.shop.example' })
  expect(JSON.stringify({ ...own, given: [...own.given] })).not.toMatch(/hidden/i)
  expect(own).toMatchObject({
    ORIGIN: 'https://practice.shop.example',
    DATA_DIR: '/tmp/practice',
    CONTENT_STORE: 'files',
    DEMO: false,
    DEV_PAGES: true,
    SECURE_COOKIES: true,
    WEBHOOK_LOOPBACK: false,
    ORDER_PAY_MINUTES: 45,
    OIDC_PROVIDERS: [],
    SSO_ISSUERS: [],
  })
  expect(own.DATABASE_URL).toBeUndefined()
  // Staff cannot change what the environment gives; accounts are not given here.
  expect([...own.given].toSorted()).toEqual(['CURRENCY_SYMBOL', 'ORDER_PAY_MINUTES', 'RETURN_ADDRESS'])
})

test.each([
  ['a shop of one machine', { PORT: '3000' }, 'http://127.0.0.1:3000', 'http://practice.localhost:3000'],
  [
    'one behind a local address',
    { ORIGIN: 'http://localhost' },
    'http://localhost',
    'http://practice.localhost',
  ],
  ['a public shop', { ORIGIN: 'https://shop.example', DEMO: 'false' }, 'https://shop.example', undefined],
  ['a shop that a network reaches', { HOST: '0.0.0.0', DEMO: 'false' }, 'http://0.0.0.0:3000', undefined],
  [
    'a public shop with the setting',
    { ORIGIN: 'https://shop.example', DEMO: 'false', PRACTICE_ORIGIN: 'https://try.shop.example' },
    'https://shop.example',
    'https://try.shop.example',
  ],
])('the practice shop of %s has its address', (_, environment, origin, expected) => {
  expect(practiceOrigin(readSettings(environment), origin)).toBe(expected)
})

test('the setting that is missing is shown with a value that fits the shop', () => {
  expect(exampleOrigin({ ORIGIN: 'https://www.shop.hk' })).toBe('https://practice.shop.hk')
  expect(exampleOrigin({})).toBe('https://practice.shop.example')
})
