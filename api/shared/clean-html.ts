import sanitizeHtml from 'sanitize-html'

const TAGS = [
  ['h2', 'h3', 'h4', 'p', 'blockquote', 'hr', 'br', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure'],
  ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figcaption'],
  ['strong', 'b', 'em', 'i', 'small', 'sub', 'sup'],
]

/** The HTML allowed in documents. Pictures are the shop's own or https. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: TAGS.flat(),
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    // The other site's tab gets no access to the shop's.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs['target'] === undefined ? attribs : { ...attribs, rel: 'noopener noreferrer' },
    }),
  },
}

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

/**
 * Cleans a document's HTML: removes scripts, styles, event attributes, forms, frames and foreign addresses. Headings begin at the
 * second level, because the page has the first.
 */
export const cleanHtml = createHtmlCleaner(RULES)
