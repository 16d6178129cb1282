import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SPEC = join(ROOT, 'docs/spec')
/** `C-105`, `C-105 … C-110`, `C-105 … 110`, `C-105/106/107`. */
const NAMED = /\b([CLM])-(\d{3})(?!\d)(?:\s*(?:…|–|to)\s*(?:\1-)?(\d{3})(?!\d)|((?:\/\d{3}(?!\d))+))?/g
const SKIPPED = new Set(['node_modules', 'dist', '.git', 'data', 'docs'])
/** Names rows that do not exist, to test this file. */
const OWN_TEST = 'spec-rows.test.ts'

/** A requirement as the specification numbers it, and the heading it stands under (`C-§3`). */
export interface SpecRow {
  readonly id: string
  readonly section: string
}

/** Every numbered requirement, in order. */
export function specRows(): SpecRow[] {
  return readdirSync(SPEC)
    .filter(name => name.startsWith('requirements-'))
    .flatMap(name => {
      let section = ''
      return readFileSync(join(SPEC, name), 'utf8')
        .split('\n')
        .flatMap(line => {
          const heading = /^#{2,3} (?:(\d+(?:\.\d+)?)\b)?/.exec(line)
          if (heading) section = heading[1] ?? ''
          const id = /^\| ([CLM]-\d{3}) \|/.exec(line)?.[1]
          return id ? [{ id, section: `${id[0]}-§${section}` }] : []
        })
    })
}

/** Requirements a text names; `C-142 … C-150` names those between as well, `C-105/106` both. */
export function namedIn(text: string): Set<string> {
  const named = new Set<string>()
  for (const [, letter, from = '', to, others = ''] of text.matchAll(NAMED)) {
    const add = (number: number) => named.add(`${letter}-${String(number).padStart(3, '0')}`)
    for (let number = Number(from); number <= Number(to ?? from); number++) add(number)
    for (const other of others.split('/').slice(1)) add(Number(other))
  }
  return named
}

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name) || entry.name === OWN_TEST) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* testFiles(path)
    else if (/\.(test|e2e|stories|contract)\.tsx?$/.test(entry.name)) yield path
  }
}

/** Requirements that some test names. */
export function testedRows(): Set<string> {
  const tested = new Set<string>()
  for (const path of testFiles(ROOT)) for (const id of namedIn(readFileSync(path, 'utf8'))) tested.add(id)
  return tested
}

/** One line of the table in `docs/spec/status.md`. */
export interface SectionStatus {
  readonly section: string
  readonly state: string
}

/** What `docs/spec/status.md` says. */
export interface Status {
  readonly sections: readonly SectionStatus[]
  /** Rows without a test, each with a reason. */
  readonly excused: ReadonlySet<string>
  /** Rows whose test shows a part of them only, each with what is missing. */
  readonly inPart: ReadonlySet<string>
}

/** Reads a status file; rows count where a list item begins with them, not where its reason mentions others. */
export function readStatus(text = readFileSync(join(SPEC, 'status.md'), 'utf8')): Status {
  const listed = (heading: string) => {
    const [, after = ''] = text.split(`\n## ${heading}\n`)
    const [chapter = ''] = after.split('\n## ')
    return namedIn([...chapter.matchAll(/^- ([^:\n]*):/gm)].map(([, rows]) => rows).join('\n'))
  }
  return {
    sections: [...text.matchAll(/^\| ([CLM]-§[\d.]+) \|.*\| ([^|]*) \|$/gm)].map(
      ([, section = '', state = '']) => ({ section, state }),
    ),
    excused: listed('Rows without a test'),
    inPart: listed('Rows tested in part'),
  }
}
