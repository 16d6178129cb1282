import { accepted, refused } from '#platform/result.ts'
import { type Locale, languageTag, otherLocale } from '#locales/locale.ts'
import { type Code, type Piece, piecesOf, textFrom } from './inline-codes.ts'
import type { FileText, FileToWrite, ReadFile, ReadText } from './translation-file.ts'

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0'
/** `type` of units: how their text is written. */
const TYPES = { line: 'cairn:line', plain: 'cairn:plain', rich: 'cairn:rich', html: 'cairn:html' } as const
const STATES = { right: 'translated', behind: 'initial', untranslated: 'initial' } as const

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // A parser would read it as a line feed.
    .replaceAll('\r', '&#13;')

/** Signs that XML cannot hold. */
const CONTROL = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu

const asContent = (text: string) =>
  escaped(text).replace(CONTROL, sign => `<cp hex="${sign.charCodeAt(0).toString(16).padStart(4, '0')}"/>`)
/** For places where no element can be. */
const asPlain = (text: string) => escaped(text.replace(CONTROL, ''))

/** A name as an id of XML, which allows few signs. */
const idOf = (name: string) =>
  `t-${name.replace(/[^A-Za-z0-9-]/gu, sign => (sign === '/' ? '.' : sign === ' ' ? ':' : `_${sign.codePointAt(0)?.toString(16)}_`))}`

const nameOf = (id: string) =>
  id
    .slice('t-'.length)
    .replace(/\.|:|_([\da-f]{1,6})_/g, (sign, point) =>
      sign === '.' ? '/' : sign === ':' ? ' ' : String.fromCodePoint(Number.parseInt(String(point), 16)),
    )

/** Original tags of a unit, each once, and the ids of the codes in it. */
function codesOf(source: readonly Piece[]) {
  const data: string[] = []
  const ids: { readonly key: string; readonly id: number }[] = []
  const keyOf = ({ open, close }: Code) => JSON.stringify([open, close])
  const dataId = (text: string) => {
    if (!data.includes(text)) data.push(text)
    return `d${data.indexOf(text) + 1}`
  }
  const note = (pieces: readonly Piece[]) => {
    for (const piece of pieces)
      if (typeof piece !== 'string') {
        ids.push({ key: keyOf(piece), id: ids.length + 1 })
        note(piece.inside ?? [])
      }
  }
  note(source)
  let fresh = ids.length
  /** Codes of one text; those that the source has too have its ids. */
  function written(pieces: readonly Piece[], left = [...ids]): string {
    return pieces
      .map(piece => {
        if (typeof piece === 'string') return asContent(piece)
        const at = left.findIndex(({ key }) => key === keyOf(piece))
        const [known] = at < 0 ? [] : left.splice(at, 1)
        const id = known?.id ?? ++fresh
        if (piece.close === undefined)
          return `<ph id="${id}" dataRef="${dataId(piece.open)}" disp="${asPlain(piece.open)}"/>`
        const [open, close] = [dataId(piece.open), dataId(piece.close)]
        return `<pc id="${id}" dataRefStart="${open}" dataRefEnd="${close}">${written(piece.inside ?? [], left)}</pc>`
      })
      .join('')
  }
  return { written, data }
}

function unitOf({ name, where, format, source, own, state }: FileText): string {
  const pieces = piecesOf(source, format)
  const { written, data } = codesOf(pieces)
  const sourceXml = written(pieces)
  const targetXml = own === '' ? '' : `<target>${written(piecesOf(own, format))}</target>`
  const original = data.map((text, index) => `<data id="d${index + 1}">${asContent(text)}</data>`).join('')
  return [
    `<unit id="${idOf(name)}" name="${asPlain(where)}" type="${TYPES[format]}">`,
    `<notes><note category="where">${asPlain(where)}</note><note category="before">${asPlain(own)}</note></notes>`,
    original && `<originalData>${original}</originalData>`,
    `<segment state="${STATES[state]}"><source>${sourceXml}</source>${targetXml}</segment>`,
    '</unit>',
  ].join('')
}

/** Texts as XLIFF 2.1, the format of translators’ programs. Tags and places of settings are codes, which cannot be translated by mistake. */
export function writeXliff({ locale, pages }: FileToWrite): string {
  const files = pages.map(
    ({ page, texts }, index) =>
      `<file id="f${index + 1}" original="${asPlain(page)}" xml:space="preserve">\n${texts.map(unitOf).join('\n')}\n</file>`,
  )
  const languages = `srcLang="${languageTag(otherLocale(locale))}" trgLang="${languageTag(locale)}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="${NAMESPACE}" version="2.1" ${languages}>\n${files.join('\n')}\n</xliff>\n`
}

