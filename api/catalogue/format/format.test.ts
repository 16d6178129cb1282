import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../database/database.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { importPrices } from '../prices/import-prices.ts'

const FORMAT = readFileSync(join(import.meta.dirname, 'FORMAT.md'), 'utf8')
const example = (language: string) => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(FORMAT)?.[1] ?? ''
async function* pieces(text: string) {
  yield text
}

let db: Database
beforeAll(async () => {
  db = await openDatabase({ url: 'sqlite::memory:' })
})
afterAll(() => db.destroy())

test('the example of the format is a catalogue, and every kind is in it', async () => {
  const { problems, counts } = await importCatalogue(db, example('json').trim().split('\n'))
  expect(problems).toEqual([])
  const kinds = [...FORMAT.matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind)
  expect(Object.keys(counts).toSorted()).toEqual(kinds.toSorted())
})

test('the example of the table changes prices and stock of that catalogue', async () => {
  const { problems, report } = await importPrices(db, pieces(example('csv')))
  expect(problems).toEqual([])
  expect(report.spu?.changed.map(({ code }) => code)).toEqual(['NC1001-NVY'])
})
