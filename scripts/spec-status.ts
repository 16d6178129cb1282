import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine } from './command-line.ts'
import { namedIn, SPEC, type SpecRow, specRows, testedRows } from './spec-rows.ts'

/** The status of the specification, section by section. */
export const STATUS_FILE = join(SPEC, 'status.md')

/** One line of the table in `docs/spec/status.md`. */
export interface SectionStatus {
  readonly section: string
  readonly state: string
}

/** What people write in `docs/spec/status.md`. */
export interface Status {
  readonly sections: readonly SectionStatus[]
  /** Rows without a test, each with a reason. */
  readonly listed: ReadonlySet<string>
  /** Rows whose test covers only a part, each with what is missing. */
  readonly inPart: ReadonlySet<string>
}

/** Reads a status file. Rows count at the beginning of a list item, before its colon. */
export function readStatus(text: string): Status {
  const listed = (heading: string) => {
    const [, after = ''] = text.split(`\n## ${heading}\n`)
    const [chapter = ''] = after.split('\n## ')
    return namedIn([...chapter.matchAll(/^- ([^:\n]*):/gm)].map(([, rows]) => rows).join('\n'))
  }
  return {
    sections: [...text.matchAll(/^\| ([CLM]-§[\d.]+) \|.*\| ([^|]*) \|$/gm)].map(
      ([, section = '', state = '']) => ({ section, state }),
    ),
    listed: listed('Rows without a test'),
    inPart: listed('Rows tested in part'),
  }
}

/** Rows of a section: all, named by a test, excused by the list, and neither. */
export interface RowCount {
  readonly rows: number
  readonly tested: number
  readonly listed: number
  readonly missing: number
}

/** Counts rows. A row that is tested and listed counts as tested. */
export function countRows(
  rows: readonly SpecRow[],
  tested: ReadonlySet<string>,
  listed: ReadonlySet<string>,
): RowCount {
  const without = rows.filter(({ id }) => !tested.has(id))
  const missing = without.filter(({ id }) => !listed.has(id)).length
  return {
    rows: rows.length,
    tested: rows.length - without.length,
    listed: without.length - missing,
    missing,
  }
}

const cells = ({ rows, tested, listed, missing }: RowCount) => [rows, tested, listed, missing].join(' | ')

/** The status file with the number columns of its table filled in: `| section | subject | what is there | 4 numbers | status |`. */
export function withCounts(text: string, rows: readonly SpecRow[], tested: ReadonlySet<string>): string {
  const { listed } = readStatus(text)
  return text
    .replaceAll(
      /^(\| ([CLM]-§[\d.]+) \|[^|]*\|[^|]*\|)(?: *\d+ \|){4}/gm,
      (_, start: string, section: string) =>
        `${start} ${cells(
          countRows(
            rows.filter(row => row.section === section),
            tested,
            listed,
          ),
        )} |`,
    )
    .replace(/^\| \*\*All\*\* .*$/m, `| **All** | | | ${cells(countRows(rows, tested, listed))} | |`)
}

if (import.meta.main) {
  commandLine(`Usage: npm run docs:status
  Writes the numbers of docs/spec/status.md: rows tested, listed and missing, by section.`)
  const text = withCounts(readFileSync(STATUS_FILE, 'utf8'), specRows(), testedRows())
  writeFileSync(STATUS_FILE, text)
  console.log(/^\| \*\*All\*\*.*$/m.exec(text)?.[0])
}
