import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { openBrowser } from './browser.ts'
import { TARP } from './goods.ts'
import { fillBag, title, visitorByApi, visitorCookies } from './orders.ts'

const { visit, origin } = openBrowser()

const CHECKOUT = '/checkout'
/** Stops that are looked at, each way. */
const STOPS = 60

/** Words for the focused element if something else lies over its middle and all its corners. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return ''
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    if (right - left < 2 || bottom - top < 2) return ''
    const [middle, centre] = [(left + right) / 2, (top + bottom) / 2]
    const points = [
      [middle, centre],
      [left + 1, top + 1],
      [right - 1, top + 1],
      [left + 1, bottom - 1],
      [right - 1, bottom - 1],
    ] as const
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return (
        hit !== null &&
        (focused.contains(hit) || hit.contains(focused) || hit.closest('label') === focused.closest('label'))
      )
    })
    return isSeen ? '' : focused.outerHTML.slice(0, 160)
  })

/** A window at 200 % has half as many px each way. */
const WINDOWS = [
  ['a phone', 390 / 2, 664 / 2],
  ['a notebook', 1280 / 2, 720 / 2],
] as const

describe.each(WINDOWS)('with the cookie notice unanswered on %s at 200 %', (_, width, height) => {
  test.each(['/?lang=en', '/list?lang=en', '/product/CR-JKT-001?lang=en', CHECKOUT])(
    'what the keyboard comes to on %s is never covered whole, forwards and backwards (L-124)',
    async path => {
      const token = await visitorByApi(origin)
      await fillBag(origin, token, { [TARP]: 1 })
      const { page } = await visit('/robots.txt', {
        viewport: { width: Math.round(width), height: Math.round(height) },
        deviceScaleFactor: 2,
        showsCookieNotice: true,
      })
      await page.context().addCookies(visitorCookies(origin, token))
      await page.goto(path === CHECKOUT ? '/cart?lang=en' : path)
      await page.locator('[data-cookie-notice]').waitFor()
      if (path === CHECKOUT) {
        await page.getByRole('button', { name: 'Check out', exact: true }).click()
        const guest = page.getByRole('button', { name: 'Guest checkout', exact: true })
        await guest.waitFor()
        // The notice gives way to controls, not to the page that has the focus now: it would lie over this button for good.
        await page.waitForTimeout(600)
        await guest.click()
        await title(page, 'Checkout')
      }
      await atRest(page)
      const found = new Set<string>()
      for (const key of ['Tab', 'Shift+Tab'])
        for (let press = 0; press < STOPS; press += 1) {
          await page.keyboard.press(key)
          // The notice gives way half a second later, where scrolling did not help.
          const words = await covered(page)
          if (words !== '' && (await page.waitForTimeout(700), (await covered(page)) === words))
            found.add(words)
        }
      expect([...found]).toEqual([])
    },
    120_000,
  )
})
