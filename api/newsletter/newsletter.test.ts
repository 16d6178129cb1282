import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addTeaser } from '../client/support/newsletter.ts'
import type { Commerce } from '../commerce.ts'
import { createCommerce } from '../commerce.ts'
import { subscribeEmailDocument, subscribeNewsLetterDocument } from '../generated/documents.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { listen, NOW } from '../testing/serve.ts'

const DONE = { success: true, userErrors: [] }

describeOnBothDatabases('the mailing list', open => {
  let commerce: Commerce
  let address: string
  let now = NOW
  const api = (locale: 'zh_HK' | 'en_US' = 'en_US') => commerce.createServerApi({ locale })
  const rows = () => open().db.selectFrom('sign_up').selectAll().orderBy('email').execute()

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: { usesOutbox: true },
    })
    address = await listen(commerce)
    return () => commerce.close()
  })
  beforeEach(async () => {
    await open().db.deleteFrom('sign_up').execute()
    // Past the minute in which sign-ups over HTTP are counted.
    now += 3_600_000
  })

  // Letters on their way need the database.
  afterEach(() => commerce.services.welcome.settled())

  test('a teaser sign-up is kept with type TEASER; any shopper may ask (M-005, M-258, L-384, MO-90)', async () => {
    expect(await addTeaser(api(), { email: ' Ming@Example.com ', country: 'MO' })).toEqual(DONE)
    expect(await rows()).toEqual([
      {
        id: expect.any(String),
        email: 'ming@example.com',
        country: 'MO',
        source: 'TEASER',
        locale: 'en_US',
        created_at: now,
        unsubscribe_token: expect.stringMatching(/^[\w-]{32}$/),
        ended_at: null,
        topics: '',
      },
    ])
  })

  test('the newsletter form and the foot of the page share the list, each with its mark (M-256, M-257, L-386, MO-90)', async () => {
    const input = { email: 'a@b.com', country: 'HK' }
    expect((await api().run(subscribeNewsLetterDocument, { input })).subscribeNewsLetter).toEqual(DONE)
    expect((await api().run(subscribeEmailDocument, { email: 'c@d.com.hk' })).subscribeEmail).toEqual(DONE)
    expect(await rows()).toMatchObject([
      { email: 'a@b.com', country: 'HK', source: 'NEWSLETTER' },
      { email: 'c@d.com.hk', country: null, source: 'EMAIL' },
    ])
    const tokens = (await rows()).map(row => row.unsubscribe_token)
    expect(new Set(tokens).size).toBe(2)
  })

  test('both names of the pair take the same input and do the same (LO-104)', async () => {
    const input = { email: 'a@b.com', country: 'SG', type: 'TEASER' } as const
    expect((await api().run(subscribeNewsLetterDocument, { input })).subscribeNewsLetter).toEqual(DONE)
    expect(await rows()).toMatchObject([{ source: 'TEASER', country: 'SG' }])
  })

  test('signing up again, in any way or twice at once, succeeds without a second entry (MO-90)', async () => {
    const first = await Promise.all(
      ['a@b.com', 'A@B.COM', 'a@b.com'].map(email => addTeaser(api(), { email, country: 'HK' })),
    )
    expect(first).toEqual([DONE, DONE, DONE])
    const [before] = await rows()
    expect((await api('zh_HK').run(subscribeEmailDocument, { email: 'a@b.com' })).subscribeEmail).toEqual(
      DONE,
    )
    expect(await rows()).toEqual([before])
  })

  test.each([
    ['SIGN_UP_BAD_EMAIL', 'email', { email: '', country: 'HK' }],
    ['SIGN_UP_BAD_EMAIL', 'email', { email: 'a@b', country: 'HK' }],
    ['SIGN_UP_BAD_EMAIL', 'email', { email: 'a@b.c.d.e', country: 'HK' }],
    ['SIGN_UP_BAD_EMAIL', 'email', { email: 'a@b.hk\nBcc: c@d.hk', country: 'HK' }],
    ['SIGN_UP_BAD_EMAIL', 'email', { email: `${' '.repeat(5000)}a@b.hk`, country: 'HK' }],
    ['SIGN_UP_BAD_COUNTRY', 'country', { email: 'a@b.com', country: '' }],
    ['SIGN_UP_BAD_COUNTRY', 'country', { email: 'a@b.com', country: 'US' }],
    ['SIGN_UP_BAD_COUNTRY', 'country', { email: 'a@b.com', country: 'x'.repeat(10_000) }],
  ] as const)('%s at %s: refused in words, nothing kept (M-184, M-273)', async (code, field, input) => {
    const { subscribeNewsLetter } = await api().run(subscribeNewsLetterDocument, { input })
    expect(subscribeNewsLetter).toEqual({
      success: false,
      userErrors: [{ code, field, message: expect.stringMatching(/^Please .*\.$/) }],
    })
    expect(await rows()).toEqual([])
  })

  test('both errors are returned at once, in the language asked for', async () => {
    const input = { email: 'no address', country: '?' }
    const { subscribeNewsLetter } = await api('zh_HK').run(subscribeNewsLetterDocument, { input })
    expect(subscribeNewsLetter.userErrors.map(({ message }) => message)).toEqual([
      '請輸入有效的電郵地址。',
      '請選擇國家／地區。',
    ])
  })

  test('one network address can sign up ten in a minute, then the next minute again', async () => {
    const query =
      'mutation subscribeEmail($email: String!) { subscribeEmail(email: $email) { success userErrors { code field } } }'
    const subscribe = async (email: string) => {
      const response = await fetch(`${address}/subscribeEmail`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { email } }),
      })
      const { data } = (await response.json()) as { data: { subscribeEmail: unknown } }
      return data.subscribeEmail
    }
    for (let place = 0; place < 10; place++) expect(await subscribe(`m${place}@b.com`)).toEqual(DONE)
    const tooMany = { success: false, userErrors: [{ code: 'SIGN_UP_TOO_MANY', field: null }] }
    expect(await subscribe('late@b.com')).toEqual(tooMany)
    expect(await rows()).toHaveLength(10)
    now += 60_000
    expect(await subscribe('late@b.com')).toEqual(DONE)
  })
})
