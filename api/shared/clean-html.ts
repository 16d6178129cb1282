import sanitizeHtml from 'sanitize-html'

const TAGS = [
  ['h2', 'h3', 'h4', 'p', 'blockquote', 'hr', 'br', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure'],
  ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figcaption'],
  ['strong', 'b', 'em', 'i', 'small', 'sub', 'sup'],
]

/** What a document may be made of. Pictures are below this shop or https. */
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
    // A tab of another site gets no handle on the shop's.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs['target'] === undefined ? attribs : { ...attribs, rel: 'noopener noreferrer' },
    }),
  },
}

/** Rounds of cleaning at most; hostile input settles in two or three. */
const MAX_ROUNDS = 5

/**
 * A document's HTML without scripts, styles, event attributes, forms, frames and foreign addresses. Cleaned again until
 * cleaning changes nothing, for what one round uncovers. Headings begin at the second level: the page has the first.
 */
export function cleanHtml(html: string): string {
  let clean = html
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = sanitizeHtml(clean, RULES)
    if (next === clean) break
    clean = next
  }
  return clean
}
