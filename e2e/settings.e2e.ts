import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { signInAs } from './editor-page.ts'

const { visit, origin } = openBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Amount for free delivery that the shop's home page states. */
async function freeFrom(): Promise<string | undefined> {
  const html = await (await fetch(new URL('/?lang=en', origin))).text()
  return /[Ff]ree delivery[^<]*?(HK\$\d+(?:,\d{3})*)/.exec(html)?.[1]
}

test('an admin changes the amount for free delivery; pages state it at once, and undo takes it back (C-267)', async () => {
  const { page } = await visit('/robots.txt')
  const before = await freeFrom()
  expect(before).toMatch(/^HK\$/)
  await signInAs(page, 'admin')
  await page.goto('/editor/settings')
  await page.getByRole('link', { name: 'Delivery' }).click()
  await page.getByRole('heading', { name: 'What holds now' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Free delivery from').fill('850')
  await button(page, 'Save').click()
  await page.getByText('Saved.').waitFor()
  await expect.poll(freeFrom, { timeout: 10_000 }).toBe('HK$850')
  await button(page, 'Undo').first().click()
  await expect.poll(freeFrom, { timeout: 10_000 }).toBe(before)
})
