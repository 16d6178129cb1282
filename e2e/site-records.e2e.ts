import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { signInAs } from './editor-page.ts'

const { visit, origin } = openBrowser()

const WITHIN = { timeout: 10_000 }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Returns true if the list of shops, as the shop sends it in English, has a name. */
async function isInShop(name: string): Promise<boolean> {
  const html = await (
    await fetch(new URL('/storeLocator', origin), { headers: { cookie: 'locale=en' } })
  ).text()
  return html.includes(name)
}

describe('records of the site', () => {
  test('a pick-up point is renamed, removed and brought back, and the shop answers each time', async () => {
    const { page } = await visit('/?lang=en')
    await signInAs(page, 'admin')
    await page.goto('/editor/pickUpPoints')
    await page.getByRole('link', { name: 'Cairn Tai Hang' }).click()
    const name = page.getByRole('textbox', { name: 'Name (English)' })
    await name.waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await isInShop('Cairn Tai Hang')).toBe(true)
    await name.fill('Cairn School Street')
    await button(page, 'Save').click()
    await page.getByText('Saved.').waitFor()
    await expect.poll(() => isInShop('Cairn School Street'), WITHIN).toBe(true)
    await button(page, 'Undo').first().click()
    await expect.poll(() => name.inputValue()).toBe('Cairn Tai Hang')
    await expect.poll(() => isInShop('Cairn School Street'), WITHIN).toBe(false)

    await button(page, 'Delete').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/editor/pickUpPoints')
    await expect.poll(() => isInShop('Cairn Tai Hang'), WITHIN).toBe(false)
    await page.goto('/editor/pickUpPoints/bin')
    await button(page, 'Bring back Cairn Tai Hang').click()
    await page.getByText('The bin is empty.').waitFor()
    await expect.poll(() => isInShop('Cairn Tai Hang'), WITHIN).toBe(true)
  })
})
