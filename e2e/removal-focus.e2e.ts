import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { canvasOf, openPage, selectFirstTwo, openPageList, signInAs, toArea, toolbar } from './editor-page.ts'
import { draftBlock, draftWith, signedInClient } from './operator.ts'

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
  const { page } = await visit('/robots.txt')
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

  test('a page in the list and one in the bin, after a question', async () => {
    const client = await signedInClient(origin, 'admin')
    const words = draftBlock('a', 'articleTitle')
    for (const name of ['one', 'two', 'three']) await draftWith(origin, `removal-list-${name}`, [words])
    const { page } = await visit('/robots.txt')
    await openPageList(page, 'admin')
    await page.getByLabel('Search').fill('removal-list-')
    const row = (name: string) => page.getByRole('row', { name: `removal-list-${name}` })
    const remove = async (name: string) => {
      await row(name)
        .getByRole('button', { name: /^Actions/ })
        .focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: /^Delete/ }).press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Move to bin', exact: true }).press('Enter')
      await row(name).waitFor({ state: 'detached' })
    }
    const rowOfFocus = () => page.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? '')
    await remove('one')
    await expect.poll(rowOfFocus).toContain('removal-list-three')
    await remove('two')
    await expect.poll(rowOfFocus).toContain('removal-list-three')
    await remove('three')
    await expect.poll(() => focusOf(page)).toBe('Pages')

    await page.goto('/editor/bin')
    const purge = async (name: string) => {
      await page.getByRole('button', { name: `Delete permanently: removal-list-${name}` }).press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).press('Enter')
      await row(name).waitFor({ state: 'detached' })
    }
    await purge('one')
    await expect.poll(rowOfFocus).not.toBe('')
    for (const { id, path } of await client.read('bin.list', {}))
      if (path.includes('removal-list-')) await client.change('bin.purge', { id })
  })

  test('a picture of an option', async () => {
    const page = await open('removal-picture')
    await canvasOf(page).locator('[data-cairn-id=p]').click()
    const settings = page.getByRole('complementary', { name: 'Settings' })
    await settings.getByRole('button', { name: 'Remove picture', exact: true }).first().press('Enter')
    await expect.poll(() => focusOf(page)).toBe('Address of the picture')
  })
})
