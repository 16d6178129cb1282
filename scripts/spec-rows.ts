import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyComments, testTitles } from './test-titles.ts'

const ROOT = join(import.meta.dirname, '..')
/** The folder of the requirement tables. */
export const SPEC = join(ROOT, 'docs/spec')
/** `C-105`, `C-105 … C-110`, `C-105 … 110`, `C-105/106/107`. */
const NAMED = /\b([CLM])-(\d{3})(?!\d)(?:\s*(?:…|–|to)\s*(?:\1-)?(\d{3})(?!\d)|((?:\/\d{3}(?!\d))+))?/g
const SKIPPED = new Set(['node_modules', 'dist', '.git', 'data', 'docs'])
/** These tests use row ids as sample data, also in titles. */
const ABOUT_ROWS = new Set(['spec-rows.test.ts', 'test-titles.test.ts'])

/** A requirement as the specification numbers it, and its section (`C-§3`). */
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

/**
 * The requirements that a text names. `C-142 … C-150` includes those between, `C-105/106` means both.
 * With `ranges: false` a range names none, since a test that stands for ten rows rarely looks at each of them.
 */
export function namedIn(text: string, { ranges = true }: { readonly ranges?: boolean } = {}): Set<string> {
  const named = new Set<string>()
  for (const [, letter, from = '', to, others = ''] of text.matchAll(NAMED)) {
    if (to !== undefined && !ranges) continue
    const add = (number: number) => named.add(`${letter}-${String(number).padStart(3, '0')}`)
    for (let number = Number(from); number <= Number(to ?? from); number++) add(number)
    for (const other of others.split('/').slice(1)) add(Number(other))
  }
  return named
}

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name) || ABOUT_ROWS.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* testFiles(path)
    else if (/\.(test|e2e|stories|contract)\.tsx?$/.test(entry.name)) yield path
  }
}

/**
 * The requirements named one by one in the title of a test or the comment of a story. Comments and data of tests do not count,
 * nor does a range.
 */
export function testedRows(): Set<string> {
  const tested = new Set<string>()
  for (const path of testFiles(ROOT)) {
    const read = path.includes('.stories.') ? storyComments : testTitles
    for (const text of read(path, readFileSync(path, 'utf8')))
      for (const id of namedIn(text, { ranges: false })) tested.add(id)
  }
  return tested
}
