import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { asText, brand, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '#api/testing/databases.ts'
import { MOST_STREAMS } from '#operators/http/event-streams.ts'
import { ROLES } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import { collections } from '../collections/collections.ts'
import { createRecordEvents } from './record-events.ts'
import { MAX_FIELD_CHARACTERS, MOST_FIELDS, type RecordEvent } from './record-presence.ts'

const NOW = Date.UTC(2026, 10, 29, 2)
const client = 'window-a'
let wishes = 0
const wish = () => `there-${(wishes += 1).toString().padStart(6, '0')}`

describeOnBothDatabases('who has a record open', open => {
  let desk: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    const { db } = open()
    await emptyTables(db, 'record_change', 'change_set', 'spu', 'brand', 'category', 'label')
    await importCatalogue(
      db,
      asText([...surroundings, spu('CR-1'), brand('alpine', { name: { zh_HK: '高山', en_US: 'Alpine' } })]),
    )
    desk = await serveDesk(db, NOW, await readCatalogue(db))
  })
  afterAll(() => desk.close())
  beforeEach(() => desk.recordEvents.leave('brands/alpine', client))

  const announce = (body: object, role: (typeof ROLES)[number] = 'editor', area = 'brands') =>
    desk.ask(`${area}.announce`, { role, body: { code: 'alpine', client, ...body } })

  /** Events of a stream, one by one. */
  async function listen(address: string, role: string) {
    const response = await desk.send(address, { headers: { cookie: `cairn_operator=${role}` } })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const next = async (): Promise<RecordEvent> => {
      for (;;) {
        const data = /^event.*\ndata: (.*)\n\n/.exec(text)
        if (data?.[1] !== undefined) {
          text = text.slice(data[0].length)
          return JSON.parse(data[1])
        }
        const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
        if (done) throw new Error('The stream ended.')
        text += value
      }
    }
    return { response, next, close: async () => reader?.cancel() }
  }

  test.each(collections)(
    'who may see $name may say that one is open, and no other',
    async ({ name, rights }) => {
      for (const role of ROLES) {
        const { status } = await announce({ code: 'none' }, role, name)
        expect(status).toBe(may({ role }, rights.see) ? 404 : 403)
      }
      expect((await desk.ask(`${name}.announce`, { body: { code: 'none', client } })).status).toBe(401)
    },
  )

  test.each([
    ['too many fields', { fields: Array.from({ length: MOST_FIELDS + 1 }, String) }],
    [
      'fields with long names',
      { fields: Array.from({ length: 4 }, () => 'x'.repeat(MAX_FIELD_CHARACTERS / 3)) },
    ],
    ['a window without a name of its own', { client: 'short' }],
  ])('refuses %s', async (_, body) => {
    expect((await announce(body)).status).toBe(400)
  })

  test('a window hears who else is there, which fields they change, that they saved, and that they left', async () => {
    const stream = await listen(`records.events/brands/alpine?client=${client}`, 'editor')
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    expect(await stream.next()).toEqual({ kind: 'present', operators: [] })
    const his = await listen('records.events/brands/alpine?client=window-b', 'publisher')
    await his.next()
    const first = await announce({ client: 'window-b', fields: ['name.en_US'] }, 'publisher')
    const there = [{ client: 'window-b', name: 'publisher', fields: ['name.en_US'] }]
    // The import was the first change.
    const base = first.data['latest']
    expect(first.data).toEqual({ operators: there, latest: expect.any(Number) })
    expect(await stream.next()).toEqual({ kind: 'present', operators: there })
    const changes = [{ path: 'name.en_US', before: 'Alpine', after: 'Alps' }]
    const body = { wish: wish(), code: 'alpine', base, changes }
    const saved = await desk.ask('brands.save', { role: 'publisher', body })
    expect(await stream.next()).toEqual({ kind: 'changed' })
    expect(saved.data['set']).not.toBe(base)
    expect((await announce({})).data['latest']).toBe(saved.data['set'])
    await stream.next()
    await his.close()
    expect(await stream.next()).toEqual({
      kind: 'present',
      operators: [{ client, name: 'editor', fields: [] }],
    })
    await stream.close()
  })

  test('a plan and a dry run are no news; an undo is', async () => {
    const told: RecordEvent[] = []
    const stop = desk.recordEvents.listen('brands/alpine', event => told.push(event))
    const found = await desk.ask('brands.find', { role: 'publisher', input: { code: 'alpine' } })
    const { base, line } = found.data as { base: number; line: { name: { zh_HK: string } } }
    const changes = [{ path: 'name.zh_HK', before: line.name.zh_HK, after: '山' }]
    const body = () => ({ wish: wish(), code: 'alpine', base, changes })
    await desk.ask('brands.check', { role: 'publisher', body: body() })
    await desk.ask('brands.save', { role: 'publisher', body: { ...body(), due: NOW + 60_000 } })
    expect(told).toEqual([])
    const { data } = await desk.ask('brands.save', { role: 'publisher', body: body() })
    await desk.ask('brands.undo', { role: 'publisher', body: { wish: wish(), set: data['set'] } })
    expect(told).toEqual([{ kind: 'changed' }, { kind: 'changed' }])
    stop()
  })

  test('a style is open as one record: a change of one of its products is news', async () => {
    const { data } = await desk.ask('styles.list', { role: 'editor', body: {} })
    const [{ style } = { style: '' }] = data['rows'] as readonly { style: string }[]
    expect((await announce({ code: style }, 'editor', 'styles')).data).toMatchObject({
      operators: [{ name: 'editor' }],
    })
    const told: RecordEvent[] = []
    const stop = desk.recordEvents.listen(`styles/${style}`, event => told.push(event))
    const found = await desk.ask('styles.find', { role: 'publisher', input: { style } })
    const [product] = found.data['products'] as readonly {
      code: string
      line: { title: { en_US: string } }
    }[]
    const change = {
      code: product?.code,
      path: 'title.en_US',
      before: product?.line.title.en_US,
      after: 'New',
    }
    const saved = await desk.ask('styles.save', {
      role: 'publisher',
      body: { wish: wish(), style, changes: [change] },
    })
    expect(saved.status).toBe(200)
    expect(told).toEqual([{ kind: 'changed' }])
    stop()
  })

  test.each([
    ['without a session', 'records.events/brands/alpine', '', 401],
    ['of an area that there is not', 'records.events/nothing/alpine', 'editor', 404],
  ])('there is no stream %s', async (_, address, role, status) => {
    expect((await listen(address, role)).response.status).toBe(status)
  })

  test('an operator has so many streams at most', async () => {
    const address = 'records.events/brands/zephyr?client=window-z'
    const streams = await Promise.all(Array.from({ length: MOST_STREAMS }, () => listen(address, 'admin')))
    expect((await listen(address, 'admin')).response.status).toBe(429)
    const other = await listen(address, 'editor')
    expect(other.response.status).toBe(200)
    for (const stream of [other, ...streams]) await stream.close()
  })
})

test('processes tell each other of windows and of changes, in words that pages do not take for theirs', () => {
  const ears: ((words: unknown) => void)[] = []
  const wire: unknown[] = []
  const other = createRecordEvents(() => NOW, { say: () => {}, onSaid: hear => void ears.push(hear) })
  const say = (words: unknown) => {
    wire.push(words)
    for (const hear of ears) hear(JSON.parse(JSON.stringify(words)))
  }
  const one = createRecordEvents(() => NOW, { say, onSaid: () => {} })
  const told: RecordEvent[] = []
  other.listen('brands/a', event => told.push(event))
  one.announce('brands/a', { client, name: 'Ada', fields: ['name'] })
  one.changed('brands/a')
  one.leave('brands/a', client)
  for (const hear of ears) hear({ kind: 'here', key: 'brands/a', client, name: 'of a page', block: null })
  expect(told).toEqual([
    { kind: 'present', operators: [{ client, name: 'Ada', fields: ['name'] }] },
    { kind: 'changed' },
    { kind: 'present', operators: [] },
  ])
  expect(wire.every(words => Object(words).of === 'records')).toBe(true)
  one.close()
  other.close()
})
