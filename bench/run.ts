import { writeFile } from 'node:fs/promises'
import { commandLine } from '#scripts/command-line.ts'
import { type BenchResult, isKept } from './result.ts'

const BENCHES = [
  'page',
  'bundle',
  'graphql',
  'catalogue',
  'bag',
  'orders',
  'logins',
  'import',
  'desk',
  'memory',
  'editor',
  'matrix',
] as const
const wanted = commandLine(`Usage: npm run bench [-- name …]
  Runs the benchmarks and prints a row for each bound. Without names runs all and writes bench/results.md.
  Exit status: 1 when a bound is broken, 2 for an unknown name.

  name  ${BENCHES.join(', ')}`)
const unknown = wanted.find(name => !BENCHES.some(known => known === name))
if (unknown !== undefined) {
  console.error(`Unknown benchmark “${unknown}”. Benchmarks are ${BENCHES.join(', ')}.`)
  process.exit(2)
}
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
