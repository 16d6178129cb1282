/** Elements that mark words without cutting a text. */
const MARKS = 'a b code del em i ins mark s small span strike strong sub sup u'.split(' ')
/** Different names for the same mark. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' }

const nameOf = (element: Element) => {
  const name = element.localName
  return SAME[name] ?? name
}

const isMark = (node: Node): node is Element => node instanceof Element && MARKS.includes(node.localName)

/** Returns true if a node is inside a line of text. */
export const isInline = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE ||
  (node instanceof Element &&
    (['br', 'img'].includes(node.localName) || (isMark(node) && [...node.childNodes].every(isInline))))

/** Spelling of a style does not matter, nor do spans of one. */
function attributesOf(element: Element): string {
  return [...element.attributes]
    .map(({ name, value }) => [name, name === 'style' ? value.replaceAll(/\s+|;\s*$/g, '') : value] as const)
    .filter(
      ([name, value]) =>
        !(name === 'style' && value === '') && !(/^(col|row)span$/.test(name) && value === '1'),
    )
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .sort()
    .join(' ')
}

interface Run {
  readonly text: string
  readonly marks: string
}

function runsOf(node: Node, marks: readonly string[]): Run[] {
  if (isMark(node)) {
    const own = `${nameOf(node)} ${attributesOf(node)}`
    return [...node.childNodes].flatMap(child => runsOf(child, marks.includes(own) ? marks : [...marks, own]))
  }
  const text =
    node instanceof Element
      ? `<${node.localName} ${attributesOf(node)}>`
      : (node.textContent ?? '').replaceAll(/[ \t\r\n]+/g, ' ')
  return text === '' ? [] : [{ text, marks: [...marks].sort().join('|') }]
}

/** Words and pictures with what marks them, whatever the order the marks are written in. */
function meaningOfLine(nodes: readonly Node[]): string {
  const merged: Run[] = []
  for (const run of nodes.flatMap(node => runsOf(node, []))) {
    const last = merged.at(-1)
    if (last?.marks === run.marks) merged[merged.length - 1] = { ...run, text: last.text + run.text }
    else merged.push(run)
  }
  return merged
    .map(({ text, marks }, index) => {
      const start = index === 0 ? text.trimStart() : text
      return [index === merged.length - 1 ? start.trimEnd() : start, marks].join('\u0001')
    })
    .filter(run => run !== '\u0001')
    .join('\u0002')
}

/** Elements that hold either words or one paragraph of them: no difference. */
const HOLDS_WORDS = ['li', 'td', 'th', 'blockquote']
const isPlainParagraph = (node: Node | undefined): node is Element =>
  node instanceof Element && node.localName === 'p' && node.attributes.length === 0

/** Children without those that make no difference: row groups, and the paragraph that an item's or cell's words may be in. */
function partsOf(element: Element): readonly Node[] {
  const parts = [...element.childNodes].flatMap(child =>
    element.localName === 'table' && child instanceof Element && ['thead', 'tbody'].includes(child.localName)
      ? [...child.childNodes]
      : [child],
  )
  const elements = parts.filter(part => part.nodeType !== Node.TEXT_NODE || part.textContent?.trim() !== '')
  const [first, ...rest] = elements
  const isOnly =
    rest.length === 0 || (element.localName === 'li' && rest.every(part => !isPlainParagraph(part)))
  if (HOLDS_WORDS.includes(element.localName) && isPlainParagraph(first) && isOnly)
    return [...first.childNodes, ...rest]
  return parts
}

/**
 * Meaning of a piece of HTML, so that two spellings of it can be compared: `<b>` is `<strong>`, blanks between blocks are nothing,
 * a list item's words may be in a paragraph of their own. Everything else counts.
 */
export function meaningOf(nodes: readonly Node[]): string {
  const lines: string[] = []
  let line: Node[] = []
  const endLine = () => {
    const words = meaningOfLine(line)
    if (words !== '') lines.push(words)
    line = []
  }
  for (const node of nodes) {
    if (isInline(node)) line.push(node)
    else if (node instanceof Element) {
      endLine()
      lines.push(`<${node.localName} ${attributesOf(node)}>${meaningOf(partsOf(node))}</>`)
    }
  }
  endLine()
  return lines.join('\n')
}
