import { lettering, outlinesFor, widthOf } from './lettering/lettering.ts'
import { LOGO_WORDS, type LogoName } from './logo-words.ts'

/** Width and height of a wordmark in px. */
const WIDTH = 320
const HEIGHT = 160
const INK = '#1d2522'
const MIDDLE = WIDTH / 2

interface Line {
  /** Baseline and em in px. */
  readonly y: number
  readonly size: number
  /** Thousandths of the em between letters. */
  readonly tracking?: number
  /** Middle of the line; that of the picture unless said. */
  readonly x?: number
  /** Letters this much narrower or wider than drawn. */
  readonly stretch?: number
  /** Degrees they lean. */
  readonly lean?: number
  readonly fill?: string
  /** Width of the outline around white letters, thousandths of the em. */
  readonly hollow?: number
}

/** One line of the wordmark, set around its middle. */
function set(name: LogoName, index: number, line: Line): string {
  const { y, size, tracking = 0, x = MIDDLE, stretch = 1, lean = 0, fill = INK, hollow } = line
  const { use, lines } = LOGO_WORDS[name]
  const text = lines[index] ?? ''
  const setting = { use, size, tracking, fill: hollow ? '#fff' : fill } as const
  const wide = widthOf(text, setting) - (tracking * size) / 1000
  const letters = lettering(text, -wide / 2, 0, setting)
  const stroke = hollow
    ? ` stroke="${fill}" stroke-width="${hollow}" stroke-linejoin="round" paint-order="stroke"`
    : ''
  return `<g transform="translate(${x} ${y})${lean ? ` skewX(${-lean})` : ''}${stretch === 1 ? '' : ` scale(${stretch} 1)`}"${stroke}>${letters}</g>`
}

const path = (d: string, width = 4) =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const solid = (d: string, fill = INK) => `<path d="${d}" fill="${fill}"/>`

const MARKS: Record<LogoName, (name: LogoName) => string> = {
  northcairn: name =>
    solid(
      'M30 112q32-11 64 0q5 11-5 14h-54q-10-3-5-14zM40 90q22-9 44 0q4 11-5 14h-34q-9-3-5-14zM47 70q15-8 30 0q4 10-4 13h-22q-8-3-4-13zM53 54q9-7 18 0q3 8-3 10h-12q-6-2-3-10z',
    ) +
    set(name, 0, { x: 196, y: 84, size: 52, tracking: -10 }) +
    set(name, 1, { x: 196, y: 130, size: 52, tracking: 22 }),
  'sable-ridge': name =>
    solid('M70 84L112 40L132 62L158 26L190 70L204 56L250 84L206 74L190 84L158 48L134 80L112 58Z') +
    set(name, 0, { y: 122, size: 29, tracking: 190 }),
  'hush-pine': name =>
    `<circle cx="66" cy="80" r="38" fill="${INK}"/>${solid('M66 50l15 22h-8l13 20H70v12h-8V92H46l13-20h-8z', '#fff')}` +
    set(name, 0, { x: 208, y: 94, size: 42, tracking: -20 }),
  furrow: name =>
    set(name, 0, { x: 144, y: 82, size: 66, tracking: -28, lean: 8 }) +
    set(name, 1, { x: 208, y: 128, size: 40, tracking: -10, lean: 8 }) +
    path('M40 112C76 98 104 124 146 108M34 124C74 110 104 136 144 120', 3),
  tidewalk: name =>
    set(name, 0, { y: 88, size: 56, tracking: -24, lean: 14 }) +
    path('M48 110q16-16 32 0t32 0t32 0t32 0t32 0t32 0t32 0', 5),
  quernstone: name =>
    `<path fill-rule="evenodd" fill="${INK}" d="M160 22a40 40 0 1 0 .1 0zM160 52a10 10 0 1 1-.1 0z"/>${path('M160 28V46M160 78V96M126 62H144M176 62H194', 3).replace(INK, '#fff')}` +
    set(name, 0, { y: 140, size: 36, tracking: 60, stretch: 0.86 }),
  kitefold: name =>
    solid('M160 14L186 48L160 82L134 48Z') +
    solid('M160 14V82L134 48Z', '#7b857f') +
    path('M160 82q8 8 0 14t0 12', 2.5) +
    set(name, 0, { y: 140, size: 32, tracking: 240 }),
  'lantern-bay': name =>
    path('M54 56q18-22 36 0M50 60H94L88 108H56ZM48 112H96', 4) +
    solid('M72 74q12 14 0 26q-12-12 0-26z') +
    set(name, 0, { x: 208, y: 95, size: 37, tracking: -6 }),
  albatross: name =>
    path('M40 52C92 22 128 34 160 62C192 34 228 22 280 52', 5) +
    set(name, 0, { y: 128, size: 66, tracking: 20, stretch: 0.62 }),
  'bare-rock': name =>
    solid('M78 26L240 20L262 132L70 140Z') +
    set(name, 0, { y: 78, size: 50, tracking: 60, fill: '#fff' }) +
    set(name, 1, { y: 124, size: 50, tracking: 40, fill: '#fff' }),
  driftline: name =>
    path('M24 100C70 92 96 108 132 100S214 92 296 102', 2.5) +
    set(name, 0, { y: 90, size: 52, tracking: 40 }),
  'eight-oars': name => set(name, 0, { y: 104, size: 74, tracking: 60, hollow: 100 }),
  fathom: name =>
    `<mask id="depths"><path d="M0 0H320V160H0z" fill="#fff"/>${[96, 106, 114, 120].map((y, i) => `<path d="M0 ${y}H320" stroke="#000" stroke-width="${2 + i}"/>`).join('')}</mask><g mask="url(#depths)">${set(name, 0, { y: 124, size: 78, tracking: -10, stretch: 0.92 })}</g>`,
  juniper: name =>
    set(name, 0, { y: 100, size: 64, tracking: -14, lean: 12 }) +
    [
      [270, 34, 9],
      [287, 48, 7],
      [274, 54, 5],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#3f5478"/>`)
      .join('') +
    path('M248 26Q274 18 296 30', 2.5),
  moonfish: name =>
    `<circle cx="160" cy="52" r="32" fill="${INK}"/>${solid('M172 24a32 32 0 0 1 0 56a40 40 0 0 0 0-56z', '#fff')}${solid('M122 52l-22-16q6 16 0 32z')}<circle cx="146" cy="46" r="4" fill="#fff"/>` +
    set(name, 0, { y: 128, size: 38, tracking: 30 }),
  'stone-lane': name =>
    [0, 1, 2]
      .map(
        i =>
          `<rect x="${38 + i * 84}" y="${i === 1 ? 34 : 40}" width="78" height="84" rx="${10 + i * 3}" fill="${INK}"/>`,
      )
      .join('') + set(name, 0, { y: 101, size: 54, tracking: 556, fill: '#fff', x: 161 }),
}

const wordmark = (name: LogoName) => {
  const content = MARKS[name](name)
  return outlinesFor(content) + content
}

/** The wordmark of a brand on no ground. */
export const logoPicture = (name: LogoName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${wordmark(name)}</svg>`

/** A picture with a wordmark laid over it; `width` in px, its left upper corner at x, y. */
export function withLogo(svg: string, name: LogoName, x: number, y: number, width: number): string {
  const scale = (width / WIDTH).toFixed(3)
  return svg.replace(
    '</svg>',
    `<g transform="translate(${x} ${y}) scale(${scale})">${wordmark(name)}</g></svg>`,
  )
}

export const LOGO_NAMES = Object.keys(LOGO_WORDS) as LogoName[]
