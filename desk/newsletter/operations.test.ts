import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSignUps } from '#api/newsletter/sign-up-store.ts'
import { describeOnBothDatabases, emptyTables } from '#api/testing/databases.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import type { DeskSubscriber } from './desk-subscriber.ts'

const NOW = Date.UTC(2026, 10, 23, 4)
const role = 'publisher' as const

describeOnBothDatabases('the newsletter at the desk', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    served = await serveDesk(open().db, NOW)
  })
  afterAll(() => served.close())
  beforeEach(async () => {
    await emptyTables(open().db, 'sign_up_event', 'sign_up')
    served.notes.length = 0
  })

  const join = (email: string, createdAt: number, topics?: readonly string[]) =>
    createSignUps(open().db).add({
      email,
      country: null,
      source: 'EMAIL',
      locale: 'zh_HK',
      topics,
      createdAt,
    })
  const list = async (input: object = {}) => {
    const { data, status } = await served.ask('newsletter.list', { role, input })
    expect(status).toBe(200)
    return data as unknown as { rows: DeskSubscriber[]; next: string | null }
  }

  test('lists masked addresses with each consent, by state and whole address, a page at a time', async () => {
    const token = await join('ada@example.com', NOW - 3)
    await join('mei@example.com', NOW - 2)
    await createSignUps(open().db).end(token ?? '', NOW - 1)
    // A second press of the link is no second event, nor is a second sign-up.
    await createSignUps(open().db).end(token ?? '', NOW)
    await join('mei@example.com', NOW)
    const first = await list({ size: 1 })
    expect(first.rows).toMatchObject([
      { contact: 'm•••@example.com', isOn: true, events: [{ kind: 'JOINED' }] },
    ])
    const second = await list({ size: 1, after: first.next })
    expect(second.next).toBeNull()
    expect(second.rows).toMatchObject([
      {
        contact: 'a•••@example.com',
        isOn: false,
        events: [
          { kind: 'LEFT', source: 'LINK' },
          { kind: 'JOINED', source: 'EMAIL' },
        ],
      },
    ])
    expect((await list({ state: 'ON' })).rows).toHaveLength(1)
    expect((await list({ state: 'OFF' })).rows.map(({ isOn }) => isOn)).toEqual([false])
    expect((await list({ email: 'MEI@example.com' })).rows).toHaveLength(1)
    expect((await list({ email: 'mei@' })).rows).toEqual([])
  })

  test('an address that leaves in the profile and comes back keeps its history', async () => {
    await join('mei@example.com', NOW - 3)
    await createSignUps(open().db).endFor(['mei@example.com', 'none@example.com'], NOW - 2)
    await join('mei@example.com', NOW - 1)
    const [row] = (await list()).rows
    expect(row?.events.map(({ kind, source }) => `${kind} ${source}`)).toEqual([
      'JOINED EMAIL',
      'LEFT PROFILE',
      'JOINED EMAIL',
    ])
  })

  test('lists and exports who gets a topic, by itself or with the whole newsletter', async () => {
    await join('ada@example.com', NOW - 4, ['offers', 'trails'])
    await join('bo@example.com', NOW - 3, ['offer', 'Trails'])
    await join('mei@example.com', NOW - 2)
    // Another sign-up adds topics, and takes none away.
    await join('bo@example.com', NOW - 1, ['news'])
    const rows = (await list({ topic: 'trails' })).rows
    expect(rows.map(({ contact, topics }) => [contact, topics])).toEqual([
      ['m•••@example.com', []],
      ['a•••@example.com', ['offers', 'trails']],
    ])
    const [bo] = (await list({ topic: 'offer' })).rows.filter(({ topics }) => topics.length > 0)
    expect(bo?.events.map(({ kind, topics }) => [kind, topics])).toEqual([
      ['CHOSE', ['offer', 'Trails', 'news']],
      ['JOINED', ['offer', 'Trails']],
    ])
    expect((await served.ask('newsletter.list', { role, input: { topic: 'x'.repeat(65) } })).status).toBe(400)
    const { data } = await served.ask('newsletter.export', { role: 'admin', body: { topic: 'trails' } })
    const written = String(data['text'])
    expect(written).toMatch(/ada@example\.com.*offers trails/)
    expect(written).toContain('mei@example.com')
    expect(written).not.toContain('bo@example.com')
  })

  test('admins export the addresses of a state; the audit log notes how many, and none of them', async () => {
    await join('ada@example.com', NOW - 3)
    await join('mei@example.com', NOW - 2)
    await createSignUps(open().db).endFor(['ada@example.com'], NOW - 1)
    expect((await served.ask('newsletter.export', { role, body: {} })).status).toBe(403)
    const { data } = await served.ask('newsletter.export', { role: 'admin', body: { state: 'ON' } })
    expect(data['text']).toContain('mei@example.com')
    expect(data['text']).not.toContain('ada@example.com')
    expect(served.notes).toEqual([['admin', 'newsletter.export', '1']])
  })
})
