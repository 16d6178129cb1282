import { SAFE_URL } from '#blocks/page/link-target.ts'
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_STYLES, RICH_TEXT_TAGS } from '#blocks/page/rich-text-rules.ts'
import { PART } from './locked-part.ts'
import { STYLE } from './rich-text-schema.ts'

/** Marks HTML that was copied from a rich text of the editor. */
export const OWN_COPY = 'data-cairn-copy'

/** Elements that disappear with their content. */
const DROPPED =
  'script, style, template, noscript, textarea, select, option, button, object, svg, math, title'

/** Elements that the store does not allow, but that mean something. */
const OLD_MARKS = ['font', 'strike']

/** Pictures of the library, whichever page of the shop they were copied from. */
const LIBRARY = '/media/'

/** Attributes that say what something is; the rest is looks of another program. */
const STRUCTURE: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start', 'type'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

const declarations = (element: Element): readonly (readonly [string, string])[] =>
  (element.getAttribute('style') ?? '').split(';').flatMap(declaration => {
    const [property = '', ...value] = declaration.split(':')
    return value.length > 0 ? [[property.trim().toLowerCase(), value.join(':').trim()]] : []
  })

const valueOf = (element: Element, property: string) =>
  declarations(element)
    .findLast(([name]) => name === property)?.[1]
    .toLowerCase()

const WORDS: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  s: 's',
  del: 's',
  strike: 's',
  sub: 'sub',
  sup: 'sup',
}
/** Their words are bold, or underlined, by themselves. */
const BOLD_ITSELF = 'h1, h2, h3, h4, h5, h6, th'

/** Marks that an element sets (true) or takes back (false) by its style or name. */
function marksSetBy(element: Element): ReadonlyMap<string, boolean> {
  const marks = new Map<string, boolean>()
  const own = WORDS[element.localName]
  if (own) marks.set(own, true)
  const weight = valueOf(element, 'font-weight')
  if (weight) marks.set('strong', /^(bold|bolder|[6-9]00)$/.test(weight))
  const slant = valueOf(element, 'font-style')
  if (slant) marks.set('em', /italic|oblique/.test(slant))
  const line = `${valueOf(element, 'text-decoration') ?? ''} ${valueOf(element, 'text-decoration-line') ?? ''}`
  if (line.includes('underline')) marks.set('u', true)
  if (line.includes('line-through')) marks.set('s', true)
  const height = valueOf(element, 'vertical-align')
  if (height === 'sub') marks.set('sub', true)
  if (height === 'super') marks.set('sup', true)
  return marks
}

/** Marks of a text: for each, the nearest element decides. */
function marksOf(text: Node): readonly string[] {
  const marks = new Map<string, boolean>()
  for (let element = text.parentElement; element; element = element.parentElement) {
    for (const [mark, isOn] of marksSetBy(element)) if (!marks.has(mark)) marks.set(mark, isOn)
    if (element.matches(BOLD_ITSELF)) marks.set('strong', false)
    if (element.localName === 'a') marks.set('u', false)
  }
  return [...marks].filter(([, isOn]) => isOn).map(([mark]) => mark)
}

function nodesIn(root: Element, kind: number): readonly ChildNode[] {
  const walker = root.ownerDocument.createTreeWalker(root, kind)
  const nodes: ChildNode[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as ChildNode) // below the root
  return nodes
}

/** Replaces looks of other programs by the marks they mean, so that the shop's own typography applies. */
function structured(body: Element): void {
  const marked = nodesIn(body, NodeFilter.SHOW_TEXT)
    .filter(text => text.textContent?.trim() !== '')
    .map(text => [text, marksOf(text)] as const)
  for (const [text, marks] of marked)
    for (const mark of marks) {
      const element = body.ownerDocument.createElement(mark)
      element.dataset.mark = ''
      text.replaceWith(element)
      element.append(text)
    }
  for (const element of body.querySelectorAll('*')) {
    if (element.hasAttribute('data-mark')) element.removeAttribute('data-mark')
    else if (WORDS[element.localName] || ['span', 'font'].includes(element.localName)) unwrap(element)
    else {
      structuredAttributes(element)
      if (element.localName === 'h1') rename(element, 'h2')
    }
  }
}

