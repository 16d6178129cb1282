import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const HOUR = 3_600_000

/** Ten minutes from now, as a Hong Kong clock shows it. */
const soon = () => new Date(Date.now() + HOUR / 6 + 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ')

async function publishedCountdown() {
  const slide = { swiper_img_url: '/media/demo/scene-ridge.svg', title: '山', count_down: true, time: soon() }
  const block = draftBlock('slide', 'newSwiper', { items: [slide] })
  const { client, pageKey } = await draftWith(origin, 'device-clock', [block])
  const { draft } = await client.read('pages.find', { key: pageKey })
  await client.change('pages.publish', { key: pageKey, revision: draft.revision, accepted: 'all' })
  return '/landingPage/device-clock'
}

/** Sets the clock of a device ahead of the server's. */
const setClock = (page: Page, aheadMs: number) =>
  page.addInitScript(ahead => {
    const now = Date.now
    Date.now = () => now() + ahead
    const { timeOrigin } = performance
    Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + ahead })
  }, aheadMs)

test.each([
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
])('a device whose clock is %s shows the countdown of the shop (L-187)', async (_, ahead) => {
  const path = await publishedCountdown()
  const { page, problems } = await visit('/robots.txt')
  await setClock(page, ahead)
  await page.goto(path)
  const timer = page.getByRole('timer')
  const first = await timer.innerText()
  // The figures of the server's HTML pass on to those of the browser.
  await expect.poll(() => timer.innerText(), { timeout: 15_000 }).not.toBe(first)
  expect((await timer.innerText()).replaceAll(/\s/g, '')).toMatch(/^00:(09:\d\d|10:00)$/)
  expect(problems).toEqual([])
})
