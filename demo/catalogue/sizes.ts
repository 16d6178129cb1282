import type { BothTexts } from '#locales/locale.ts'
import { both, same } from './text.ts'

interface Size {
  readonly code: string
  readonly name: BothTexts
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
