import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createMember, memberProfile, sendVerifyCode } from '../client/account/account.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import type { CreateMemberInput } from '../generated/operations.ts'
import type { Identity } from '../identity/identity.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { CHEAP } from '../testing/members.ts'
import { codeTo } from '../testing/outbox.ts'
import { NOW } from '../testing/serve.ts'
import { FORM } from './testing.ts'

const IDENTITY: Identity = {
  appType: 'FACE_BOOK',
  issuer: 'https://identity.example',
  subject: 'u-1',
  nickName: 'Ming <script>',
  email: 'ming@example.com',
  mobile: null,
}
const { password: _, confirmPassword: __, ...FIELDS } = FORM

describeOnBothDatabases('membership for a third party’s identity', open => {
  let commerce: Commerce
  let now = NOW
  let token = ''
  let thirdPartyId = ''
  const as = (who = token) => commerce.createServerApi({ locale: 'en_US', token: who })
  const accounts = () => open().db.selectFrom('account').selectAll().execute()
  const code = async () => {
    await sendVerifyCode(as(), { email: FORM.email, purpose: 'REGISTER' })
    return codeTo(commerce.services, FORM.email)
  }
  const create = (input: Partial<CreateMemberInput>, who?: string) =>
    createMember(as(who), { ...FIELDS, thirdPartyId, verifyCode: '', ...input })

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: { usesOutbox: true, passwordCost: CHEAP },
    })
    return () => commerce.close()
  })
  beforeEach(async () => {
    await emptyTables(
      open().db,
      'account',
      'session',
      'verify_code',
      'rate_limit',
      'outbox',
      'third_party_link',
      'third_party_proof',
    )
    now = NOW
    const visitor = await commerce.services.sessions.startVisitor(now)
    token = visitor.token
    thirdPartyId = await commerce.services.pendingIdentities.keep(IDENTITY, visitor.session.userCode, now)
  })

  test('is an account without password, linked and logged in (M-058, M-232, MO-08, MO-98)', async () => {
    const answer = await create({ verifyCode: await code() })
    expect(answer).toMatchObject({
      userErrors: [],
      token: expect.any(String),
      customer: { email: FORM.email },
    })
    expect(await memberProfile(as(answer.token ?? ''))).toMatchObject({
      hasPassword: false,
      linkedTypes: ['FACE_BOOK'],
      nickName: null,
    })
    expect(await accounts()).toMatchObject([
      {
        sign_up_method: 'memberSignUp',
        login_method: 'ssoLogin',
        login_type: 'FACE_BOOK',
        is_email_verified: 1,
      },
    ])
  })

  test('its form is checked like the other one (M-039, M-041, M-043)', async () => {
    const { token: none, userErrors } = await create({ firstName: '', agreesToTerms: false })
    expect(none).toBeNull()
    expect(userErrors.map(({ field }) => field)).toEqual(['verifyCode', 'firstName', 'agreesToTerms'])
    expect(await accounts()).toEqual([])
  })

  test.each([
    ['unknown', () => create({ thirdPartyId: 'nothing' })],
    ['without end', () => create({ thirdPartyId: 'x'.repeat(100_000) })],
    [
      'another browser’s',
      async () => {
        const stranger = await commerce.services.sessions.startVisitor(NOW)
        return create({}, stranger.token)
      },
    ],
    [
      'too old',
      () => {
        now += 31 * 60_000
        return create({})
      },
    ],
  ])('an identity that is %s creates no member (M-287, MO-23)', async (_, attempt) => {
    const { token: none, userErrors } = await attempt()
    expect(none).toBeNull()
    expect(userErrors.map(({ code: refused, field }) => [refused, field])).toContainEqual([
      'IDENTITY_GONE',
      'thirdPartyId',
    ])
    expect(await accounts()).toEqual([])
  })

  test('an identity that was linked in the meantime leaves no half-made account (MO-27)', async () => {
    const verifyCode = await code()
    const link = {
      user_code: 'M1',
      app_type: 'FACE_BOOK',
      issuer: IDENTITY.issuer,
      subject: IDENTITY.subject,
      linked_at: NOW,
    } as const
    await open().db.insertInto('third_party_link').values(link).execute()
    const { token: none, userErrors } = await create({ verifyCode })
    expect(none).toBeNull()
    expect(userErrors).toMatchObject([{ code: 'BIND_FAILED' }])
    expect(await accounts()).toEqual([])
  })
})
