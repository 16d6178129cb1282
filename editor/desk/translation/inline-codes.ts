import type { PageText } from '#content-store/client/translation.ts'

/** Part of a text that translators move and do not translate: a tag, a pair of tags with what is between, or the place of a setting. */
export interface Code {
  readonly open: string
  /** Of a pair, with its inside. */
  readonly close?: string
  readonly inside?: readonly Piece[]
}
export type Piece = string | Code

const TAG = /<\/?([a-zA-Z][\w-]*)[^>]*>/
/** `{freeDeliveryFrom}`: the shop puts a setting there. */
const SETTING = /(\{[A-Za-z]\w*\})/
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
}

function decoded(html: string): string {
  return html.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}

const encoded = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const words = (text: string): readonly Piece[] =>
  text.split(SETTING).flatMap((part, index) => (part === '' ? [] : [index % 2 === 1 ? { open: part } : part]))

interface Open {
  readonly tag: string
  readonly name: string
  readonly inside: Piece[]
}

/** HTML as pieces. Tags without a partner are codes of their own. */
function htmlPieces(html: string): readonly Piece[] {
  const root: Open = { tag: '', name: '', inside: [] }
  const stack = [root]
  const top = () => stack.at(-1) ?? root
  const close = () => {
    const { tag, inside } = stack.pop() ?? root
    top().inside.push({ open: tag }, ...inside)
  }
  for (const [index, part] of html.split(new RegExp(`(${TAG.source.replace('([', '(?:[')})`)).entries()) {
    if (index % 2 === 0) top().inside.push(...words(decoded(part)))
    else {
      const name = TAG.exec(part)?.[1]?.toLowerCase() ?? ''
      if (part.endsWith('/>')) top().inside.push({ open: part })
      else if (!part.startsWith('</')) stack.push({ tag: part, name, inside: [] })
      else if (stack.some(each => each.name === name)) {
        while (top().name !== name) close()
        const { tag, inside } = stack.pop() ?? root
        top().inside.push({ open: tag, close: part, inside })
      } else top().inside.push({ open: part })
    }
  }
  while (stack.length > 1) close()
  return root.inside
}

const holdsHtml = (format: PageText['format']) => format === 'rich' || format === 'html'

/** A text as words and codes. `textFrom` gives the same text back. */
export const piecesOf = (text: string, format: PageText['format']): readonly Piece[] =>
  holdsHtml(format) ? htmlPieces(text) : words(text)

/** A text from its words and codes. */
export const textFrom = (pieces: readonly Piece[], format: PageText['format']): string =>
  pieces
    .map(piece =>
      typeof piece !== 'string'
        ? piece.open + textFrom(piece.inside ?? [], format) + (piece.close ?? '')
        : holdsHtml(format)
          ? encoded(piece)
          : piece,
    )
    .join('')
