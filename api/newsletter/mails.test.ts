import { beforeAll, beforeEach, expect, test } from 'vitest'
import { subscribeEmail, unsubscribe, addTeaser } from '../client/support/newsletter.ts'
import { updateMember } from '../client/account/account.ts'
import { createCommerce, type Commerce } from '../commerce.ts'
import type { Mail } from '../messaging/messaging.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { addMember, READABLE, logInNew } from '../testing/members.ts'
import { NOW } from '../testing/serve.ts'

const ORIGIN = 'https://shop.example'
const READER = 'ming@example.com'
const DAY = 86_400_000

describeOnBothDatabases('letters of the mailing list', open => {
  let commerce: Commerce
  let now = NOW
  let mails: Mail[] = []
  let reports: string[] = []
  let isDown = false

  const api = (locale: 'zh_HK' | 'en_US' = 'en_US', token?: string) =>
    commerce.createServerApi({ locale, token })
  const tokenOf = ({ unsubscribeUrl = '' }: Mail) =>
    new URL(unsubscribeUrl).searchParams.get('mailToken') ?? ''
  const arrived = async (count: number) => {
    await expect.poll(() => mails.length).toBe(count)
    return mails
  }
  /** Signs an address up that is not on the list, and gives the token of its letter. */
  const tokenFor = async (email: string) => {
    const before = mails.length
    await subscribeEmail(api(), email)
    const [mail] = (await arrived(before + 1)).slice(-1)
    return tokenOf(mail ?? { to: '', subject: '', text: '' })
  }

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: {
        ...READABLE,
        origin: () => ORIGIN,
        hotline: '+852 3500 1234',
        contactEmail: 'care@shop.example',
        report: (_, message) => void reports.push(message),
        messaging: {
          mail: async mail => {
            if (isDown) throw new Error('down')
            mails.push(mail)
          },
        },
      },
    })
    return () => commerce.close()
  })
  beforeEach(async () => {
    await emptyTables(open().db, 'sign_up', 'account', 'rate_limit')
    mails = []
    reports = []
    isDown = false
    now += DAY
  })

  test('one welcome in the reader’s language, with the way out and who writes (MO-90, M-005)', async () => {
    await addTeaser(api('zh_HK'), { email: ' Ming@Example.com', country: 'HK' })
    await subscribeEmail(api('en_US'), 'lok@example.com')
    const [first, second] = (await arrived(2)).toSorted((a, b) => (a.to < b.to ? 1 : -1))
    expect(first).toMatchObject({ to: READER, subject: '新品推出，Cairn 會率先通知你' })
    expect(second).toMatchObject({ to: 'lok@example.com', subject: 'Welcome to the Cairn newsletter' })
    const link = new RegExp(`^${ORIGIN}/unsubscribe\\?lang=zh&mailToken=[\\w-]{32}$`)
    expect(first?.unsubscribeUrl).toMatch(link)
    for (const line of [first?.unsubscribeUrl, '電話 +852 3500 1234', '電郵 care@shop.example'])
      expect(first?.text.split('\n')).toContain(line)
    expect(second?.text).not.toMatch(/\p{Script=Han}/u)
  })

  test('signing up again, in any way or at once, brings no second letter and the same answer (MO-90)', async () => {
    const answers = await Promise.all(
      [READER, READER.toUpperCase(), READER].map(to => subscribeEmail(api(), to)),
    )
    answers.push(await subscribeEmail(api('zh_HK'), READER))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    await subscribeEmail(api(), 'last@example.com')
    expect((await arrived(2)).map(({ to }) => to)).toEqual([READER, 'last@example.com'])
  })

  test('an address that leaves and comes back gets at most one letter a day, and every link goes on working (MO-90)', async () => {
    const token = await tokenFor(READER)
    expect(await unsubscribe(api(), token)).toMatchObject({ success: true, wasEnded: false })
    await subscribeEmail(api(), READER)
    expect(await unsubscribe(api(), token)).toMatchObject({ success: true, wasEnded: false })
    expect(mails).toHaveLength(1)
    now += DAY
    expect(await tokenFor(READER)).toBe(token)
  })

  test('a letter that is not taken loses no sign-up and is not shown (M-283)', async () => {
    isDown = true
    expect(await subscribeEmail(api(), READER)).toEqual({ success: true, userErrors: [] })
    await expect.poll(() => reports).toEqual(['A sign-up is kept, but its welcome letter was not taken'])
    expect(await open().db.selectFrom('sign_up').select('email').execute()).toEqual([{ email: READER }])
  })

  test('a second press says that it is done; an unknown token gets an error (MO-90)', async () => {
    const token = await tokenFor(READER)
    const ended = { success: true, wasEnded: false, about: 'NEWSLETTER', topics: [], userErrors: [] }
    expect(await unsubscribe(api(), token)).toEqual(ended)
    expect(await unsubscribe(api(), token)).toEqual({ ...ended, wasEnded: true })
    for (const wrong of ['', 'x', token.toLowerCase(), `${token} `, 'x'.repeat(100_000)])
      expect(await unsubscribe(api('zh_HK'), wrong)).toMatchObject({
        success: false,
        about: null,
        userErrors: [
          { code: 'UNSUBSCRIBE_UNKNOWN', field: 'token', message: expect.stringContaining('連結') },
        ],
      })
  })

  test('leaving the list ends that address alone (MO-90)', async () => {
    const token = await tokenFor(READER)
    await tokenFor('lok@example.com')
    await unsubscribe(api(), token)
    const rows = open().db.selectFrom('sign_up').select(['email', 'ended_at']).orderBy('email')
    expect(await rows.execute()).toEqual([
      { email: 'lok@example.com', ended_at: null },
      { email: READER, ended_at: now },
    ])
  })

  test('leaving the list takes a member’s consent back, with its time (M-052, MO-22)', async () => {
    const { user_code } = await addMember(commerce.services, {
      email: READER,
      is_email_verified: 1,
      marketing_consent: 1,
      consent_at: 1,
    })
    const token = await tokenFor(READER)
    await unsubscribe(api(), token)
    const consent = () =>
      open()
        .db.selectFrom('account')
        .select(['marketing_consent', 'consent_at'])
        .where('user_code', '=', user_code)
        .execute()
    expect(await consent()).toEqual([{ marketing_consent: 0, consent_at: now }])
    await open().db.updateTable('account').set({ marketing_consent: 1, consent_at: 2 }).execute()
    await unsubscribe(api(), token)
    expect(await consent()).toEqual([{ marketing_consent: 1, consent_at: 2 }])
  })

  test('consent withdrawn in the profile ends the newsletter; anything else there does not (M-091, MO-22)', async () => {
    const { token } = await logInNew(
      commerce.services,
      { email: READER, is_email_verified: 1, marketing_consent: 1 },
      now,
    )
    await tokenFor(READER)
    await tokenFor('lok@example.com')
    const active = async () =>
      (await open().db.selectFrom('sign_up').select('email').where('ended_at', 'is', null).execute()).length
    await updateMember(api('en_US', token), { nickName: 'Fog' })
    await updateMember(api('en_US', token), { marketingConsent: true })
    expect(await active()).toBe(2)
    await updateMember(api('en_US', token), { marketingConsent: false })
    expect(await active()).toBe(1)
  })
})
