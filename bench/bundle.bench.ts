import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Hydration } from '#blocks/page/define-block.ts'
import { launchBrowser } from '#scripts/browser.ts'
import type { BenchResult } from './result.ts'
import { withDemoShop } from './shop.ts'

const MUST_KIB = 151
/** Delayed blocks hydrate about four seconds after load. */
const LATER_MS = 6000
/** Pages without a carousel, a zoom or any other use of Swiper. */
const WITHOUT_CAROUSEL = ['/products/men', '/list?keyword=fleece']
const ENGINES = ['ui/carousel/engine.ts', 'blocks/shop/zoom/zoom-engine.ts']

/** A page of each kind, for the table. */
const KINDS = [
  ['home', '/'],
  ['list', '/products/men'],
  ['product', '/product/CR-JKT-001'],
  ['article', '/article/delivery'],
  ['sign-in', '/login'],
  ['bag', '/cart'],
] as const

interface Script {
  readonly name: string
  /** Gzip. */
  readonly bytes: number
  readonly brotliBytes: number
}

interface Page {
  readonly regions: Readonly<
    Record<string, readonly { readonly code: string; readonly hydration: Hydration }[]>
  >
}

/** Scripts that a browser requests at an address, scrolled to its end and left open; gzip sizes, largest first. */
async function scriptsAt(address: string): Promise<Script[]> {
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const paths = new Set<string>()
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) paths.add(pathname)
  })
  /** Until no more requests come: on a busy machine blocks hydrate slowly. */
  const settle = async () => {
    let known = -1
    while (paths.size > known) {
      known = paths.size
      await page.waitForTimeout(LATER_MS)
    }
  }
  await page.goto(address)
  await settle()
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y)
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  })
  await settle()
  await browser.close()
  return [...paths]
    .map(path => {
      const script = readFileSync(`dist/client${path}`)
      return {
        name: path.replace(/^\/assets\//, ''),
        bytes: gzipSync(script, { level: 9 }).length,
        brotliBytes: brotliCompressSync(script).length,
      }
    })
    .sort((a, b) => b.bytes - a.bytes)
}

const kib = (scripts: readonly Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
const brotliKib = (scripts: readonly Script[]) =>
  scripts.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0) / 1024
const isSwiper = ({ name }: Script) => name.startsWith('swiper-')
const withoutHash = (name: string) => name.replace(/-[\w-]{8}\.js$/, '')

/** The modules that our two engines take from Swiper besides its core. */
const swiperModules = () =>
  ENGINES.map(file => {
    const taken = /import \{ ([^}]+) \} from 'swiper\/modules'/.exec(readFileSync(file, 'utf8'))?.[1]
    return `\`${file}\` ${taken ?? 'none'}`
  }).join(', ')

type ByKind = ReadonlyMap<string, readonly Script[]>

const kindRows = (kinds: ByKind) =>
  [...kinds].map(
    ([kind, scripts]) =>
      `| ${kind} | ${scripts.length} | ${kib(scripts).toFixed(1)} | ${brotliKib(scripts).toFixed(1)} |`,
  )

/** The home page's scripts by chunk, and those of each kind of page in sum, as Markdown. */
function report(scripts: readonly Script[], kinds: ByKind, { regions }: Page): string {
  const blocks = Object.values(regions).flat()
  const codes = (isStatic: boolean) =>
    [
      ...new Set(
        blocks.filter(({ hydration }) => (hydration === 'never') === isStatic).map(({ code }) => code),
      ),
    ].join(', ')
  return [
    '# Script of the home page',
    '',
    'Written by `npm run bench -- bundle`: the scripts that a browser requests on the demo shop’s home page, scrolled to its end and',
    `left open until delayed blocks have hydrated; ${scripts.length} files, ${kib(scripts).toFixed(1)} KiB gzip of ${MUST_KIB} allowed.`,
    '',
    `- Static blocks, which ship no script: ${codes(true) || 'none'}.`,
    `- Interactive blocks: ${codes(false)}.`,
    `- Swiper is ${scripts.some(isSwiper) ? 'loaded here, for the carousel' : 'not loaded here'}; not on ${WITHOUT_CAROUSEL.join(' and ')}. Modules besides its core: ${swiperModules()}.`,
    '',
    '| chunk | KiB gzip |',
    '|---|---|',
    ...scripts.map(({ name, bytes }) => `| ${withoutHash(name)} | ${(bytes / 1024).toFixed(1)} |`),
    '',
    '## By kind of page',
    '',
    'Read to the end and left open likewise.',
    '',
    '| page | files | KiB gzip | KiB Brotli |',
    '|---|---|---|---|',
    ...kindRows(kinds),
    '',
  ].join('\n')
}

/** Measures the script that the home page loads in total, and that pages without a carousel load no Swiper. */
export async function run(): Promise<BenchResult[]> {
  return withDemoShop(async origin => {
    const kinds = new Map<string, readonly Script[]>()
    for (const [kind, path] of KINDS) kinds.set(kind, await scriptsAt(origin + path))
    const home = kinds.get('home') ?? []
    const payload = (await (await fetch(`${origin}/_page/`)).json()) as Page // from our own server
    await writeFile(new URL('home-scripts.md', import.meta.url), report(home, kinds, payload))
    const others = []
    for (const path of WITHOUT_CAROUSEL) others.push(...(await scriptsAt(origin + path)))
    const largest = home.slice(0, 5).map(({ name, bytes }) => `${name} ${(bytes / 1024).toFixed(1)}`)
    return [
      {
        name: 'script of the home page, gzip, scrolled to its end',
        value: kib(home),
        unit: 'KiB',
        must: { atMost: MUST_KIB },
        details: `${home.length} files; ${largest.join(', ')}; all in [home-scripts.md](home-scripts.md)`,
      },
      {
        name: 'Swiper on pages without a carousel',
        value: kib(others.filter(isSwiper)),
        unit: 'KiB',
        must: { atMost: 0 },
        details: `${WITHOUT_CAROUSEL.join(', ')}: ${kib(others).toFixed(0)} KiB of script together`,
      },
    ]
  })
}
