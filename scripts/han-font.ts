import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { squareFont } from './square-font.ts'

const SOURCE = new URL('../node_modules/@fontsource-variable/noto-sans-hk/index.css', import.meta.url)
/** The committed style sheets; `han-font.test.ts` says when one is stale. */
export const HAN_CSS = new URL('../ui/fonts/han.css', import.meta.url)
export const SQUARE_CSS = new URL('../ui/fonts/square.css', import.meta.url)

const FACE = /noto-sans-hk-(\d+)-wght-normal\.woff2[^}]*unicode-range:\s*([^;]+);/g

/** What the Latin file draws well already (`ui/fonts/faces.css`); wide signs stay, for devices that have no other font. */
const isLatin = (point: number) =>
  (point <= 0xff && point !== 0xb7 && point !== 0xd7) ||
  [0x2009, 0x200a, 0x2013, 0x20ac, 0x2122].includes(point)

/** `U+20-22,U+4e00` as code points. */
export function parseRange(range: string): number[] {
  return range.split(',').flatMap(part => {
    const [from = 0, to = from] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map(hex => Number.parseInt(hex, 16))
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
}

const hex = (point: number) => point.toString(16).toUpperCase()

/** Code points as the shortest `unicode-range`. */
export function formatRange(points: readonly number[]): string {
  const runs: [number, number][] = []
  for (const point of [...new Set(points)].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else runs.push([point, point])
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}

/**
 * The slices of Noto Sans HK as the family `Cairn Han`: a browser fetches a slice only for a character that no family
 * before it in `--font-han` could draw.
 */
export function hanCss(source: string): string {
  const faces = [...source.matchAll(FACE)].flatMap(([, slice, range = '']) => {
    const points = parseRange(range).filter(point => !isLatin(point))
    if (points.length === 0) return []
    const file = `@fontsource-variable/noto-sans-hk/files/noto-sans-hk-${slice}-wght-normal.woff2`
    return [
      `@font-face{font-family:"Cairn Han";font-weight:100 900;font-display:swap;src:url("${file}") format("woff2");unicode-range:${formatRange(points)}}`,
    ]
  })
  return `/* Written by scripts/han-font.ts from @fontsource-variable/noto-sans-hk (SIL Open Font License 1.1). */\n${faces.join('\n')}\n`
}

export const freshHanCss = async () => hanCss(await readFile(SOURCE, 'utf8'))

/**
 * The family `Cairn Han Square`, for devices without any Chinese font: as wide as the characters that are to come, and part of the style
 * sheet, so that text is laid out with it from the start.
 */
export const squareCss = () =>
  `/* Written by scripts/han-font.ts. */\n@font-face{font-family:"Cairn Han Square";font-weight:100 900;src:url("data:font/ttf;base64,${squareFont().toString('base64')}") format("truetype");unicode-range:U+B7,U+2014-2016,U+2025-2027,U+2E80-9FFF,U+F900-FAFF,U+FE10-FE4F,U+FF01-FF60,U+FFE0-FFE6,U+20000-323AF}\n`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(HAN_CSS, await freshHanCss())
  await writeFile(SQUARE_CSS, squareCss())
}
