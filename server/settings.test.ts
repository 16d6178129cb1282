import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('a shop runs without any setting', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    CONTENT_PREFIX: '/content',
  })
})

test.each([
  ['PORT', 'a lot'],
  ['PORT', '70000'],
  ['ORIGIN', 'shop.example'],
  ['SECRET', 'short'],
  ['DATABASE_URL', 'mysql://x'],
  ['CONTENT_PREFIX', 'content'],
  ['IMAGE_HOST_MAP', '{"a":1}'],
  ['IMAGE_HOST_MAP', 'not json'],
  ['DEMO', 'yes'],
  ['TRUSTED_PROXIES', 'true'],
  ['DEV_PAGES', 'yes'],
  ['MAIL_URL', 'https://mail.example'],
  ['MAIL_FROM', 'a@b.com\nBcc: c@d.com'],
  ['SMS_URL', 'sms.example'],
])('a wrong %s (%s) is named', (name, value) =>
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`\\b${name}:`)),
)

test('an empty setting counts as not set', () => expect(readSettings({ PORT: '' }).PORT).toBe(3000))

test('pages for development go with the demo unless they are set', () => {
  expect(readSettings({}).DEV_PAGES).toBe(true)
  expect(readSettings({ DEMO: 'false' }).DEV_PAGES).toBe(false)
  expect(readSettings({ DEV_PAGES: 'false' }).DEV_PAGES).toBe(false)
  expect(readSettings({ DEMO: 'false', DEV_PAGES: 'true' }).DEV_PAGES).toBe(true)
})

test('.env.example describes every setting', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
  const described = [...example.matchAll(/^#?\s?([A-Z_]+)=/gm)].map(([, name]) => name)
  const known = Object.keys(
    readSettings({ ORIGIN: 'http://x.example', SECRET: 'x'.repeat(16), DATABASE_URL: 'sqlite:x' }),
  )
  expect(described.sort()).toEqual(known.sort())
})
