import type { Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import {
  canvasOf,
  dragOnto,
  openPage,
  publish,
  saved,
  selectFirstTwo,
  signInAs,
  toArea,
  toolbar,
} from './editor-page.ts'
import { draftWith, signedInClient } from './operator.ts'
import { heading, nameIt, titlesOn } from './sections.ts'

const { visit, origin } = openBrowser()

/** What is saved shows in every palette of this shop. */
afterEach(async () => {
  const client = await signedInClient(origin, 'editor')
  for (const { id } of await client.read('saved.list', {})) await client.change('saved.remove', { id })
})

/** Drags the saved section above the first block of the page. */
async function dragToTop(page: Page): Promise<void> {
  const first = canvasOf(page).locator('[data-cairn-id]').first()
  await first.scrollIntoViewIfNeeded()
  await dragOnto(page.getByRole('button', { name: 'Opening', exact: true }), first, [0.5, 0.05])
}

test('selected blocks are saved as a section, put on another page by keyboard, by drag, and published; shoppers see them', async () => {
  const { pageKey } = await draftWith(origin, 'section-from', [heading('a', 'Alpha'), heading('b', 'Beta')])
  const target = await draftWith(origin, 'section-to', [heading('t', 'There')])
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  await selectFirstTwo(page)
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Save as section', exact: true }).press('Enter')
  await nameIt(page, 'Save as section', { zh: '開場', en: 'Opening' })

  await openPage(page, target.pageKey)
  await toArea(page, 'palette')
  const section = page.getByRole('button', { name: 'Opening', exact: true })
  await section.press('Enter')
  await expect.poll(() => titlesOn(page)).toEqual(['There', 'Alpha', 'Beta'])
  await dragToTop(page)
  await expect.poll(() => titlesOn(page)).toEqual(['Alpha', 'Beta', 'There', 'Alpha', 'Beta'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => titlesOn(page)).toEqual(['There', 'Alpha', 'Beta'])
  await saved(page)
  expect(await axeFindings(page)).toEqual([])
  await publish(page)
  const shop = await visit('/landingPage/section-to?lang=zh', { javaScriptEnabled: false })
  expect(await shop.page.locator('[data-block=articleTitle] h2').allInnerTexts()).toEqual([
    'There',
    'Alpha',
    'Beta',
  ])
})

test('a page is saved as a template, and a new page begins with its blocks', async () => {
  const { client, pageKey } = await draftWith(origin, 'template-from', [heading('a', 'Alpha')])
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  await toolbar(page, 'Page settings').click()
  await page.getByRole('button', { name: 'Save page as template', exact: true }).click()
  await nameIt(page, 'Save page as template', { zh: '夏日範本', en: 'Summer template' })

  await page.goto('/editor/pages')
  await page.getByRole('button', { name: 'New page', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New page', exact: true })
  await dialog.getByLabel('Start from', { exact: true }).selectOption({ label: 'Summer template' })
  await dialog.getByLabel('Kind of page', { exact: true }).selectOption({ label: 'Landing page' })
  const key = `begun-${Date.now()}`
  await dialog.getByLabel('Address', { exact: true }).fill(key)
  await dialog.getByLabel('Language', { exact: true }).selectOption({ label: 'Chinese' })
  await dialog.getByLabel('Title', { exact: true }).fill('Begun')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect.poll(() => titlesOn(page)).toEqual(['Alpha'])
  const { draft } = await client.read('pages.find', { key: `landingPage.${key}_zh_HK` })
  expect(draft.components.map(({ code }) => code)).toEqual(['articleTitle'])
})