const localeOf = (tag: string | null): Locale | undefined =>
  /^zh\b/i.test(tag ?? '') ? 'zh_HK' : /^en\b/i.test(tag ?? '') ? 'en_US' : undefined

class BrokenCode extends Error {}

const childrenOf = (parent: Element, name: string) =>
  [...parent.children].filter(({ localName }) => localName === name)
const descendants = (parent: Element | Document, name: string) => [
  ...parent.getElementsByTagNameNS(NAMESPACE, name),
]

/** Words and codes of a source or target. Notes that programs put around words are left out. */
function readPieces(parent: Element, data: ReadonlyMap<string, string>): readonly Piece[] {
  const original = (element: Element, attribute: string) => {
    const found = data.get(element.getAttribute(attribute) ?? '')
    if (found === undefined) throw new BrokenCode()
    return found
  }
  return [...parent.childNodes].flatMap((node): readonly Piece[] => {
    if (!(node instanceof Element)) return [node.textContent ?? '']
    switch (node.localName) {
      case 'cp':
        return [String.fromCharCode(Number.parseInt(node.getAttribute('hex') ?? '', 16))]
      case 'ph':
      case 'sc':
      case 'ec':
        return [{ open: original(node, 'dataRef') }]
      case 'pc': {
        const close = original(node, 'dataRefEnd')
        return [{ open: original(node, 'dataRefStart'), close, inside: readPieces(node, data) }]
      }
      case 'mrk':
        return readPieces(node, data)
      default:
        return []
    }
  })
}

/** A text in the order of its parts; programs may cut it into sentences, and change their order in the translation. */
function joined(
  unit: Element,
  name: 'source' | 'target',
  data: ReadonlyMap<string, string>,
): readonly Piece[] {
  const parts = [...unit.children].filter(
    ({ localName }) => localName === 'segment' || localName === 'ignorable',
  )
  const found = parts.flatMap((part, index) => {
    // What is between sentences may have no target: it stays.
    const kind =
      name === 'target' && part.localName === 'ignorable' && childrenOf(part, 'target').length === 0
        ? 'source'
        : name
    return childrenOf(part, kind).map(element => ({
      order: Number(element.getAttribute('order') ?? index + 1),
      element,
    }))
  })
  return found.toSorted((a, b) => a.order - b.order).flatMap(({ element }) => readPieces(element, data))
}

function readUnit(unit: Element): readonly ReadText[] {
  const id = unit.getAttribute('id') ?? ''
  // A text that was not translated has no target.
  if (!id.startsWith('t-') || descendants(unit, 'target').length === 0) return []
  const format = Object.entries(TYPES).find(([, type]) => type === unit.getAttribute('type'))?.[0] as
    | keyof typeof TYPES
    | undefined
  const data = new Map(
    childrenOf(unit, 'originalData')
      .flatMap(each => childrenOf(each, 'data'))
      .map(each => [each.getAttribute('id') ?? '', textFrom(readPieces(each, new Map()), 'plain')]),
  )
  const textIn = (name: 'source' | 'target') => textFrom(joined(unit, name, data), format ?? 'plain')
  const note = childrenOf(unit, 'notes')
    .flatMap(each => childrenOf(each, 'note'))
    .find(each => each.getAttribute('category') === 'before')
  return [
    {
      name: nameOf(id),
      source: textIn('source'),
      text: textIn('target'),
      ...(note && { before: note.textContent ?? '' }),
    },
  ]
}

/** Translations from XLIFF 2.0 or later. */
export function readXliff(text: string): ReadFile {
  // Documents that define entities are not needed here, and can be endless.
  if (/<!DOCTYPE/i.test(text)) return refused({ kind: 'notXml' })
  const xml = new DOMParser().parseFromString(text, 'application/xml')
  const root = xml.documentElement
  if (xml.querySelector('parsererror')) return refused({ kind: 'notXml' })
  if (root.localName !== 'xliff') return refused({ kind: 'notXliff' })
  const version = root.getAttribute('version') ?? ''
  if (root.namespaceURI !== NAMESPACE) return refused({ kind: 'version', version })
  const locale = localeOf(root.getAttribute('trgLang'))
  if (!locale || localeOf(root.getAttribute('srcLang')) !== otherLocale(locale))
    return refused({ kind: 'languages' })
  const pages = []
  for (const file of childrenOf(root, 'file')) {
    const texts: ReadText[] = []
    for (const unit of descendants(file, 'unit'))
      try {
        texts.push(...readUnit(unit))
      } catch (error) {
        if (!(error instanceof BrokenCode)) throw error
        return refused({ kind: 'codes', where: unit.getAttribute('name') ?? '' })
      }
    pages.push({ page: file.getAttribute('original') ?? '', texts })
  }
  return pages.some(({ texts }) => texts.length > 0)
    ? accepted({ locale, pages })
    : refused({ kind: 'nothing' })
}
