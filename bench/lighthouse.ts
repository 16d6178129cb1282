import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { browserOptions } from '#scripts/browser.ts'
import { provideChineseFont } from './chinese-font.ts'
import {
  buildName,
  CATEGORIES,
  failedBlockOf,
  missingRuns,
  openRuns,
  reportSchema,
  runOf,
  speedOf,
  tableOf,
} from './lighthouse-runs.ts'
import { withDemoShop } from './shop.ts'

const USAGE = `Usage: npm run lighthouse [-- --runs=5 --pages=/,/login --again --reports=folder]
  Runs Lighthouse with its mobile preset against the built demo shop and prints the median of each figure.
  Each audit of the present build is kept, so an interrupted run resumes where it stopped. Once a page of every kind
  has been audited in both languages, writes bench/lighthouse.md. A page that lacks a block ends the run with 1.

  --runs     how often each page is audited (5)
  --pages    audits these pages only, separated by commas
  --again    audits pages once more that were audited already
  --reports  keeps the whole reports in this folder`
/** Fetched from the npm registry on demand, not installed with the rest: 120 MB for a tool that is run by hand. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
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
/** Audits of the present build; a folder that no build empties. */
const KEPT = fileURLToPath(new URL('../node_modules/.cache/lighthouse-runs.json', import.meta.url))
const run = promisify(execFile)

async function audit(url: string, file: string) {
  const { executablePath, args = [], env } = await browserOptions()
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
  return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** What the shop has logged about blocks that its pages lack. An audit of such a page is worth nothing. */
const failedBlocks: string[] = []
const log = {
  write(line: string) {
    process.stderr.write(line)
    const failed = failedBlockOf(line)
    if (failed) failedBlocks.push(failed)
  },
}

function assertComplete(path: string): void {
  if (failedBlocks.length > 0) throw new Error(`${path} is not complete. ${failedBlocks.join('; ')}`)
}

/** Asks for a page as a browser does, until the shop has kept and packed it: what is measured is not the first visit of a day. */
async function warm(url: string): Promise<void> {
  for (let i = 0; i < 3; i += 1)
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: PAGES.join() },
    again: { type: 'boolean', default: false },
    reports: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
})
const runs = Number(values.runs)
const pages = values.pages.split(',')
if (values.help || !Number.isInteger(runs) || runs < 1 || pages.some(path => !path.startsWith('/'))) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 1)
}
const directory = await mkdtemp(join(tmpdir(), 'cairn-lighthouse-'))
const reports = values.reports === undefined ? directory : resolve(values.reports)
/** A file name for a page: `product-CR-JKT-001-lang-en-2.json`. */
const fileOf = (path: string, number: number) =>
  join(reports, `${path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${number}.json`)
try {
  await mkdir(reports, { recursive: true })
  const font = await provideChineseFont(directory)
  console.log(`Chinese font: ${font}.`)
  const kept = await openRuns(KEPT, buildName())
  if (values.again) await kept.forget(pages)
  const missing = missingRuns(kept.all(), pages, runs)
  await withDemoShop(
    async origin => {
      for (const [path, count] of missing) {
        await warm(origin + path)
        assertComplete(path)
        for (let number = runs - count + 1; number <= runs; number += 1) {
          const found = runOf(path, await audit(origin + path, fileOf(path, number)))
          assertComplete(path)
          await kept.add(found)
          console.log(tableOf([found], [path]).split('\n').at(-1))
          for (const title of found.failures) console.error(`  ${path}: ${title}`)
        }
      }
    },
    { log },
  )
  console.log(`\nMedians:\n${tableOf(kept.all(), pages)}\n${speedOf(kept.all())}`)
  const left = missingRuns(kept.all(), PAGES, runs)
  if (left.size > 0) console.log(`Not audited ${runs} times yet: ${[...left.keys()].join(' ')}`)
  else
    await writeFile(
      new URL('lighthouse.md', import.meta.url),
      `Written by \`npm run lighthouse\`: ${LIGHTHOUSE}, mobile preset, median of ${runs}, over plain HTTP/1.1, ${cpus().length} cores.\nChinese font: ${font}. ${speedOf(kept.all())}\n\n${tableOf(kept.all(), PAGES)}\n`,
    )
} finally {
  await rm(directory, { recursive: true, force: true })
}
