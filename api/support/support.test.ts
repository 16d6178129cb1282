import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  contactTopicsQuery,
  createFeedback,
  pickUpPlaces,
  pickUpPlacesQuery,
  regionsBelow,
} from '../client/support/support.ts'
import { regionsQuery } from '../client/support/place-regions.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import type { Mail } from '../messaging/messaging.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { openCommerce, listen, NOW } from '../testing/serve.ts'
import { contactTopic, pickUpPoint, siteText } from '../testing/site-lines.ts'

const message = {
  name: 'Ann 陳 2',
  email: ' ann@b.com ',
  subject: 'Sizes',
  mobile: '9123 4567',
  content: 'Does it run small?',
}
const refusal = (code: string, field: string | null) => ({
  success: false,
  id: null,
  userErrors: [{ code, field, message: expect.stringMatching(/\.$/) }],
})

describeOnBothDatabases('messages to customer service', open => {
  const mail = vi.fn<(letter: Mail) => Promise<void>>()
  const report = vi.fn<(error: unknown, message: string) => void>()
  let commerce: Commerce
  let address: string
  let now = NOW
  const api = () => commerce.createServerApi({ locale: 'en_US' })
  const rows = () => open().db.selectFrom('feedback').selectAll().execute()

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: { messaging: { mail }, contactEmail: 'service@cairn.example', report },
    })
    address = await listen(commerce)
    return () => commerce.close()
  })
  beforeEach(async () => {
    await open().db.deleteFrom('feedback').execute()
    mail.mockReset().mockResolvedValue()
    report.mockReset()
    now += 7_200_000
  })

  const send = async (change: object = {}) => {
    const query =
      'mutation createFeedback($name: String!, $email: String!, $subject: String!, $mobile: String, $content: String!) { createFeedback(name: $name, email: $email, subject: $subject, mobile: $mobile, content: $content) { success userErrors { code } } }'
    const response = await fetch(`${address}/createFeedback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { ...message, ...change } }),
    })
    const { data } = (await response.json()) as {
      data: { createFeedback: { success: boolean; userErrors: { code: string }[] } }
    }
    return data.createFeedback
  }

  test('a message is stored as it reads, answered with its id, and its letter goes out (L-385, M-259, MO-86, MO-97)', async () => {
    const { success, id, userErrors } = await createFeedback(api(), message)
    expect({ success, userErrors }).toEqual({ success: true, userErrors: [] })
    await expect.poll(async () => (await rows())[0]?.forwarded_at).toBe(now)
    expect(await rows()).toEqual([
      {
        id,
        topic: null,
        name: 'Ann 陳 2',
        email: 'ann@b.com',
        subject: 'Sizes',
        mobile: '+852 91234567',
        content: 'Does it run small?',
        locale: 'en_US',
        created_at: now,
        forwarded_at: now,
        state: 'NEW',
        version: 1,
        handled_at: null,
        handled_by: null,
      },
    ])
    expect(mail).toHaveBeenCalledExactlyOnceWith({
      to: 'service@cairn.example',
      subject: '[Cairn] Sizes',
      html: expect.stringContaining('>Sizes</h1>'),
      text: `Ann 陳 2 <ann@b.com>\n+852 91234567\n\nDoes it run small?\n\n# ${id}`,
    })
  })

  test('topics are offered in their order; a message keeps its own, and its letter goes to the address of the topic', async () => {
    const { problems } = await commerce.importSite(
      siteText([
        contactTopic('returns', { position: 2, email: 'returns@cairn.example' }),
        contactTopic('goods', { position: 1 }),
        contactTopic('old', { show: false, email: 'old@cairn.example' }),
      ]),
    )
    expect(problems).toEqual([])
    expect(await contactTopicsQuery(api()).queryFn()).toEqual([
      { code: 'goods', name: 'About goods' },
      { code: 'returns', name: 'About returns' },
    ])
    const letters = async (topic: string) => {
      mail.mockClear()
      await createFeedback(api(), { ...message, topic })
      await expect.poll(() => mail.mock.calls.length).toBe(1)
      const { to, subject } = mail.mock.calls[0]?.[0] ?? {}
      return [to, subject]
    }
    expect(await letters('returns')).toEqual(['returns@cairn.example', '[Cairn · 關於 returns] Sizes'])
    expect(await letters('goods')).toEqual(['service@cairn.example', '[Cairn · 關於 goods] Sizes'])
    // A topic that was taken away in the meantime does not lose the message.
    expect(await letters('old')).toEqual(['service@cairn.example', '[Cairn] Sizes'])
    expect(await letters('none')).toEqual(['service@cairn.example', '[Cairn] Sizes'])
    expect((await rows()).map(({ topic }) => topic).toSorted()).toEqual(
      ['goods', null, null, 'returns'].toSorted(),
    )
  })

  test('any shopper may write, without a mobile too (M-005, M-079, M-176)', async () => {
    expect(await createFeedback(api(), { ...message, mobile: '' })).toMatchObject({ success: true })
    expect(await rows()).toMatchObject([{ mobile: null }])
  })

  test('a failing mail does not lose the message (MO-86)', async () => {
    mail.mockRejectedValue(new Error('no mail today'))
    const { id } = await createFeedback(api(), message)
    await expect.poll(() => report.mock.calls.length).toBe(1)
    expect(report.mock.calls[0]?.[1]).toContain(id)
    expect(await rows()).toMatchObject([{ id, forwarded_at: null }])
  })

  test.each([
    ['FEEDBACK_BAD_NAME', 'name', { name: 'A@b' }, 'M-170'],
    ['FEEDBACK_BAD_EMAIL', 'email', { email: 'a@b' }, 'M-171'],
    ['FEEDBACK_BAD_SUBJECT', 'subject', { subject: 'a\nBcc: x@y.hk' }, 'M-172, MO-86'],
    ['FEEDBACK_BAD_MOBILE', 'mobile', { mobile: '+852 123' }, 'M-174'],
    ['FEEDBACK_BAD_CONTENT', 'content', { content: 'x'.repeat(101) }, 'M-173'],
    ['FEEDBACK_BAD_CONTENT', 'content', { content: 'x'.repeat(100_000) }, 'M-173'],
    ['FEEDBACK_BAD_MOBILE', 'mobile', { mobile: '9'.repeat(3000) }, 'M-174'],
  ] as const)(
    '%s at %s, whatever form it came by (M-170 … M-174, MO-86)',
    async (code, field, change, _row) => {
      expect(await createFeedback(api(), { ...message, ...change })).toEqual(refusal(code, field))
      expect(await rows()).toEqual([])
      expect(mail).not.toHaveBeenCalled()
    },
  )

  test('all errors are returned at once, in the language asked for', async () => {
    const chinese = commerce.createServerApi({ locale: 'zh_HK' })
    const { userErrors } = await createFeedback(chinese, { ...message, name: '', content: '' })
    expect(userErrors.map(({ field }) => field)).toEqual(['name', 'content'])
    expect(userErrors[1]?.message).toBe('請輸入內容，最多 100 個字元。')
  })

  test('five an hour from one network address, also when they come together; the address is not readable at rest (MO-86)', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => send()))
    expect(answers.filter(({ success }) => success).length).toBeLessThanOrEqual(5)
    while ((await rows()).length < 5) await send()
    expect(await send()).toEqual({ success: false, userErrors: [{ code: 'FEEDBACK_TOO_MANY' }] })
    expect(await rows()).toHaveLength(5)
    now += 3_600_000
    expect(await send()).toMatchObject({ success: true })
    const limits = await open().db.selectFrom('rate_limit').selectAll().execute()
    expect(JSON.stringify([limits, await rows()])).not.toContain('127.0')
  })
})