function structuredAttributes(element: Element): void {
  const align = valueOf(element, 'text-align') ?? ''
  const isRightToLeft = element.getAttribute('dir') === 'rtl'
  const allowed = STRUCTURE[element.localName] ?? []
  for (const name of element.getAttributeNames()) if (!allowed.includes(name)) element.removeAttribute(name)
  if (['center', 'right', 'end'].includes(align)) element.setAttribute('style', `text-align:${align}`)
  if (isRightToLeft) element.setAttribute('dir', 'rtl')
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) renamed.setAttribute(attribute, value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

const isAllowedStyle = (name: string, value: string) =>
  Object.hasOwn(RICH_TEXT_STYLES, name) && RICH_TEXT_STYLES[name]?.some(form => form.test(value))

/** Keeps of a copy from the editor's own rich text what the store keeps. */
function ownAttributes(element: Element): void {
  const { localName } = element
  const allowed = [...(RICH_TEXT_ATTRIBUTES['*'] ?? []), ...(RICH_TEXT_ATTRIBUTES[localName] ?? []), PART]
  element.setAttribute('style', element.getAttribute(STYLE) ?? element.getAttribute('style') ?? '')
  const style = declarations(element)
    .filter(([name, value]) => isAllowedStyle(name, value))
    .map(declaration => declaration.join(':'))
    .join(';')
  for (const name of element.getAttributeNames()) if (!allowed.includes(name)) element.removeAttribute(name)
  if (style) element.setAttribute('style', style)
  else element.removeAttribute('style')
}

/** Path of a picture of the library; the address itself for all others. */
function pathInLibrary(address: string): string {
  const { origin } = location
  return address.startsWith(`${origin}${LIBRARY}`) ? address.slice(origin.length) : address
}

const isFromElsewhere = (address: string) => !address.startsWith(LIBRARY)

/** A picture of the library: its address, and its alternative text in the page's language. */
export interface StoredPicture {
  readonly url: string
  readonly alt: string
}

/** HTML of a paste as the text takes it. */
interface CleanPaste {
  readonly html: string
  /** Number of pictures and films that are not in it. */
  readonly leftOut: number
}

const parsedBody = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Addresses of the pictures in a paste, in order, each once. */
export const picturesIn = (html: string): readonly string[] => [
  ...new Set([...parsedBody(html).querySelectorAll('img')].map(({ src }) => src).filter(Boolean)),
]

/**
 * Cleans HTML from the clipboard by the rules of the store (LO-48), before it is shown. Of other programs only the structure is taken:
 * headings, lists, tables, links and marks; fonts, sizes and colours are the shop's. Pictures of other sites are left out.
 * @param stored addresses in the library of pictures that came with the paste
 */
export function cleanPaste(html: string, stored: ReadonlyMap<string, StoredPicture> = new Map()): CleanPaste {
  const body = parsedBody(html)
  const isOwn = body.querySelector(`[${OWN_COPY}]`) !== null
  let leftOut = body.querySelectorAll('video, iframe').length
  for (const dropped of body.querySelectorAll(`${DROPPED}, video, iframe`)) dropped.remove()
  for (const comment of nodesIn(body, NodeFilter.SHOW_COMMENT)) comment.remove()
  for (const picture of body.querySelectorAll('img')) {
    const known = stored.get(picture.src)
    const address = known?.url ?? pathInLibrary(picture.getAttribute('src') ?? '')
    picture.src = address
    picture.alt ||= known?.alt ?? ''
    const isTaken = isOwn ? SAFE_URL.test(address) : !isFromElsewhere(address)
    if (isTaken) continue
    picture.remove()
    leftOut += 1
  }
  for (const element of body.querySelectorAll('*'))
    if (![...RICH_TEXT_TAGS, ...OLD_MARKS].includes(element.localName)) unwrap(element)
  if (isOwn) for (const element of body.querySelectorAll('*')) ownAttributes(element)
  else structured(body)
  for (const link of body.querySelectorAll('a'))
    if (!SAFE_URL.test((link.getAttribute('href') ?? '').trim())) unwrap(link)
  return { html: body.innerHTML, leftOut }
}
