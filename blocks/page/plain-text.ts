/** The words of HTML, on one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/(?:&nbsp;|\s)+/g, ' ')
    .trim()
