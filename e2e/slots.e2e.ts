import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { canvasOf, CLIPBOARD, dragOnto, openAs, openPage, saved, signInAs, toArea } from './editor-page.ts'
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

const nested = (id: string, name: string, ...inside: ReturnType<typeof draftBlock>[]) =>
  draftBlock(
    id,
    'columns',
    { count: 2 },
    { name, childComponents: inside.map(block => ({ ...block, section: 'column1' })) },
  )

/** A page with two empty rows of columns, open in the editor. */
async function open(key: string, options: Parameters<typeof visit>[1] = {}) {
  const { pageKey } = await draftWith(origin, key, [
    draftBlock('a', 'columns', { count: 2 }, { name: 'Upper' }),
    draftBlock('b', 'columns', { count: 2 }, { name: 'Lower' }),
  ])
  const { page } = await visit('/robots.txt', { permissions: CLIPBOARD, ...options })
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

  test('columns go into no column of what is in them, by drag, dialog or paste (case 8)', async () => {
    const { pageKey, client } = await draftWith(origin, 'slots-nested', [
      nested('a', 'Outer', nested('b', 'Inner')),
    ])
    const { page } = await visit('/robots.txt', { permissions: CLIPBOARD })
    await signInAs(page, 'publisher')
    await openPage(page, pageKey)
    await slot(page, 'b|column1').click()
    await page.getByRole('tab', { name: 'Outline', exact: true }).click()
    const row = (name: RegExp) => page.getByRole('treeitem', { name })
    // The inner columns come first in the outer ones.
    await dragOnto(row(/^Outer/), row(/^Column 1/).nth(1), [0.5, 0.5])
    await page.getByText('“Outer” cannot be placed inside itself.', { exact: true }).waitFor()

    await row(/^Outer/).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Move to…', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Move “Outer” to…', exact: true })
    const inside = dialog.getByRole('radio', { name: /Inner › Column/ })
    await inside.first().waitFor()
    for (const radio of await inside.all()) expect(await radio.isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    // A cut takes the inner ones along: their slot is gone, and both come back by paste.
    await row(/^Outer/).click()
    await toArea(page, 'outline')
    await page.keyboard.press('Control+x')
    await expect.poll(() => slot(page, 'b|column1').count()).toBe(0)
    await page.keyboard.press('Control+v')
    await expect
      .poll(async () =>
        (await client.read('pages.find', { key: pageKey })).draft.components.map(
          ({ name, childComponents }) => [name, childComponents.map(child => child.name)],
        ),
      )
      .toEqual([['Outer', ['Inner']]])
  })

  test('of two operators who move columns into each other without a line, the later move is dropped (case 8)', async () => {
    const { pageKey, client } = await draftWith(origin, 'slots-crossed', [
      nested('c', 'Left'),
      nested('d', 'Right'),
    ])
    const [ada, bo] = [await openAs(visit, 'editor', pageKey), await openAs(visit, 'publisher', pageKey)]
    const ask = async (page: Page, name: string) => {
      await page.getByRole('treeitem', { name: new RegExp(`^${name}`) }).click({ button: 'right' })
      await page.getByRole('menuitem', { name: 'Move to…', exact: true }).click()
      return page.getByRole('dialog', { name: `Move “${name}” to…`, exact: true })
    }
    const move = async (page: Page, name: string, to: RegExp) => {
      const dialog = await ask(page, name)
      await dialog.getByRole('radio', { name: to }).check()
      await dialog.getByRole('button', { name: 'Move', exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
    }
    // The dialog is there before the line is cut.
    for (const { page } of [ada, bo]) {
      await page.getByRole('tab', { name: 'Outline', exact: true }).click()
      const dialog = await ask(page, 'Left')
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }
    await ada.context.setOffline(true)
    await bo.context.setOffline(true)
    await move(ada.page, 'Left', /^Right › Column 1/)
    await expect.poll(() => codesIn(ada.page, 'd|column1')).toEqual(['columns'])
    await move(bo.page, 'Right', /^Left › Column 1/)
    await expect.poll(() => codesIn(bo.page, 'c|column1')).toEqual(['columns'])
    await ada.context.setOffline(false)
    const stored = async () =>
      (await client.read('pages.find', { key: pageKey })).draft.components.map(({ id, childComponents }) => [
        id,
        ...childComponents.map(child => child.id),
      ])
    await expect.poll(stored).toEqual([['d', 'c']])
    await saved(ada.page)
    await bo.context.setOffline(false)
    await saved(bo.page)
    for (const { page } of [ada, bo]) {
      await expect.poll(() => codesIn(page, 'd|column1')).toEqual(['columns'])
      expect(await slot(page, 'c|column1').locator('> [data-cairn-id]').count()).toBe(0)
      expect(await canvasOf(page).locator('[data-block=columns]').count()).toBe(2)
    }
    expect(await stored()).toEqual([['d', 'c']])
  })
})
