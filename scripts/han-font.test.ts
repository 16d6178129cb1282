import fc from 'fast-check'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { squareFont } from './square-font.ts'
import { formatRange, freshHanCss, HAN_CSS, parseRange, SQUARE_CSS, squareCss } from './han-font.ts'

const css = await readFile(HAN_CSS, 'utf8')

test('han.css is what scripts/han-font.ts writes from the installed font (run it again if not)', async () => {
  expect(css === (await freshHanCss())).toBe(true)
})

test('square.css is what scripts/han-font.ts writes (run it again if not)', async () => {
  expect(await readFile(SQUARE_CSS, 'utf8')).toBe(squareCss())
})

test('a square font to install has its family’s name, and no characters but Chinese ones', () => {
  const font = squareFont('Noto Sans CJK HK')
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16()
  for (const name of ['Noto Sans CJK HK', 'NotoSansCJKHK'])
    expect(font.includes(utf16(name)), name).toBe(true)
  const group = (first: number, last: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt32BE(first, 0)
    bytes.writeUInt32BE(last, 4)
    bytes.writeUInt32BE(1, 8)
    return bytes
  }
  expect(font.includes(group(0x2e80, 0x9fff))).toBe(true)
  expect(font.includes(group(0x21, 0x3ffff))).toBe(false)
  expect(squareFont().includes(group(0x21, 0x3ffff))).toBe(true)
})

test('every slice that han.css names is installed', () => {
  const files = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(90)
  for (const file of files)
    expect(existsSync(new URL(`../node_modules/${file}`, import.meta.url)), file).toBe(true)
})

test('each character is in one slice, so that no browser fetches two for it', () => {
  const points = [...css.matchAll(/unicode-range:([^}]+)/g)].flatMap(([, range = '']) => parseRange(range))
  expect(new Set(points).size).toBe(points.length)
})

test('Hong Kong words and signs are covered, Latin is left to the Latin face', () => {
  const points = new Set(
    [...css.matchAll(/unicode-range:([^}]+)/g)].flatMap(([, range = '']) => parseRange(range)),
  )
  for (const char of '越野跑鞋防水外套購物袋嘅喺咗啲瞓攞邨埗鰂魚涌，。「」！？：；（）…—·')
    expect(points.has(char.codePointAt(0) ?? 0), char).toBe(true)
  for (const char of 'AZaz09 HK$,.%') expect(points.has(char.codePointAt(0) ?? 0), char).toBe(false)
})

test('a range written is the range read', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 0x3ffff }), { minLength: 1 }), points => {
      expect(parseRange(formatRange(points))).toEqual([...points].sort((a, b) => a - b))
    }),
  )
})
