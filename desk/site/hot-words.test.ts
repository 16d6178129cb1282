import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSearchMisses } from '#api/sales/search-misses.ts'
import { emptyTables, describeOnBothDatabases } from '#api/testing/databases.ts'
import { importSite } from '#api/catalogue/import/import-site.ts'
import { siteText, viewData } from '#api/testing/site-lines.ts'
import { serveDesk } from '../testing/serve-desk.ts'

const NOW = Date.UTC(2026, 10, 30, 2)
const role = 'publisher' as const

describeOnBothDatabases('popular searches', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => void (served = await serveDesk(open().db, NOW)))
  afterAll(() => served.close())
  beforeEach(() => emptyTables(open().db, 'site_entry'))

  const words = { zh_HK: [{ word: '背囊' }], en_US: [{ word: 'packs', from: '2026-12-01' }] }
  interface Found {
    readonly value: string
    readonly words: object
  }
  const find = async () => (await served.ask('hotWords.find', { role })).data as unknown as readonly Found[]
  const save = (body: object, who: 'publisher' | 'editor' = role) =>
    served.ask('hotWords.save', {
      role: who,
      body: { wish: crypto.randomUUID(), words, records: [], ...body },
    })
  const store = async (code: string, value: object, change: object = {}) => {
    const line = viewData(code, {
      module: 'search',
      position: 'header',
      value: JSON.stringify(value),
      ...change,
    })
    expect((await importSite(open().db, siteText([line]))).problems).toEqual([])
  }

  test('are those of the records that the search field reads, and of no others (L-156)', async () => {
    await store('words', { hotWords: { zh_HK: ['帳幕'], en_US: [] }, shown: 4 }, { browseEnvironment: 'PC' })
    await store('other', { hotWords: ['none'] }, { module: 'header' })
    await store('bad', {}, { value: '{' })
    expect(await find()).toMatchObject([
      { code: 'bad', environment: null, isBroken: true },
      { code: 'words', environment: 'PC', isBroken: false, shown: 4, words: { zh_HK: [{ word: '帳幕' }] } },
    ])
  })

  test('a shop without any gets a record of view data for all browsers', async () => {
    expect((await save({ shown: 5 })).status).toBe(200)
    expect(await find()).toMatchObject([{ environment: null, shown: 5, words }])
  })

  test('a save keeps what else the value holds, writes words without a period as plain texts, and is undone', async () => {
    const value = { hotWords: ['old'], shown: 3, colour: 'red' }
    await store('words', value)
    const before = JSON.stringify(value)
    const { status, data } = await save({ records: [{ code: 'words', before, shown: 2 }] })
    expect(status).toBe(200)
    const [record] = await find()
    expect(JSON.parse(record?.value ?? '')).toEqual({
      hotWords: { zh_HK: ['背囊'], en_US: [{ word: 'packs', from: '2026-12-01' }] },
      shown: 2,
      colour: 'red',
    })
    await served.ask('viewData.undo', { role, body: { wish: crypto.randomUUID(), set: data.set } })
    expect((await find())[0]?.value).toBe(before)
  })

  test('nothing is written over what another operator has saved, nor into other records', async () => {
    await store('words', { hotWords: ['new'] })
    await store('other', { hotWords: ['none'] }, { module: 'header' })
    const old = JSON.stringify({ hotWords: ['old'] })
    expect((await save({ records: [{ code: 'words', before: old, shown: 2 }] })).status).toBe(409)
    expect((await save({ records: [{ code: 'other', before: '{}', shown: 2 }] })).status).toBe(404)
    expect((await find())[0]?.words).toMatchObject({ en_US: [{ word: 'new' }] })
  })

  test.each([
    ['a period that ends before it begins', [{ word: 'x', from: '2026-12-02', until: '2026-12-01' }]],
    ['a word that shows nothing', [{ word: '\u200B ' }]],
    ['too many words', Array.from({ length: 31 }, (_, at) => ({ word: `w${at}` }))],
    ['a long word', [{ word: 'x'.repeat(41) }]],
  ])('%s is refused', async (_, list) => {
    expect((await save({ words: { zh_HK: [], en_US: list } })).status).toBe(400)
    expect(await find()).toEqual([])
  })

  test('each word says what it finds', async () => {
    const { data } = await served.ask('hotWords.matches', { role, body: { words: ['pack', 'tents'] } })
    expect(data).toMatchObject([
      { word: 'pack', count: 4 },
      { word: 'tents', count: 5 },
    ])
  })

  test('suggestions are words that were searched for in vain, most often first, with what they find now', async () => {
    const misses = createSearchMisses(open().db)
    for (const word of ['zeppelin', 'parka', 'zeppelin']) misses.note(word, NOW)
    await misses.flush()
    const { data } = await served.ask('hotWords.suggestions', { role })
    expect(data).toEqual([
      { word: 'zeppelin', searches: 2, count: 8 },
      { word: 'parka', searches: 1, count: 5 },
    ])
  })
})
