import { expect, test } from 'vitest'
import { decodeTable } from './decode-table.ts'

const bytes = (...numbers: readonly number[]) => new Uint8Array(numbers).buffer
const utf16 = (text: string) =>
  Array.from(text).flatMap(sign => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8])

test.each<[string, ArrayBuffer, string | undefined]>([
  ['UTF-8', new TextEncoder().encode('code,品牌').buffer, 'code,品牌'],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
  ['UTF-16 of Excel’s “Unicode text”', bytes(0xff, 0xfe, ...utf16('a品')), 'a品'],
  ['UTF-16, the other way round', bytes(0xfe, 0xff, 0x54, 0xc1), '品'],
  ['Big5 of Excel on a Chinese Windows', bytes(0xab, 0x7e, 0xb5, 0x50), '品牌'],
  ['what is none of them', bytes(0xa1, 0x20, 0x61), undefined],
  ['nothing', bytes(), ''],
])('a table in %s', (_, given, text) => {
  expect(decodeTable(given)).toBe(text)
})
