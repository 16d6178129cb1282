import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SPEC = join(ROOT, 'docs/spec')
const NAMED = /\b(C|L|M)-(\d{3})(?:\s*(?:…|–|to|-)\s*(?:\1-)?(\d{3}))?\b/g
const SKIPPED = new Set(['node_modules', 'dist', '.git', 'data', 'docs'])

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
          const heading = /^#{2,3} (\d+)(?:\.(\d+))?/.exec(line)
          if (heading) section = heading[2] ? `${heading[1]}.${heading[2]}` : (heading[1] ?? '')
          const id = /^\| ((?:C|L|M)-\d{3}) \|/.exec(line)?.[1]
          return id ? [{ id, section: `${id[0]}-§${section}` }] : []
        })
    })
}

/** Requirements a text names; `C-142 … C-150` names those between as well. */
export function namedIn(text: string): Set<string> {
  const named = new Set<string>()
  for (const [, letter, from, to] of text.matchAll(NAMED)) {
    for (let number = Number(from); number <= Number(to ?? from); number++)
      named.add(`${letter}-${String(number).padStart(3, '0')}`)
  }
  return named
}

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue
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

/** What `docs/spec/status.md` says: sections that are done, and rows left out with a reason. */
export function readStatus(): { readonly done: ReadonlySet<string>; readonly excused: ReadonlySet<string> } {
  const text = readFileSync(join(SPEC, 'status.md'), 'utf8')
  const done = [...text.matchAll(/^\| ((?:C|L|M)-§[\d.]+) \|.*\| done \|/gm)].map(match => match[1] ?? '')
  const [, later = ''] = text.split('## Rows without a test')
  return { done: new Set(done), excused: namedIn(later) }
}
