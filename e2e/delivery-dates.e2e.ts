import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locator } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { demoMembers } from '#demo/people.ts'
import { WEEKDAYS, weekdayOf } from '#api/rules/opening-hours.ts'
import { DAY_MS, dayInHongKong, dayText, startOfDay } from '#locales/hong-kong.ts'
import { axeFindings, expectNoProblems, openBrowser } from './browser.ts'
import { TARP } from './goods.ts'
import { logInByApi, memberCookies, newestTo } from './member.ts'
import { signedInClient } from './operator.ts'
import { decide, fillBag, place, saveAddress, title } from './orders.ts'
import { spawnShop } from './shop-process.ts'

const { visit } = openBrowser()

const HOUR_MS = 3_600_000
/** One o'clock of the next Monday in Hong Kong: an hour before the cut-off. */
const MONDAY = dayInHongKong(Date.now()) + 7 - WEEKDAYS.indexOf(weekdayOf(Date.now()))
const ONE = startOfDay(MONDAY) + 13 * HOUR_MS

/** First and last day of a line about delivery, as programs read them. Waits for the line. */
async function daysIn(place: Locator) {
  const times = place.locator('time[datetime]')
  await times.first().waitFor()
  return times.evaluateAll(all => all.map(time => time.getAttribute('datetime')))
}

describe('in a shop whose clock moves over the cut-off', () => {
  let shop: Awaited<ReturnType<typeof spawnShop>>
  const [mei] = demoMembers
  const member = { email: mei?.email ?? '', password: mei?.password ?? '' }

  beforeAll(async () => {
    shop = await spawnShop(
      {
        DEV_PAGES: 'true',
        CLOCK_AHEAD_MS: String(ONE - Date.now()),
        CLOCK_STEP_MS: String(2 * HOUR_MS),
        NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'moving-clock.ts')).href}`,
      },
      { like: inject('demoFolder') },
    )
  })
  afterAll(() => shop.remove())

  test('product page, bag, checkout, thank-you page, mail and order page say the same dates; a closed day moves them, and a kept page follows the cut-off', async () => {
    const { origin } = shop
    const { token } = await logInByApi(origin, member)
    await saveAddress(origin, token, '8 Trail Road')
    const visited = await visit(`${origin}/robots.txt`)
    const { page } = visited
    await page.context().addCookies(memberCookies(origin, token))

    const address = `${origin}/product/CR-TNT-003?lang=en`
    await page.goto(address)
    const before = page.getByText(/^Order before 14:00 today:/)
    await before.waitFor()
    const days = await daysIn(before)
    expect(days).toHaveLength(2)
    expect(await axeFindings(page)).toEqual([])

    await fillBag(origin, token, { [TARP]: 1 })
    await page.goto(`${origin}/cart?lang=en`)
    expect(await daysIn(page.getByText(/^Order before 14:00 today:/))).toEqual(days)
    await page.getByRole('button', { name: 'Check out', exact: true }).click()
    await title(page, 'Checkout')
    const delivery = page.getByRole('region', { name: 'Delivery', exact: true })
    const home = delivery.locator('label', { has: page.getByRole('radio', { name: 'Home delivery' }) })
    await home.getByText('Arrives').waitFor()
    expect(await daysIn(home)).toEqual(days)

    await page
      .getByRole('region', { name: 'Payment method', exact: true })
      .getByRole('radio', { name: 'Visa', exact: true })
      .check()
    const paying = await place(page, 'Place order and pay')
    await decide(paying, 'Pay', 'Back to the shop')
    await title(paying, 'Payment complete. Thank you')
    const arrives = paying.getByText(/^Arrives /)
    expect(await daysIn(arrives)).toEqual(days)
    const words = (await arrives.innerText()).replace(/^Arrives /, '')
    await paying.getByRole('link', { name: 'View order', exact: true }).click()
    await paying.getByRole('region', { name: 'Amounts', exact: true }).waitFor()
    expect(await daysIn(paying.getByText(/^Arrives /))).toEqual(days)
    const text = async () => (await newestTo(origin, member.email)).text
    await expect.poll(text, { timeout: 30_000 }).toContain('Estimated delivery: ')
    const [, mailed = ''] = /Estimated delivery: (.*)/.exec(await text()) ?? []
    // Screen readers say “to” in place of the dash.
    const bare = (days: string) => days.replaceAll(/\s|to/g, '')
    expect(bare(mailed)).toBe(bare(words))

    const admin = await signedInClient(origin, 'admin')
    await admin.change('closedDays.add-days', {
      wish: `typhoon-${Date.now()}`,
      places: ['warehouse', 'hongKong', 'macau'],
      days: [{ date: dayText(MONDAY), name: { zh_HK: '八號風球', en_US: 'Typhoon' } }],
    })
    const moved = async () => {
      await paying.reload()
      const line = paying.getByText(/^Arrives /)
      await line.waitFor()
      return daysIn(line)
    }
    await expect.poll(moved).not.toEqual(days)
    const [first = '', last = ''] = await moved()
    expect([first, last].map(day => Date.parse(day ?? '') >= Date.parse(days[0] ?? '') + DAY_MS)).toEqual([
      true,
      true,
    ])
    await page.goto(address)
    await page.getByText(/^Order before 14:00 tomorrow:/).waitFor()
    expect(await daysIn(page.getByText(/^Order before 14:00 tomorrow:/))).toEqual([first, last])
    expectNoProblems(visited)
  })

  test('a kept page says no cut-off that is over', async () => {
    const { origin } = shop
    const admin = await signedInClient(origin, 'admin')
    const html = async () => (await fetch(`${origin}/product/CR-TNT-001?lang=en`)).text()
    const { set } = await admin.change('closedDays.remove', {
      wish: `no-typhoon-${Date.now()}`,
      code: dayText(MONDAY),
      base: (await admin.read('closedDays.find', { code: dayText(MONDAY) })).base,
    })
    expect(set).not.toBeNull()
    await expect.poll(html, { timeout: 10_000 }).toContain('Order before 14:00 today')
    shop.signal('SIGUSR2')
    await expect.poll(html).toContain('Order before 14:00 tomorrow')
  })
})
