import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { browserOptions } from '#scripts/browser.ts'
import { withDemoShop } from './shop.ts'

/**
 * Runs Lighthouse with its mobile preset against the built demo shop: `npm run lighthouse [-- path …]`. Lighthouse is fetched
 * from the npm registry on demand, not installed with the rest: 120 MB for a tool that is run by hand.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const given = process.argv.slice(2)
const paths =
  given.length > 0
    ? given
    : ['/', '/products/men', '/product/CR-JKT-001'].flatMap(path => [path, `${path}?lang=en`])
const run = promisify(execFile)

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
  >
}

async function audit(url: string, directory: string): Promise<Report> {
  const { executablePath, args = [], env } = await browserOptions()
  const file = join(directory, 'report.json')
  await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless=new', ...args.filter(arg => !arg.startsWith('--headless'))].join(' ')}`,
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, maxBuffer: 1 << 26 },
  )
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

const directory = await mkdtemp(join(tmpdir(), 'cairn-lighthouse-'))
console.log(`| page | ${CATEGORIES.join(' | ')} | LCP | CLS | TBT |`)
console.log(`|---|${'---|'.repeat(CATEGORIES.length + 3)}`)
await withDemoShop(async origin => {
  for (const path of paths) {
    const { categories, audits } = await audit(origin + path, directory)
    const scores = CATEGORIES.map(name => Math.round((categories[name]?.score ?? 0) * 100))
    const timings = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time']
    console.log(
      `| ${[path, ...scores, ...timings.map(name => audits[name]?.displayValue ?? '')].join(' | ')} |`,
    )
    for (const { title, score } of Object.values(audits))
      if (score !== null && score < 0.5) console.error(`  ${path}: ${title}`)
  }
})
await rm(directory, { recursive: true, force: true })
