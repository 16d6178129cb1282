import sanitizeHtml from 'sanitize-html'

/** Maximum number of rounds; hostile input needs two or three. */
const MAX_ROUNDS = 5

/**
 * Creates a function that removes everything from HTML that `rules` do not allow. It repeats until nothing changes, because one
 * round can uncover something for the next.
 */
export const createHtmlCleaner =
  (rules: sanitizeHtml.IOptions) =>
  (html: string): string => {
    let clean = html
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const next = sanitizeHtml(clean, rules)
      if (next === clean) break
      clean = next
    }
    return clean
  }
