import { expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { expectNoProblems, openBrowser, type Visit, WIDTHS } from './browser.ts'

const { visit, origin } = openBrowser()

/** The first card with colours, and those that are not its own. */
const card = ({ page }: Visit) =>
  page.locator('article', { has: page.getByRole('group', { name: 'Colours' }) }).first()

test('a card in a list names its colour, and a swatch shows another one in place: picture, address, current (C-056)', async () => {
  const visited = await visit('/products/men?lang=en', {
    viewport: { width: WIDTHS.phone, height: 844 },
    hasPictures: true,
  })
  const { page } = visited
  await atRest(page)
  const first = card(visited)
  const title = first.getByRole('heading').getByRole('link')
  const other = first.getByRole('group', { name: 'Colours' }).locator('a:not([aria-current])').first()
  const name = (await other.textContent()) ?? ''
  const href = (await other.getAttribute('href')) ?? ''
  const picture = await first.locator('img').first().getAttribute('src')
  expect(await title.getAttribute('href')).not.toBe(href)

  await other.press('Enter')
  await expect.poll(() => title.getAttribute('href')).toBe(href)
  expect(await first.locator('a[aria-current=true]').textContent()).toBe(name)
  expect(await first.locator('[data-colour-name]').textContent()).toBe(name)
  expect(await first.locator('img').first().getAttribute('src')).not.toBe(picture)
  expect(new URL(page.url()).pathname).toBe('/products/men')
  await title.click()
  await page.waitForURL(({ pathname }) => pathname === href)
  expectNoProblems(visited)
})

test('without JavaScript a swatch leads to the page of its colour (C-056)', async () => {
  const visited = await visit('/products/men?lang=en', { javaScriptEnabled: false })
  const other = card(visited).locator('card-colours a:not([aria-current])').first()
  const href = (await other.getAttribute('href')) ?? ''
  await other.click()
  await visited.page.waitForURL(`${origin}${href}`)
  expect(await visited.page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})
