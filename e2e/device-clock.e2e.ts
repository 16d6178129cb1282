import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { canvasOf, openPage, signInAs } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const HOUR = 3_600_000

/** Ten minutes from now, as a Hong Kong clock shows it. */
const soon = () => new Date(Date.now() + HOUR / 6 + 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ')

const countdown = () => {
  const slide = { swiper_img_url: '/media/demo/scene-ridge.svg', title: '山', count_down: true, time: soon() }
  return draftBlock('slide', 'newSwiper', { items: [slide] })
}

const TEN_MINUTES = /^00:(09:\d\d|10:00)$/
const figuresOf = async (timer: Locator) => (await timer.innerText()).replaceAll(/\s/g, '')

async function publishedCountdown() {
  const { client, pageKey } = await draftWith(origin, 'device-clock', [countdown()])
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
  expect(await figuresOf(timer)).toMatch(TEN_MINUTES)
  expect(problems).toEqual([])
})

test.each([
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
])(
  'on a device whose clock is %s the canvas of the editor shows it too, and stays signed in (L-187, LO-24)',
  async (_, ahead) => {
    const { pageKey } = await draftWith(origin, `device-clock-${ahead}`, [countdown()])
    const { page } = await visit('/robots.txt')
    await setClock(page, ahead)
    await signInAs(page, 'publisher')
    await openPage(page, pageKey)
    const timer = canvasOf(page).getByRole('timer')
    await timer.waitFor()
    expect(await figuresOf(timer)).toMatch(TEN_MINUTES)
    // Opened again, the session is still valid, and time on the canvas has not moved with the device.
    await page.reload()
    await timer.waitFor()
    expect(await figuresOf(timer)).toMatch(TEN_MINUTES)
  },
)
