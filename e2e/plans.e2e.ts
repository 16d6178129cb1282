import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { deskOf } from './desk.ts'
import { signInAs } from './editor-page.ts'

const { visit, origin } = openBrowser()

const english = (page: Page) => page.getByRole('textbox', { name: 'Name (English)' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Returns true if the goods of a brand, as the shop sends them in English, have a name. */
async function isInShop(brand: string, name: string): Promise<boolean> {
  const html = await (await fetch(`${origin}/brand/${brand}`, { headers: { cookie: 'locale=en' } })).text()
  return html.includes(name)
}

async function openBrand(code: string) {
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await page.goto(`/editor/brands/${code}`)
  await english(page).waitFor()
  return page
}

/** Types the first of January of a year, 10:00, into the open dialog. */
async function typeNewYear(page: Page, year: number): Promise<void> {
  const parts = page.getByRole('dialog').getByRole('group', { name: 'Date and time' }).getByRole('spinbutton')
  await parts.first().focus()
  await page.keyboard.type(`0101${year}`)
  await page.keyboard.type('100000')
}

describe('changes for later', () => {
  test('a name is planned by keyboard, moved, shown at its record, and made before its time; shoppers see it then', async () => {
    const page = await openBrand('lantern-bay')
    await english(page).fill('Lantern Bay Works')
    await button(page, 'Save for later').click()
    await button(page, 'Plan it').click()
    await page.getByText('Choose a time in the future.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await typeNewYear(page, 2091)
    await page.getByLabel('Reason (optional)').fill('New name')
    await button(page, 'Plan it').click()
    await page.getByText('Planned for 1 Jan 2091, 10:00.').waitFor()
    await page.getByText('1 Jan 2091, 10:00, publisher · New name').waitFor()
    expect(await isInShop('lantern-bay', 'Lantern Bay Works')).toBe(false)
    await page.getByRole('link', { name: 'All planned changes' }).click()
    await page.getByRole('link', { name: 'lantern-bay' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await button(page, /^Change: 1 Jan 2091/).click()
    await typeNewYear(page, 2092)
    await button(page, 'Save the plan').click()
    await button(page, /^Make now: 1 Jan 2092/).click()
    await page.getByText('The changes were made.').waitFor()
    await page.getByText('Nothing is planned.').waitFor()
    await expect.poll(() => isInShop('lantern-bay', 'Lantern Bay Works')).toBe(true)
  })

  test('the shop makes changes at their time; what it refuses is counted on home, says why, and may replace the newer value', async () => {
    const operate = await deskOf(origin)
    const due = Date.now() + 3000
    const rename = (code: string, before: string, after: string, more: object = {}) =>
      operate('brands.save', {
        wish: `${code} becomes ${after}`,
        code,
        base: 0,
        changes: [{ path: 'name.en_US', before, after }],
        ...more,
      })
    await rename('tidewalk', 'Tidewalk', 'Tidewalk Friday', { due })
    await rename('sable-ridge', 'Sable Ridge', 'Sable Ridge Friday', { due })
    await rename('sable-ridge', 'Sable Ridge', 'Sable Ridge Today')
    await expect.poll(() => isInShop('tidewalk', 'Tidewalk Friday')).toBe(true)
    const { page } = await visit('/robots.txt')
    await signInAs(page, 'publisher')
    await page.goto('/editor/')
    await page.getByRole('link', { name: '1 planned change refused' }).first().click()
    await page.getByText('Name (English): Sable Ridge Today instead of Sable Ridge').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await button(page, /^Replace newer values: /).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Replace newer values' }).click()
    await page.getByText('No planned changes are in this state.').waitFor()
    await expect.poll(() => isInShop('sable-ridge', 'Sable Ridge Friday')).toBe(true)
  })
})
