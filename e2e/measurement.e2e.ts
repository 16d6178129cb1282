import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { atRest } from './at-rest.ts'
import { axeFindings, openBrowser } from './browser.ts'
import { signedInClient } from './operator.ts'
import { saveSettings } from './saved-settings.ts'

const { visit, origin } = openBrowser()
const ACCOUNTS = { ga4: 'G-AB12CD34', tagManager: 'GTM-AB12CD3', metaPixel: '1234567890' }
const SCRIPTS = [
  'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34&l=ga4Layer',
  'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3&l=tagManagerLayer',
  'https://connect.facebook.net/en_US/fbevents.js',
]
/** One script in place of all three: it sets the cookies that the real ones set. */
const SCRIPT = "for (const name of ['_ga', '_ga_AB12CD34', '_fbp']) document.cookie = `${name}=1; path=/`"

const policy = async () =>
  (await fetch(new URL('/list', origin))).headers.get('content-security-policy') ?? ''

let takeBack: () => Promise<void>
beforeAll(async () => {
  takeBack = await saveSettings(await signedInClient(origin, 'admin'), 'measurement', ACCOUNTS)
  await vi.waitFor(
    async () => {
      if (!(await policy()).includes('googletagmanager')) throw new Error('Pages allow no service yet')
    },
    { timeout: 10_000, interval: 200 },
  )
})
afterAll(() => takeBack())

/** Addresses of other hosts that a context asks for. */
async function watchOutside(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = []
  await context.route(
    url => url.protocol === 'https:',
    route => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
    },
  )
  return asked
}

const notice = (page: Page) => page.locator('[data-cookie-notice]')
const sent = (page: Page) =>
  page.evaluate(() => ({
    ga4: (window.ga4Layer ?? []).map(call => [...(call as Iterable<unknown>)].slice(0, 2)),
    tagManager: (window.tagManagerLayer ?? []).map(entry => (entry as { event?: string }).event),
    pixel: (window.fbq?.queue ?? []).map(call => call[1]),
  }))

test.each(['zh', 'en'])(
  'in %s nothing is asked of another host before consent, then the three scripts are, and refusal removes their cookies (C-393, L-124, L-125)',
  async lang => {
    const { page, context } = await visit('/robots.txt', { showsCookieNotice: true })
    const asked = await watchOutside(context)
    await page.goto(`/product/CR-JKT-001?lang=${lang}`)
    await notice(page).waitFor()
    expect(await notice(page).textContent()).toContain('Google Tag Manager')
    expect(await axeFindings(page)).toEqual([])
    await atRest(page)
    expect(asked).toEqual([])

    await notice(page).getByRole('button').first().click()
    await expect.poll(() => asked.toSorted()).toEqual(SCRIPTS.toSorted())
    await expect.poll(async () => (await sent(page)).ga4).toContainEqual(['event', 'view_item'])
    const { ga4, tagManager, pixel } = await sent(page)
    expect(ga4).toContainEqual(['event', 'page_view'])
    expect(tagManager).toEqual(expect.arrayContaining(['page_view', 'view_item']))
    expect(pixel).toEqual(expect.arrayContaining(['PageView', 'ViewContent']))
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_fbp=1')

    await page
      .locator('footer button')
      .filter({ hasText: /Cookie/ })
      .click()
    const reload = page.waitForEvent('load')
    await notice(page).getByRole('button').last().click()
    await reload
    await atRest(page)
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/_ga|_fbp/)
    expect(asked).toHaveLength(SCRIPTS.length)
    expect((await sent(page)).ga4).toEqual([])
  },
)

test('who accepted before a service was there is asked again (L-124)', async () => {
  const { page, context } = await visit('/robots.txt', { showsCookieNotice: true })
  const asked = await watchOutside(context)
  await page.goto('/help?lang=en')
  await page.evaluate(() => localStorage.setItem('cookieAccepted', '1'))
  await page.reload()
  await notice(page).waitFor()
  await atRest(page)
  expect(asked).toEqual([])
})

test('pages allow the hosts of these services, and the privacy policy names them (C-393)', async () => {
  expect(await policy()).toContain("script-src 'self'")
  expect(await policy()).toContain('https://connect.facebook.net')
  const html = await (await fetch(new URL('/article/privacy-policy?lang=en', origin))).text()
  expect(html).toContain('with Google Analytics, Google Tag Manager and Meta; never')
})
