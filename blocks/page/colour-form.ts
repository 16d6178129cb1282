const HEX = String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})`
const NUMBER = String.raw`(?:\d{1,6}(?:\.\d{0,6})?|\.\d{1,6})%?`
const COMMAS = String.raw`${NUMBER}(?:\s*,\s*${NUMBER}){2}(?:\s*,\s*${NUMBER})?`
const SPACES = String.raw`${NUMBER}(?:\s+${NUMBER}){2}(?:\s*/\s*${NUMBER})?`
const FUNCTION = String.raw`(?:rgb|hsl)a?\(\s*(?:${COMMAS}|${SPACES})\s*\)`

/** Source of an expression for a colour in numbers: hex, `rgb()` or `hsl()`. */
export const NUMERIC_COLOUR = `${HEX}|${FUNCTION}`

const FORM = new RegExp(`^(?:${NUMERIC_COLOUR}|[a-z]{3,20})$`, 'i')

/**
 * The text if it has the form of a colour: in numbers, or one word. It is safe in a style attribute, where browsers drop a word
 * that is no colour, so that the style sheet's own stays. Whether a word is a colour takes the list of `colour.ts`, which shoppers
 * do not load.
 */
export const colourForm = (text: string): string | undefined => (FORM.test(text) ? text : undefined)
