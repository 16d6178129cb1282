const STYLE_ATTRIBUTE = /(<[a-z][^>]*?\sstyle=)("[^"]*"|'[^']*')/gi
/** `font-size: 30px` and the `font` shorthand, which holds a size too. */
const SIZE_DECLARATION = /(^|;)\s*font(-size)?\s*:[^;]*/gi

/**
 * Takes every font size out of cleaned HTML, so that the panel's own (0.16rem on desktop, 0.12rem on phones, set in the
 * style sheet) holds throughout; all other styles stay. Source: L-227, LO-52.
 */
export const flattenFontSizes = (html: string): string =>
  html.replace(STYLE_ATTRIBUTE, (_, before: string, quoted: string) => {
    const quote = quoted.charAt(0)
    return before + quote + quoted.slice(1, -1).replace(SIZE_DECLARATION, '') + quote
  })
