import { readFile } from 'node:fs/promises'
import { collections } from '#desk/collections/collections.ts'
import { catalogue } from '#locales/catalogue.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { signInAs } from './editor-page.ts'
import { everyDeskState } from './every-desk-state.ts'

const { visit, origin } = openBrowser()

const nameIn = (page: Page, language: string) => page.getByRole('textbox', { name: `Name (${language})` })
const english = (page: Page) => nameIn(page, 'English')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Returns true if the goods of a brand, as the shop sends them in English, have a name. */
async function isInShop(name: string): Promise<boolean> {
  const address = new URL('/brand/kitefold', origin)
  const html = await (await fetch(address, { headers: { cookie: 'locale=en' } })).text()
  return html.includes(name)
}
const WITHIN = { timeout: 10_000 }

async function openBrand(role: 'editor' | 'publisher' | 'admin', code: string) {
  const visited = await visit('/robots.txt')
  await signInAs(visited.page, role)
  await visited.page.goto(`/editor/brands/${code}`)
  await english(visited.page).waitFor()
  return visited
}

describe('a collection of the desk', () => {
  test('a brand is renamed in both languages; the shop shows it within seconds, and undo brings the old name back', async () => {
    const { page } = await openBrand('publisher', 'kitefold')
    const before = await english(page).inputValue()
    await nameIn(page, 'Chinese').fill('紙鳶摺')
    await english(page).fill('Kite & Fold')
    await page.getByText('Not saved: Name (Chinese), Name (English)').waitFor()
    await page.keyboard.press('Control+s')
    await page.getByText('Saved.').waitFor()
    await expect.poll(() => isInShop('Kite &amp; Fold'), WITHIN).toBe(true)
    await page.getByText(`Name (English): ${before} → Kite & Fold`).waitFor()
    const log = await page.context().newPage()
    await log.goto('/editor/audit/goods')
    await log.getByText(`kitefold · Name (English): ${before} → Kite & Fold`).waitFor()
    expect(await axeFindings(log)).toEqual([])
    await button(page, 'Undo').first().click()
    await expect.poll(() => english(page).inputValue()).toBe(before)
    await expect.poll(() => isInShop('Kite &amp; Fold'), WITHIN).toBe(false)
  })

  test('two operators: other fields are merged, the same field shows both values, and one of them is kept', async () => {
    const ada = (await openBrand('publisher', 'quernstone')).page
    const bo = (await openBrand('admin', 'quernstone')).page
    await english(bo).fill('Quern')
    await button(bo, 'Save').click()
    await bo.getByText('Saved.').waitFor()

    await nameIn(ada, 'Chinese').fill('石磨')
    await button(ada, 'Save').click()
    await ada.getByText(/Others changed these meanwhile.*admin: Name \(English\)/).waitFor()
    await expect.poll(() => english(ada).inputValue()).toBe('Quern')

    await english(bo).fill('Quernstone Mill')
    await button(bo, 'Save').click()
    await bo.getByText('Saved.').waitFor()
    await english(ada).fill('Millstone')
    await button(ada, 'Save').click()
    const clash = ada.getByRole('region', { name: 'Another operator changed the same fields' })
    await clash.getByText('Quernstone Mill').waitFor()
    expect(await axeFindings(ada)).toEqual([])
    await clash.getByRole('button', { name: 'Keep yours: Name (English)' }).click()
    await button(ada, 'Save').click()
    await ada.getByText('Saved.').waitFor()
    await bo.reload()
    await expect.poll(() => english(bo).inputValue()).toBe('Millstone')
  })

  test('what was typed is offered again after the tab was closed, with the difference', async () => {
    const { page } = await openBrand('publisher', 'hush-pine')
    await english(page).fill('Hushed Pine')
    await page.getByText('Not saved: Name (English)').waitFor()
    // The copy in the browser follows when typing rests.
    await page.waitForFunction(() => Object.keys(localStorage).some(key => key.startsWith('cairn.work.')))
    const again = await page.context().newPage()
    await page.close()
    await again.goto('/editor/brands/hush-pine')
    await again.getByText(/^You have changes from .* that were not saved:$/).waitFor()
    await again.getByText('Name (English): Hush Pine → Hushed Pine').waitFor()
    await button(again, 'Put back').click()
    expect(await english(again).inputValue()).toBe('Hushed Pine')
    await button(again, 'Discard').click()
    expect(await english(again).inputValue()).toBe('Hush Pine')
  })

  test('a category is created below another, found by name, deleted into the bin and brought back', async () => {
    const { page } = await visit('/robots.txt')
    await signInAs(page, 'admin')
    await page.goto('/editor/categories')
    await button(page, 'New').click()
    await page.getByRole('heading', { name: 'New: Category' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel('Code', { exact: true }).fill('men-capes')
    await nameIn(page, 'Chinese').fill('斗篷')
    await english(page).fill('Capes')
    await page.getByRole('combobox', { name: 'Category above' }).fill('Men')
    await page.getByRole('option', { name: /^Men/ }).first().click()
    await button(page, 'Create').click()
    await page.getByRole('heading', { name: 'Capes' }).waitFor()
    await page.goto('/editor/categories?q=斗篷')
    await page.getByText('1 entry').waitFor()
    await page.getByRole('link', { name: 'Capes' }).click()
    await button(page, 'Delete').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/editor/categories')
    await page.goto('/editor/categories/bin')
    await button(page, 'Bring back Capes').click()
    await page.getByText('The bin is empty.').waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  test('a label without its English text is marked in form and list and found by it, until it is filled again', async () => {
    const { page } = await visit('/robots.txt')
    await signInAs(page, 'publisher')
    await page.goto('/editor/labels/season-offer')
    const text = page.getByRole('textbox', { name: 'Description (English)' })
    const before = await text.inputValue()
    await text.fill('')
    await page.getByText('Missing', { exact: true }).waitFor()
    await button(page, 'Save').click()
    await page.getByText('Saved.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.goto('/editor/labels')
    await page.getByRole('combobox', { name: 'Missing' }).selectOption('In English')
    await page.getByText('1 entry').waitFor()
    await page.getByText('Lacks English: Description').waitFor()
    expect(new URL(page.url()).search).toBe('?gap=en_US')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'End of season' }).click()
    await text.fill(before)
    await button(page, 'Save').click()
    await page.getByText('Saved.').waitFor()
    await page.goto('/editor/labels?gap=en_US')
    await page.getByText('Nothing matches.').waitFor()
  })

  test('a size chart begins as a copy of another, which stays as it is', async () => {
    const { page } = await visit('/robots.txt')
    await signInAs(page, 'publisher')
    await page.goto('/editor/charts/tops')
    await button(page, 'Copy').click()
    await page.getByRole('heading', { name: 'New: Size chart' }).waitFor()
    const content = page.getByRole('textbox', { name: 'Content (English)' })
    await content.getByRole('cell', { name: '107–114' }).waitFor()
    await page.getByLabel('Code', { exact: true }).fill('tops-long')
    await english(page).fill('Tops, long')
    await button(page, 'Create').click()
    await page.getByRole('heading', { name: 'Tops, long' }).waitFor()
    await content.getByRole('cell', { name: '107–114' }).waitFor()
    await page.goto('/editor/charts')
    await page.getByRole('link', { name: 'Tops, long' }).waitFor()
    const names = await page.locator('tbody a').allTextContents()
    expect(names).toEqual(expect.arrayContaining(['Tops, long', 'Tops, unisex']))
  })

  test('a table tells what it would change before it is imported; wrong cells are named by line and column', async () => {
    const { page } = await visit('/robots.txt')
    await signInAs(page, 'publisher')
    await page.goto('/editor/labels')
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export').click()])
    expect(download.suggestedFilename()).toBe('labels.csv')
    const table = await readFile(await download.path(), 'utf8')
    expect(table).toContain('"new-season","新季","New season"')
    await button(page, 'Import').click()
    const dialog = page.getByRole('dialog')
    const give = (text: string) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'labels.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await give('code,frontName.en_US\nnew-season,Fresh\nwarm,Warm\n')
    await dialog.getByText(/^Line 3, Name.*: is missing/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await give('code,frontName.zh_HK,frontName.en_US\nnew-season,,Fresh\nwarm,保暖,Warm\n')
    await dialog.getByText('1 new, 1 changed, 0 unchanged').waitFor()
    await dialog.getByText('Name (English): New season → Fresh').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await button(page, 'Import 2 entries').click()
    await page.getByRole('link', { name: 'Warm' }).waitFor()
    await page.getByRole('link', { name: 'Fresh' }).waitFor()
  })

  test('a brand that products need stays; the refusal names them', async () => {
    const { page } = await openBrand('admin', 'northcairn')
    await button(page, 'Delete').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByText(/things still use it, so it was not deleted/).waitFor()
    expect(await dialog.getByRole('listitem').count()).toBe(10)
    await dialog.getByText(/CR-/).first().waitFor()
  })

  test('an editor reads the form, which says who may change it', async () => {
    const { page } = await openBrand('editor', 'furrow')
    await page.getByText('Your role may not change this.').waitFor()
    expect(await english(page).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Your role may not delete this.' }).isDisabled()).toBe(true)
  })

  test.each(
    (['en', 'zh'] as const)
      .flatMap(language => [1440, 1024].map(width => ({ language, width })))
      .map((each, turn) => ({ ...each, turn })),
  )(
    'lists and forms hold nothing that axe finds, at $width px in “$language”, also when nothing matches',
    async ({ width, language, turn }) => {
      const { page } = await visit('/robots.txt', { viewport: { width, height: 900 } })
      const { records } = catalogue[language === 'en' ? 'en_US' : 'zh_HK'].editor
      await signInAs(page, 'publisher', language)
      for (const [number, { name }] of collections.entries()) {
        if (!everyDeskState() && number % 4 !== turn) continue
        await page.goto(`/editor/${name}`)
        await page.locator('tbody tr').first().waitFor()
        expect(await axeFindings(page)).toEqual([])
        await page.locator('tbody a').first().click()
        await page.getByRole('heading', { name: records.history }).waitFor()
        expect(await axeFindings(page)).toEqual([])
      }
      await page.goto('/editor/brands?q=nothing+such&imageUrl=with')
      await page.getByText(records.noMatch).waitFor()
      expect(await axeFindings(page)).toEqual([])
      await button(page, records.clear).click()
      await page.locator('tbody tr').first().waitFor()
    },
  )
})
