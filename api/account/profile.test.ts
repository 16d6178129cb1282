import { beforeAll, beforeEach, expect, test } from 'vitest'
import { memberProfile, sendVerifyCode, simpleMember, updateMember } from '../client/account/account.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import type { Account } from '../auth/account-store.ts'
import type { UpdateMemberInput } from '../generated/operations.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { addMember, CHEAP } from '../testing/members.ts'
import { codeTo } from '../testing/outbox.ts'
import { NOW } from '../testing/serve.ts'
import { CONSENT_TEXT } from '../auth/consent.ts'

const EMAIL = 'ming@example.com'
const BOTH_INFOS = `{
  accountInfo { ...All } queryUserInformation { ...All }
  customer { isStaff accountInfo { ...All } gwpMemberInfo {
    countryCode mobile name email sex birthMonth staffCode staffName } }
}
fragment All on AccountInfo {
  name nickname portrait firstName lastName birthday genderType userRemark email mobile appellation }`

describeOnBothDatabases('the profile', open => {
  let commerce: Commerce
  let now = NOW
  let token = ''
  let member: Account
  const as = (who = token) => commerce.createServerApi({ locale: 'en_US', token: who })
  const open1 = async (account: Account) =>
    (
      await commerce.services.sessions.startMember(
        { userCode: account.user_code, levelCode: account.level_code },
        false,
        now,
      )
    ).token
  const update = (input: UpdateMemberInput) => updateMember(as(), input)
  const refusals = async (input: UpdateMemberInput) => {
    const before = await memberProfile(as())
    const { profile, userErrors } = await update(input)
    expect(profile).toBeNull()
    expect(await memberProfile(as())).toEqual(before)
    return userErrors.map(({ code, field }) => [code, field])
  }
  const codeFor = async (receiver: string) => {
    const to = receiver.startsWith('+') ? { mobile: receiver } : { email: receiver }
    await sendVerifyCode(as(), { ...to, purpose: 'CHANGE_CONTACT' })
    return codeTo(commerce.services, receiver)
  }

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
    )
    now = NOW
    member = await addMember(commerce.services, {
      email: EMAIL,
      mobile: '+852 91234567',
      is_email_verified: 1,
      appellation: 'MR',
      first_name: '大文',
      last_name: '陳',
      nick_name: 'Ming',
      sex: 'M',
      birth_month: 5,
      birthday: '1990-05-17',
      staff_code: 'HK0207',
      staff_name: 'Chan Siu Ming',
      sign_up_method: 'staffSignUp',
    })
    token = await open1(member)
  })

  test('has everything the form asks (M-091, M-235)', async () => {
    const row = {
      user_code: member.user_code,
      app_type: 'FACE_BOOK',
      issuer: 'i',
      subject: 's',
      linked_at: NOW,
    } as const
    await open().db.insertInto('third_party_link').values(row).execute()
    expect(await memberProfile(as())).toEqual({
      userCode: member.user_code,
      countryCode: 'HK',
      mobile: '+852 91234567',
      email: EMAIL,
      name: '陳大文',
      firstName: '大文',
      lastName: '陳',
      nickName: 'Ming',
      appellation: 'MR',
      sex: 'M',
      birthMonth: 5,
      birthday: '1990-05-17',
      isBirthdayConfirmed: false,
      staffCode: 'HK0207',
      staffName: 'Chan Siu Ming',
      marketingConsent: false,
      newsletterTopics: [],
      levelCode: 'MEMBER',
      levelName: 'Member',
      createTime: '2026-11-21T12:00:00+08:00',
      hasPassword: true,
      linkedTypes: ['FACE_BOOK'],
    })
  })

  test('in short: since when, who, and how much go-dollar (M-236, MO-59)', async () =>
    expect(await simpleMember(as())).toEqual({
      createTime: '2026-11-21T12:00:00+08:00',
      userCode: member.user_code,
      name: '陳大文',
      nickName: 'Ming',
      staffCode: 'HK0207',
      balance: 0,
    }))

  test('the other views show the same account, before and after a change (M-190, M-191, M-237, MO-42)', async () => {
    const views = async () => (await commerce.execute({ query: BOTH_INFOS, token })).data
    const info = {
      name: '陳大文',
      nickname: 'Ming',
      portrait: null,
      firstName: '大文',
      lastName: '陳',
      birthday: '1990-05-17',
      genderType: 'M',
      userRemark: null,
      email: EMAIL,
      mobile: '+852 91234567',
      appellation: 'MR',
    }
    const gwp = {
      countryCode: 'HK',
      mobile: '+852 91234567',
      name: '陳大文',
      email: EMAIL,
      sex: 'M',
      birthMonth: 5,
      staffCode: 'HK0207',
      staffName: 'Chan Siu Ming',
    }
    expect(await views()).toEqual({
      accountInfo: info,
      queryUserInformation: info,
      customer: { isStaff: true, accountInfo: info, gwpMemberInfo: gwp },
    })
    await update({ sex: 'F', lastName: '李' })
    expect(await views()).toMatchObject({
      accountInfo: { name: '李大文', genderType: 'F' },
      queryUserInformation: { name: '李大文', genderType: 'F' },
      customer: { accountInfo: { name: '李大文' }, gwpMemberInfo: { name: '李大文', sex: 'F' } },
    })
  })

  test.each([
    'queryMemberInfo { userCode }',
    'querySimpleMemberInfo { userCode }',
    'accountInfo { name }',
    'queryUserInformation { name }',
  ])('%s is for members alone (M-007, M-022)', async field => {
    const visitor = await commerce.services.sessions.startVisitor(now)
    for (const [who, code] of [
      [undefined, '401'],
      [visitor.token, '401'],
      ['unknown', '00510104'],
    ] as const) {
      const { errors } = await commerce.execute({ query: `{ ${field} }`, token: who })
      expect(errors?.[0]?.extensions?.code).toBe(code)
    }
  })

  test('changes are kept; what is absent stays (M-092, M-235, MO-41)', async () => {
    const { profile, userErrors } = await update({
      firstName: ' Ka   Yan ',
      lastName: 'Lee',
      appellation: 'MS',
      sex: 'F',
      countryCode: 'MO',
      nickName: '',
    })
    expect(userErrors).toEqual([])
    expect(profile).toMatchObject({
      name: 'Ka Yan Lee',
      appellation: 'MS',
      sex: 'F',
      countryCode: 'MO',
      nickName: null,
      email: EMAIL,
      birthday: '1990-05-17',
      staffCode: 'HK0207',
    })
    expect(await memberProfile(as())).toEqual(profile)
    expect((await update({})).profile).toEqual(profile)
  })

  test('one member’s changes never touch another', async () => {
    const other = await addMember(commerce.services, { email: 'siu@example.com' })
    await update({ firstName: 'Changed' })
    expect(await memberProfile(as(await open1(other)))).toMatchObject({ firstName: 'Siu Ming' })
  })

  test.each([
    [{ sex: 'X' }, [['SEX_BAD', 'sex']], 'M-093'],
    [{ sex: '' }, [['SEX_BAD', 'sex']], 'M-093'],
    [{ birthMonth: 0 }, [['BIRTH_MONTH_BAD', 'birthMonth']], 'M-094'],
    [{ birthMonth: 13 }, [['BIRTH_MONTH_BAD', 'birthMonth']], 'M-094'],
    [{ birthMonth: 6 }, [['BIRTH_MONTH_BAD', 'birthMonth']], 'MO-17'],
    [{ birthday: '2099-01-01' }, [['BIRTHDAY_BAD', 'birthday']], 'MO-17'],
    [{ firstName: '' }, [['FIRST_NAME_BAD', 'firstName']], 'M-274'],
    [{ lastName: '<b>' }, [['LAST_NAME_BAD', 'lastName']], 'M-274'],
    [{ nickName: 'x'.repeat(5000) }, [['NICK_NAME_BAD', 'nickName']], 'MO-101'],
    [{ appellation: 'SIR' }, [['APPELLATION_BAD', 'appellation']], 'MO-16'],
    [{ countryCode: 'XX' }, [['COUNTRY_BAD', 'countryCode']], 'M-091'],
    [{ email: 'new@example.com' }, [['CODE_MISSING', 'verifyCode']], 'MO-41'],
    [{ mobile: '61234567', verifyCode: '000000' }, [['CODE_WRONG', 'verifyCode']], 'MO-41'],
    [
      { email: 'no address', mobile: '1', sex: 'Q' },
      [
        ['EMAIL_BAD', 'email'],
        ['MOBILE_BAD', 'mobile'],
        ['SEX_BAD', 'sex'],
      ],
      'M-092',
    ],
  ] as const)('%j is refused and changes nothing (%3$s)', async (...[input, expected]) => {
    expect(await refusals(input)).toEqual(expected)
  })

  test.each([1, 12])('month %i is kept for who gave no birthday (M-094)', async birthMonth => {
    await open().db.updateTable('account').set({ birthday: null, birth_month: null }).execute()
    expect((await update({ birthMonth })).profile).toMatchObject({ birthMonth, birthday: null })
  })

  test('a birthday changes until it is confirmed, then neither it nor the month ever again (M-095, MO-17)', async () => {
    expect((await update({ birthday: '1991-06-01' })).profile).toMatchObject({
      birthday: '1991-06-01',
      birthMonth: 6,
      isBirthdayConfirmed: false,
    })
    expect((await update({ birthday: '1991-07-02', confirmBirthday: true })).profile).toMatchObject({
      birthday: '1991-07-02',
      birthMonth: 7,
      isBirthdayConfirmed: true,
    })
    expect(await refusals({ birthday: '1991-07-03' })).toEqual([['BIRTHDAY_LOCKED', 'birthday']])
    expect(await refusals({ birthMonth: 8 })).toEqual([['BIRTHDAY_LOCKED', 'birthMonth']])
    const same = { birthday: '1991-07-02', birthMonth: 7, confirmBirthday: false, lastName: 'Lee' }
    expect((await update(same)).profile).toMatchObject({ isBirthdayConfirmed: true, lastName: 'Lee' })
  })

  test('nothing can be confirmed where there is nothing (M-095)', async () => {
    await open().db.updateTable('account').set({ birthday: null, birth_month: null }).execute()
    expect(await refusals({ confirmBirthday: true })).toEqual([['BIRTHDAY_BAD', 'birthday']])
  })

  test('consent is withdrawn and given with its time; saving the same again is no new consent (M-052, MO-22)', async () => {
    const columns = () =>
      open().db.selectFrom('account').select(['marketing_consent', 'consent_at', 'consent_text']).execute()
    expect((await update({ marketingConsent: true })).profile?.marketingConsent).toBe(true)
    now += 1000
    await update({ marketingConsent: true })
    expect(await columns()).toEqual([{ marketing_consent: 1, consent_at: NOW, consent_text: CONSENT_TEXT }])
    await update({ marketingConsent: false })
    expect(await columns()).toEqual([
      { marketing_consent: 0, consent_at: NOW + 1000, consent_text: CONSENT_TEXT },
    ])
  })

  test('a new e-mail or mobile needs the code that went to it, and is proved then (MO-41)', async () => {
    const verifyCode = await codeFor('new@example.com')
    expect(await refusals({ mobile: '61234567', verifyCode })).toEqual([['CODE_WRONG', 'verifyCode']])
    expect((await update({ email: 'New@Example.com ', verifyCode })).profile?.email).toBe('new@example.com')
    const mobileCode = await codeFor('+852 61234567')
    expect((await update({ mobile: '6123-4567', verifyCode: mobileCode })).profile?.mobile).toBe(
      '+852 61234567',
    )
    expect(
      await open().db.selectFrom('account').select(['is_email_verified', 'is_mobile_verified']).execute(),
    ).toEqual([{ is_email_verified: 1, is_mobile_verified: 1 }])
    expect(await refusals({ email: 'other@example.com', verifyCode })).toEqual([['CODE_WRONG', 'verifyCode']])
  })

  test('the present number is proved with a code that went to it (MO-15)', async () => {
    expect((await update({ mobile: '91234567' })).userErrors).toEqual([])
    const verifyCode = await codeFor('+852 91234567')
    await update({ mobile: '91234567', verifyCode })
    expect(await open().db.selectFrom('account').select('is_mobile_verified').execute()).toEqual([
      { is_mobile_verified: 1 },
    ])
  })

  test('a refused form leaves the code for the next try', async () => {
    const verifyCode = await codeFor('new@example.com')
    expect(await refusals({ email: 'new@example.com', verifyCode, sex: 'X' })).toEqual([['SEX_BAD', 'sex']])
    expect((await update({ email: 'new@example.com', verifyCode })).userErrors).toEqual([])
  })

  test('an address that another account got in the meantime is refused (M-046, MO-41)', async () => {
    const verifyCode = await codeFor('new@example.com')
    await addMember(commerce.services, { email: 'new@example.com', is_email_verified: 1 })
    expect(await refusals({ email: 'new@example.com', verifyCode })).toEqual([['EMAIL_IN_USE', 'email']])
    expect(await refusals({ email: 'new@example.com', verifyCode: '000000' })).toEqual([
      ['CODE_WRONG', 'verifyCode'],
    ])
  })

  test('staff code and name cannot be changed: the form has no such fields (MO-41)', async () => {
    const query = 'mutation { updateMember(input: { staffCode: "HK9999" }) { userErrors { code } } }'
    const { errors } = await commerce.execute({ query, token })
    expect(errors?.[0]?.message).toBeDefined()
    expect((await memberProfile(as())).staffCode).toBe('HK0207')
  })
})
