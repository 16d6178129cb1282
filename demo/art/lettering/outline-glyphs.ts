/**
 * Writes `glyphs.json`: the outlines of every character on the campaign pictures. Letters in an SVG picture can use no
 * web font, and a device may have no Chinese one, so they are drawn. Run by hand when words change:
 * `node demo/art/lettering/outline-glyphs.ts`. Chromium sets one character a page from Noto Sans HK (OFL) and prints it to
 * PDF, which holds the outline as path operators.
 */
import type { BothTexts } from '#locales/locale.ts'
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { inflateSync } from 'node:zlib'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { CAPTIONS, WORDS } from '../campaign-words.ts'
import { LOGO_WORDS } from '../logo-words.ts'

const WEIGHTS = { display: 700, text: 500 } as const

/** All texts anywhere inside a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

const charactersOf = (...texts: readonly unknown[]) =>
  [...new Set(texts.flatMap(textsIn).join('').replaceAll(' ', ''))].toSorted()
const words: readonly { headline: readonly BothTexts[] }[] = Object.values(WORDS)

const logoLines = (weight: keyof typeof WEIGHTS) =>
  Object.values(LOGO_WORDS).flatMap(({ use, lines }) => (use === weight ? lines : []))

const WANTED = {
  display: charactersOf(
    words.map(({ headline }) => headline),
    CAPTIONS,
    logoLines('display'),
  ),
  text: charactersOf(WORDS, CAPTIONS, logoLines('text')),
}

async function launch(): Promise<Browser> {
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs24.x'
  const [{ chromium }, { default: bundled }] = await Promise.all([
    import('playwright'),
    import('@sparticuz/chromium'),
  ])
  return chromium.launch({
    executablePath: await bundled.executablePath(),
    args: [...bundled.args, '--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
  })
}

/** The streams of a PDF, unpacked; short ones are not packed. */
function streams(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/(<<[^<>]*>>)\s*stream\r?\n/g)].map(({ index, 0: mark, 1: head = '' }) => {
    const from = index + mark.length
    const to = text.indexOf('endstream', from)
    return head.includes('FlateDecode')
      ? inflateSync(pdf.subarray(from, to)).toString('latin1')
      : text.slice(from, to)
  })
}

/** The outline in a glyph procedure, as an SVG path of whole units on a 1,000 unit em, and its advance. */
function outline(procedure: string): [advance: number, path: string] | undefined {
  const [, advance, body] = /^(\d+) 0 [-\d ]+d1\s([\s\S]*)$/.exec(procedure) ?? []
  if (!advance || !body || body.startsWith('100 120 m')) return undefined
  const round = (numbers: string) =>
    numbers
      .trim()
      .split(/\s+/)
      .map(value => Math.round(Number(value)))
      .join(' ')
      .replaceAll(' -', '-')
  const draw = (numbers: string, operator: string) => {
    if (operator === 'h') return 'z'
    if (operator !== 're') return operator.toUpperCase() + round(numbers)
    const [x, y, width, height] = round(numbers).replaceAll('-', ' -').trim().split(/\s+/)
    return `M${x} ${y}h${width}v${height}H${x}z`
  }
  const path = [...body.matchAll(/([-\d.\s]*)\b(re|[mlch])\b/g)]
    .map(([, numbers = '', operator = '']) => draw(numbers, operator))
    .join('')
  return [Number(advance), path]
}

const browser = await launch()
const page = await browser.newPage()
const styles = pathToFileURL(
  join(import.meta.dirname, '../../../node_modules/@fontsource-variable/noto-sans-hk/index.css'),
).href
await page.goto(pathToFileURL(join(import.meta.dirname, 'README.md')).href)
const glyphs: Record<string, Record<string, [number, string]>> = {}
for (const [use, weight] of Object.entries(WEIGHTS)) {
  const found: Record<string, [number, string]> = {}
  for (const character of WANTED[use as keyof typeof WANTED]) {
    await page.setContent(
      `<link rel="stylesheet" href="${styles}"><p style="font:${weight} 100px 'Noto Sans HK Variable'">${character}</p>`,
    )
    await page.evaluate(async text => {
      await document.fonts.load(`100px 'Noto Sans HK Variable'`, text)
      await document.fonts.ready
    }, character)
    const glyph = streams(await page.pdf())
      .map(outline)
      .find(shape => shape !== undefined)
    if (!glyph) throw new Error(`no outline for ${character}`)
    found[character] = glyph
  }
  glyphs[use] = found
}
await browser.close()
await writeFile(
  join(import.meta.dirname, 'glyphs.json'),
  `${JSON.stringify(glyphs).replaceAll('],', '],\n')}\n`,
)
