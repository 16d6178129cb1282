import type { Request } from 'express'
import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from '../settings/settings.ts'
import { createOriginOf } from './origin-of.ts'
import { openSignIn } from './sign-in.ts'
import { createExtras } from '#demo/extras.ts'

const audience = () => 'https://shop.example'
const extras = await createExtras({ clock: () => 0, audience })
const typesWith = (environment: Readonly<Record<string, string>>) => {
  const settings = readSettings(environment)
  return openSignIn(settings, audience, settings.DEV_PAGES ? extras : undefined).providers.map(
    ({ appType }) => appType,
  )
}
const google = {
  type: 'GOOGLE',
  name: 'Google',
  issuer: 'https://accounts.google.com',
  clientId: 'a',
  clientSecret: 'b',
}
const { publicKey } = generateKeyPairSync('ed25519')
const pem = publicKey.export({ type: 'spki', format: 'pem' })

describe('adapters', () => {
  test('a public shop has those it is set up for, in order, and nothing to try them with (MO-24)', () => {
    expect(typesWith({ DEMO: 'false' })).toEqual([])
    const environment = {
      DEMO: 'false',
      FACEBOOK_APP_ID: '1',
      FACEBOOK_APP_SECRET: '2',
      OIDC_PROVIDERS: JSON.stringify([{ ...google, type: 'OTHER', name: 'Club' }, google]),
    }
    expect(typesWith(environment)).toEqual(['FACE_BOOK', 'OTHER', 'GOOGLE'])
  })

  test('while developing, the test provider replaces those that are missing (MO-24)', () => {
    expect(typesWith({ DEV_PAGES: 'true' })).toEqual(['FACE_BOOK', 'INSTAGRAM', 'GOOGLE'])
    const environment = { DEV_PAGES: 'true', INSTAGRAM_APP_ID: '1', INSTAGRAM_APP_SECRET: '2' }
    expect(typesWith(environment)).toEqual(['INSTAGRAM', 'FACE_BOOK', 'GOOGLE'])
  })
})

describe('settings', () => {
  test('Facebook’s version is v17.0 unless set (M-060, MO-26)', () => {
    expect(readSettings({}).FACEBOOK_VERSION).toBe('v17.0')
    expect(readSettings({ FACEBOOK_VERSION: 'v21.0' }).FACEBOOK_VERSION).toBe('v21.0')
  })

  test('issuers of single sign-on have a key each (MO-28)', () => {
    const issuers = [
      { issuer: 'a', jwksUrl: 'https://a.example/jwks' },
      { issuer: 'b', publicKey: pem },
      { issuer: 'c', secret: 's'.repeat(32) },
    ]
    const read = readSettings({ SSO_ISSUERS: JSON.stringify(issuers) }).SSO_ISSUERS
    expect(read).toMatchObject([
      { issuer: 'a', kind: 'published' },
      { issuer: 'b', kind: 'published', key: { type: 'public' } },
      { issuer: 'c', kind: 'shared', key: { type: 'secret' } },
    ])
  })

  test.each([
    ['FACEBOOK_VERSION', { FACEBOOK_VERSION: '17/../x' }],
    ['FACEBOOK_APP_SECRET', { FACEBOOK_APP_ID: '1' }],
    ['INSTAGRAM_APP_SECRET', { INSTAGRAM_APP_ID: '1' }],
    ['OIDC_PROVIDERS', { OIDC_PROVIDERS: '{' }],
    ['OIDC_PROVIDERS.0.type', { OIDC_PROVIDERS: JSON.stringify([{ ...google, type: 'MYSPACE' }]) }],
    ['OIDC_PROVIDERS.0.issuer', { OIDC_PROVIDERS: JSON.stringify([{ ...google, issuer: 'http://x' }]) }],
    ['OIDC_PROVIDERS', { OIDC_PROVIDERS: JSON.stringify([google, google]) }],
    ['SSO_ISSUERS', { SSO_ISSUERS: 'club' }],
    ['SSO_ISSUERS.0', { SSO_ISSUERS: JSON.stringify([{ issuer: 'a' }]) }],
    ['SSO_ISSUERS.0', { SSO_ISSUERS: JSON.stringify([{ issuer: 'a', secret: 'short' }]) }],
    ['SSO_ISSUERS.0', { SSO_ISSUERS: JSON.stringify([{ issuer: 'a', publicKey: 'none' }]) }],
    ['SSO_ISSUERS.0', { SSO_ISSUERS: JSON.stringify([{ issuer: 'a', jwksUrl: 'http://a.example' }]) }],
  ])('%s is named when it is wrong: %j', (name, environment) => {
    expect(() => readSettings(environment)).toThrow(SettingsError)
    expect(() => readSettings(environment)).toThrow(`  ${name}: `)
  })
})

describe('the address a browser came by', () => {
  const parts = { isSecure: false, listening: '127.0.0.1', fallback: () => 'http://127.0.0.1:3000' }
  test('is the setting’s, else what the request says where that is an address', () => {
    const asked = (host: string, localAddress = '127.0.0.1') =>
      ({ headers: { host }, socket: { localAddress } }) as Request // all that is read
    const known = createOriginOf({ ...parts, origin: 'https://shop.example' })
    expect(known(asked('localhost:3000'))).toBe('https://shop.example')
    const open = createOriginOf({ ...parts, origin: undefined })
    expect(open(asked('localhost:3000'))).toBe('http://localhost:3000')
    expect(open(asked('[::1]:3000'))).toBe('http://[::1]:3000')
    expect(open(asked('192.0.2.7:3000', '::ffff:192.0.2.7'))).toBe('http://192.0.2.7:3000')
    for (const host of ['evil.example', 'evil.example/x', 'a@b', 'a b', '', 'x:99999999', '192.0.2.8'])
      expect(open(asked(host))).toBe('http://127.0.0.1:3000')
    expect(createOriginOf({ ...parts, isSecure: true, origin: undefined })(asked('localhost'))).toBe(
      'https://localhost',
    )
  })
})
