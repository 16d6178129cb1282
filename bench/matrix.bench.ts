import type { Browser, Page } from 'playwright'
import { demoOperators } from '#demo/people.ts'
import { launchBrowser } from '#scripts/browser.ts'
import { keyTimes, timeKeys } from './editor-page.ts'
import { signIn } from './editor.bench.ts'
import { type BenchResult, median, percentile } from './result.ts'

const SKUS = 2000
/** Keys that are typed in a round. */
const KEYS = 60
/** Times that everything is typed; the round in the middle counts, so that no hiccup of the machine decides. */
const ROUNDS = 3
/** Pause between two keys. Milliseconds. */
const PAUSE_MS = 60
/** Pause between repeats of a key that is held down. Milliseconds. */
const REPEAT_MS = 33
/** Time in which a sheet that was opened comes to rest. Milliseconds. */
const REST_MS = 1000

interface Shape {
  readonly style: string
  readonly colours: number
}

/** The same number of SKUs in many colours, and in one. */
const SHAPES: readonly Shape[] = [
  { style: 'MATRIX-WIDE', colours: 40 },
  { style: 'MATRIX-DEEP', colours: 1 },
]

type Client = Awaited<ReturnType<typeof signIn>>['client']

const both = (text: string) => ({ zh_HK: text, en_US: text })

async function makeStyle(client: Client, { style, colours }: Shape): Promise<void> {
  const sizes = Array.from({ length: SKUS / colours }, (_, at) => ({ code: `Z${at}`, name: both(`Z${at}`) }))
  const lines = Array.from({ length: colours }, (_, at) => {
    const code = `${style}-${at}`
    return {
      kind: 'spu',
      code,
      style,
      title: both(`Jacket ${style}`),
      listTime: '2026-11-01T10:00:00+08:00',
      brands: ['hush-pine'],
      categories: ['women-tees'],
      salePrice: 90_000,
      options: { colour: [{ code: `C${at}`, name: both(`Colour ${at}`) }], size: sizes },
      skus: sizes.map(size => ({
        code: `${code}-${size.code}`,
        inventory: null,
        colour: `C${at}`,
        size: size.code,
      })),
    }
  })
  await client.change('styles.create', { wish: `bench ${style}`, lines, reason: '' })
}

/** Milliseconds per key that is typed into a price. */
async function typeInto(page: Page, label: string): Promise<readonly number[]> {
  const field = page.getByRole('textbox', { name: label, exact: true })
  await field.click()
  await page.keyboard.press('Control+a')
  await page.waitForTimeout(REST_MS)
  await timeKeys(page)
  for (let at = 0; at < KEYS; at += 1) {
    await page.keyboard.press(at % 6 === 5 ? 'Backspace' : '1')
    if (at % 6 === 5)
      for (let left = 0; left < 4; left += 1) {
        await page.waitForTimeout(REPEAT_MS)
        await page.keyboard.press('Backspace')
      }
    await page.waitForTimeout(PAUSE_MS)
  }
  return keyTimes(page)
}

/** Milliseconds per key of each round. */
type Rounds = readonly (readonly number[])[]

interface Typing {
  readonly sku: Rounds
  readonly colour: Rounds
  /** A page with nothing but a field, just before: what machine and browser take by themselves. */
  readonly bare: Rounds
}

async function measure(
  browser: Browser,
  origin: string,
  { client, cookie }: Awaited<ReturnType<typeof signIn>>,
  shape: Shape,
): Promise<Typing> {
  await makeStyle(client, shape)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  await context.addCookies([
    { ...cookie, url: origin },
    { name: 'locale', value: 'en', url: origin },
  ])
  const rounds: Record<'sku' | 'colour' | 'bare', (readonly number[])[]> = { sku: [], colour: [], bare: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.bare.push(await measureBare(browser))
    const page = await context.newPage()
    await page.goto(`${origin}/editor/goods/${shape.style}`)
    rounds.sku.push(await typeInto(page, 'Sale price: Colour 0 Z3'))
    rounds.colour.push(await typeInto(page, 'Sale price: Colour 0, all sizes'))
    await page.evaluate(() => localStorage.clear())
    await page.close({ runBeforeUnload: false })
  }
  await context.close()
  return rounds
}

/** Milliseconds per key that is typed into the only field of a page. */
async function measureBare(browser: Browser): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent('<input aria-label="bare">')
  const times = await typeInto(page, 'bare')
  await page.close()
  return times
}

const p95 = (times: readonly number[]) => percentile(times, 0.95)
const listed = (rounds: Rounds, share: number) =>
  rounds.map(times => percentile(times, share).toFixed(0)).join('/')

const row = (name: string, rounds: Rounds, bare: Rounds, most: number): BenchResult => ({
  name,
  value: median(rounds.map(p95)),
  unit: 'ms',
  must: { atMost: most },
  details: `${ROUNDS} rounds of ${rounds[0]?.length} keys, key to paint; p50 ${listed(rounds, 0.5)}, p95 ${listed(rounds, 0.95)} ms; a page with nothing but a field: p50 ${listed(bare, 0.5)}, p95 ${listed(bare, 0.95)} ms`,
})

/** Prices typed into the sheet of a style with many SKUs. */
export async function run(): Promise<BenchResult[]> {
  const { withDemoShop } = await import('./shop.ts')
  const operator = demoOperators.find(({ role }) => role === 'publisher')
  if (!operator) throw new Error('The demo has no publisher.')
  return withDemoShop(async origin => {
    const signedIn = await signIn(origin, operator)
    const browser = await launchBrowser()
    try {
      const found: BenchResult[] = []
      for (const shape of SHAPES) {
        const { sku, colour, bare } = await measure(browser, origin, signedIn, shape)
        const of = `${SKUS} SKUs in ${shape.colours === 1 ? 'one colour' : `${shape.colours} colours`}`
        found.push(
          row(`a price of a SKU typed on the sheet, ${of}: p95`, sku, bare, 25),
          row(
            `a price of a colour typed on the sheet, ${of}: p95`,
            colour,
            bare,
            shape.colours === 1 ? 60 : 25,
          ),
        )
      }
      return found
    } finally {
      await browser.close()
    }
  })
}
