import { setImmediate as nextTurn } from 'node:timers/promises'
import type { z } from 'zod'
import { problemOfValue } from '#api/rules/catalogue-problem.ts'
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
    else
      problems.push({
        ...at,
        path: '',
        message: `is not JSON (${String(error)})`,
        problem: { key: 'notJson' },
      })
    return undefined
  }
}

/** Lines that are read without a pause: a few milliseconds. */
const PART = 200

/** Calls `work` with each line, in turns with everything else: a running shop may be read into. */
export async function mapLines<Result>(
  lines: readonly string[],
  work: (text: string, index: number) => Result,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const [index, text] of lines.entries()) {
    results.push(work(text, index))
    if (index % PART === PART - 1) await nextTurn()
  }
  return results
}

/** Lines for an import that checks them itself. Those that do not hold on the day are empty, so that all keep their numbers. */
export const resolveLines = (given: FolderFile): Promise<readonly string[]> =>
  mapLines(linesOf(given.text), (text, index) => {
    if (text.trim() === '') return ''
    const value = readJson(given, text, index + 1)
    return value === undefined ? '' : JSON.stringify(value)
  })

/** Problems of a value, by field. */
export const issuesOf = (file: string, { issues }: z.ZodError, line?: number): readonly FileProblem[] =>
  issues.map(issue => ({
    file,
    ...(line !== undefined && { line }),
    path: issue.path.join('.'),
    message: issue.message,
    problem: problemOfValue(issue),
  }))

export type Numbered<Value> = Value & { readonly line: number }

/** Lines of one schema, with their numbers. */
export async function parseLines<Schema extends z.ZodType<object>>(
  given: FolderFile,
  schema: Schema,
): Promise<readonly Numbered<z.output<Schema>>[]> {
  return (await resolveLines(given)).flatMap((text, index) => {
    if (text === '') return []
    const line = index + 1
    const parsed = schema.safeParse(JSON.parse(text), { reportInput: true })
    if (parsed.success) return [{ ...parsed.data, line }]
    given.problems.push(...issuesOf(given.file, parsed.error, line))
    return []
  })
}