describe('a shop whose customer service has no address', () => {
  test('keeps messages and sends nothing (MO-86)', async () => {
    const mail = vi.fn<(letter: Mail) => Promise<void>>()
    const commerce = await createCommerce({
      database: 'sqlite::memory:',
      clock: () => NOW,
      pollMs: 0,
      services: { messaging: { mail } },
    })
    const api = commerce.createServerApi({ locale: 'en_US' })
    expect(await createFeedback(api, message)).toMatchObject({ success: true })
    expect(mail).not.toHaveBeenCalled()
    await commerce.close()
  })
})

describe('regions', () => {
  test('countries with the codes of the wire, in both languages (C-266, M-242, M-295)', async () => {
    const { commerce } = await openCommerce([])
    const below = (locale: 'zh_HK' | 'en_US', pid?: string) =>
      regionsBelow(commerce.createServerApi({ locale }), pid)
    const codes = (await below('en_US')).map(({ code, name }) => [code, name])
    expect(codes).toEqual([
      ['810000', 'Hong Kong'],
      ['820000', 'Macau'],
      ['1', 'Mainland China'],
      ['190', 'Singapore'],
      ['16', 'Australia'],
    ])
    const chinese = await below('zh_HK', '810000')
    const english = await below('en_US', '810000')
    expect(chinese).toHaveLength(18)
    expect(chinese.map(({ code }) => code)).toEqual(english.map(({ code }) => code))
    expect(chinese[5]).toEqual({ code: '810006', name: '深水埗區' })
    expect(english[5]?.name).toBe('Sham Shui Po')
    expect(await below('en_US', '810006')).toContainEqual({ code: '81000603', name: 'Lai Chi Kok' })
    expect(await below('en_US', '81000603')).toEqual([])
    expect(await below('en_US', 'nowhere')).toEqual([])
    const withDistricts = await regionsQuery(commerce.createServerApi({ locale: 'en_US' })).queryFn()
    expect(withDistricts.map(({ name, districts }) => [name, districts.length])).toEqual([
      ['Hong Kong', 18],
      ['Macau', 8],
    ])
  })
})

