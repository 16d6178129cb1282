import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { makeCodes } from '#api/coupon/codes/make-codes.ts'
import { asText, campaign, surroundings } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '#api/testing/databases.ts'
import { NOW } from '#api/testing/serve.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import type { DeskBatch } from './code-shapes.ts'

const WISH = 'a-wish-of-codes'

describeOnBothDatabases('codes at the desk', open => {
  let desk: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    const lines = [...surroundings, campaign('MANY', { grant: 'UNIQUE' }), campaign('SHARED')]
    await importCatalogue(open().db, asText(lines))
    desk = await serveDesk(open().db, NOW)
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    await emptyTables(open().db, 'unique_code', 'code_batch', 'campaign_event')
    desk.notes.length = 0
  })

  const publisher = (name: string, body: object) => desk.ask(name, { role: 'publisher', body })
  const make = (change: object = {}) =>
    publisher('codes.make', { wish: WISH, campaign: 'MANY', pattern: 'go-########', count: 3, ...change })
  const made = async () => {
    await make()
    await makeCodes(open().db, NOW)
  }
  const list = async () => {
    const { data } = await desk.ask('codes.list', { role: 'editor', input: { campaign: 'MANY' } })
    return data['batches'] as DeskBatch[]
  }
  const exported = async () => {
    const { data } = await publisher('codes.export', { batch: WISH })
    return String(data['text'])
      .split('\r\n')
      .slice(1, -1)
      .map(line => line.replaceAll('"', ''))
  }

  test('a batch is made, handed out once as a table, and both are noted', async () => {
    await made()
    const codes = await exported()
    expect(codes).toHaveLength(3)
    expect(codes.every(code => /^GO-[A-Z2-9]{8}$/.test(code))).toBe(true)
    const again = await publisher('codes.export', { batch: WISH })
    expect(again.status).toBe(409)
    expect(again.message).toMatch(/^publisher exported these codes on 21 Nov 2026/)
    expect(desk.notes).toEqual([
      ['publisher', 'codes.make', 'MANY: 3 × go-########'],
      ['publisher', 'codes.export', 'MANY: GO-########'],
    ])
    expect(await list()).toMatchObject([{ exported: { by: 'publisher', at: NOW }, free: 3 }])
  })

  test.each([
    [
      'a pattern that is none',
      { pattern: 'a b-' },
      422,
      'The pattern is not valid. Use letters, digits, hyphens and #, at most 32 characters.',
    ],
    [
      'a pattern that can be guessed',
      { pattern: 'GO-###' },
      422,
      'These codes could be guessed. Add 2 more # to the pattern.',
    ],
    ['a campaign with one code for all', { campaign: 'SHARED' }, 409, /^This offer has one code for all\./],
    ['a campaign that is gone', { campaign: 'GONE' }, 404, /does not exist/],
    ['too many codes', { count: 100_001 }, 400, /count/],
  ])('%s is refused in words', async (_, change, status, message) => {
    const answer = await make(change)
    expect(answer.status).toBe(status)
    expect(answer.message).toMatch(message)
    expect(await list()).toEqual([])
  })

  test('a code is looked up by its text, and withdrawn for a reason', async () => {
    await made()
    const [code = ''] = await exported()
    const find = () => desk.ask('codes.find', { role: 'editor', body: { campaign: 'MANY', code } })
    expect((await find()).data).toMatchObject({ state: 'FREE', ending: code.slice(-4), order: null })
    expect((await publisher('codes.withdraw-code', { campaign: 'MANY', code, reason: ' ' })).status).toBe(400)
    const withdrawn = await publisher('codes.withdraw-code', { campaign: 'MANY', code, reason: 'Lost' })
    expect(withdrawn.data).toMatchObject({ state: 'WITHDRAWN' })
    expect((await find()).data).toMatchObject({ state: 'WITHDRAWN' })
    expect((await publisher('codes.withdraw-code', { campaign: 'MANY', code, reason: 'Lost' })).status).toBe(
      409,
    )
    // Its text is in no log.
    expect(desk.notes.at(-1)).toEqual(['publisher', 'codes.withdraw-code', `MANY: …${code.slice(-4)} · Lost`])
    const unknown = { campaign: 'MANY', code: 'GO-AAAAAAAA' }
    expect((await desk.ask('codes.find', { role: 'editor', body: unknown })).status).toBe(404)
  })

  test('states of a batch are a table of masked codes, in the language of the operator', async () => {
    await made()
    const [code = ''] = await exported()
    await publisher('codes.withdraw', { batch: WISH, reason: 'Fair is over' })
    const { data } = await desk.ask('codes.states', {
      role: 'publisher',
      input: { batch: WISH },
      lang: 'zh_HK',
    })
    const [, first = ''] = String(data['text']).split('\r\n')
    expect(first).toMatch(`"1","…${code.slice(-4)}","已撤回"`)
    expect(String(data['text'])).not.toContain(code)
    expect(
      (await desk.ask('codes.events', { role: 'editor', input: { campaign: 'MANY' } })).data,
    ).toMatchObject({
      events: expect.arrayContaining([
        expect.objectContaining({
          kind: 'batchWithdrawn',
          count: 3,
          reason: 'Fair is over',
          by: 'publisher',
        }),
      ]),
    })
  })

  test.each([
    ['codes.export', { batch: 'no-such-batch' }],
    ['codes.withdraw', { batch: 'no-such-batch', reason: 'x' }],
  ])('%s of no batch is refused', async (name, body) => {
    expect((await publisher(name, body)).status).toBe(404)
  })
})
