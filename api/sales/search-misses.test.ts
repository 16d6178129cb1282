import { beforeEach, expect, test } from 'vitest'
import { dayInHongKong } from '#locales/hong-kong.ts'
import { createCommerce } from '../commerce.ts'
import { asText, spu, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'
import { missedWord } from './missed-word.ts'
import { createSearchMisses, MOST_WORDS } from './search-misses.ts'

test.each([
  ['  Rain   Coat ', 'rain coat'],
  ['防水外套', '防水外套'],
  ['ＧＯＲＥ', 'gore'],
  ['size 42', 'size 42'],
  ['', undefined],
  ['mei@example.com', undefined],
  ['9123 4567', undefined],
  ['202611230000000001', undefined],
  ['https://cairn.example', undefined],
  ['one two three four five six', undefined],
  ['x'.repeat(41), undefined],
])('“%s” is counted as %j', (typed, word) => expect(missedWord(typed)).toBe(word))

const today = dayInHongKong(NOW)
const period = { first: today - 6, last: today }

describeOnBothDatabases('searches without results', open => {
  beforeEach(() => emptyTables(open().db, 'search_miss'))

  test('are counted by word and day, each search, and those with results are not', async () => {
    const commerce = await createCommerce({ database: open().db, clock: () => NOW, pollMs: 0 })
    await commerce.importCatalogue(asText([...surroundings, spu('FF2')]))
    await commerce.refresh()
    const search = (keyword: string, more = '') =>
      commerce.execute({
        query: `{ shop { products(filters: { keyword: "${keyword}" ${more} }) { pageInfo { totalCount } } } }`,
      })
    for (const keyword of ['zebra', 'Zebra ', 'zebra', 'jacket', 'mei@example.com']) await search(keyword)
    // A filter may be why nothing is found.
    await search('zebra', 'brands: ["northcairn"]')
    const { searchMisses } = commerce.services
    await searchMisses.flush()
    expect(await searchMisses.most(period, 10)).toEqual([{ word: 'zebra', searches: 3 }])
    await commerce.close()
  })

  test('hold a bounded number of words a day, and go after 180 days', async () => {
    const misses = createSearchMisses(open().db)
    for (let word = 0; word < MOST_WORDS + 20; word += 1) {
      misses.note(`word ${word}`, NOW)
      if (word % 100 === 0) await misses.flush()
    }
    await misses.flush()
    misses.note('word 0', NOW)
    misses.note('late', NOW)
    await misses.flush()
    const found = await misses.most(period, 1000)
    expect(found).toHaveLength(MOST_WORDS)
    expect(found[0]).toEqual({ word: 'word 0', searches: 2 })
    await misses.purge(NOW + 181 * 86_400_000)
    expect(await misses.most(period, 10)).toEqual([])
  })
})
