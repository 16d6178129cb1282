import { SAFE_URL } from '#blocks/page/link-target.ts'
import { Extension, Mark, Node } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { lockedPart, lockedPartKeys } from './locked-part.ts'
import { tableNodes } from './table-nodes.ts'

/** Attributes that LO-48 lets through everywhere. */
const COMMON = ['style', 'lang', 'dir', 'title']
const PICTURE = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', ...COMMON]

/** Holds a style as it was written: browsers spell what they are given in their own way. */
export const STYLE = 'data-style'

const styleAttribute = {
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(STYLE) ?? element.getAttribute('style'),
  renderHTML: ({ style }: Record<string, unknown>) => (style ? { style, [STYLE]: style } : {}),
}

/** Attributes kept as they are written. */
const kept = (names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, name === 'style' ? styleAttribute : { default: null }]))

/** A mark of its own for each element that only marks words. */
const mark = (tag: string) =>
  Mark.create({
    name: tag,
    // A coloured word may be in a large one.
    excludes: tag === 'span' ? '' : tag,
    addAttributes: () => kept(COMMON),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => kept(PICTURE),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

const BLOCKS = [
  'paragraph heading blockquote bulletList orderedList listItem horizontalRule',
  'table tableRow tableHeader tableCell',
].flatMap(names => names.split(' '))

const commonAttributes = Extension.create({
  name: 'commonAttributes',
  addGlobalAttributes: () => [{ types: BLOCKS, attributes: kept(COMMON) }],
})

interface SchemaTexts {
  readonly lockedName: string
  readonly lockedHint: string
}

/** Part of LO-48's HTML that the editor supports. The rest stays as it is, in locked parts. */
export const richTextExtensions = ({ lockedName, lockedHint }: SchemaTexts) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    codeBlock: false,
    code: false,
    link: {
      openOnClick: false,
      isAllowedUri: url => SAFE_URL.test(url.trim()),
      HTMLAttributes: { rel: null, target: null, class: null },
    },
  }),
  commonAttributes,
  ...['span', 'mark', 'small', 'sub', 'sup', 'code', 'ins'].map(mark),
  picture,
  ...tableNodes,
  lockedPart({ name: lockedName, hint: lockedHint }),
  lockedPartKeys,
]
