import { dirname, join } from 'node:path'
import { parseSync, visitorKeys } from 'oxc-parser'

/** A text file of a project, by its path from the root. */
export type Sources = ReadonlyMap<string, string>

/** An import between two files of a project; paths from the root. */
export interface Import {
  readonly from: string
  readonly to: string
  /** Erased when the types are stripped. */
  readonly isType: boolean
  /** Loaded when it is needed, with `import()`. */
  readonly isLazy: boolean
}

/** A module as the counts see it. */
export interface Module {
  readonly file: string
  readonly lines: number
  readonly tokens: number
  /** Text of each comment without its marks; line comments that follow each other are one. */
  readonly comments: readonly string[]
  /** Lines of each function. */
  readonly functions: readonly number[]
  readonly imports: readonly Import[]
}

export const linesOf = (text: string): number => text.split('\n').length - 1

/** Path of an imported module from the root; `undefined` for packages. */
function targetOf(file: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?')
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? join(dirname(file), path) : undefined
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Calls `visit` with a node and all below it. */
function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const key of visitorKeys[node.type] ?? []) {
    const below = (node as unknown as Readonly<Record<string, unknown>>)[key]
    for (const one of Array.isArray(below) ? below : [below]) if (isNode(one)) walk(one, visit)
  }
}

const IS_FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/
/** Words, numbers, whole texts and single signs. */
const TOKEN = /"[^"\n]*"|'[^'\n]*'|[\p{L}\p{N}_$]+|[^\s]/gu

interface Comment {
  readonly type: 'Line' | 'Block'
  readonly value: string
  readonly start: number
  readonly end: number
}

const wordsOf = ({ value }: Comment) => value.replaceAll(/^[\s*]+/gm, '').trim()

/** Joins line comments that only white space parts, and drops those without a word. */
function readComments(source: string, comments: readonly Comment[]): readonly string[] {
  const texts: string[] = []
  let last: Comment | undefined
  for (const comment of comments) {
    const isNext =
      last?.type === 'Line' && comment.type === 'Line' && /^\s*$/.test(source.slice(last.end, comment.start))
    if (isNext) texts[texts.length - 1] += ` ${wordsOf(comment)}`
    else texts.push(wordsOf(comment))
    last = comment
  }
  return texts.filter(text => /\p{L}/u.test(text))
}

/** Reads a TypeScript module. Throws an error that names the file if it does not parse. */
export function readModule(file: string, source: string): Module {
  const { program, module, comments, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
      isLazy: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? { name: moduleRequest.value, isType, isLazy: false } : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, name] = /^['"](.*)['"]$/.exec(source.slice(start, end)) ?? []
      return name === undefined ? [] : { name, isType: false, isLazy: true }
    }),
  ]
  const imports = new Map<string, Import>()
  for (const { name, isType, isLazy } of specifiers) {
    const to = targetOf(file, name)
    if (to === undefined) continue
    const known = imports.get(to)
    imports.set(to, {
      from: file,
      to,
      isType: isType && (known?.isType ?? true),
      isLazy: isLazy && (known?.isLazy ?? true),
    })
  }
  const functions: number[] = []
  walk(program, ({ type, start, end }) => {
    if (IS_FUNCTION.test(type)) functions.push(linesOf(source.slice(start, end)) + 1)
  })
  const code = comments.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), source)
  return {
    file,
    lines: linesOf(source),
    tokens: code.match(TOKEN)?.length ?? 0,
    comments: readComments(source, comments),
    functions,
    imports: [...imports.values()],
  }
}