describe('places where parcels wait', () => {
  const open = async () => {
    const { commerce } = await openCommerce([])
    const { problems } = await commerce.importSite(
      siteText([
        pickUpPoint('L-1', { type: 3, area: '82000101', position: 3, status: 'SUSPENDED' }),
        pickUpPoint('S-1', { type: 2, area: '81000603', position: 1, sameDay: true, latitude: 22.3 }),
        pickUpPoint('C-1', { type: 1, area: '81000101', position: 2, sameDay: true }),
      ]),
    )
    expect(problems).toEqual([])
    return commerce
  }
  const ids = (places: readonly { readonly id: string }[]) => places.map(({ id }) => id)

  test('a courier station never promises same-day pick-up, whatever its line says (C-261)', async () => {
    const commerce = await open()
    const places = await pickUpPlaces(commerce.createServerApi({ locale: 'zh_HK' }))
    expect(places.map(({ id, sameDay }) => [id, sameDay])).toEqual([
      ['S-1', true],
      ['C-1', false],
      ['L-1', false],
    ])
  })

  test('have every field the wire names, in both languages (C-261, M-196, M-243, CO-102)', async () => {
    const commerce = await open()
    const [first] = await pickUpPlaces(commerce.createServerApi({ locale: 'zh_HK' }))
    expect(first).toEqual({
      id: 'S-1',
      code: 'S-1',
      name: 'S-1 名',
      regionId: '810000',
      region: '香港',
      districtId: '810006',
      district: '深水埗區',
      areaId: '81000603',
      area: '荔枝角',
      address: 'S-1 街',
      type: 2,
      longitude: null,
      latitude: 22.3,
      status: 'ACTIVE',
      sameDay: true,
      telephone: '+852 3500 0000',
      businessHours: '每日',
      openingHours: null,
    })
    const query =
      'query getPickUpAddress($lang: String) { getPickUpAddress(lang: $lang) { name region bussinessHours } }'
    const { data } = await commerce.execute({ query, variables: { lang: 'en' } })
    expect(data?.['getPickUpAddress']).toContainEqual({
      name: 'S-1 name',
      region: 'Hong Kong',
      bussinessHours: 'Daily',
    })
  })

  const WEEK = { mon: '11-20', tue: '11-20', wed: '11-20', thu: '11-20', fri: '11-20' }
  const specialDay = (date: string, change: object) => ({
    date,
    name: { zh_HK: '初一', en_US: 'New Year' },
    ...change,
  })

  test('hours of a week come as days and as a text with the remark, special days with the hours that hold (CO-142)', async () => {
    const { commerce } = await openCommerce([])
    const { problems } = await commerce.importSite(
      siteText([
        pickUpPoint('S-1', {
          week: WEEK,
          holidays: 'CLOSED',
          specialDays: [
            specialDay('2027-02-06', { opens: 'HOLIDAY' }),
            specialDay('2027-02-05', { opens: 'HOURS', hours: '11:00 - 17:00' }),
          ],
          hours: { zh_HK: '需按門鐘', en_US: 'Ring the bell' },
        }),
      ]),
    )
    expect(problems).toEqual([])
    const [chinese] = await pickUpPlaces(commerce.createServerApi({ locale: 'zh_HK' }))
    expect(chinese?.businessHours).toBe('星期一至五 11:00–20:00；星期六及日休息；公眾假期休息。需按門鐘')
    const [english] = await pickUpPlaces(commerce.createServerApi({ locale: 'en_US' }))
    expect(english).toMatchObject({
      businessHours:
        'Monday to Friday 11:00–20:00; closed on Saturday and Sunday; closed on public holidays. Ring the bell',
      openingHours: {
        week: { mon: '11:00–20:00', fri: '11:00–20:00', sat: '', sun: '' },
        remark: 'Ring the bell',
        specialDays: [
          { date: '2027-02-05', name: 'New Year', opens: 'HOURS', hours: '11:00–17:00' },
          { date: '2027-02-06', name: 'New Year', opens: 'CLOSED', hours: '' },
        ],
      },
    })
  })

  test('a page gets the special days that can matter to it alone', async () => {
    const { commerce } = await openCommerce([])
    const specialDays = ['2026-11-30', '2026-12-25', '2027-06-01'].map(date => specialDay(date, {}))
    await commerce.importSite(siteText([pickUpPoint('S-1', { week: WEEK, specialDays })]))
    const api = commerce.createServerApi({ locale: 'en_US' })
    const [place] = await pickUpPlacesQuery(api, Date.parse('2026-12-01T00:00:00+08:00')).queryFn()
    expect(place?.openingHours?.specialDays.map(({ date }) => date)).toEqual(['2026-12-25'])
  })

  test.each([
    ['everything, suspended too', {}, ['S-1', 'C-1', 'L-1']],
    ['a region', { regionId: '810000' }, ['S-1', 'C-1']],
    ['a district', { districtId: '810006' }, ['S-1']],
    ['an area', { areaId: '81000101' }, ['C-1']],
    ['courier stations', { type: 1 }, ['C-1']],
    ['own shops', { type: 2 }, ['S-1']],
    ['lockers', { type: 3 }, ['L-1']],
    ['a kind where there is none', { regionId: '820000', type: 2 }, []],
  ])('%s (M-186 … M-188, M-243, MO-91)', async (_, input, expected) =>
    expect(ids(await pickUpPlaces((await open()).createServerApi({ locale: 'en_US' }), input))).toEqual(
      expected,
    ),
  )

  test('one in an unknown area is refused (M-242)', async () => {
    const { commerce } = await openCommerce([])
    const { problems } = await commerce.importSite(
      siteText([pickUpPoint('X-1', { area: '810006' }), pickUpPoint('X-2', { area: '99' })]),
    )
    expect(problems.map(({ line, path }) => [line, path])).toEqual([
      [1, 'area'],
      [2, 'area'],
    ])
  })
})

test.each([
  ['zh_HK', /150/],
  ['en_US', /at most 150 characters/],
] as const)(
  'a limit that the shop has raised is that of the rule and of its words, in %s (M-173, L-105)',
  async (locale, words) => {
    const { commerce } = await openCommerce([], { services: { limits: { longestMessage: 150 } } })
    const api = commerce.createServerApi({ locale })
    expect(await createFeedback(api, { ...message, content: '好'.repeat(150) })).toMatchObject({
      success: true,
    })
    expect(await createFeedback(api, { ...message, content: '好'.repeat(151) })).toMatchObject({
      success: false,
      userErrors: [{ code: 'FEEDBACK_BAD_CONTENT', field: 'content', message: expect.stringMatching(words) }],
    })
  },
)
