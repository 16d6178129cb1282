import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { namedIn } from './spec-rows.ts'

const ROOT = join(import.meta.dirname, '..')
const LAYOUT = join(ROOT, 'docs/spec/requirements-layout.md')

/** Requirements under the headings that name a block: “### 18.9 Shop promotions (`shopPromotions`)”. By block code. */
function rowsOfHeadings(markdown: string): Map<string, string[]> {
  const rows = new Map<string, string[]>()
  let codes: string[] = []
  for (const line of markdown.split('\n')) {
    if (/^#{2,3} /.test(line)) codes = [...line.matchAll(/`(\w+)`/g)].map(([, code = '']) => code)
    const id = /^\| ([CLM]-\d{3}) \|/.exec(line)?.[1]
    if (id) for (const code of codes) rows.set(code, [...(rows.get(code) ?? []), id])
  }
  return rows
}

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)

/** Requirements that a block's own files give as their source. */
function rowsOfFiles(block: AnyBlock): string[] {
  const folder = join(ROOT, 'blocks', dirname(block.viewFile))
  const named = readdirSync(folder)
    .filter(isSource)
    .flatMap(name => [...namedIn(readFileSync(join(folder, name), 'utf8'))])
  return [...new Set(named)].sort()
}

const numberOf = (id: string) => Number(id.slice(2))

/** `L-213 … L-217, L-220`: neighbours joined. */
export function joinRows(ids: readonly string[]): string {
  const runs: string[][] = []
  for (const id of ids) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const isNext = last !== undefined && last[0] === id[0] && numberOf(id) === numberOf(last) + 1
    if (isNext) run?.push(id)
    else runs.push([id])
  }
  return runs.map(run => (run.length > 2 ? `${run[0]} … ${run.at(-1)}` : run.join(', '))).join(', ')
}

/**
 * Requirements a block answers: those of its heading in the layout specification; blocks of shells, which have no heading of
 * their own there, those their files name.
 */
export function rowsOfBlocks(blocks: readonly AnyBlock[]): ReadonlyMap<string, string> {
  const listed = rowsOfHeadings(readFileSync(LAYOUT, 'utf8'))
  return new Map(blocks.map(block => [block.code, joinRows(listed.get(block.code) ?? rowsOfFiles(block))]))
}
