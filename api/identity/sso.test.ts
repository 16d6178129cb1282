import { isoInHongKong } from '#locales/hong-kong.ts'
import { createSecretKey, generateKeyPairSync } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { isVisitor, loginAsVisitor } from '../client/session.ts'
import { ssoLogin } from '../client/account/identity.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { addMember, READABLE } from '../testing/members.ts'
import { NOW } from '../testing/serve.ts'
import { createSingleSignOn } from './single-sign-on.ts'

const SHOP = 'https://shop.example'
const SHARED = createSecretKey(Buffer.alloc(32, 7))
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const singleSignOn = createSingleSignOn({
  audience: () => SHOP,
  issuers: [
    { issuer: 'https://club.example', kind: 'shared', key: SHARED },
    { issuer: 'https://bank.example', kind: 'published', key: publicKey },
    {
      issuer: 'https://down.example',
      kind: 'published',
      key: () => Promise.reject(new TypeError('fetch failed')),
    },
  ],
})

describeOnBothDatabases('single sign-on', open => {
  let commerce: Commerce
  let now = NOW
  let visitor = ''
  let userCode = ''
  let count = 0
  const as = (token = visitor) => commerce.createServerApi({ locale: 'en_US', token })

  /** A good token, but for what a case changes. Seconds are counted from now. */
  const tokenWith = (
    {
      iss = 'https://club.example',
      aud = SHOP,
      iat = 0,
      exp = 300,
      ...claims
    }: { iss?: string; aud?: string; iat?: number; exp?: number; [claim: string]: unknown } = {},
    key = SHARED,
    alg = 'HS256',
  ) => {
    const seconds = Math.floor(now / 1000)
    return new SignJWT({ jti: `id-${count++}`, sub: userCode, ...claims })
      .setProtectedHeader({ alg })
      .setIssuer(iss)
      .setAudience(aud)
      .setIssuedAt(seconds + iat)
      .setExpirationTime(seconds + exp)
      .sign(key)
  }
  const codeOf = async (token: string) => (await ssoLogin(as(), token)).userErrors[0]?.code

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: { ...READABLE, singleSignOn },
    })
    return () => commerce.close()
  })
  beforeEach(async () => {
    await emptyTables(open().db, 'account', 'session', 'spent_sso_token')
    now = NOW
    userCode = (await addMember(commerce.services, { email: 'ming@example.com', is_email_verified: 1 }))
      .user_code
    visitor = (await loginAsVisitor(commerce.createServerApi({}))).token
  })

  test('a signed token opens a session of two hours, recorded as ssoLogin (M-025, M-026, M-062, M-227, MO-28)', async () => {
    const answer = await ssoLogin(as(), await tokenWith())
    expect(answer).toMatchObject({ userErrors: [], customer: { email: 'ming@example.com' } })
    expect(answer.expiresAt).toBe(isoInHongKong(now + 2 * 3_600_000))
    expect(await isVisitor(as(answer.token ?? ''))).toBe(false)
    expect(await commerce.services.accounts.byCode(userCode)).toMatchObject({
      login_method: 'ssoLogin',
      login_type: null,
    })
  })

  test('it replaces a member’s session; the token is always a new one (MO-28)', async () => {
    const first = (await ssoLogin(as(), await tokenWith())).token ?? ''
    const second = (await ssoLogin(as(first), await tokenWith())).token ?? ''
    expect(new Set([visitor, first, second]).size).toBe(3)
    await expect(isVisitor(as(first))).rejects.toMatchObject({ code: '00510104' })
    expect(await isVisitor(as(second))).toBe(false)
  })

  test('published keys work too, and an e-mail address names a member where no code of ours does (MO-28)', async () => {
    const byAddress = { iss: 'https://bank.example', sub: 'their-own-name', email: 'Ming@Example.com' }
    const answer = await ssoLogin(as(), await tokenWith(byAddress, privateKey, 'ES256'))
    expect(answer).toMatchObject({ customer: { email: 'ming@example.com' } })
  })

  test('each token is used once, also by two at once (MO-28)', async () => {
    const token = await tokenWith()
    const answers = await Promise.all([1, 2, 3].map(() => ssoLogin(as(), token)))
    expect(answers.filter(answer => answer.token !== null)).toHaveLength(1)
    expect(await codeOf(token)).toBe('SSO_USED')
    expect(JSON.stringify(await open().db.selectFrom('spent_sso_token').selectAll().execute())).not.toContain(
      'id-',
    )
  })

  test.each([
    ['run out', 'SSO_EXPIRED', { iat: -300, exp: -10 }],
    ['more than five minutes old', 'SSO_EXPIRED', { iat: -306, exp: 60 }],
    ['good for more than five minutes', 'SSO_BAD_TOKEN', { exp: 301 }],
    ['from the future', 'SSO_BAD_TOKEN', { iat: 60, exp: 120 }],
    ['of an unknown issuer', 'SSO_BAD_TOKEN', { iss: 'https://evil.example' }],
    ['signed for another issuer', 'SSO_BAD_TOKEN', { iss: 'https://bank.example' }],
    ['for another shop', 'SSO_BAD_TOKEN', { aud: 'https://other.example' }],
    ['without an id', 'SSO_BAD_TOKEN', { jti: undefined }],
    ['of an unknown member', 'SSO_NO_ACCOUNT', { sub: 'unknown' }],
    ['with an unknown address', 'SSO_NO_ACCOUNT', { sub: undefined, email: 'a@b.com' }],
    [
      'with an unverified address',
      'SSO_NO_ACCOUNT',
      { sub: 'x', email: 'ming@example.com', email_verified: false },
    ],
    [
      'whose word on that is no yes',
      'SSO_NO_ACCOUNT',
      { sub: 'x', email: 'ming@example.com', email_verified: 'false' },
    ],
    ['whose subject is no text', 'SSO_NO_ACCOUNT', { sub: ['x'] as unknown as string }],
  ] as const)('a token %s is refused: %s (M-064, M-227, MO-28)', async (_, code, claims) => {
    expect(await codeOf(await tokenWith(claims))).toBe(code)
  })

  test('so is one without signature, of another key, signed with a public key as if it were a secret, and no token at all (MO-28)', async () => {
    const seconds = Math.floor(now / 1000)
    const unsigned = new UnsecuredJWT({ sub: userCode, jti: 'u' })
      .setIssuer('https://club.example')
      .setAudience(SHOP)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 60)
      .encode()
    const asSecret = createSecretKey(Buffer.from(publicKey.export({ type: 'spki', format: 'pem' })))
    const bank = { iss: 'https://bank.example' }
    const tokens = [
      unsigned,
      await tokenWith(bank, stranger.privateKey, 'ES256'),
      await tokenWith(bank, asSecret),
      'no token',
      '',
      `${await tokenWith()}x`,
      'x'.repeat(100_000),
    ]
    for (const token of tokens) expect(await codeOf(token)).toBe('SSO_BAD_TOKEN')
  })

  test('an address opens the account that proved it here, and no other: no account is taken over (M-227, MO-27, MO-28)', async () => {
    const { accounts } = commerce.services
    const claims = { sub: undefined, email: 'ming@example.com', email_verified: true }
    await accounts.update(userCode, { is_email_verified: 0 })
    expect(await codeOf(await tokenWith(claims))).toBe('SSO_NO_ACCOUNT')
    expect(await codeOf(await tokenWith())).toBeUndefined()
    await accounts.update(userCode, { is_email_verified: 1 })
    expect(await codeOf(await tokenWith({ ...claims, email_verified: 'true' }))).toBeUndefined()
  })

  test('a suspended member has no account to go to (MO-04)', async () => {
    await commerce.services.accounts.update(userCode, { is_suspended: 1 })
    expect(await codeOf(await tokenWith())).toBe('SSO_NO_ACCOUNT')
  })

  test('an issuer whose keys cannot be fetched is a fault of the server’s, not of the token (M-285)', async () => {
    const token = await tokenWith({ iss: 'https://down.example' }, privateKey, 'ES256')
    await expect(singleSignOn.read(token, now)).rejects.toThrow('The keys of an issuer cannot be fetched.')
  })
})
