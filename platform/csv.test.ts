import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CsvError, csvLine, csvRecords, spreadsheetLine, unguarded } from './csv.ts'

async function read(...pieces: string[]) {
  const records = []
  for await (const record of csvRecords(inPieces(pieces))) records.push(record)
  return records
}
async function* inPieces(pieces: readonly string[]) {
  yield* pieces
}

test.each<[string, string, string[][]]>([
  [
    'plain cells',
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'line feeds alone, none at the end',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'empty cells',
    ',\n,,',
    [
      ['', ''],
      ['', '', ''],
    ],
  ],
  ['quotes, commas and line breaks in quotes', '"a ""b"", c\r\nd",e', [['a "b", c\r\nd', 'e']]],
  ['an empty quoted cell is a record, an empty line is none', '""\n\na', [[''], ['a']]],
  [
    'carriage returns alone',
    'a,b\rc,d\r',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['Chinese and emoji', '背囊,🏔', [['背囊', '🏔']]],
])('%s', async (_, text, cells) => {
  expect((await read(text)).map(record => record.cells)).toEqual(cells)
})

test('knows the line a record begins on', async () => {
  const records = await read('a\n"b\nb"\n\nc\n')
  expect(records.map(({ line }) => line)).toEqual([1, 2, 5])
})

test.each<[string, string, number]>([
  ['a quote that is never closed', 'a\n"b', 2],
  ['text after a closing quote', 'a\n"b"c', 2],
  ['a quote inside a plain cell', 'a"b', 1],
])('%s is refused with its line', async (_, text, line) => {
  await expect(read(text)).rejects.toThrow(CsvError)
  await expect(read(text)).rejects.toMatchObject({ line })
})

test('what is written is read back, wherever the text is cut', async () => {
  const table = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }), {
    minLength: 1,
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(table, fc.nat({ max: 200 }), async (rows, at) => {
      const text = rows.map(csvLine).join('\r\n')
      const pieces = [text.slice(0, at), text.slice(at)]
      expect((await read(...pieces)).map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})

test('what spreadsheets would calculate is guarded, and every text comes back as it was', async () => {
  expect(spreadsheetLine(['=1+1', "'=x", 'a "b"', ''])).toBe(`"'=1+1","''=x","a ""b""",""\r\n`)
  const cell = fc.oneof(fc.string(), fc.constantFrom('=1', "'=1", "'", '-', '＋1', "''@x", "'a"))
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 2, maxLength: 4 }), async cells => {
      const [record] = await read(spreadsheetLine(cells))
      expect(record?.cells.map(unguarded)).toEqual(cells)
    }),
  )
})
