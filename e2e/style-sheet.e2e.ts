import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { signInAs } from './editor-page.ts'
import { signedInClient } from './operator.ts'
import { isOnProductPage } from './product-page.ts'

const { visit, origin } = openBrowser()

const STYLE = 'CONTOUR-TEE'
const PRODUCT = 'CR-TEE-003'
/** A style that no order and no promotion names. */
const UNNAMED = 'MAC-TREK'
const WITHIN = { timeout: 10_000 }

const titleIn = (page: Page, language: string) =>
  page.getByRole('textbox', { name: `Title (${language})`, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const isInShop = (language: 'en' | 'zh', text: string) => isOnProductPage(origin, PRODUCT, language, text)

async function openSheet(role: 'editor' | 'publisher' | 'admin', width = 1440, style = STYLE) {
  const visited = await visit('/robots.txt', { viewport: { width, height: 900 } })
  await signInAs(visited.page, role)
  await visited.page.goto(`/editor/goods/${style}`)
  await titleIn(visited.page, 'English').waitFor()
  return visited
}

/** Gives the style its texts and prices of the demo again. */
async function asBefore() {
  const client = await signedInClient(origin, 'publisher')
  const { products } = await client.read('styles.find', { style: STYLE })
  return async () => {
    const { products: now } = await client.read('styles.find', { style: STYLE })
    const changes = products.flatMap(({ code, line }) => {
      const other = now.find(product => product.code === code)?.line
      const fields = ['title', 'listPrice', 'salePrice'] as const
      return [
        ...fields.map(path => ({ code, path, before: other?.[path], after: line[path] })),
        ...line.skus.flatMap(sku =>
          (['listPrice', 'salePrice'] as const).map(field => ({
            code,
            path: `skus.${sku.code}.${field}`,
            before: other?.skus.find(each => each.code === sku.code)?.[field],
            after: sku[field],
          })),
        ),
      ]
    })
    const wish = `as before ${Date.now()}`
    await client.change('styles.save', { wish, style: STYLE, changes, reason: 'As in the demo' })
  }
}

describe('the sheet of a style', () => {
  test('title in both languages and the price of all colours are edited once; the shop shows them in both languages', async () => {
    const restore = await asBefore()
    const { page } = await openSheet('publisher')
    await titleIn(page, 'English').fill('Contour Tee of the Sheet')
    await titleIn(page, 'Chinese').fill('等高線樣辦 T 恤')
    const prices = page.getByRole('textbox', { name: /^Sale price: .*all sizes$/ })
    expect(await prices.count()).toBe(2)
    for (const price of await prices.all()) await price.fill('２７１')
    await button(page, 'What changes?').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^Sale price · \d+ SKUs: \S*\$280 → \S*\$271$/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').waitFor()
    await expect.poll(() => isInShop('en', 'Contour Tee of the Sheet'), WITHIN).toBe(true)
    await expect.poll(() => isInShop('zh', '等高線樣辦 T 恤'), WITHIN).toBe(true)
    for (const language of ['en', 'zh'] as const)
      await expect.poll(() => isInShop(language, '$271'), WITHIN).toBe(true)
    const history = page.getByRole('region', { name: 'History' })
    await history.getByText(/^Title \(English\): .* → Contour Tee of the Sheet$/).waitFor()
    await page.reload()
    await expect.poll(() => titleIn(page, 'English').inputValue()).toBe('Contour Tee of the Sheet')
    await restore()
  })

  test('what was typed survives a closed tab', async () => {
    const { page } = await openSheet('publisher')
    await titleIn(page, 'English').fill('Typed and left')
    await page.waitForFunction(() => Object.keys(localStorage).some(key => key.startsWith('cairn.work.')))
    const again = await page.context().newPage()
    await page.close()
    await again.goto(`/editor/goods/${STYLE}`)
    await again.getByText(/^Title \(English\): .* → Typed and left$/).waitFor()
    await button(again, 'Put back').click()
    expect(await titleIn(again, 'English').inputValue()).toBe('Typed and left')
    await button(again, 'Discard').click()
  })

  test.each([1440, 390])('axe finds nothing, and nothing is wider than the screen, at %i px', async width => {
    const { page } = await openSheet('publisher', width)
    await page.getByRole('heading', { name: 'Search engines' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

  test('a SKU and a colour are taken off by keyboard, after what hangs on them was said, and come back from the history as they were', async () => {
    const client = await signedInClient(origin, 'admin')
    const lines = async () =>
      (await client.read('styles.find', { style: UNNAMED })).products.map(({ line }) => line)
    const before = await lines()
    const sizes = async () => (await lines()).at(-1)?.skus.length
    const { page } = await openSheet('admin', 1440, UNNAMED)
    const dialog = page.getByRole('dialog')
    const history = page.getByRole('region', { name: 'History' })
    const undo = (said: RegExp) =>
      history
        .getByRole('listitem')
        .filter({ hasText: said })
        .getByRole('button', { name: /^Undo the change of/ })
        .click()

    await button(page, 'Remove Moss').focus()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await dialog.getByRole('heading', { name: 'Remove the SKU Moss 32?' }).waitFor()
    await dialog.getByText(/^In stock: /).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await button(page, 'Remove').press('Enter')
    await page.getByText(/^Not saved: .*SKU removed: CR-TRS-009-MSS-32/).waitFor()
    await page.keyboard.press('Control+s')
    await history.getByText('SKU removed: CR-TRS-009-MSS-32').waitFor()
    expect(await sizes()).toBe(4)

    await button(page, 'Remove Moss').press('Enter')
    await dialog.getByText(/^In stock: /).waitFor()
    await button(page, 'Remove').press('Enter')
    await button(page, 'What changes?').click()
    await dialog.getByText('Colour removed: Moss').waitFor()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await history.getByText('Colour removed: Moss').waitFor()
    expect(await lines()).toHaveLength(before.length - 1)

    await undo(/Colour removed: Moss/)
    await expect.poll(sizes).toBe(4)
    await undo(/SKU removed: CR-TRS-009-MSS-32/)
    await expect.poll(lines).toEqual(before)
  })

  test('an editor reads the sheet, which says who may change it', async () => {
    const { page } = await openSheet('editor')
    await page.getByText('Your role may not change this.').waitFor()
    expect(await titleIn(page, 'English').isDisabled()).toBe(true)
  })
})
