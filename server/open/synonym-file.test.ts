import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createCommerce } from '#api/commerce.ts'
import { getProductListGqlDocument } from '#api/generated/documents.ts'
import { demoShop } from '#demo/testing/demo-shop.ts'
import { SYNONYM_SEED } from './open-shop.ts'
import { openSynonymFile } from './synonym-file.ts'

let directory: string
let warnings: string[]
let infos: { readonly lines?: readonly string[] }[]
const logger = {
  info: (facts: { readonly lines?: readonly string[] }) => infos.push(facts),
  warn: (_: unknown, text: string) => warnings.push(text),
  error: () => undefined,
}
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'synonyms-'))
  warnings = []
  infos = []
  return () => rm(directory, { recursive: true })
})

let writes = 0
/** Writes the file with a time of its own, so that two quick changes differ. */
async function write(text: string) {
  const file = join(directory, 'synonyms.txt')
  await writeFile(file, text)
  writes += 1
  await utimes(file, 1_700_000_000 + writes, 1_700_000_000 + writes)
}
async function open(seed?: URL) {
  const texts: string[] = []
  const list = await openSynonymFile({
    directory,
    seed,
    apply: text => (texts.push(text), []),
    logger: logger as never,
  })
  return { list, texts }
}

describe('the file of synonyms', () => {
  test('is seeded once and never overwritten', async () => {
    await open(SYNONYM_SEED)
    expect(await readFile(join(directory, 'synonyms.txt'), 'utf8')).toMatch(/backpack, rucksack/)
    await write('mine, yours')
    expect((await open(SYNONYM_SEED)).texts).toEqual(['mine, yours'])
  })

  test('lines of the shipped list that it lacks are logged and not added', async () => {
    const lacking = () => infos.flatMap(({ lines }) => lines ?? [])
    await open(SYNONYM_SEED)
    expect(lacking()).toEqual([])
    const file = join(directory, 'synonyms.txt')
    const shipped = await readFile(file, 'utf8')
    const own = `${shipped.replace(/^backpack, .*$/m, '').replace('sale, 減價\n', 'sale, 減價 # ours\n')}mine, yours\n`
    await write(own)
    await open(SYNONYM_SEED)
    expect(lacking()).toEqual([expect.stringMatching(/^backpack, rucksack/)])
    expect(await readFile(file, 'utf8')).toBe(own)
  })

  test('is read again only when it changed; a deleted one is an empty list', async () => {
    const { list, texts } = await open()
    expect(texts).toEqual([])
    await write('a1, b1')
    expect([await list.refresh(), await list.refresh()]).toEqual([true, false])
    await rm(join(directory, 'synonyms.txt'))
    expect(await list.refresh()).toBe(true)
    expect(texts).toEqual(['a1, b1', ''])
  })

  test('a list of more than a megabyte is left alone, with a warning', async () => {
    await write('a, b\n'.repeat(300_000))
    expect((await open()).texts).toEqual([])
    expect(warnings).toEqual(['The list of synonyms is not read: it may have 1000000 bytes'])
  })

  test('changes what a running shop finds without a restart; a broken line is named and left out (CO-48)', async () => {
    const commerce = await createCommerce({ database: 'sqlite::memory:', pollMs: 0 })
    await commerce.importCatalogue(demoShop.goods)
    const list = await openSynonymFile({ directory, apply: commerce.setSynonyms, logger: logger as never })
    const count = async (keyword: string) => {
      const api = commerce.createServerApi({ locale: 'en_US' })
      return (await api.run(getProductListGqlDocument, { filters: { keyword } })).shop.products.pageInfo
        .totalCount
    }
    expect(await count('anorak')).toBe(0)
    await write('anorak, windshirt\n\n# fine\nlonely\nanorak => \n')
    await list.refresh()
    expect(await count('anorak')).toBe(2)
    expect(warnings).toEqual([
      'synonyms.txt, line 4 is left out: it has only one word',
      'synonyms.txt, line 5 is left out: it has an empty word',
    ])
    await write('anorak, windshirt, duffel')
    await list.refresh()
    expect(await count('anorak')).toBe(5)
    await commerce.close()
  })
})
