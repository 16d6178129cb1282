import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { signInAs } from './editor-page.ts'

const { visit } = openBrowser()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Choose (?!all)/ })
const dialog = (page: Page) => page.getByRole('dialog')

async function openList(address: string) {
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await page.goto(`/editor${address}`)
  await boxes(page).first().waitFor()
  return page
}

/** Waits until the open job has ended, and reads its numbers. */
async function resultOf(page: Page): Promise<string> {
  await page.getByText('Done', { exact: true }).waitFor()
  return (await page.getByRole('status').first().textContent()) ?? ''
}

/** Tells how many rows the open list has, as it counts them. */
const countOf = async (page: Page) =>
  Number(/\d+/.exec(await page.getByText(/^\d+ entr(y|ies)$/).innerText())?.[0])

describe('a change of many records', () => {
  test('chosen styles get a category by keyboard: tried out, run, listed, and undone', async () => {
    const page = await openList('/goods?sort=style')
    await boxes(page).nth(0).press('Space')
    await boxes(page).nth(1).press('Space')
    await page.getByText('2 chosen').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await button(page, 'Change …').press('Enter')
    await page.getByLabel('What to change').selectOption({ label: 'Add category' })
    await button(page, 'Check').click()
    await page.getByText('Choose a value.').waitFor()
    await page.getByLabel('Value').selectOption({ index: 1 })
    await button(page, 'Check').click()
    await page.getByText(/would change, .* are so already/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await button(page, /^Change \d+ entr/).click()
    await page.waitForURL('**/editor/jobs/**')
    const result = await resultOf(page)
    expect(result).toMatch(/^[1-9]\d* changed · 0 were so already · 0 refused$/)
    expect(await axeFindings(page)).toEqual([])
    await button(page, 'Undo all of it').click()
    await dialog(page).getByRole('button', { name: 'Undo all of it' }).click()
    await page.getByRole('heading', { name: 'Undo a bulk change' }).waitFor()
    expect(await resultOf(page)).toBe(result)
    await page.getByRole('link', { name: 'All bulk changes' }).click()
    await page.getByText('Undone', { exact: true }).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  test('all styles of a search leave the shelf, and undo brings them back', async () => {
    const page = await openList('/goods?shelf=on')
    const count = await countOf(page)
    await page.goto('/editor/goods?shelf=on&q=a')
    await boxes(page).first().waitFor()
    const found = await countOf(page)
    await page.getByRole('checkbox', { name: 'Choose all entries shown' }).check()
    await page.getByText(`${found} chosen`).waitFor()
    await button(page, 'Change …').click()
    await page.getByLabel('What to change').selectOption({ label: 'Take off the shelf' })
    await button(page, 'Check').click()
    await button(page, /^Change \d+ entr/).click()
    await page.waitForURL('**/editor/jobs/**')
    expect(Number.parseInt(await resultOf(page), 10)).toBeGreaterThanOrEqual(found)
    await button(page, 'Undo all of it').click()
    await dialog(page).getByRole('button', { name: 'Undo all of it' }).click()
    await page.getByRole('heading', { name: 'Undo a bulk change' }).waitFor()
    await resultOf(page)
    // Lists of styles follow the catalogue within seconds, and do not reload by themselves.
    const countNow = async () => {
      await page.goto('/editor/goods?shelf=on')
      await boxes(page).first().waitFor()
      return countOf(page)
    }
    await expect.poll(countNow).toBe(count)
  })

  test('a field of a collection is set for some records, in its own form', async () => {
    const page = await openList('/brands')
    await boxes(page).nth(0).check()
    await boxes(page).nth(2).check()
    await button(page, 'Change …').click()
    await page.getByLabel('What to change').selectOption({ label: 'Set: Order' })
    await dialog(page)
      .getByRole('spinbutton', { name: 'Order' })
      .or(dialog(page).getByLabel('Order', { exact: true }))
      .first()
      .fill('900')
    await button(page, 'Check').click()
    await page
      .getByText(/Order: .* → 900/)
      .first()
      .waitFor()
    await button(page, 'Change 2 entries').click()
    await page.waitForURL('**/editor/jobs/**')
    expect(await resultOf(page)).toBe('2 changed · 0 were so already · 0 refused')
  })
})
