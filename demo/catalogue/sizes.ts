import { both, same, type Text } from './text.ts'

interface Size {
  readonly code: string
  readonly name: Text
}
const plain = (...codes: string[]): readonly Size[] => codes.map(code => ({ code, name: same(code) }))

/** Sizes in the order they are shown. */
export const SIZES = {
  letters: plain('XS', 'S', 'M', 'L', 'XL'),
  womens: plain('XS', 'S', 'M', 'L'),
  waist: plain('28', '30', '32', '34', '36'),
  shoes: plain('EU38', 'EU39', 'EU40', 'EU41', 'EU42', 'EU43', 'EU44').map(({ code }) => ({
    code,
    name: same(code.replace('EU', 'EU ')),
  })),
  hands: plain('S', 'M', 'L'),
  feet: [
    { code: '36-39', name: same('36–39') },
    { code: '40-43', name: same('40–43') },
    { code: '44-46', name: same('44–46') },
  ],
  backs: [
    { code: 'SM', name: both('S／M 背長', 'S/M back') },
    { code: 'ML', name: both('M／L 背長', 'M/L back') },
  ],
  lengths: [
    { code: 'REG', name: both('標準長度', 'Regular') },
    { code: 'LNG', name: both('加長', 'Long') },
  ],
  one: [{ code: 'OS', name: both('均碼', 'One size') }],
} as const satisfies Record<string, readonly Size[]>
export type SizeRun = keyof typeof SIZES

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map(cell => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows.map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`

const BODY = [
  ['XS', '82–86', '68–72', '79'],
  ['S', '87–92', '73–78', '81'],
  ['M', '93–98', '79–84', '83'],
  ['L', '99–106', '85–92', '85'],
  ['XL', '107–114', '93–100', '87'],
]
const WAIST = [
  ['28', '71', '91', '78'],
  ['30', '76', '96', '79'],
  ['32', '81', '101', '80'],
  ['34', '86', '106', '81'],
  ['36', '91', '111', '82'],
]
const FOOT = [
  ['EU 38', '5', '24.0'],
  ['EU 39', '6', '24.5'],
  ['EU 40', '6.5', '25.0'],
  ['EU 41', '7.5', '26.0'],
  ['EU 42', '8', '26.5'],
  ['EU 43', '9', '27.5'],
  ['EU 44', '9.5', '28.0'],
]
const body = both(
  `<p>以厘米計，貼身量度。介乎兩碼之間，內搭多層請選較大一碼。</p>${table(['尺碼', '胸圍', '腰圍', '袖長'], BODY)}`,
  `<p>In centimetres, measured on the body. Between sizes, take the larger if you layer.</p>${table(['Size', 'Chest', 'Waist', 'Sleeve'], BODY)}`,
)
const waist = both(
  `<p>以厘米計。</p>${table(['尺碼', '腰圍', '臀圍', '褲內長'], WAIST)}`,
  `<p>In centimetres.</p>${table(['Size', 'Waist', 'Hip', 'Inside leg'], WAIST)}`,
)
const foot = both(
  `<p>腳長以厘米計。行長途請預留一隻手指的空間。</p>${table(['EU', 'UK', '腳長'], FOOT)}`,
  `<p>Foot length in centimetres. Leave a finger’s width for long days.</p>${table(['EU', 'UK', 'Foot'], FOOT)}`,
)

/** Size charts by run; runs without one need none. */
export const SIZE_CHARTS: Partial<Record<SizeRun, Text>> = { letters: body, womens: body, waist, shoes: foot }
