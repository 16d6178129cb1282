import { beforeEach, expect, test } from 'vitest'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { createPracticeShops, ENTRY_MS, PRACTICE_SILENT_MS } from './practice-shops.ts'

const AT = Date.UTC(2026, 10, 29, 4)
const DAY = 86_400_000
const FIRST = { step: 'reading', done: 0, total: 0 } as const
const HERE = { process: 'web-1 (4711)', origin: 'https://practice.shop.example' }
const ONE = { id: 'one', by: 'Ada', at: AT, until: AT + DAY, ...HERE }

describeOnBothDatabases('the practice shop', open => {
  beforeEach(() => emptyTables(open().db, 'practice_shop', 'practice_entry'))
  const shops = () => createPracticeShops(open().db)

  test('is followed from its beginning to its removal', async () => {
    expect(await shops().find(AT)).toBeUndefined()
    expect(await shops().begin(ONE, FIRST, undefined)).toBe(true)
    await shops().progress('one', { step: 'pages', done: 3, total: 40 }, AT + 5000)
    const record = { ...ONE, step: 'pages', done: 3, total: 40, problem: null }
    expect(await shops().find(AT + 5000)).toEqual({ ...record, state: 'making', isWhole: false })
    await shops().ready('one', AT + 6000)
    // A note that comes late changes nothing.
    await shops().progress('one', FIRST, AT + 7000)
    expect(await shops().find(AT + 7000)).toEqual({ ...record, state: 'ready', isWhole: true })
    await shops().requestRemoval('one')
    expect(await shops().find(AT + 7000)).toMatchObject({ state: 'removing' })
    await shops().forget('one')
    expect(await shops().find(AT + 7000)).toBeUndefined()
  })

  test('there is one at a time; one that failed, is silent or is named gives way', async () => {
    const begin = (id: string, at: number, instead?: string) =>
      shops().begin({ ...ONE, id, at }, FIRST, instead)
    expect(await begin('one', AT)).toBe(true)
    expect(await begin('two', AT + PRACTICE_SILENT_MS)).toBe(false)
    expect(await begin('two', AT, 'another')).toBe(false)
    expect(await begin('two', AT, 'one')).toBe(true)
    await shops().fail('two', { code: 'noRoom', needed: 2, free: 1 })
    expect(await shops().find(AT)).toMatchObject({ id: 'two', state: 'failed', problem: { needed: 2 } })
    expect(await begin('three', AT)).toBe(true)
    const later = AT + PRACTICE_SILENT_MS + 1
    expect(await shops().find(later)).toMatchObject({ id: 'three', state: 'silent' })
    await shops().see('three', { ...HERE, process: 'web-1 (4712)' }, later)
    expect(await shops().find(later)).toMatchObject({ state: 'making', process: 'web-1 (4712)' })
    expect(await begin('four', later + PRACTICE_SILENT_MS + 1)).toBe(true)
  })

  test('of two that begin at once, one does', async () => {
    const begun = await Promise.all(['one', 'two'].map(id => shops().begin({ ...ONE, id }, FIRST, undefined)))
    expect(begun.toSorted()).toEqual([false, true])
  })

  test('an address opens one shop, once, for a minute', async () => {
    await shops().begin(ONE, FIRST, undefined)
    const operator = '{"name":"Ada","role":"admin"}'
    for (const secret of ['used', 'late', 'other'])
      await shops().addEntry({ secret, shopId: 'one', operator }, AT)
    expect(await shops().takeEntry('guess', 'one', AT)).toBeUndefined()
    expect(await shops().takeEntry('used', 'one', AT + ENTRY_MS - 1)).toBe(operator)
    expect(await shops().takeEntry('used', 'one', AT)).toBeUndefined()
    expect(await shops().takeEntry('late', 'one', AT + ENTRY_MS)).toBeUndefined()
    expect(await shops().takeEntry('other', 'two', AT)).toBeUndefined()
    const stored = await open().db.selectFrom('practice_entry').selectAll().execute()
    expect(stored).toEqual([])
  })

  test('of two who use an address at once, one gets in', async () => {
    await shops().addEntry({ secret: 'both', shopId: 'one', operator: '{}' }, AT)
    const taken = await Promise.all([1, 2, 3].map(() => shops().takeEntry('both', 'one', AT)))
    expect(taken.filter(each => each !== undefined)).toEqual(['{}'])
  })

  test('secrets are stored as hashes, and those of a shop that gives way open nothing', async () => {
    await shops().begin(ONE, FIRST, undefined)
    await shops().addEntry({ secret: 'a secret', shopId: 'one', operator: '{}' }, AT)
    const [row] = await open().db.selectFrom('practice_entry').selectAll().execute()
    expect(JSON.stringify(row)).not.toContain('a secret')
    await shops().begin({ ...ONE, id: 'two' }, FIRST, 'one')
    expect(await shops().takeEntry('a secret', 'one', AT)).toBeUndefined()
  })
})
