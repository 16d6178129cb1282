import { parseSync } from 'vite'

/** The part of a syntax tree (ESTree) that titles are read from. */
type Node = { readonly type: string } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** Calls `visit` with a node and everything below it. */
function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) walk(each, visit)
  else if (isNode(value)) {
    visit(value)
    for (const child of Object.values(value)) if (typeof child === 'object') walk(child, visit)
  }
}

const TYPE_ONLY = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/** The expression without `as`, `satisfies` and `!`. */
function unwrapped(node: unknown): Node | undefined {
  if (!isNode(node)) return undefined
  return TYPE_ONLY.has(node.type) ? unwrapped(node['expression']) : node
}

/** Text that is written out in an expression; what a template fills in is left out. */
function textOf(node: unknown): string {
  const expression = unwrapped(node)
  if (expression?.type === 'Literal') return String(expression['value'])
  if (expression?.type === 'BinaryExpression') return textOf(expression['left']) + textOf(expression['right'])
  if (expression?.type !== 'TemplateLiteral') return ''
  return nodes(expression['quasis'])
    .map(({ value }) => (value as { cooked: string }).cooked) // ESTree: every TemplateElement has it
    .join('')
}

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '')

const TITLED = new Set(['test', 'it', 'describe'])

/** `test`, `test.skipIf(…)` and `describe.each(table)` are calls that take a title; returns the table where there is one. */
function titledCall(callee: unknown): { readonly table?: Node | undefined } | undefined {
  if (TITLED.has(nameOf(callee))) return {}
  if (!isNode(callee)) return undefined
  if (callee.type === 'MemberExpression') return titledCall(callee['object'])
  if (callee.type !== 'CallExpression') return undefined
  const inner = callee['callee']
  const found = titledCall(inner)
  const isTable = isNode(inner) && ['each', 'for'].includes(nameOf(inner['property']))
  return found && isTable ? { table: nodes(callee['arguments'])[0] } : found
}

/** The elements of an array that is written in the file, directly or as the value of a constant. */
function elementsOf(node: unknown, constants: ReadonlyMap<string, Node>): readonly Node[] {
  const expression = unwrapped(node)
  if (expression?.type === 'Identifier') return elementsOf(constants.get(nameOf(expression)), constants)
  if (expression?.type !== 'ArrayExpression') return []
  return nodes(expression['elements']).flatMap(element =>
    element.type === 'SpreadElement' ? elementsOf(element['argument'], constants) : [element],
  )
}

const PLACEHOLDER = /%[sdifjoO]/g

/** The texts that the rows of a table put into a title: one for each `%s`, or the properties named by `$name`. */
function rowTexts(title: string, table: Node, constants: ReadonlyMap<string, Node>): string[] {
  const count = title.match(PLACEHOLDER)?.length ?? 0
  return elementsOf(table, constants).flatMap(element => {
    const row = unwrapped(element)
    if (row?.type === 'ArrayExpression') return nodes(row['elements']).slice(0, count).map(textOf)
    if (row?.type !== 'ObjectExpression') return count > 0 ? [textOf(row)] : []
    return nodes(row['properties'])
      .filter(({ key }) => title.includes(`$${nameOf(key)}`))
      .map(({ value }) => textOf(value))
  })
}

/**
 * The titles that a test file's `test`, `it` and `describe` calls show when they run, each with the texts its table fills in.
 * Names a constant only when it is declared in the same file.
 */
export function testTitles(file: string, source: string): string[] {
  const { program } = parseSync(file, source)
  const constants = new Map<string, Node>()
  walk(program, node => {
    if (node.type === 'VariableDeclarator' && isNode(node['init']))
      constants.set(nameOf(node['id']), node['init'])
  })
  const titles: string[] = []
  walk(program, node => {
    const call = node.type === 'CallExpression' ? titledCall(node['callee']) : undefined
    const title = call && textOf(nodes(node['arguments'])[0])
    if (title) titles.push([title, ...(call.table ? rowTexts(title, call.table, constants) : [])].join('\n'))
  })
  return titles
}

/** The comments of a story file. */
export const storyComments = (file: string, source: string): string[] =>
  parseSync(file, source).comments.map(({ value }) => value)
