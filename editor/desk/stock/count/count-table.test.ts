import { expect, test } from 'vitest'
import { readCount, writeLeft } from './count-table.ts'

const NAMES = { code: ['SKU', 'Code', '貨品編號'], units: ['Units', 'Counted', '件數'] }
const read = (text: string) => readCount(text, NAMES)
const line = (at: number, sku: string, units: number) => ({ line: at, sku, units })

test.each([
  ['a head in English', 'SKU,Units\nA-1,3\n', [line(2, 'A-1', 3)]],
  ['a head in Chinese, columns the other way round', '件數,名稱,貨品編號\n3,外套,A-1\n', [line(2, 'A-1', 3)]],
  ['no head: codes first, then units', 'A-1,3\nA-2,0\n', [line(1, 'A-1', 3), line(2, 'A-2', 0)]],
  ['cells pasted from a spreadsheet', 'A-1\t3\r\nA-2\t4', [line(1, 'A-1', 3), line(2, 'A-2', 4)]],
  ['semicolons and Excel’s first line', 'sep=;\ncode;counted\nA-1;3', [line(3, 'A-1', 3)]],
  [
    'full-width signs, thousands and decimals',
    '"Ａ-1","１,２00"\nA-2,12.0',
    [line(1, 'A-1', 1200), line(2, 'A-2', 12)],
  ],
  ['a guarded code and empty lines', "\n'-A,1\n,\nB,2\n", [line(2, '-A', 1), line(4, 'B', 2)]],
])('reads %s', async (_, text, lines) => {
  expect(await read(text)).toEqual({ ok: true, value: { lines, wrong: [] } })
})

test('lines without a code or whole units are apart, with what they say', async () => {
  expect(await read('SKU,Units\nA,3\n,4\nB,\nC,-1\nD,1.5\nE,many')).toEqual({
    ok: true,
    value: {
      lines: [line(2, 'A', 3)],
      wrong: [
        { line: 3, sku: '', units: '4', problem: 'noCode' },
        { line: 4, sku: 'B', units: '', problem: 'noUnits' },
        { line: 5, sku: 'C', units: '-1', problem: 'noUnits' },
        { line: 6, sku: 'D', units: '1.5', problem: 'noUnits' },
        { line: 7, sku: 'E', units: 'many', problem: 'noUnits' },
      ],
    },
  })
})

test.each([
  ['a head that names the code alone', 'SKU,Shelf\nA,3', { kind: 'columns' }],
  ['a head with names that are not known', 'article,shelf\nA,3', { kind: 'columns' }],
  ['a quote that is not closed', 'A,1\n"B,2', { kind: 'quotes', line: 2 }],
  ['nothing', ' \n', { kind: 'empty' }],
  ['a head alone', 'SKU,Units\n', { kind: 'empty' }],
  ['more rows than a count takes', 'A,1\n'.repeat(5001), { kind: 'tooMany', max: 5000 }],
])('refuses %s', async (_, text, refusal) => {
  expect(await read(text)).toEqual({ ok: false, refusal })
})

test('takes 5,000 rows', async () => {
  expect(await read('A,1\n'.repeat(5000))).toMatchObject({ ok: true })
})

test('rows to correct are a table that is read again as it is', async () => {
  const why = 'There is no such SKU, "really".'
  const text = writeLeft(['貨品編號', '件數', '原因'], [{ line: 7, sku: '=A', units: '3', why }])
  expect(text).toContain('"There is no such SKU, ""really""."')
  expect(await read(text)).toEqual({ ok: true, value: { lines: [line(2, '=A', 3)], wrong: [] } })
})
