import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest, holdRequests } from './at-rest.ts'
import { openBrowser, WIDTHS } from './browser.ts'

const { origin, visit } = openBrowser({ hasChineseFont: false })

const PAGES = ['/', '/products/men', '/product/CR-JKT-001', '/article/delivery', '/login'].flatMap(path => [
  path,
  `${path}?lang=en`,
])
/** Document, Latin font and first pictures. One style sheet and one more kind of script would break it. */
const MOST_KIB = 90
/** How far below its place a card of a list may be laid out at first: a line and a half, over all rows. */
const MOST_LENGTH_PX = 30

/** What a browser fetches until the page and its first pictures have loaded. Pictures further down come at low priority. */
async function fetchedFirst(page: Page, path: string) {
  const devTools = await page.context().newCDPSession(page)
  const requests = new Map<string, { type: string; url: string; bytes: number; from: number }>()
  let loadedAt = Infinity
  devTools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    if (request.url.startsWith('data:') || (type === 'Image' && request.initialPriority === 'Low')) return
    requests.set(requestId, { type, url: request.url, bytes: 0, from: timestamp })
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  devTools.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp))
  await devTools.send('Network.enable')
  await devTools.send('Page.enable')
  await page.goto(path)
  await atRest(page)
  return [...requests.values()].filter(({ from }) => from < loadedAt)
}

describe('before the first picture', () => {
  test.each(PAGES)('%s fetches no script and no style sheet, and little else', async path => {
    // Kept pages are packed with Brotli once they are asked for again.
    await expect
      .poll(async () =>
        (await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })).headers.get(
          'content-encoding',
        ),
      )
      .toBe('br')
    const { page } = await visit('/robots.txt', {
      viewport: { width: WIDTHS.phone, height: 844 },
      hasPictures: true,
    })
    const requests = await fetchedFirst(page, path)
    const list = requests.map(({ type, url, bytes }) => `${type} ${url} ${bytes}`).join('\n')
    expect(
      requests.filter(({ type }) => type === 'Script' || type === 'Stylesheet'),
      list,
    ).toEqual([])
    expect(requests.length, list).toBeGreaterThan(1)
    expect(requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024, list).toBeLessThan(MOST_KIB)
  })
})

/** Blocks, cards and places of more cards that are left out of the layout. */
const leftOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.block, [data-product], [data-place]')].filter(
        element => getComputedStyle(element).contentVisibility === 'auto',
      ).length,
  )

describe('what lies below the first screen', () => {
  test.each(['/', '/product/CR-JKT-001', '/landingPage/summer', '/products/men'])(
    'of %s is laid out once the page is painted, and at once after a reload',
    async path => {
      const { page } = await visit('/robots.txt')
      const release = await holdRequests(page, '**/*.js')
      await page.goto(path)
      expect(await leftOut(page)).toBeGreaterThan(0)
      release()
      await atRest(page)
      expect(await leftOut(page)).toBe(0)
      await page.unroute('**/*.js')
      await page.route('**/*.js', route => route.abort())
      await page.reload()
      expect(await leftOut(page)).toBe(0)
    },
  )

  test.each(
    [WIDTHS.phone, WIDTHS.pad, WIDTHS.desktop].flatMap(width =>
      ['zh', 'en'].map(lang => [width, lang] as const),
    ),
  )('of a list %i px wide has the room it takes later (%s)', async (width, lang) => {
    const { page } = await visit('/robots.txt', { viewport: { width, height: 844 } })
    const release = await holdRequests(page, '**/*.js')
    const last = page.locator('[data-product]').nth(27)
    const place = () => last.evaluate(card => card.getBoundingClientRect().top + scrollY)
    await page.goto(`/products/men?lang=${lang}`)
    const before = await place()
    const places = page.locator('[data-place]')
    expect(await places.count()).toBeGreaterThan(0)
    expect(
      await places.evaluateAll(
        all =>
          all.filter(one => one.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
      ),
    ).toBe(0)
    release()
    await atRest(page)
    expect(Math.abs((await place()) - before)).toBeLessThan(MOST_LENGTH_PX)
  })

  test('is all there without script', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false })
    await expect.poll(() => page.locator('[data-opening]').count()).toBe(0)
  })
})
