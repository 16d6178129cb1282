import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { axeFindings, expectNoProblems, openBrowser, shopOrigin } from './browser.ts'
import { logIn, newPerson, PASSWORD, registerByApi } from './member.ts'

const { visit } = openBrowser()
/** A product of one size. */
const TARP = 'CR-TNT-003'

const cardsHeart = (page: Page) => page.locator(`wish-heart[code="${TARP}"] button`).first()

test('a visitor’s heart is set after the login, shows on cards, and the list gives it back (C-095 … C-097, M-152, M-157, M-158, L-383)', async () => {
  const person = newPerson()
  await registerByApi(shopOrigin(), person)
  const visited = await visit(`/product/${TARP}?lang=en`, person.from)
  const { page } = visited
  await atRest(page)
  await page.getByRole('button', { name: 'Add to wish list', exact: true }).click()
  await page.waitForURL(/\/login\?redirectUrl=/)
  await logIn(page, { account: person.email, password: PASSWORD, locale: 'en_US' })
  await page.getByRole('button', { name: 'In your wish list: view it', exact: true }).click()

  await page.waitForURL('**/user/wish')
  const tarp = page.getByRole('article').filter({ hasText: 'Gull Tarp' })
  await tarp.waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page.goto(`${shopOrigin()}/list`)
  await expect.poll(() => cardsHeart(page).getAttribute('aria-pressed')).toBe('true')

  await page.goto(`${shopOrigin()}/user/wish`)
  await tarp.getByRole('button', { name: /^Remove / }).click()
  await page.getByRole('heading', { name: 'Your wish list is empty', exact: true }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Your wish list is empty', exact: true }).waitFor()
  expectNoProblems(visited)
})
