import { type Color, parseColor } from 'react-aria-components'

/** Saved text as a colour; `undefined` when it is none. Knows the names the schema allows. */
export function colourOf(text: string): Color | undefined {
  const named = { transparent: '#00000000', white: '#ffffff', black: '#000000' }[text.toLowerCase()]
  try {
    return parseColor(named ?? text)
  } catch {
    return undefined
  }
}

/** How a picked colour is saved: hex while it covers, rgba when it lets something through. */
export const textOf = (colour: Color): string =>
  colour.getChannelValue('alpha') === 1
    ? colour.toString('hex').toLowerCase()
    : colour.toString('rgba').replace(/\s+/g, '')
