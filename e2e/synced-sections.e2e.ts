import type { Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import {
  canvasOf,
  openPage,
  publish,
  saved,
  selectFirstTwo,
  signInAs,
  toArea,
  toolbar,
} from './editor-page.ts'
import { draftBlock, draftWith, inEnglishToo, signedInClient } from './operator.ts'

const { visit, origin } = openBrowser()

const heading = (id: string, title: string) => draftBlock(id, 'articleTitle', { title })
const titlesOn = (page: Page) => canvasOf(page).locator('[data-block=articleTitle] h2').allInnerTexts()
const inspector = (page: Page) => page.locator('[data-area=inspector]')

/** What shoppers without a script see. */
async function titlesInShop(key: string) {
  const shop = await visit(`/landingPage/${key}?lang=zh`, { javaScriptEnabled: false })
  return shop.page.locator('[data-block=articleTitle] h2').allInnerTexts()
}

/** What is saved shows in every palette of this shop; a section in use is not deleted. */
afterEach(async () => {
  const client = await signedInClient(origin, 'admin')
  const paths = ['synced-first', 'synced-second', 'synced-both'].map(name => `/landingPage/${name}`)
  for (const { key, path } of await client.read('pages.list', {}))
    if (paths.includes(path)) await client.change('pages.remove', { key })
  for (const { id } of await client.read('saved.list', {})) await client.change('saved.remove', { id })
})

test('a synced section on two pages: one sets a text of its own, the section changes, both follow and go live, one is detached', async () => {
  const first = await draftWith(origin, 'synced-first', [heading('a', 'Alpha'), heading('b', 'Beta')])
  const second = await draftWith(origin, 'synced-second', [heading('t', 'There')])
  const { page } = await visit('/?lang=en')
  await signInAs(page, 'publisher')

  // Two blocks become a section.
  await openPage(page, first.pageKey)
  await selectFirstTwo(page)
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Make a synced section', exact: true }).press('Enter')
  const make = page.getByRole('dialog', { name: 'Make a synced section', exact: true })
  await make.getByLabel('Name in Chinese', { exact: true }).fill('開場')
  await make.getByLabel('Name in English', { exact: true }).fill('Opening')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await make.waitFor({ state: 'hidden' })
  await page.getByText('Follows “Opening”, version 1.', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await saved(page)
  await publish(page)
  expect(await titlesInShop('synced-first')).toEqual(['Alpha', 'Beta'])

  // The other page uses it, with a text of its own.
  await openPage(page, second.pageKey)
  await toArea(page, 'palette')
  await page.getByRole('button', { name: /^Opening/ }).press('Enter')
  await expect.poll(() => titlesOn(page)).toEqual(['There', 'Alpha', 'Beta'])
  await canvasOf(page).locator('[data-block=articleTitle] h2', { hasText: 'Alpha' }).click()
  await page.getByText(/^Part of the synced section “Opening”/).waitFor()
  await inspector(page).getByLabel('Title', { exact: true }).fill('Own')
  await expect.poll(() => titlesOn(page)).toEqual(['There', 'Own', 'Beta'])
  await page.getByText('Set here only.', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await saved(page)
  await publish(page)

  // The section changes: it says where it is used, and what is set there alone.
  await page.getByRole('button', { name: 'Go to the section', exact: true }).click()
  await page.getByRole('link', { name: 'Edit the section', exact: true }).click()
  await page.getByRole('heading', { name: 'Edit the section “Opening”', exact: true }).waitFor()
  await canvasOf(page).locator('[data-block=articleTitle] h2', { hasText: 'Alpha' }).click()
  await inspector(page).getByLabel('Title', { exact: true }).fill('Alpha changed')
  await expect.poll(() => titlesOn(page)).toEqual(['Alpha changed', 'Beta'])
  await canvasOf(page).locator('[data-block=articleTitle] h2', { hasText: 'Beta' }).click()
  await inspector(page).getByLabel('Title', { exact: true }).fill('Beta changed')
  await expect.poll(() => titlesOn(page)).toEqual(['Alpha changed', 'Beta changed'])
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save the section', exact: true }).click()
  await page.getByText('Used on 2 pages:', { exact: true }).waitFor()
  await page
    .getByText('One of them changes in the section but stays as it is there.', { exact: true })
    .waitFor()
  await page.getByLabel('Also publish the change on live pages now', { exact: true }).check()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save and update', exact: true }).click()
  await page.getByText('2 pages were updated.', { exact: true }).waitFor()
  expect(await titlesInShop('synced-first')).toEqual(['Alpha changed', 'Beta changed'])
  expect(await titlesInShop('synced-second')).toEqual(['There', 'Own', 'Beta changed'])

  // Back on the page, the use becomes blocks of its own.
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect.poll(() => titlesOn(page)).toEqual(['There', 'Own', 'Beta changed'])
  await canvasOf(page).locator('[data-block=articleTitle] h2', { hasText: 'Own' }).click()
  await page.getByRole('button', { name: 'Go to the section', exact: true }).click()
  await page.getByText('Follows “Opening”, version 2.', { exact: true }).waitFor()
  await inspector(page).getByRole('button', { name: 'Detach', exact: true }).click()
  await saved(page)
  const { draft } = await second.client.read('pages.find', { key: second.pageKey })
  expect(draft.components.map(({ code, options }) => [code, options['title']])).toEqual([
    ['articleTitle', 'There'],
    ['articleTitle', 'Own'],
    ['articleTitle', 'Beta changed'],
  ])
})

test('a section is edited in both languages at once: side by side, with one undo, and saved together', async () => {
  const { client, pageKey } = await draftWith(origin, 'synced-both', [heading('a', '甲'), heading('b', '乙')])
  const { key: english } = await inEnglishToo(client, pageKey, 'Both')
  const said = async (key: string) => {
    const { components } = (await client.read('pages.find', { key })).draft
    return components.flatMap(use => use.childComponents.map(({ options }) => options['title']))
  }
  const { page } = await visit('/?lang=en')
  const missing: string[] = []
  page.on('response', answer => void (answer.status() === 404 && missing.push(answer.url())))
  await signInAs(page, 'editor')
  await openPage(page, english)
  await canvasOf(page).locator('[data-block=articleTitle] h2', { hasText: '甲' }).click()
  await inspector(page).getByLabel('Title', { exact: true }).fill('Alpha')
  await saved(page)
  await page.keyboard.press('Escape')
  await selectFirstTwo(page)
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Make a synced section', exact: true }).press('Enter')
  const make = page.getByRole('dialog', { name: 'Make a synced section', exact: true })
  await make.getByLabel('Name in Chinese', { exact: true }).fill('雙語')
  await make.getByLabel('Name in English', { exact: true }).fill('In both')
  await page.keyboard.press('Enter')
  await make.waitFor({ state: 'hidden' })
  await saved(page)
  expect([await said(pageKey), await said(english)]).toEqual([
    ['甲', '乙'],
    ['Alpha', '乙'],
  ])

  await page.getByRole('link', { name: 'Edit the section', exact: true }).click()
  await page.getByRole('heading', { name: 'Edit the section “In both”', exact: true }).waitFor()
  await page.getByRole('button', { name: /^Show both languages side by side/ }).click()
  const other = page.getByRole('region', { name: 'Page in Chinese' }).frameLocator('iframe')
  await other.locator('h2', { hasText: '甲' }).waitFor()
  const own = page.locator('main iframe').first().contentFrame().locator('[data-block=articleTitle] h2')
  await own.nth(1).click()
  await inspector(page).getByLabel('Title', { exact: true }).fill('Beta')
  await page.getByRole('link', { name: 'Chinese', exact: true }).click()
  await expect.poll(() => own.allInnerTexts()).toEqual(['甲', '乙'])
  await own.nth(1).click()
  await inspector(page).getByLabel('Title', { exact: true }).fill('丙')
  await expect.poll(() => own.allInnerTexts()).toEqual(['甲', '丙'])
  await page.keyboard.press('Escape')
  await toolbar(page, 'Undo').click()
  await expect.poll(() => own.allInnerTexts()).toEqual(['甲', '乙'])
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save the section', exact: true }).click()
  await page.getByRole('button', { name: 'Save and update', exact: true }).click()
  await page.getByText('One page was updated.', { exact: true }).waitFor()
  expect([await said(pageKey), await said(english)]).toEqual([
    ['甲', '乙'],
    ['Alpha', 'Beta'],
  ])
  // A section is no page: nothing is asked about it under a page's name.
  expect(missing).toEqual([])
})
