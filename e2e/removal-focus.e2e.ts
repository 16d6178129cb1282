import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { canvasOf, openPage, selectFirstTwo, signInAs, toArea, toolbar } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { origin, visit } = openBrowser()

const heading = (id: string, title: string) => draftBlock(id, 'articleTitle', { title }, { name: title })
const titlesOn = (page: Page) => canvasOf(page).locator('[data-block=articleTitle] h2').allInnerTexts()

/** Names what has the keyboard; `body` for nothing. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'body'
    return (
      focused.getAttribute('role') ?? focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? ''
    )
  })

async function open(key: string) {
  const { pageKey } = await draftWith(origin, key, [
    heading('a', 'Alpha'),
    heading('b', 'Beta'),
    heading('c', 'Gamma'),
    draftBlock('p', 'banner', { imgUrl: '/media/demo/scene-snow.svg' }, { name: 'Picture' }),
  ])
  const { page } = await visit('/?lang=en')
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  await expect.poll(() => titlesOn(page)).toEqual(['Alpha', 'Beta', 'Gamma'])
  return page
}

describe('after something is deleted, the keyboard is on what comes next (case 59)', () => {
  test('a block, by its button on the page and by the menu of the outline', async () => {
    const page = await open('removal-block')
    await canvasOf(page).locator('[data-cairn-id=b]').click()
    const handle = page.locator('[data-handle]')
    await handle.getByRole('button', { name: 'Delete block', exact: true }).press('Enter')
    await expect.poll(() => titlesOn(page)).toEqual(['Alpha', 'Gamma'])
    await expect.poll(() => focusOf(page)).toBe('Gamma')

    await toArea(page, 'outline')
    const row = page.getByRole('treeitem', { name: /^Gamma/ })
    await row.getByRole('button', { name: 'Actions for Gamma' }).click()
    await page.getByRole('menuitem', { name: /^Delete block/ }).click()
    await expect.poll(() => titlesOn(page)).toEqual(['Alpha'])
    await expect.poll(() => focusOf(page)).toBe('tree')
  })

  test('two blocks, whose button says two, and so does its undo', async () => {
    const page = await open('removal-group')
    await selectFirstTwo(page)
    const settings = page.getByRole('complementary', { name: 'Settings' })
    await settings.getByRole('button', { name: 'Delete 2 blocks', exact: true }).press('Enter')
    await expect.poll(() => titlesOn(page)).toEqual(['Gamma'])
    await expect.poll(() => focusOf(page)).toBe('tree')
    await toolbar(page, 'Undo: delete 2 blocks').click()
    await expect.poll(() => titlesOn(page)).toEqual(['Alpha', 'Beta', 'Gamma'])
    await toolbar(page, 'Redo: delete 2 blocks').waitFor()
  })

  test('a picture of an option', async () => {
    const page = await open('removal-picture')
    await canvasOf(page).locator('[data-cairn-id=p]').click()
    const settings = page.getByRole('complementary', { name: 'Settings' })
    await settings.getByRole('button', { name: 'Remove picture', exact: true }).first().press('Enter')
    await expect.poll(() => focusOf(page)).toBe('Address of the picture')
  })
})
