import { COLOUR } from './colour.ts'

const TAGS = [
  ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'blockquote', 'pre', 'hr', 'br'],
  ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ['a', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'code'],
  ['img', 'figure', 'figcaption', 'video', 'source', 'iframe'],
]

const LENGTH = [/^\d{1,4}(\.\d{1,3})?(px|rem|em|%)$/]

/** HTML allowed in rich text: for the store, which cleans what is saved, and for the editor, which cleans what is pasted. Source: LO-48. */
export const RICH_TEXT_TAGS: readonly string[] = TAGS.flat()

/** Attributes by element; those of `*` are allowed on all. */
export const RICH_TEXT_ATTRIBUTES: Readonly<Record<string, string[]>> = {
  '*': ['style', 'lang', 'dir', 'title'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
  video: ['src', 'poster', 'width', 'height', 'controls', 'muted', 'loop', 'playsinline', 'preload'],
  source: ['src', 'type'],
  iframe: ['src', 'width', 'height', 'allowfullscreen', 'loading'],
  ol: ['start', 'type'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

/** Values allowed in a style, by property. */
export const RICH_TEXT_STYLES: Readonly<Record<string, RegExp[]>> = {
  color: [COLOUR],
  'background-color': [COLOUR],
  'text-align': [/^(left|right|center|justify|start|end)$/],
  'font-size': LENGTH,
  'font-weight': [/^(normal|bold|[1-9]00)$/],
  'line-height': [/^\d(\.\d{1,2})?$/, ...LENGTH],
  width: LENGTH,
  'max-width': LENGTH,
}
