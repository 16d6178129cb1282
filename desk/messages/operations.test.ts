import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mail } from '#api/messaging/messaging.ts'
import { createAnswerMails } from '#api/support/answer-mails.ts'
import { createFeedbackStore } from '#api/support/feedback-store.ts'
import { describeOnBothDatabases, emptyTables } from '#api/testing/databases.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import type { DeskMessage, ListedDeskMessage } from './desk-message.ts'

const NOW = Date.UTC(2026, 10, 23, 4)
const MINUTE = 60_000
const role = 'publisher' as const

describeOnBothDatabases('messages at the desk', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  let sent: Mail[] = []
  let isDown = false
  let wishes = 0
  beforeAll(async () => {
    served = await serveDesk(open().db, NOW)
  })
  afterAll(() => served.close())
  beforeEach(async () => {
    await emptyTables(open().db, 'feedback_answer', 'feedback')
    served.notes.length = 0
    sent = []
    isDown = false
  })

  const add = (subject = 'Sizes', email = 'Mei@example.com', now = NOW, topic?: string) =>
    createFeedbackStore(open().db).add({
      message: { name: 'Mei Chan', email, subject, content: 'Is there an XL?\nThank you.' },
      topic,
      locale: 'en_US',
      now,
    })
  const list = async (input: object = {}) => {
    const { data, status } = await served.ask('messages.list', { role, input })
    expect(status).toBe(200)
    return data as unknown as { rows: ListedDeskMessage[]; next: string | null }
  }
  const find = async (message: string) =>
    (await served.ask('messages.find', { role, input: { message } })).data as unknown as DeskMessage
  const change = (name: string, body: object) => served.ask(`messages.${name}`, { role, body })
  const answer = (message: string, body: object = {}) =>
    change('answer', {
      wish: `wish ${(wishes += 1)} of test`,
      message,
      subject: 'Re: Sizes',
      content: 'Yes, next week.',
      ...body,
    })
  const mails = () =>
    createAnswerMails(open().db, {
      messaging: {
        mail: async mail => {
          if (isDown) throw new Error('down')
          sent.push(mail)
        },
        sms: async () => undefined,
      },
      mailFooter: { href: path => `https://shop.example${path}` },
      report: () => undefined,
    })

  test('lists the newest first with masked contacts, by state and address, a page at a time', async () => {
    const old = await add('Old', 'ada@example.com', NOW - 2)
    const young = await add('Young', 'Mei@example.com', NOW - 1)
    const first = await list({ size: 1 })
    expect(first.rows).toMatchObject([{ id: young, state: 'NEW', contact: 'M•••@example.com' }])
    const second = await list({ size: 1, after: first.next })
    expect(second).toMatchObject({ rows: [{ id: old }], next: null })
    expect((await list({ email: 'mei@EXAMPLE.com' })).rows.map(({ id }) => id)).toEqual([young])
    await change('set-state', { message: old, version: 1, state: 'IN_WORK' })
    expect((await list({ state: 'IN_WORK' })).rows.map(({ id }) => id)).toEqual([old])
    expect((await list({ state: 'NEW' })).rows.map(({ id }) => id)).toEqual([young])
    expect((await served.ask('messages.list', { role, input: { after: 'none' } })).status).toBe(404)
  })

  test('lists those of a topic', async () => {
    await add('Boots', undefined, NOW, 'returns')
    await add('Rain', undefined, NOW, 'goods')
    await add()
    const { rows } = await list({ topic: 'returns' })
    expect(rows.map(({ subject, topic }) => [subject, topic])).toEqual([['Boots', 'returns']])
    expect((await list()).rows.map(({ topic }) => topic).toSorted()).toEqual(
      ['goods', null, 'returns'].toSorted(),
    )
  })

  test('a state is set once: an operator who saw an older version is refused', async () => {
    const message = await add()
    const body = { message, version: 1, state: 'IN_WORK' }
    expect((await change('set-state', body)).data).toMatchObject({
      state: 'IN_WORK',
      version: 2,
      handledBy: role,
    })
    expect(await change('set-state', body)).toMatchObject({ status: 409 })
    expect((await change('set-state', { ...body, message: 'none' })).status).toBe(404)
    expect(served.notes).toEqual([[role, 'messages.set-state', 'M•••@example.com · IN_WORK']])
  })

  test('an answer goes to the shopper once, with the words that it answers, however often it is asked for', async () => {
    const message = await add()
    const wish = 'the same wish'
    await answer(message, { wish })
    expect((await answer(message, { wish })).data).toMatchObject({
      state: 'ANSWERED',
      answers: [{ state: 'READY' }],
    })
    await mails().run(NOW)
    await mails().run(NOW + MINUTE)
    expect(sent).toEqual([
      {
        id: wish,
        to: 'Mei@example.com',
        subject: 'Re: Sizes',
        text: 'Yes, next week.\n\n—\n> Is there an XL?\n> Thank you.',
        layout: expect.objectContaining({
          button: { label: expect.any(String), href: 'https://shop.example/contact-us' },
        }),
      },
    ])
    expect(await find(message)).toMatchObject({ state: 'ANSWERED', answers: [{ by: role, state: 'SENT' }] })
    expect(await mails().hasWork(NOW + 600 * MINUTE)).toBe(false)
  })

  test('an answer that cannot be sent is tried again, then given up: the message is back in work', async () => {
    const message = await add()
    await answer(message)
    isDown = true
    let now = NOW
    for (let round = 0; round < 6; round += 1) {
      await mails().run(now)
      now += 600 * MINUTE
    }
    expect(sent).toEqual([])
    expect(await find(message)).toMatchObject({ state: 'IN_WORK', answers: [{ state: 'GIVEN_UP' }] })
    expect(await mails().hasWork(now)).toBe(false)
  })

  test.each([
    ['without a text', { content: ' ' }],
    ['with two lines as its subject', { subject: 'a\nBcc: b@c.hk' }],
    ['longer than a mail may be', { content: 'x'.repeat(5001) }],
  ])('an answer %s is refused', async (_, body) => {
    expect((await answer(await add(), body)).status).toBe(400)
  })
})
