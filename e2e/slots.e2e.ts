import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { canvasOf, CLIPBOARD, dragOnto, openPage, saved, signInAs, toArea } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { origin, visit } = openBrowser()

const slot = (page: Page, key: string) => canvasOf(page).locator(`[data-cairn-slot="${key}"]`)
const codesIn = (page: Page, key: string) =>
  slot(page, key)
    .locator('> [data-cairn-id]')
    .evaluateAll(blocks => blocks.map(block => block.getAttribute('data-block')))
const focusOf = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-area]')?.getAttribute('data-area'))
const settings = (page: Page) => page.getByRole('complementary', { name: 'Settings' })

/** A page with two empty rows of columns, open in the editor. */
async function open(key: string, options: Parameters<typeof visit>[1] = {}) {
  const { pageKey } = await draftWith(origin, key, [
    draftBlock('a', 'columns', { count: 2 }, { name: 'Upper' }),
    draftBlock('b', 'columns', { count: 2 }, { name: 'Lower' }),
  ])
  const { page } = await visit('/?lang=en', { permissions: CLIPBOARD, ...options })
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  await slot(page, 'b|column2').waitFor()
  return page
}

describe('empty slots (LO-16, LO-19)', () => {
  test('an empty column is pressed on the canvas and filled from the library', async () => {
    const page = await open('slots-mouse')
    await slot(page, 'a|column2').click()
    await settings(page).getByRole('heading', { name: 'Column 2', exact: true }).waitFor()
    await page.getByText('The next block goes into “Column 2”.', { exact: true }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.locator('[data-area=palette] [data-code=articleTitle]').first().click()
    await expect.poll(() => codesIn(page, 'a|column2')).toEqual(['articleTitle'])
    expect(await codesIn(page, 'a|column1')).toEqual([])
    await saved(page)
  })

  test('by finger', async () => {
    const page = await open('slots-touch', { hasTouch: true, viewport: { width: 820, height: 1180 } })
    await slot(page, 'b|column1').tap()
    await page.getByText('The next block goes into “Column 1”.', { exact: true }).waitFor()
    await page.locator('[data-area=palette] [data-code=articleTitle]').first().tap()
    await expect.poll(() => codesIn(page, 'b|column1')).toEqual(['articleTitle'])
  })

  test('by keyboard, on the canvas and in the outline', async () => {
    const page = await open('slots-keys')
    await slot(page, 'a|column1').getByRole('button').press('Enter')
    await expect.poll(() => focusOf(page)).toBe('palette')
    await page.keyboard.insertText('article title')
    await page.keyboard.press('Enter')
    await expect.poll(() => codesIn(page, 'a|column1')).toEqual(['articleTitle'])

    await toArea(page, 'outline')
    await page.keyboard.press('Home')
    for (let at = 0; at < 4; at++) await page.keyboard.press('ArrowDown')
    await page.getByRole('treeitem', { name: /^Column 1/, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => focusOf(page)).toBe('palette')
    await page.keyboard.insertText('article title')
    await page.keyboard.press('Enter')
    await expect.poll(() => codesIn(page, 'b|column1')).toEqual(['articleTitle'])
  })

  test('columns go neither into themselves nor by dragging nor by the dialog, which says so; into others they go (case 8)', async () => {
    const page = await open('slots-self')
    await slot(page, 'a|column1').click()
    await settings(page).getByRole('button', { name: 'Select “Upper” around it', exact: true }).click()
    await page.getByRole('tab', { name: 'Outline', exact: true }).click()
    const row = (name: RegExp) => page.getByRole('treeitem', { name })
    await dragOnto(row(/^Upper/), row(/^Column 1/).first(), [0.5, 0.5])
    await page.getByText('“Upper” cannot be placed inside itself.', { exact: true }).waitFor()

    await row(/^Upper/).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Move to…', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Move “Upper” to…', exact: true })
    expect(await axeFindings(page)).toEqual([])
    expect(await dialog.getByRole('radio', { name: /^Upper › Column 1/ }).isDisabled()).toBe(true)
    await dialog.getByRole('radio', { name: /^Lower › Column 2/ }).check()
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect.poll(() => codesIn(page, 'b|column2')).toEqual(['columns'])

    await toArea(page, 'outline')
    await page.keyboard.press('Control+x')
    await expect.poll(() => codesIn(page, 'b|column2')).toEqual([])
    await page.keyboard.press('Control+z')
    await expect.poll(() => codesIn(page, 'b|column2')).toEqual(['columns'])
  })
})
