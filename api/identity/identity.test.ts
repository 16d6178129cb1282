import { isoInHongKong } from '#locales/hong-kong.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  linkAccount,
  ssoLogin,
  thirdPartyLogin,
  thirdPartyProvidersQuery,
} from '../client/account/identity.ts'
import { isVisitor, loginAsVisitor } from '../client/session.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { addMember, PASSWORD, READABLE } from '../testing/members.ts'
import { NOW } from '../testing/serve.ts'
import type { Identity } from './identity.ts'
import { PENDING_MS, TICKET_MS } from './pending-identities.ts'
import { THIRD_PARTY_TYPES } from './third-party.ts'

const IDENTITY: Identity = {
  appType: 'FACE_BOOK',
  issuer: 'https://faces.example',
  subject: '4711',
  nickName: '小美',
  email: 'ming@example.com',
  mobile: '+852 91230002',
}
const ACCOUNT = { account: 'ming@example.com', password: PASSWORD }

describeOnBothDatabases('identities of third parties', open => {
  let commerce: Commerce
  let now = NOW
  let visitor = ''
  let browser = ''
  let userCode = ''
  const as = (token = visitor, locale: 'zh_HK' | 'en_US' = 'en_US') =>
    commerce.createServerApi({ locale, token })
  const newVisitor = async () => {
    const { token } = await loginAsVisitor(commerce.createServerApi({}))
    return { token, code: (await commerce.services.sessions.find(token, now))?.userCode ?? '' }
  }
  const ticket = (identity: Identity = IDENTITY, by = browser) =>
    commerce.services.pendingIdentities.issueTicket(identity, by, now, 'ticket')
  const arrive = async (identity: Identity = IDENTITY, token = visitor, by = browser) =>
    thirdPartyLogin(as(token), {
      appType: identity.appType,
      appIdentifier: await ticket(identity, by),
    })
  const pending = async (identity: Identity = IDENTITY) => (await arrive(identity)).thirdPartyId ?? ''
  const link = async (thirdPartyId: string, account: object = ACCOUNT, token = visitor) =>
    linkAccount(as(token), {
      appType: 'FACE_BOOK',
      appIdentifier: thirdPartyId,
      ...ACCOUNT,
      ...account,
    })
  const codes = ({ userErrors }: { readonly userErrors: readonly { readonly code: string }[] }) =>
    userErrors.map(({ code }) => code)
  const ask = async (query: string, token = visitor): Promise<Readonly<Record<string, unknown>>> => {
    const { data, errors } = await commerce.execute({ query, token })
    if (errors?.[0]) throw errors[0]
    return data as Readonly<Record<string, unknown>>
  }

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: {
        ...READABLE,
        thirdParties: [
          { appType: 'FACE_BOOK', name: 'Facebook' },
          { appType: 'INSTAGRAM', name: 'Instagram' },
        ],
      },
    })
    return () => commerce.close()
  })
  beforeEach(async () => {
    const { db } = open()
    await emptyTables(db, 'account', 'session', 'third_party_proof', 'third_party_link', 'rate_limit')
    now = NOW
    const begun = await newVisitor()
    visitor = begun.token
    browser = begun.code
    userCode = await addMember(commerce.services, { email: 'ming@example.com' }).then(made => made.user_code)
  })

  test('only third parties with an adapter have a button, in the order given; each begins at a path of ours (MO-24)', async () => {
    expect(await thirdPartyProvidersQuery(as()).queryFn()).toEqual([
      { appType: 'FACE_BOOK', name: 'Facebook', startUrl: '/auth/FACE_BOOK' },
      { appType: 'INSTAGRAM', name: 'Instagram', startUrl: '/auth/INSTAGRAM' },
    ])
  })

  test('there are exactly the fourteen types, any other is refused by the schema; those without an adapter are refused in words (M-054)', async () => {
    const { __type } = await ask('{ __type(name: "ThirdPartyType") { enumValues { name } } }')
    expect(__type).toEqual({ enumValues: THIRD_PARTY_TYPES.map(name => ({ name })) })
    expect(THIRD_PARTY_TYPES).toHaveLength(14)
    await expect(
      ask('mutation { thirdPartyLogin(appType: MYSPACE, appIdentifier: "x") { token } }'),
    ).rejects.toThrow(/MYSPACE/)
    for (const appType of THIRD_PARTY_TYPES.filter(type => type !== 'FACE_BOOK' && type !== 'INSTAGRAM')) {
      expect(codes(await thirdPartyLogin(as(), { appType, appIdentifier: 'x' }))).toEqual([
        'THIRD_PARTY_FAILED',
      ])
    }
  })

  test('an identity without account tells what is known of it, and no token; a matching e-mail links nothing (M-055, M-225, MO-25, MO-27)', async () => {
    const answer = await arrive()
    expect(answer).toEqual({
      token: null,
      expiresAt: null,
      customer: null,
      nickName: '小美',
      email: 'ming@example.com',
      mobile: '+852 91230002',
      thirdPartyId: expect.stringMatching(/^[\w-]{43}$/),
      question: null,
      userErrors: [],
    })
    expect(await open().db.selectFrom('third_party_link').selectAll().execute()).toEqual([])
  })

  test('linked by the password of an account, it logs in at once and ever after, and the third party is on record (M-025, M-026, M-056, M-057, M-226, MO-08)', async () => {
    const linked = await link(await pending())
    expect(linked).toMatchObject({ linked: true, userErrors: [], customer: { email: 'ming@example.com' } })
    const again = await arrive()
    expect(again).toMatchObject({
      thirdPartyId: null,
      nickName: null,
      customer: { email: 'ming@example.com' },
    })
    expect(again.token).not.toBe(linked.token)
    expect(again.expiresAt).toBe(isoInHongKong(now + 2 * 3_600_000))
    expect(await isVisitor(as(again.token ?? ''))).toBe(false)
    expect(await commerce.services.accounts.byCode(userCode)).toMatchObject({
      login_method: 'ssoLogin',
      login_type: 'FACE_BOOK',
      login_at: now,
    })
  })

  test('the second names do the same, and Facebook and Instagram have operations of their own (M-224, M-225, M-226)', async () => {
    const first = await ask(
      `mutation { gwLoginByThirdParty(appType: FACE_BOOK, appIdentifier: "${await ticket()}", userId: "u") { thirdPartyId nickName } }`,
    )
    const { thirdPartyId } = first['gwLoginByThirdParty'] as { thirdPartyId: string }
    const bound = await ask(
      `mutation { thirdPartyBindV2(input: { appType: FACE_BOOK, appIdentifier: "${thirdPartyId}", account: "ming@example.com", password: "${PASSWORD}" }) { linked } }`,
    )
    expect(bound['thirdPartyBindV2']).toEqual({ linked: true })
    const fields = '{ token userCode userErrors { code } }'
    const faces = await ask(`mutation { facebookLogin(appIdentifier: "${await ticket()}") ${fields} }`)
    expect(faces['facebookLogin']).toMatchObject({ token: expect.any(String), userCode, userErrors: [] })
    const instant = { ...IDENTITY, appType: 'INSTAGRAM' as const }
    const pictures = await ask(`mutation { instagramLogin(authCode: "${await ticket(instant)}") ${fields} }`)
    expect(pictures['instagramLogin']).toEqual({
      token: null,
      userCode: null,
      userErrors: [{ code: 'THIRD_PARTY_NOT_LINKED' }],
    })
  })

  test('a ticket works once, for ten minutes, for its own third party (M-286)', async () => {
    const used = await ticket()
    const facebook = (appIdentifier: string) => thirdPartyLogin(as(), { appType: 'FACE_BOOK', appIdentifier })
    expect(codes(await facebook(used))).toEqual([])
    expect(codes(await facebook(used))).toEqual(['THIRD_PARTY_REFUSED'])

    const old = await ticket()
    now += TICKET_MS
    expect(codes(await facebook(old))).toEqual(['THIRD_PARTY_REFUSED'])

    const others = await ticket({ ...IDENTITY, appType: 'INSTAGRAM' })
    expect(codes(await facebook(others))).toEqual(['THIRD_PARTY_REFUSED'])
    expect(codes(await facebook(''))).toEqual(['THIRD_PARTY_REFUSED'])
    expect(codes(await facebook('x'.repeat(100_000)))).toEqual(['THIRD_PARTY_REFUSED'])
  })

  test('of two who show a ticket at once, one gets in', async () => {
    await link(await pending())
    const appIdentifier = await ticket()
    const answers = await Promise.all(
      [1, 2, 3].map(() => thirdPartyLogin(as(), { appType: 'FACE_BOOK', appIdentifier })),
    )
    expect(answers.filter(({ token }) => token !== null)).toHaveLength(1)
  })

  test('ticket and pending identity belong to the browser that came back: an attacker cannot link theirs to a stranger’s account', async () => {
    const other = await newVisitor()
    expect(codes(await arrive(IDENTITY, other.token))).toEqual(['THIRD_PARTY_REFUSED'])
    const thirdPartyId = await pending()
    expect(codes(await link(thirdPartyId, {}, other.token))).toEqual(['BIND_FAILED'])
    expect(await commerce.services.pendingIdentities.find(thirdPartyId, now, undefined)).toBeUndefined()
    expect(codes(await link(thirdPartyId))).toEqual([])
  })

  test('a wrong password links nothing and leaves the identity for another try, for half an hour (M-057, MO-27)', async () => {
    const thirdPartyId = await pending()
    const wrong = await link(thirdPartyId, { password: 'wrong-pass1' })
    expect(wrong).toMatchObject({ linked: false, token: null })
    expect(codes(wrong)).toEqual(['LOGIN_MISMATCH'])
    now += PENDING_MS
    expect(codes(await link(thirdPartyId))).toEqual(['BIND_FAILED'])
  })

  test('linking counts as guessing a password: the image code is asked for (M-030, MO-27)', async () => {
    const thirdPartyId = await pending()
    for (let tries = 0; tries < 3; tries++) await link(thirdPartyId, { password: 'wrong-pass1' })
    expect(codes(await link(thirdPartyId))).toEqual(['IMAGE_CODE_MISSING'])
  })

  test('an identity opens one account, an account has one identity of a type: else binding failed (M-286, MO-27)', async () => {
    const [first, second] = [await pending(), await pending()]
    const other = await pending({ ...IDENTITY, subject: '4712' })
    expect(codes(await link(first))).toEqual([])
    await addMember(commerce.services, { email: 'other@example.com', mobile: '+852 91110000' })
    const again = await link(second, { account: 'other@example.com' })
    expect(again).toMatchObject({ linked: false, token: null })
    expect(codes(again)).toEqual(['BIND_FAILED'])
    expect(codes(await link(other))).toEqual(['BIND_FAILED'])
    // Not used up by that: another account may have it.
    expect(codes(await link(other, { account: 'other@example.com' }))).toEqual([])
    expect(codes(await link(first))).toEqual(['BIND_FAILED'])
  })

  test('the same subject of another issuer is another person', async () => {
    await link(await pending())
    expect((await arrive({ ...IDENTITY, issuer: 'https://elsewhere.example' })).token).toBeNull()
  })

  test('a suspended member is refused by name (MO-04)', async () => {
    await link(await pending())
    await commerce.services.accounts.update(userCode, { is_suspended: 1 })
    const answer = await arrive()
    expect(answer.token).toBeNull()
    expect(codes(answer)).toEqual(['LOGIN_SUSPENDED'])
  })

  test('neither tickets nor pending identities are stored as they are', async () => {
    const [one, two] = [await ticket(), await pending()]
    const rows = JSON.stringify(await open().db.selectFrom('third_party_proof').selectAll().execute())
    expect(rows).not.toContain(one)
    expect(rows).not.toContain(two)
    now += PENDING_MS
    await ticket()
    expect(await open().db.selectFrom('third_party_proof').selectAll().execute()).toHaveLength(1)
  })

  test('errors are in the language of the request (M-285, M-286)', async () => {
    const said = async (appType: 'FACE_BOOK' | 'QQ', locale: 'zh_HK' | 'en_US') =>
      (await thirdPartyLogin(as(visitor, locale), { appType, appIdentifier: 'x' })).userErrors[0]?.message
    expect(await said('FACE_BOOK', 'zh_HK')).toBe('第三方帳戶驗證失敗，請再試一次。')
    expect(await said('FACE_BOOK', 'en_US')).toMatch(/^Logging in with the other service failed/)
    expect(await said('QQ', 'zh_HK')).toBe('暫時未能連接第三方服務，請稍後再試。')
    expect(await said('QQ', 'en_US')).toMatch(/cannot be reached/)
  })

  test('without a configured issuer, single sign-on is off (M-227, MO-28)', async () => {
    expect(codes(await ssoLogin(as(), 'x.y.z'))).toEqual(['SSO_OFF'])
  })
})
