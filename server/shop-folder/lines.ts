import type { z } from 'zod'
import type { FileProblem } from './problems.ts'
import { RelativeDayProblem, resolveDays } from './relative-day.ts'

/** A file of a shop folder, and the day its dates count from. */
export interface FolderFile {
  readonly file: string
  readonly text: string
  /** Start of a Hong Kong day, epoch milliseconds. */
  readonly day: number
  /** Collects what is wrong. */
  readonly problems: FileProblem[]
}

/** Lines without their ends; a byte order mark at the start is left out. */
const linesOf = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)

/** Parses JSON and resolves its dates. `undefined`: nothing holds on that day, or it is reported as a problem. */
export function readJson({ file, day, problems }: FolderFile, text: string, line?: number): unknown {
  const at = { file, ...(line !== undefined && { line }) }
  try {
    return resolveDays(JSON.parse(text), day)
  } catch (error) {
    if (error instanceof RelativeDayProblem)
      problems.push({ ...at, path: error.path, message: error.message })
    else problems.push({ ...at, path: '', message: `is not JSON (${String(error)})` })
    return undefined
  }
}

/** Lines for an import that checks them itself. Those that do not hold on the day are empty, so that all keep their numbers. */
export const resolveLines = (given: FolderFile): readonly string[] =>
  linesOf(given.text).map((text, index) => {
    if (text.trim() === '') return ''
    const value = readJson(given, text, index + 1)
    return value === undefined ? '' : JSON.stringify(value)
  })

/** Problems of a value, by field. */
export const issuesOf = (file: string, { issues }: z.ZodError, line?: number): readonly FileProblem[] =>
  issues.map(({ path, message }) => ({
    file,
    ...(line !== undefined && { line }),
    path: path.join('.'),
    message,
  }))

export type Numbered<Value> = Value & { readonly line: number }

/** Lines of one schema, with their numbers. */
export function parseLines<Schema extends z.ZodType<object>>(
  given: FolderFile,
  schema: Schema,
): readonly Numbered<z.output<Schema>>[] {
  return resolveLines(given).flatMap((text, index) => {
    if (text === '') return []
    const line = index + 1
    const parsed = schema.safeParse(JSON.parse(text))
    if (parsed.success) return [{ ...parsed.data, line }]
    given.problems.push(...issuesOf(given.file, parsed.error, line))
    return []
  })
}
