const HEX = String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})`
const FUNCTION = String.raw`(?:rgb|hsl)a?\([\d\s.,%/]{1,60}\)`

/**
 * A CSS colour that is safe in a style attribute: hex, `rgb()`, `hsl()`, or a name. Names are words of 3 to 20 letters and
 * are not checked against the list of CSS: browsers ignore unknown ones. Nothing that matches can end the declaration or
 * the attribute. Anchored; spaces around the colour do not match. Source: LO-37, LO-48.
 */
export const COLOUR = new RegExp(`^(?:${HEX}|${FUNCTION}|[a-z]{3,20})$`, 'i')

/** The colours a block option accepts: of the names only those the editor's picker can show. */
export const OPTION_COLOUR = new RegExp(`^(?:${HEX}|${FUNCTION}|transparent|white|black)$`, 'i')

/** `#1f3d2f` or `#fff`: the notations whose contrast `#ui/theme.ts` can work out. Spaces around it do not matter. */
export const isHexColour = (text: string) => /^#([\da-f]{3}|[\da-f]{6})$/i.test(text.trim())

/** The colour without spaces around it; `undefined` for anything else. */
export function colourOrNothing(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return COLOUR.test(text) ? text : undefined
}
