import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { memberProfile, updateMember } from '../client/account/account.ts'
import {
  addTeaser,
  newsletterTopicsQuery,
  subscribedTopics,
  subscribeEmail,
  unsubscribe,
} from '../client/support/newsletter.ts'
import { createCommerce, type Commerce } from '../commerce.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { logInNew } from '../testing/members.ts'
import { NOW } from '../testing/serve.ts'
import { newsletterTopic, siteText } from '../testing/site-lines.ts'

const READER = 'ming@example.com'
const DONE = { success: true, userErrors: [] }

describeOnBothDatabases('topics of the newsletter', open => {
  let commerce: Commerce
  let now = NOW
  const api = (locale: 'zh_HK' | 'en_US' = 'en_US', token?: string) =>
    commerce.createServerApi({ locale, token })
  const row = () =>
    open()
      .db.selectFrom('sign_up')
      .select(['topics', 'ended_at', 'unsubscribe_token'])
      .where('email', '=', READER)
      .executeTakeFirstOrThrow()
  const stored = async () => {
    const { topics, ended_at } = await row()
    return ended_at === null ? topics : 'ENDED'
  }
  const token = async () => (await row()).unsubscribe_token
  const history = async () =>
    (
      await open()
        .db.selectFrom('sign_up_event')
        .select(['kind', 'source', 'topics'])
        .where('email', '=', READER)
        .orderBy('happened_at')
        .execute()
    ).map(({ kind, source, topics }) => [kind, source, topics])
  const nameIn = (topics: readonly { readonly name: string }[]) => topics.map(({ name }) => name)

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: { usesOutbox: true },
    })
    const lines = [
      newsletterTopic('offers', { position: 2 }),
      newsletterTopic('news', { position: 1 }),
      newsletterTopic('hidden', { position: 3, show: false }),
    ]
    await commerce.importSite(siteText(lines))
    return () => commerce.close()
  })
  beforeEach(async () => {
    await emptyTables(open().db, 'sign_up_event', 'sign_up', 'account', 'rate_limit')
    now += 86_400_000
  })
  afterEach(() => commerce.services.welcome.settled())

  test('are offered in their order and language, hidden ones left out', async () => {
    expect(nameIn(await newsletterTopicsQuery(api()).queryFn())).toEqual(['News of news', 'News of offers'])
    expect(nameIn(await newsletterTopicsQuery(api('zh_HK')).queryFn())).toEqual(['news 消息', 'offers 消息'])
  })

  test('a sign-up keeps those that were chosen, with its consent; another one adds to them (MO-90)', async () => {
    expect(await subscribeEmail(api(), READER, ['offers', 'gone'])).toEqual(DONE)
    expect(await stored()).toBe('offers')
    now += 1
    // A form that does not ask changes nothing.
    await subscribeEmail(api(), READER)
    await addTeaser(api(), { email: READER, country: 'HK', topics: ['news'] })
    expect(await stored()).toBe('offers news')
    now += 1
    await subscribeEmail(api(), READER, [])
    expect(await stored()).toBe('')
    expect(await history()).toEqual([
      ['JOINED', 'EMAIL', 'offers'],
      ['CHOSE', 'TEASER', 'offers news'],
      ['CHOSE', 'EMAIL', ''],
    ])
  })

  test('topics that are all gone are refused by name, rather than signed up for everything', async () => {
    const refused = {
      success: false,
      userErrors: [
        { code: 'SIGN_UP_BAD_TOPICS', field: 'topics', message: expect.stringContaining('重新選擇') },
      ],
    }
    expect(await subscribeEmail(api('zh_HK'), READER, ['gone', 'hidden'])).toEqual(refused)
    expect(await open().db.selectFrom('sign_up').selectAll().execute()).toEqual([])
  })

  test('the link of a mail shows the topics of its address, and ends one; the last one ends the newsletter (MO-90)', async () => {
    await subscribeEmail(api(), READER, [])
    expect(nameIn(await subscribedTopics(api(), await token()))).toEqual(['News of news', 'News of offers'])
    now += 1
    const ended = await unsubscribe(api(), await token(), 'offers')
    expect(ended).toMatchObject({ success: true, wasEnded: false, about: 'NEWSLETTER' })
    expect(nameIn(ended.topics)).toEqual(['News of news'])
    expect(await unsubscribe(api(), await token(), 'offers')).toMatchObject({ success: true, wasEnded: true })
    expect(await stored()).toBe('news hidden')
    now += 1
    await unsubscribe(api(), await token(), 'hidden')
    now += 1
    expect(await unsubscribe(api(), await token(), 'news')).toMatchObject({ wasEnded: false, topics: [] })
    expect(await stored()).toBe('ENDED')
    expect(await subscribedTopics(api(), await token())).toEqual([])
    expect((await history()).slice(1)).toEqual([
      ['CHOSE', 'LINK', 'news hidden'],
      ['CHOSE', 'LINK', 'news'],
      ['LEFT', 'LINK', ''],
    ])
  })

  test('unsubscribing without a topic ends all; unknown tokens show nothing (MO-90)', async () => {
    await subscribeEmail(api(), READER, ['news', 'offers'])
    expect(await unsubscribe(api(), await token())).toMatchObject({ success: true, topics: [] })
    expect(await stored()).toBe('ENDED')
    for (const wrong of ['', 'x', 'x'.repeat(100_000)]) {
      expect(await subscribedTopics(api(), wrong)).toEqual([])
      expect(await unsubscribe(api(), wrong, 'news')).toMatchObject({ success: false })
    }
  })

  test('two topics that are ended at once both end', async () => {
    await subscribeEmail(api(), READER, [])
    const link = await token()
    await Promise.all(['news', 'offers'].map(topic => unsubscribe(api(), link, topic)))
    expect(await stored()).toBe('hidden')
  })

  test('a member ticks them for a proved address: signed up, changed, and ended by the last one (M-091)', async () => {
    const { token: session } = await logInNew(commerce.services, { email: READER, is_email_verified: 1 }, now)
    const tick = async (newsletterTopics: string[]) => {
      now += 1
      const { profile } = await updateMember(api('en_US', session), { newsletterTopics })
      return profile?.newsletterTopics.filter(({ isChosen }) => isChosen).map(({ code }) => code)
    }
    expect((await memberProfile(api('en_US', session))).newsletterTopics).toEqual([
      { code: 'news', name: 'News of news', isChosen: false },
      { code: 'offers', name: 'News of offers', isChosen: false },
    ])
    expect(await tick(['gone'])).toEqual([])
    expect(await tick(['news'])).toEqual(['news'])
    expect(await tick(['news', 'offers'])).toEqual(['news', 'offers'])
    expect(await tick([])).toEqual([])
    expect(await history()).toEqual([
      ['JOINED', 'PROFILE', 'news'],
      ['CHOSE', 'PROFILE', 'news offers'],
      ['LEFT', 'PROFILE', ''],
    ])
    await open().db.updateTable('account').set({ is_email_verified: 0 }).execute()
    expect(await tick(['news'])).toEqual([])
    expect(await stored()).toBe('ENDED')
  })
})
