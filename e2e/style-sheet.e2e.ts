import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { signInAs } from './editor-page.ts'
import { DECISION, KEY_PRESS, POINT_AND_PRESS } from './keystroke-model.ts'
import { signedInClient } from './operator.ts'

const { visit, origin } = openBrowser()

const STYLE = 'CONTOUR-TEE'
const PRODUCT = 'CR-TEE-003'
const WITHIN = { timeout: 10_000 }

const titleIn = (page: Page, language: string) =>
  page.getByRole('textbox', { name: `Title (${language})`, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Returns true if the page of the product, as the shop sends it in a language, has a text. */
async function isInShop(language: 'en' | 'zh', text: string, product = PRODUCT): Promise<boolean> {
  const headers = { cookie: `locale=${language}` }
  return (await (await fetch(`${origin}/product/${product}`, { headers })).text()).includes(text)
}

async function openSheet(role: 'editor' | 'publisher', width = 1440) {
  const visited = await visit('/?lang=en', { viewport: { width, height: 900 } })
  await signInAs(visited.page, role)
  await visited.page.goto(`/editor/goods/${STYLE}`)
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

  test('an editor reads the sheet, which says who may change it', async () => {
    const { page } = await openSheet('editor')
    await page.getByText('Publishers and admins may.').waitFor()
    expect(await titleIn(page, 'English').isDisabled()).toBe(true)
  })
})

/** Counts the seconds that a person takes to fill in and press. */
function countedHands(page: Page) {
  let seconds = 0
  return {
    seconds: () => seconds,
    async fill(label: string | RegExp, text: string, place = page.locator('main')) {
      seconds += POINT_AND_PRESS + text.length * KEY_PRESS
      await place.getByLabel(label, { exact: true }).first().click()
      await page.keyboard.insertText(text)
    },
    async press(name: string, place = page.locator('main')) {
      seconds += DECISION + POINT_AND_PRESS
      await place.getByRole('button', { name, exact: true }).click()
    },
    async pick(label: string, text: string) {
      seconds += DECISION + POINT_AND_PRESS + (text.length + 2) * KEY_PRESS
      await page.getByRole('combobox', { name: `Find and add: ${label}` }).click()
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
      // Closes the list of what may be chosen.
      await page.keyboard.press('Tab')
    },
  }
}

const COLOURS = [
  ['NVY', '海軍藍', 'Navy'],
  ['RED', '紅', 'Red'],
  ['SND', '沙', 'Sand'],
] as const
const SIZES = ['XS', 'S', 'M', 'L', 'XL'].map(size => [size, size, size] as const)

/** Most seconds for a new style with its 15 SKUs. */
const FOUR_MINUTES = 240

describe('a new style', () => {
  test('3 colours × 5 sizes are made, put on the shelf and seen in the shop in both languages within four minutes of typing', async () => {
    const { page } = await visit('/?lang=en', { viewport: { width: 1440, height: 900 } })
    await signInAs(page, 'publisher')
    await page.goto('/editor/goods')
    const hands = countedHands(page)
    await hands.press('New')
    await hands.fill('Code of the style', 'NEW-RIDGE')
    await hands.fill('Title (Chinese)', '新山脊外套')
    await hands.fill('Title (English)', 'New Ridge Jacket')
    await hands.pick('Brands', 'hush-pine')
    await hands.pick('Categories', 'women-tees')
    await hands.fill('Sale price', '990')
    for (const [list, options] of [
      ['Colours', COLOURS],
      ['Sizes', SIZES],
    ] as const)
      for (const [code, zh, en] of options) {
        const place = page.getByRole('group', { name: list, exact: true })
        await hands.press('Add item', place)
        await hands.fill('Code', code, place)
        await hands.fill('Name (Chinese)', zh, place)
        await hands.fill('Name (English)', en, place)
      }
    await page.getByText('15 new SKUs:').waitFor()
    await hands.press('Create')
    await page.getByText('3 colours · 15 SKUs').waitFor()
    await page.getByRole('switch', { name: 'On the shelf' }).click()
    await hands.press('Save')
    await page.getByText('Saved.').waitFor()
    expect(hands.seconds()).toBeLessThanOrEqual(FOUR_MINUTES)
    await expect.poll(() => isInShop('en', 'New Ridge Jacket', 'NEW-RIDGE-NVY'), WITHIN).toBe(true)
    await expect.poll(() => isInShop('zh', '新山脊外套', 'NEW-RIDGE-NVY'), WITHIN).toBe(true)
    const client = await signedInClient(origin, 'publisher')
    const problems = async () => {
      const skus = await client.ask('styles.why-not', { style: 'NEW-RIDGE' })
      return skus.map(sku => sku.problems)
    }
    await expect.poll(problems, WITHIN).toEqual(Array.from({ length: 15 }, () => []))
  })

  test.each([1440, 390])(
    'axe finds nothing in a copy, nor is it wider than the screen, at %i px',
    async width => {
      const { page } = await visit('/?lang=en', { viewport: { width, height: 900 } })
      await signInAs(page, 'publisher')
      await page.goto(`/editor/goods/new?of=${STYLE}`)
      await page.getByLabel('Code of the style').fill('COPIED')
      await page.getByText('8 new SKUs:').waitFor()
      expect(await axeFindings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await button(page, 'Discard').click()
    },
  )
})
