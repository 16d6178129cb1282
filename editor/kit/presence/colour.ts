import { firstSign } from '#locales/whole-signs.ts'

/** Dark enough for white text on them, and unlike the blue of the own selection. */
const COLOURS = ['#8a3b12', '#6b2a86', '#1d6b45', '#96244b', '#5c5413', '#0f6473'] as const

/** The colour of an operator: the same in every window. Names are beside it, so that it never says anything alone. */
export function colourOf(name: string): string {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0]
}

/** Shown where there is no room for the name. */
export const initialOf = (name: string) => firstSign(name).toUpperCase()
