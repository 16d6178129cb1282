import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Glyph = readonly [advance: number, path: string]
const GLYPHS: Record<'display' | 'text', Readonly<Record<string, Glyph>>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'glyphs.json'), 'utf8'),
)

export interface Setting {
  readonly use: 'display' | 'text'
  /** px of the em. */
  readonly size: number
  readonly fill: string
  /** Space added after each character, in thousandths of the em. */
  readonly tracking?: number
}

const SPACE = 240
/** The font gives it the width of a Chinese character; only English lines have one. */
const APOSTROPHE = 240

const glyphOf = (use: Setting['use'], character: string): Glyph => {
  if (character === ' ') return [SPACE, '']
  const glyph = GLYPHS[use][character]
  if (!glyph)
    throw new Error(`No outline for “${character}” (${use}): run demo/art/lettering/outline-glyphs.ts`)
  return character === '’' ? [APOSTROPHE, glyph[1]] : glyph
}

/** Width of a line in px. */
export const widthOf = (text: string, { use, size, tracking = 0 }: Setting) =>
  (Array.from(text).reduce((sum, character) => sum + glyphOf(use, character)[0] + tracking, 0) * size) / 1000

/**
 * A line of drawn letters, its baseline starting at x, y. The picture also needs `outlinesFor` it.
 * @throws Error for a character without an outline
 */
export function lettering(text: string, x: number, y: number, setting: Setting): string {
  const { use, size, fill, tracking = 0 } = setting
  let along = 0
  const letters = Array.from(text).map(character => {
    const [advance, path] = glyphOf(use, character)
    const at = along
    along += advance + tracking
    return path && `<use href="#${idOf(use, character)}" x="${Math.round(at)}"/>`
  })
  return `<g fill="${fill}" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${(size / 1000).toFixed(3)})">${letters.join('')}</g>`
}

const idOf = (use: Setting['use'], character: string) => `${use}-${character.codePointAt(0)?.toString(16)}`

/** The outlines of every letter some drawn lines use, each once; stands beside them in the picture. */
export function outlinesFor(lines: string): string {
  const used = new Map(
    [...lines.matchAll(/href="#(display|text)-([0-9a-f]+)"/g)].map(([, use, hex]) => [
      `${use}-${hex}`,
      { use, hex },
    ]),
  )
  const paths = [...used].map(([id, { use, hex = '' }]) => {
    const [, path] = glyphOf(
      use === 'display' ? 'display' : 'text',
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
    return `<path id="${id}" d="${path}"/>`
  })
  return `<defs>${paths.join('')}</defs>`
}
