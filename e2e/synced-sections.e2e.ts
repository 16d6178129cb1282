import type { Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import {
  canvasOf,
  CLIPBOARD,
  exportPage,
  openPage,
  publish,
  saved,
  selectFirstTwo,
  openPageList,
  signInAs,
  toArea,
  toolbar,
} from './editor-page.ts'
import { draftWith, inEnglishToo, signedInClient } from './operator.ts'
import { heading, nameIt, titlesOn } from './sections.ts'

const { visit, origin } = openBrowser()

const inspector = (page: Page) => page.locator('[data-area=inspector]')

/** What shoppers without a script see. */
async function titlesInShop(key: string) {
  const shop = await visit(`/landingPage/${key}?lang=zh`, { javaScriptEnabled: false })
  return shop.page.locator('[data-block=articleTitle] h2').allInnerTexts()
}

/** What is saved shows in every palette of this shop; a section in use is not deleted. */
afterEach(async () => {
  const client = await signedInClient(origin, 'admin')
  const paths = ['synced-first', 'synced-second', 'synced-both', 'synced-itself'].map(
    name => `/landingPage/${name}`,
  )
  for (const { key, path } of await client.read('pages.list', {}))
    if (paths.includes(path)) await client.change('pages.remove', { key })
  for (const { id } of await client.read('saved.list', {})) await client.change('saved.remove', { id })
})

test('a synced section on two pages: one sets a text of its own, the section changes, both follow and go live, one is detached', async () => {
  const first = await draftWith(origin, 'synced-first', [heading('a', 'Alpha'), heading('b', 'Beta')])
  const second = await draftWith(origin, 'synced-second', [heading('t', 'There')])
  const { page } = await visit('/robots.txt')
  await openPageList(page, 'publisher')

  // Two blocks become a section.
  await openPage(page, first.pageKey)
  await selectFirstTwo(page)
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Make a synced section', exact: true }).press('Enter')
  await nameIt(page, 'Make a synced section', { zh: '開場', en: 'Opening' })
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
  const { page } = await visit('/robots.txt')
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
  await nameIt(page, 'Make a synced section', { zh: '雙語', en: 'In both' })
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

/** Makes a synced section of the first two blocks of the open page, and waits until the page follows it. */
async function makeSynced(page: Page, zh: string, en: string) {
  await selectFirstTwo(page)
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Make a synced section', exact: true }).press('Enter')
  const make = page.getByRole('dialog', { name: 'Make a synced section', exact: true })
  await make.getByLabel('Name in Chinese', { exact: true }).fill(zh)
  await make.getByLabel('Name in English', { exact: true }).fill(en)
  await page.keyboard.press('Enter')
  await make.waitFor({ state: 'hidden' })
  await page.getByText(`Follows “${en}”, version 1.`, { exact: true }).waitFor()
  await saved(page)
}

test('a section takes in no use of itself, pasted or imported with a page; a duplicate of a use keeps its text, and both uses count (case 9)', async () => {
  const { client, pageKey } = await draftWith(origin, 'synced-itself', [
    heading('a', 'Alpha'),
    heading('b', 'Beta'),
  ])
  const { page } = await visit('/robots.txt', { permissions: CLIPBOARD })
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  await makeSynced(page, '自己', 'Itself')
  const plain = page.getByText('A section cannot contain itself. Its blocks were added as ordinary blocks.')

  // The use, copied as JSON on the page and pasted into its own section.
  await toArea(page, 'outline')
  await page.keyboard.press('Control+c')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"syncedSection"')
  await page.getByRole('link', { name: 'Edit the section', exact: true }).click()
  await page.getByRole('heading', { name: 'Edit the section “Itself”', exact: true }).waitFor()
  await expect.poll(() => titlesOn(page)).toEqual(['Alpha', 'Beta'])
  await toArea(page, 'outline')
  await page.keyboard.press('End')
  await page.keyboard.press('Control+v')
  await plain.waitFor()
  await expect.poll(() => titlesOn(page)).toEqual(['Alpha', 'Beta', 'Alpha', 'Beta'])

  // A page that holds the use, exported, and imported in the desk as a section: what comes from it is plain too.
  const desk = (await visit('/robots.txt')).page
  await openPageList(desk, 'publisher')
  const exported = JSON.parse(await exportPage(desk, '/landingPage/synced-itself')) as {
    readonly type: string
    readonly locale: string
    readonly components: readonly unknown[]
  }
  const { type, locale, components } = exported
  expect(JSON.stringify(components)).toContain('"syncedSection"')
  const name = { zh_HK: '來自頁面', en_US: 'From the page' }
  await desk.goto('/editor/saved')
  await desk.getByLabel('Import', { exact: true }).setInputFiles({
    name: 'page.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ cairn: 'saved', kind: 'section', name, type, locale, components })),
  })
  await desk.getByRole('row', { name: /From the page/ }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Edit the section “Itself”', exact: true }).waitFor()
  await expect.poll(() => titlesOn(page)).toEqual(['Alpha', 'Beta', 'Alpha', 'Beta'])
  await page.getByRole('button', { name: 'From the page', exact: true }).press('Enter')
  await plain.waitFor()
  await expect.poll(() => titlesOn(page).then(titles => titles.length)).toBe(6)
  await page.getByRole('button', { name: 'Save the section', exact: true }).click()
  await page.getByRole('button', { name: 'Save and update', exact: true }).click()
  await page.getByText('One page was updated.', { exact: true }).waitFor()
  const usesOn = async () => (await client.read('pages.find', { key: pageKey })).draft.components
  const textsOf = (uses: Awaited<ReturnType<typeof usesOn>>) =>
    uses.map(({ code, childComponents }) => [
      code,
      ...childComponents.map(child => (child.code === 'articleTitle' ? child.options['title'] : child.code)),
    ])
  const six = ['Alpha', 'Beta', 'Alpha', 'Beta', 'Alpha', 'Beta']
  expect(textsOf(await usesOn())).toEqual([['syncedSection', ...six]])

  // A duplicate of the use, with one text of its own, before the section changes again.
  await openPage(page, pageKey)
  await expect.poll(() => titlesOn(page)).toEqual(six)
  await toArea(page, 'outline')
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+d')
  await expect.poll(() => titlesOn(page)).toEqual([...six, ...six])
  await canvasOf(page).locator('[data-block=articleTitle] h2').nth(6).click()
  await inspector(page).getByLabel('Title', { exact: true }).fill('Own')
  await page.getByText('Set here only.', { exact: true }).waitFor()
  await saved(page)
  await page.getByRole('button', { name: 'Go to the section', exact: true }).click()
  await page.getByRole('link', { name: 'Edit the section', exact: true }).click()
  await page.getByRole('heading', { name: 'Edit the section “Itself”', exact: true }).waitFor()
  await expect.poll(() => titlesOn(page)).toEqual(six)
  for (const [at, text] of [
    [0, 'Alpha changed'],
    [1, 'Beta changed'],
  ] as const) {
    await canvasOf(page).locator('[data-block=articleTitle] h2').nth(at).click()
    await inspector(page).getByLabel('Title', { exact: true }).fill(text)
    await canvasOf(page).locator('h2', { hasText: text }).waitFor()
  }
  await page.getByRole('button', { name: 'Save the section', exact: true }).click()
  await page.getByText(/^Used on one page/).waitFor()
  await page.getByRole('button', { name: 'Save and update', exact: true }).click()
  await page.getByText('One page was updated.', { exact: true }).waitFor()
  const rest = ['Alpha', 'Beta', 'Alpha', 'Beta']
  expect(textsOf(await usesOn())).toEqual([
    ['syncedSection', 'Alpha changed', 'Beta changed', ...rest],
    ['syncedSection', 'Own', 'Beta changed', ...rest],
  ])
  const [section] = (await client.read('saved.list', {})).filter(part => part.kind === 'synced')
  const uses = await client.change('saved.uses', { id: section?.id ?? '' })
  expect(uses.map(use => [use.path, use.uses, use.overrides])).toEqual([['/landingPage/synced-itself', 2, 1]])
})
