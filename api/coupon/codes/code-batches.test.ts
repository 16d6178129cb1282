import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { asText, campaign, surroundings } from '../../testing/catalogue-lines.ts'
import { importCatalogue } from '../../catalogue/import/import-catalogue.ts'
import { describeOnBothDatabases, emptyTables } from '../../testing/databases.ts'
import { NOW } from '../../testing/serve.ts'
import { freezeDiscounts, releaseDiscounts, spendDiscounts } from '../coupon-store.ts'
import { codeKey } from './code-key.ts'
import { createCodeBatches, MAX_BATCHES } from './code-batches.ts'
import { makeCodes, makePart } from './make-codes.ts'
import { someCodes } from './testing.ts'
import { findUniqueCodes } from './unique-codes.ts'

const ID = '00000000-aaaa'
const deed = { by: 'ada', now: NOW, reason: 'Fair' }
const MANY = { code: 'MANY', limit: null, limitPerShopper: null }

describeOnBothDatabases('batches of codes', open => {
  const batches = () => createCodeBatches(open().db)
  const make = (change: object = {}) =>
    batches().make({ id: ID, campaign: 'MANY', pattern: 'TRAIL-####-####', count: 3, ...change }, deed)
  const list = () => batches().list('MANY')
  const hashOf = async (code: string) =>
    (await findUniqueCodes(open().db, [code], 'mei')).get(code)?.hash ?? ''
  const freeze = async (code: string, orderCode: string, userCode = 'mei') => {
    const uniqueCodes = [await hashOf(code)]
    return open()
      .db.transaction()
      .execute(async trx => {
        const order = { orderCode, userCode, couponIds: [], campaigns: [MANY], uniqueCodes }
        const refused = await freezeDiscounts(trx, order, NOW)
        if (refused.length > 0) throw new Error('refused')
        return true
      })
      .catch(() => false)
  }
  const release = (order: string) =>
    open()
      .db.transaction()
      .execute(trx => releaseDiscounts(trx, order))
  const spend = (order: string) =>
    open()
      .db.transaction()
      .execute(trx => spendDiscounts(trx, order, NOW + 1))
  const stateOf = async (code: string) => (await batches().find('MANY', code))?.state

  beforeEach(async () => {
    const { db } = open()
    await emptyTables(db, 'unique_code', 'code_batch', 'campaign_event', 'code_use', 'campaign_count')
    await importCatalogue(
      db,
      asText([
        ...surroundings,
        campaign('MANY', { grant: 'UNIQUE', limitPerShopper: null }),
        campaign('OTHER', { grant: 'UNIQUE' }),
        campaign('SHARED'),
        campaign('OVER', { grant: 'UNIQUE', endTime: '2026-11-02T00:00:00+08:00' }),
      ]),
    )
  })

  test('are made by the pattern, all different, and logged with their author and reason', async () => {
    const { codes } = await someCodes(open().db, 'MANY', { count: 1100, now: NOW })
    expect(new Set(codes).size).toBe(1100)
    expect(codes.every(code => /^TRAIL-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/.test(code))).toBe(true)
    const [batch] = await list()
    expect(batch).toMatchObject({ state: 'done', total: 1100, made: 1100, free: 1100, held: 0, used: 0 })
    const events = await batches().events('MANY')
    expect(events.map(({ kind, by, count }) => [kind, by, count]).toSorted()).toEqual([
      ['codesExported', 'ada', 1100],
      ['codesMade', 'ada', 1100],
    ])
  })

  test('a repeated wish makes one batch', async () => {
    const [first, again] = [await make(), await make()]
    expect(again).toEqual(first)
    await makeCodes(open().db, NOW)
    expect(await list()).toMatchObject([{ total: 3, made: 3 }])
    expect(await batches().events('MANY')).toHaveLength(1)
  })

  test.each([
    ['an unknown campaign', { campaign: 'NONE' }, { reason: 'noCampaign' }],
    ['a campaign with one code for all', { campaign: 'SHARED' }, { reason: 'notUnique' }],
    ['a campaign that is over', { campaign: 'OVER' }, { reason: 'over' }],
    ['a pattern that can be guessed', { pattern: 'TRAIL-##' }, { reason: 'guessable', missing: 3 }],
    ['more codes than a shop holds', { count: 1_000_001 }, { reason: 'manyCodes', left: 1_000_000 }],
  ])('%s makes nothing', async (_, change, refusal) => {
    expect(await make(change)).toEqual({ ok: false, refusal })
    expect(await list()).toEqual([])
  })

  test('the codes that there are already count for how random a pattern must be, and towards the bounds', async () => {
    await make({ pattern: 'A-#####', count: 30, id: 'the-first-batch' })
    expect(await make({ pattern: 'B-#####', count: 10, campaign: 'OTHER' })).toEqual({
      ok: false,
      refusal: { reason: 'guessable', missing: 1 },
    })
    await open()
      .db.insertInto('code_batch')
      .values(
        Array.from({ length: MAX_BATCHES }, (_, at) => ({
          id: `full-${at}`,
          campaign_code: 'OTHER',
          pattern: '########',
          seed: null,
          made_at: NOW,
          made_by: 'ada',
          state: 'done' as const,
          total: 1,
          next_position: 1,
          made: 1,
          held: 0,
          used: 0,
          withdrawn: 0,
        })),
      )
      .execute()
    expect(await make({ campaign: 'OTHER' })).toEqual({ ok: false, refusal: { reason: 'manyBatches' } })
  })

  test('what a killed process has left is finished, by two at once, with no code too many', async () => {
    const { db } = open()
    await make({ count: 900 })
    const secret = (await codeKey(db)) ?? ''
    await db.transaction().execute(trx => makePart(trx, ID, secret, NOW))
    const [begun] = await list()
    expect(begun).toMatchObject({ state: 'making', made: 250 })
    await Promise.all([makeCodes(db, NOW), makeCodes(db, NOW)])
    const [ended] = await list()
    expect(ended).toMatchObject({ state: 'done', made: 900, total: 900 })
    const rows = await db.selectFrom('unique_code').select('code_hash').execute()
    expect(rows).toHaveLength(900)
  })

  test('are handed out once; a second call learns who has them, and the shop has forgotten them', async () => {
    await make()
    expect(await batches().export(ID, deed)).toEqual({ ok: false, refusal: { reason: 'making' } })
    await makeCodes(open().db, NOW)
    const calls = await Promise.all(
      ['ada', 'bo'].map(by => batches().export(ID, { ...deed, by, now: NOW + 7 })),
    )
    const given = calls.filter(each => each.ok)
    expect(given).toHaveLength(1)
    const taker = calls[0]?.ok ? 'ada' : 'bo'
    expect(calls.find(each => !each.ok)).toEqual({
      ok: false,
      refusal: { reason: 'exported', by: taker, at: NOW + 7 },
    })
    const stored = JSON.stringify([
      await open().db.selectFrom('unique_code').selectAll().execute(),
      await open().db.selectFrom('code_batch').selectAll().execute(),
    ])
    const codes = given.flatMap(each => (each.ok ? each.value.codes : []))
    expect(codes).toHaveLength(3)
    for (const code of codes) expect(stored).not.toContain(code)
    expect(await open().db.selectFrom('code_batch').select('seed').execute()).toEqual([{ seed: null }])
  })

  test('are found by what is typed, with or without dashes, in their own campaign alone', async () => {
    const { codes } = await someCodes(open().db, 'MANY', { now: NOW })
    const [code = ''] = codes
    expect(await batches().find('MANY', ` ${code.toLowerCase()}`)).toMatchObject({
      state: 'FREE',
      ending: code.slice(-4),
      number: 1,
    })
    expect(await batches().find('MANY', code.replaceAll('-', ''))).toMatchObject({ number: 1 })
    expect(await batches().find('OTHER', code)).toBeUndefined()
    expect(await batches().find('MANY', 'TRAIL-AAAA-AAAA')).toBeUndefined()
    expect(await batches().find('MANY', '你好')).toBeUndefined()
  })

  test('are held by an order, used when it is paid, and free again when it is cancelled (C-217, C-218, MO-65)', async () => {
    const { codes } = await someCodes(open().db, 'MANY', { now: NOW })
    const [code = '', second = ''] = codes
    expect(await freeze(code, 'o-1')).toBe(true)
    expect(await freeze(code, 'o-1')).toBe(true)
    expect(await freeze(code, 'o-2', 'kin')).toBe(false)
    expect(await batches().find('MANY', code)).toMatchObject({ state: 'HELD', orderCode: 'o-1' })
    expect(await list()).toMatchObject([{ free: 4, held: 1, used: 0 }])
    await release('o-1')
    await release('o-1')
    expect(await stateOf(code)).toBe('FREE')
    expect(await freeze(code, 'o-2', 'kin')).toBe(true)
    await spend('o-2')
    await spend('o-2')
    await release('o-2')
    expect(await batches().find('MANY', code)).toMatchObject({ state: 'USED', orderCode: 'o-2', at: NOW + 1 })
    expect(await freeze(second, 'o-3')).toBe(true)
    expect(await list()).toMatchObject([{ free: 3, held: 1, used: 1 }])
  })

  test('a code in many orders at once is held by one of them', async () => {
    const { codes } = await someCodes(open().db, 'MANY', { now: NOW })
    const [code = ''] = codes
    const won = await Promise.all(
      Array.from({ length: 12 }, (_, at) => freeze(code, `o-${at}`, `shopper-${at}`)),
    )
    expect(won.filter(Boolean)).toHaveLength(1)
    expect(await list()).toMatchObject([{ held: 1, free: 4 }])
  })

  test('a withdrawn batch counts no more, but for what orders hold, which goes with them', async () => {
    const { codes, batch } = await someCodes(open().db, 'MANY', { now: NOW })
    const [held = '', kept = '', free = ''] = codes
    await freeze(held, 'o-1')
    await freeze(kept, 'o-2')
    expect(await batches().withdraw(batch, deed)).toMatchObject({
      ok: true,
      value: { withdrawn: 3, held: 2 },
    })
    expect(await batches().withdraw(batch, deed)).toEqual({ ok: false, refusal: 'withdrawn' })
    expect(await batches().withdraw('no-such-batch', deed)).toEqual({ ok: false, refusal: 'noBatch' })
    expect(await freeze(free, 'o-3')).toBe(false)
    expect(await stateOf(free)).toBe('WITHDRAWN')
    await spend('o-1')
    await release('o-2')
    expect([await stateOf(held), await stateOf(kept)]).toEqual(['USED', 'WITHDRAWN'])
    expect(await list()).toMatchObject([{ free: 0, held: 0, used: 1, withdrawn: 4 }])
    expect(await freeze(kept, 'o-4')).toBe(false)
    expect((await batches().events('MANY')).find(({ kind }) => kind === 'batchWithdrawn')).toMatchObject({
      by: 'ada',
      reason: 'Fair',
      count: 3,
    })
  })

  test('a batch that is withdrawn while it is made makes no more, and is handed out to none', async () => {
    await make({ count: 600 })
    const secret = (await codeKey(open().db)) ?? ''
    await open()
      .db.transaction()
      .execute(trx => makePart(trx, ID, secret, NOW))
    await batches().withdraw(ID, deed)
    await makeCodes(open().db, NOW)
    expect(await list()).toMatchObject([{ state: 'done', made: 250, withdrawn: 250, free: 0 }])
    expect(await batches().export(ID, deed)).toEqual({ ok: false, refusal: { reason: 'withdrawn' } })
  })

  test('one code is withdrawn unless an order has it', async () => {
    const { codes } = await someCodes(open().db, 'MANY', { now: NOW })
    const [free = '', held = '', used = ''] = codes
    await freeze(held, 'o-1')
    await freeze(used, 'o-2')
    await spend('o-2')
    const withdraw = (code: string) => batches().withdrawCode('MANY', code, deed)
    expect(await withdraw(free)).toMatchObject({ ok: true, value: { state: 'WITHDRAWN' } })
    expect(await withdraw(free)).toEqual({ ok: false, refusal: 'withdrawn' })
    expect(await withdraw(held)).toEqual({ ok: false, refusal: 'held' })
    expect(await withdraw(used)).toEqual({ ok: false, refusal: 'used' })
    expect(await withdraw('TRAIL-AAAA-AAAA')).toEqual({ ok: false, refusal: 'noCode' })
    expect(await freeze(free, 'o-3')).toBe(false)
    expect(await list()).toMatchObject([{ free: 2, held: 1, used: 1, withdrawn: 1 }])
  })

  test('whatever happens in whatever order, each code has one owner at most and the counts are those of the codes', async () => {
    const { db } = open()
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            what: fc.constantFrom('freeze', 'release', 'spend', 'withdrawCode', 'withdraw'),
            code: fc.nat(3),
            order: fc.nat(5),
          }),
          { minLength: 1, maxLength: 14 },
        ),
        async steps => {
          await emptyTables(db, 'unique_code', 'code_batch', 'code_use', 'campaign_count')
          const { codes, batch } = await someCodes(db, 'MANY', { count: 4, now: NOW })
          /** Codes that an order got although another one had them. */
          const wrong: string[] = []
          const step = async ({ what, code: at, order }: (typeof steps)[number]) => {
            const code = codes[at] ?? ''
            const orderCode = `o-${order}`
            if (what === 'freeze') {
              const owner = (await batches().find('MANY', code))?.orderCode ?? orderCode
              const isHeld = await freeze(code, orderCode, `s-${order}`)
              wrong.push(...(isHeld && owner !== orderCode ? [code] : []))
            } else if (what === 'release') await release(orderCode)
            else if (what === 'spend') await spend(orderCode)
            else if (what === 'withdrawCode') await batches().withdrawCode('MANY', code, deed)
            else if (at === 0) await batches().withdraw(batch, deed)
          }
          for (const each of steps) await step(each)
          expect(wrong).toEqual([])
          const states = await Promise.all(codes.map(stateOf))
          const count = (state: string) => states.filter(each => each === state).length
          expect(await list()).toMatchObject([
            {
              made: 4,
              free: count('FREE'),
              held: count('HELD'),
              used: count('USED'),
              withdrawn: count('WITHDRAWN'),
            },
          ])
        },
      ),
      { numRuns: 12 },
    )
  }, 60_000)
})
