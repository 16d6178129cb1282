import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { browserOptions } from '#scripts/browser.ts'
import { provideChineseFont } from './chinese-font.ts'
import { median } from './result.ts'
import { withDemoShop } from './shop.ts'

const USAGE = `Usage: npm run lighthouse [-- --runs=5 path …]
  Runs Lighthouse with its mobile preset against the built demo shop and prints the median of each figure.
  Without paths it audits a page of every kind in both languages and writes bench/lighthouse.md.

  --runs  how often each page is audited (5)`
/** Fetched from the npm registry on demand, not installed with the rest: 120 MB for a tool that is run by hand. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Home, list, product, landing page, mini-site, article, login, bag. */
const PAGES = [
  '/',
  '/products/men',
  '/product/CR-JKT-001',
  '/landingPage/summer',
  '/minisite/alpine',
  '/article/delivery',
  '/login',
  '/cart',
].flatMap(path => [path, `${path}?lang=en`])
const FIGURES = [
  ['FCP', 'first-contentful-paint', ' ms'],
  ['LCP', 'largest-contentful-paint', ' ms'],
  ['TBT', 'total-blocking-time', ' ms'],
  ['CLS', 'cumulative-layout-shift', ''],
] as const
const run = promisify(execFile)

interface Report {
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
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

/** Asks for a page as a browser does, until the shop has kept and packed it: what is measured is not the first visit of a day. */
async function warm(url: string): Promise<void> {
  for (let i = 0; i < 3; i += 1)
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
}

/** One row of the table: medians of the scores, then of the figures. */
function row(path: string, reports: readonly Report[]): string {
  const scores = CATEGORIES.map(name =>
    Math.round(median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100))),
  )
  const figures = FIGURES.map(([, name, unit]) => {
    const value = median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0))
    return unit ? `${Math.round(value)}${unit}` : String(Math.round(value * 1000) / 1000)
  })
  return `| ${[`\`${path}\``, ...scores, ...figures].join(' | ')} |`
}

/** Titles of what is plainly wrong in any of the runs. */
const failures = (reports: readonly Report[]) =>
  new Set(
    reports.flatMap(({ audits }) =>
      Object.values(audits).flatMap(({ title, score }) => (score !== null && score < 0.5 ? [title] : [])),
    ),
  )

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
})
const runs = Number(values.runs)
if (values.help || !Number.isInteger(runs) || runs < 1) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 1)
}
const directory = await mkdtemp(join(tmpdir(), 'cairn-lighthouse-'))
try {
  const font = await provideChineseFont(directory)
  console.log(`Chinese font: ${font}.`)
  const lines = [
    `| page | ${[...CATEGORIES, ...FIGURES.map(([name]) => name)].join(' | ')} |`,
    `|---|${'---|'.repeat(CATEGORIES.length + FIGURES.length)}`,
  ]
  console.log(lines.join('\n'))
  const speeds: number[] = []
  await withDemoShop(async origin => {
    for (const path of positionals.length > 0 ? positionals : PAGES) {
      await warm(origin + path)
      const reports: Report[] = []
      while (reports.length < runs) reports.push(await audit(origin + path, directory))
      const line = row(path, reports)
      lines.push(line)
      console.log(line)
      speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex))
      for (const title of failures(reports)) console.error(`  ${path}: ${title}`)
    }
  })
  // A machine that does other work meanwhile shows in Lighthouse's own measure of its speed.
  const speed = `Speed of the machine by Lighthouse's measure: ${Math.round(median(speeds))} (${Math.round(Math.min(...speeds))} to ${Math.round(Math.max(...speeds))}).`
  console.log(speed)
  if (positionals.length === 0)
    await writeFile(
      new URL('lighthouse.md', import.meta.url),
      `Written by \`npm run lighthouse\`: ${LIGHTHOUSE}, mobile preset, median of ${runs}, over plain HTTP/1.1, ${cpus().length} cores.\nChinese font: ${font}. ${speed}\n\n${lines.join('\n')}\n`,
    )
} finally {
  await rm(directory, { recursive: true, force: true })
}
