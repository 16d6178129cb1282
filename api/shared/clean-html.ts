import { createHtmlCleaner } from '#platform/html-cleaner.ts'
import type sanitizeHtml from 'sanitize-html'

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

/**
 * Cleans a document's HTML: removes scripts, styles, event attributes, forms, frames and foreign addresses. Headings begin at the
 * second level, because the page has the first.
 */
export const cleanHtml = createHtmlCleaner(RULES)
