import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Hydration } from '#blocks/page/define-block.ts'
import { launchBrowser } from '#scripts/browser.ts'
import type { BenchResult } from './result.ts'
import { withDemoShop } from './shop.ts'

const MUST_KIB = 150
/** Blocks that wake later do so about four seconds after load. */
const LATER_MS = 6000
/** Pages without a carousel, a zoom or anything else that needs Swiper. */
const WITHOUT_CAROUSEL = ['/products/men', '/list?keyword=fleece']
const ENGINES = ['ui/carousel/engine.ts', 'blocks/shop/zoom/zoom-engine.ts']

interface Script {
  readonly name: string
  readonly bytes: number
}

interface Page {
  readonly regions: Readonly<
    Record<string, readonly { readonly code: string; readonly hydration: Hydration }[]>
  >
}

/** Scripts a browser asks for at an address, scrolled to its end and left open a while; as gzip sends them, largest first. */
async function scriptsAt(address: string): Promise<Script[]> {
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const paths = new Set<string>()
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) paths.add(pathname)
  })
  /** Until nothing more comes: a busy machine wakes blocks slowly. */
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
    .map(path => ({
      name: path.replace(/^\/assets\//, ''),
      bytes: gzipSync(readFileSync(`dist/client${path}`), { level: 9 }).length,
    }))
    .sort((a, b) => b.bytes - a.bytes)
}

const kib = (scripts: readonly Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
const isSwiper = ({ name }: Script) => name.startsWith('swiper-')
const withoutHash = (name: string) => name.replace(/-[\w-]{8}\.js$/, '')

/** What our two engines take from Swiper beside its core. */
const swiperModules = () =>
  ENGINES.map(file => {
    const taken = /import \{ ([^}]+) \} from 'swiper\/modules'/.exec(readFileSync(file, 'utf8'))?.[1]
    return `\`${file}\` ${taken ? `the module ${taken}` : 'no module'}`
  }).join(', ')

/** The home page's script by chunk, for people. */
function report(scripts: readonly Script[], { regions }: Page): string {
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
    'Written by `npm run bench -- bundle`: what a browser asks for on the demo shop’s home page, scrolled to its end and left open',
    `until blocks that wake later are awake; ${scripts.length} files, ${kib(scripts).toFixed(1)} KiB gzip of at most ${MUST_KIB}.`,
    '',
    `- Blocks whose HTML is all there is, which ship no script: ${codes(true) || 'none'}.`,
    `- Blocks that come alive: ${codes(false)}.`,
    `- Swiper is fetched ${scripts.some(isSwiper) ? 'here, where a carousel turns' : 'not at all here'}; not on ${WITHOUT_CAROUSEL.join(' and ')}. Beside its core, ${swiperModules()}.`,
    '',
    '| chunk | KiB gzip |',
    '|---|---|',
    ...scripts.map(({ name, bytes }) => `| ${withoutHash(name)} | ${(bytes / 1024).toFixed(1)} |`),
    '',
  ].join('\n')
}

/** Script that a shopper's home page loads in the end, and that pages without a carousel load no Swiper. */
export async function run(): Promise<BenchResult[]> {
  return withDemoShop(async origin => {
    const home = await scriptsAt(origin)
    const payload = (await (await fetch(`${origin}/_page/`)).json()) as Page // the shop's own
    await writeFile(new URL('home-scripts.md', import.meta.url), report(home, payload))
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
