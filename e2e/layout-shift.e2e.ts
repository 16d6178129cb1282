import { afterEach, describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { openBrowser, type Visit, WIDTHS } from './browser.ts'

const { visit } = openBrowser()

/** Every page of the demo shop, and a list and a product in their shells. */
const PAGES = [
  '/',
  '/SPORTb',
  '/minisite/alpine',
  '/minisite/furrow',
  '/landingPage/summer',
  '/landingPage/brands',
  '/member',
  '/products/men',
  '/product/CR-JKT-001',
]
/** The Chinese font, slice by slice. */
const SLICES = /noto-sans-hk-\d[^/]*\.woff2$/
const MOST_SHIFT = 0.02
/** Longest an animation may take for those who ask for none, ms. */
const STILL = 1

let open: Visit | undefined
afterEach(async () => {
  await open?.context.close()
  open = undefined
})
const go = async (...args: Parameters<typeof visit>) => {
  open = await visit(...args)
  return open.page
}

/** Walks to the foot of the page, slowly enough for what comes alive on the way, and waits until nothing loads. */
async function scrollToEnd(page: Visit['page']) {
  await page.evaluate(async () => {
    const foot = () => document.documentElement.scrollHeight - innerHeight
    for (let y = 0; y < foot(); y += 300) {
      window.scrollTo(0, y)
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await atRest(page)
}

/** What moved by itself: the sum as browsers count it, and who moved. */
const shifts = (page: Visit['page']) =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>(resolve => {
        const entries: (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: readonly { node: Element | null }[]
        })[] = []
        const keep = (found: PerformanceEntryList) => entries.push(...(found as typeof entries))
        const observer = new PerformanceObserver(list => keep(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // What happened before arrives in a task of its own.
        const tell = () => {
          keep(observer.takeRecords())
          const own = entries.filter(({ hadRecentInput }) => !hadRecentInput)
          resolve({
            sum: own.reduce((sum, { value }) => sum + value, 0),
            moved: own.flatMap(({ value, sources }) =>
              sources.map(({ node }) => {
                const element = node instanceof Element ? node : (node as Node | null)?.parentElement
                const block = element?.closest('[data-block]')?.getAttribute('data-block')
                return `${value.toFixed(4)} ${block} ${element?.tagName} ${element?.className}`
              }),
            ),
          })
        }
        requestAnimationFrame(() => setTimeout(tell, 100))
      }),
  )

describe.each([
  ['phone', WIDTHS.phone, 844],
  ['desktop', WIDTHS.desktop, 900],
] as const)('on a %s', (_, width, height) => {
  test.each(PAGES)('nothing on %s moves by itself', async path => {
    const page = await go(path, { viewport: { width, height }, hasPictures: true })
    await atRest(page)
    await scrollToEnd(page)
    const { sum, moved } = await shifts(page)
    expect(sum, moved.join('\n')).toBeLessThan(MOST_SHIFT)
  })
})

test.each([
  ['phone', WIDTHS.phone],
  ['desktop', WIDTHS.desktop],
] as const)(
  'on a %s products that come late push nothing away before the eyes of who is at the foot (C-140)',
  async (_, width) => {
    const page = await go('/robots.txt', { viewport: { width, height: 900 } })
    let release: () => void = () => undefined
    const late = new Promise<void>(resolve => (release = resolve))
    await page.route('**/api/graphql/getProductListGql*', async route => {
      await late
      await route.continue()
    })
    await page.goto('/list')
    // Fonts have come by then.
    await atRest(page)
    const products = page.locator('[data-product]')
    const first = await products.count()
    const asked = page.waitForRequest('**/api/graphql/getProductListGql*')
    await page.evaluate(() => document.querySelector('footer')?.scrollIntoView({ block: 'end' }))
    await asked
    release()
    await expect.poll(() => products.count()).toBeGreaterThan(first)
    const { sum, moved } = await shifts(page)
    expect(sum, moved.join('\n')).toBeLessThan(MOST_SHIFT)
  },
)

describe('on a phone without any Chinese font', () => {
  test.each(['/', '/products/men', '/product/CR-JKT-001'])(
    'the fonts of %s come late, and every block stays as long as it was',
    async path => {
      const page = await go('/robots.txt', { viewport: { width: WIDTHS.phone, height: 844 } })
      let release: () => void = () => undefined
      const late = new Promise<void>(resolve => (release = resolve))
      await page.route(SLICES, async route => {
        await late
        await route.continue()
      })
      const begun = page.waitForRequest(SLICES)
      await page.goto(path)
      await begun
      await expect.poll(() => page.locator('[data-opening]').count()).toBe(0)
      const lengths = () =>
        page
          .locator('.block')
          .evaluateAll(blocks => blocks.map(block => `${block.id} ${Math.round(block.clientHeight)}`))
      const before = await lengths()
      release()
      await atRest(page)
      expect(await lengths()).toEqual(before)
    },
  )
})

test('a page that does move by itself would be found', async () => {
  const page = await go('/healthz')
  await page.setContent('<p style="height: 200px">Above</p><p style="height: 400px">Below</p>')
  await page.screenshot()
  await page.evaluate(() => document.querySelector('p')?.style.setProperty('height', '500px'))
  await page.screenshot()
  await expect.poll(async () => (await shifts(page)).sum).toBeGreaterThan(MOST_SHIFT)
})

describe('for those who ask for no motion', () => {
  test.each(PAGES)('nothing on %s runs or fades', async path => {
    const page = await go(path, {
      reducedMotion: 'reduce',
      viewport: { width: WIDTHS.desktop, height: 900 },
    })
    await atRest(page)
    await scrollToEnd(page)
    const running = await page.evaluate(
      still =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > still)
          .map(({ effect }) =>
            effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : '',
          ),
      STILL,
    )
    expect(running).toEqual([])
  })
})
