import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createCommerce } from '#api/commerce.ts'
import { getProductListGqlDocument } from '#api/generated/documents.ts'
import { demoShop } from '#demo/testing/demo-shop.ts'
import { readSynonymFile, takeSynonymFile } from './synonym-file.ts'

describe('a list of synonyms', () => {
  const { lines, refused } = readSynonymFile(
    [
      '\uFEFF# backpacks and the like',
      'backpack, rucksack，背囊   # both ways',
      'navy => harbour, 維港藍',
      '背囊、背包',
      'Navy Blue, navy',
      'navy blue => 藍',
      '',
      'only',
      'a => b => c',
      'x,, y',
      '!!, y',
      `${'w'.repeat(41)}, y`,
      Array.from({ length: 41 }, (_, at) => `word${at}`).join(),
    ].join('\r\n'),
  )

  test('has a group a line, with a code each', () =>
    expect(lines.map(({ code, words, alsoFinds }) => [code, words, alsoFinds])).toEqual([
      ['backpack', ['backpack', 'rucksack', '背囊'], []],
      ['navy', ['navy'], ['harbour', '維港藍']],
      ['group', ['背囊', '背包'], []],
      ['navy-blue', ['Navy Blue', 'navy'], []],
      ['navy-blue-2', ['navy blue'], ['藍']],
    ]))

  test('names the lines that are no group', () => expect(refused).toEqual([8, 9, 10, 11, 12, 13]))
})

describe('the list of a data folder', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'synonyms-'))
    return () => rm(directory, { recursive: true })
  })

  test('moves into a shop without synonyms, once, and shoppers find by it (CO-48)', async () => {
    const file = join(directory, 'synonyms.txt')
    const commerce = await createCommerce({ database: 'sqlite::memory:', pollMs: 0 })
    await commerce.importCatalogue(demoShop.goods)
    const warnings: string[] = []
    const log = { info: () => undefined, warn: (_: unknown, text: string) => warnings.push(text) }
    const take = () => takeSynonymFile(file, { commerce, log: log as never })
    const count = async (keyword: string) => {
      const api = commerce.createServerApi({ locale: 'en_US' })
      return (await api.run(getProductListGqlDocument, { filters: { keyword } })).shop.products.pageInfo
        .totalCount
    }
    await take()
    expect(await count('anorak')).toBe(0)
    await writeFile(file, 'anorak, windshirt\n\nlonely\n')
    await take()
    expect(await count('anorak')).toBe(2)
    expect(warnings).toEqual([`Line 3 of ${file} is no group of synonyms`])
    expect(await readdir(directory)).toEqual(['synonyms.txt.imported'])
    await writeFile(file, 'anorak, duffel\n')
    await take()
    expect(commerce.catalogue().site.synonyms.map(({ words }) => words)).toEqual([['anorak', 'windshirt']])
    await commerce.close()
  })
})
