import { writeFile } from 'node:fs/promises'
import { type BenchResult, isKept } from './result.ts'

/** `npm run bench [-- name …]`: measures, prints, and writes `bench/results.md`. Exits with 1 if a bound is broken. */
const BENCHES = [
  'page',
  'bundle',
  'graphql',
  'catalogue',
  'bag',
  'orders',
  'import',
  'memory',
  'editor',
] as const
const wanted = process.argv.slice(2)
// Set before any module loads React.
process.env.NODE_ENV = 'production'

const results: BenchResult[] = []
for (const name of BENCHES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const { run } = (await import(`./${name}.bench.ts`)) as { run: () => Promise<BenchResult[]> }
  const found = await run()
  results.push(...found)
  for (const result of found) console.log(row(result))
}

function row(result: BenchResult): string {
  const bound = 'atMost' in result.must ? `≤ ${result.must.atMost}` : `≥ ${result.must.atLeast}`
  const value = result.value >= 100 ? result.value.toFixed(0) : result.value.toFixed(2)
  return `| ${result.name} | ${value} ${result.unit} | ${bound} | ${isKept(result) ? 'kept' : '**broken**'} | ${result.details} |`
}

if (wanted.length === 0) {
  const head = '| what | measured | must | | how |\n|---|---|---|---|---|'
  await writeFile(new URL('results.md', import.meta.url), `${head}\n${results.map(row).join('\n')}\n`)
}
if (!results.every(isKept)) process.exitCode = 1
