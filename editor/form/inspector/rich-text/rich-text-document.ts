import {
  DOMParser as SchemaParser,
  DOMSerializer,
  Fragment,
  type Node as Block,
  type Schema,
} from '@tiptap/pm/model'
import { isInline, meaningOf } from './html-meaning.ts'
import { nameOfPart, PART, partNamed } from './locked-part.ts'
import { STYLE } from './rich-text-schema.ts'

/** A block of the document and the HTML it was read from. */
interface Source {
  readonly block: Block
  readonly html: string
}

export interface RichTextDocument {
  readonly doc: Block
  readonly sources: readonly Source[]
}

/** All HTML is read and written in a document of its own: the page's Content-Security-Policy allows no styles made by script. */
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

const htmlOf = (nodes: readonly Node[]) => {
  const holder = parsed('')
  holder.append(...nodes.map(node => node.cloneNode(true)))
  return holder.innerHTML
}

/** Blocks one by one, and the lines between them; blanks between blocks go with what is before. */
function pieces(html: string): Node[][] {
  const found: Node[][] = []
  let line: Node[] | undefined
  for (const node of parsed(html).childNodes) {
    const isBlank = node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === ''
    if (isBlank && !line) found.at(-1)?.push(node)
    else if (!isInline(node)) {
      found.push([node])
      line = undefined
    } else if (line) line.push(node)
    else found.push((line = [node]))
  }
  return found
}

/** The blocks of one piece; the piece itself, locked, where the editor would lose some of it. */
function blocksOf(nodes: readonly Node[], schema: Schema): readonly Block[] {
  const html = htmlOf(nodes)
  // Words between blocks become a paragraph of their own once they are changed.
  const wanted = nodes.every(isInline) ? [...parsed(`<p>${html}</p>`).childNodes] : nodes
  const content = SchemaParser.fromSchema(schema).parse(parsed(html)).content
  const blocks = content.content
  const isHeld = meaningOf([...parsed(written(content, schema)).childNodes]) === meaningOf(wanted)
  if (isHeld && blocks.length === 1) return blocks
  const locked = schema.nodes['lockedPart']?.create({ part: nameOfPart(html) })
  return locked ? [locked] : []
}

/** Returns true if two spellings of HTML mean the same. */
export const isSameHtml = (one: string, other: string): boolean =>
  one === other || meaningOf([...parsed(one).childNodes]) === meaningOf([...parsed(other).childNodes])

/** Reads HTML so that writing it again loses nothing: what the editor cannot hold becomes a locked part. */
export function readHtml(html: string, schema: Schema): RichTextDocument {
  const sources = pieces(html).flatMap(nodes =>
    blocksOf(nodes, schema).map(block => ({ block, html: htmlOf(nodes) })),
  )
  const blocks = sources.map(({ block }) => block)
  const empty = schema.nodes['paragraph']?.create()
  const doc = schema.topNodeType.create(null, blocks.length > 0 ? blocks : empty)
  return { doc, sources }
}

/** Words of an item or a cell are in it directly, and styles are spelled, as they were before. */
function tidy(element: Element): void {
  for (const styled of element.querySelectorAll(`[${STYLE}]`)) {
    styled.setAttribute('style', styled.getAttribute(STYLE) ?? '')
    styled.removeAttribute(STYLE)
  }
  for (const holder of element.querySelectorAll('li, td, th, blockquote')) {
    const [first, ...rest] = holder.children
    const isAlone =
      rest.length === 0 || (holder.localName === 'li' && rest.every(({ localName }) => localName !== 'p'))
    if (first?.localName === 'p' && first.attributes.length === 0 && isAlone)
      first.replaceWith(...first.childNodes)
  }
  for (const cell of element.querySelectorAll('td, th'))
    for (const span of ['colspan', 'rowspan']) if (cell.getAttribute(span) === '1') cell.removeAttribute(span)
  for (const body of element.querySelectorAll('table > tbody')) {
    const head = element.ownerDocument.createElement('thead')
    const isHead = (row: Element | null): row is Element =>
      row !== null &&
      row.children.length > 0 &&
      [...row.children].every(({ localName }) => localName === 'th')
    if (body.children.length > 1 && isHead(body.firstElementChild)) {
      head.append(body.firstElementChild)
      body.before(head)
    }
  }
}

function written(blocks: Fragment, schema: Schema): string {
  const holder = parsed('')
  const serializer = DOMSerializer.fromSchema(schema)
  holder.append(serializer.serializeFragment(blocks, { document: holder.ownerDocument }))
  tidy(holder)
  return holder.innerHTML.replaceAll(
    new RegExp(`<div ${PART}="([^"]*)"></div>`, 'g'),
    (_, name: string) => partNamed(name) ?? '',
  )
}

const isEmptyParagraph = ({ type, childCount }: Block) => type.name === 'paragraph' && childCount === 0

/** HTML of a document. Blocks that are as they were read are written as they were read; the empty end to click into is no content. */
export function writeHtml(doc: Block, sources: readonly Source[]): string {
  const known = new Map(sources.map(({ block, html }) => [block, html]))
  const blocks = doc.children.slice(
    0,
    doc.children.findLastIndex(block => known.has(block) || !isEmptyParagraph(block)) + 1,
  )
  return blocks
    .map(
      block =>
        known.get(block) ??
        sources.find(source => source.block.eq(block))?.html ??
        written(Fragment.from(block), doc.type.schema),
    )
    .join('')
}
