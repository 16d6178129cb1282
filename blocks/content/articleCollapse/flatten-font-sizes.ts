const STYLE_ATTRIBUTE = /(<[a-z][^>]*?\sstyle=)("[^"]*"|'[^']*')/gi
/** `font-size: 30px`, and the `font` shorthand, which includes a size. */
const SIZE_DECLARATION = /(^|;)\s*font(-size)?\s*:[^;]*/gi

/**
 * Removes every font size from sanitised HTML, so that the panel's own applies (0.16rem on desktop, 0.12rem on phones, in the
 * style sheet). All other styles stay. Source: L-227, LO-52.
 */
export const flattenFontSizes = (html: string): string =>
  html.replace(STYLE_ATTRIBUTE, (_, before: string, quoted: string) => {
    const quote = quoted.charAt(0)
    return before + quote + quoted.slice(1, -1).replace(SIZE_DECLARATION, '') + quote
  })
