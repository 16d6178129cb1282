import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFindings, openBrowser, WIDTHS } from './browser.ts'
import { CLIPBOARD, signInAs } from './editor-page.ts'
import { misfits } from './misfits.ts'
import { DECISION, KEY_PRESS, POINT_AND_PRESS } from './keystroke-model.ts'

const { visit } = openBrowser()
const GOODS = 200
const DAY_MS = 24 * 60 * 60 * 1000

interface ListedSku {
  readonly sku: string
  readonly spu: string
  readonly prices: { readonly salePrice: number | null }
  readonly pays: readonly { readonly shopper: string; readonly price: { readonly amount: number } | null }[]
}

/** Prices of the shop, asked with the session of the page. */
const listed = (page: Page, input: object = {}) =>
  page.evaluate(async body => {
    const response = await fetch('/api/desk/prices.list', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { data } = (await response.json()) as { data: { rows: ListedSku[]; next: string | null } }
    return data
  }, input)

async function open(role: 'editor' | 'publisher', width: number = WIDTHS.desktop) {
  const visited = await visit('/robots.txt', { permissions: CLIPBOARD })
  await visited.page.setViewportSize({ width, height: 900 })
  await signInAs(visited.page, role)
  await visited.page.goto('/editor/prices')
  await visited.page.getByRole('grid', { name: 'Prices' }).waitFor()
  return visited
}

const toClipboard = (page: Page, text: string) =>
  page.evaluate(copied => navigator.clipboard.writeText(copied), text)

/** Price that the shop gives visitors at an instant, by its own API. */
const priceAt = (page: Page, product: string, at: number) =>
  page.evaluate(
    async ([code, now]) => {
      const query =
        'query Price($code: String!) { shop { productByCode(codes: [$code]) { price { amount } } } }'
      const response = await fetch(`/api/preview/${now}/visitor/Price`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', lang: 'en_US', 'channel-code': '100' },
        body: JSON.stringify({ query, variables: { code } }),
      })
      const { data } = (await response.json()) as {
        data: { shop: { productByCode: { price: { amount: number } }[] } }
      }
      return data.shop.productByCode[0]?.price.amount
    },
    [product, at] as const,
  )

const cell = (page: Page, sku: string, field: string) =>
  page.locator(`tr[data-sku="${sku}"] td[data-field="${field}"]`)

describe('prices', () => {
  test('200 goods that were pasted by their codes get 20% off for a weekend, in at most a minute and 40 keystrokes and presses, and go back by themselves', async () => {
    const { page } = await open('publisher')
    const goods = (await listed(page, { size: GOODS, sort: 'style' })).rows.filter(
      ({ prices }) => prices.salePrice !== null,
    )
    const rest = await listed(page, { size: 20, sort: 'style', isDescending: true })
    const codes = [...goods.map(({ sku }) => sku), ...rest.rows.map(({ sku }) => sku)].slice(0, GOODS)
    const [first] = goods
    if (!first) throw new Error('The demo has goods')
    await toClipboard(page, codes.join('\n'))

    let steps = 0
    let seconds = 0
    const press = async (key: string, times = 1) => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
      steps += times
      seconds += times * KEY_PRESS
    }
    const type = async (text: string) => {
      await page.keyboard.type(text)
      steps += text.length
      seconds += text.length * KEY_PRESS
    }
    const click = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).click()
      steps += 1
      seconds += DECISION + POINT_AND_PRESS
    }
    await click('Paste codes')
    await page.getByRole('dialog', { name: 'Filter by codes' }).waitFor()
    await press('Control+v')
    await click('Filter')
    await page.getByText(new RegExp(`products · ${GOODS} SKUs$`)).waitFor()
    await click(`Price ${GOODS} SKUs from … until …`)
    const dialog = page.getByRole('dialog', { name: 'Price from … until …' })
    await dialog.waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName === 'INPUT')).toBe(true)
    await type('20')
    await dialog.getByText(/SKUs of 200/).waitFor()
    await press('Enter')
    await page.getByText(/^Promotion PRICE-\w+ sets the prices of \d+ SKUs\.$/).waitFor()
    expect(steps).toBeLessThanOrEqual(40)
    expect(seconds).toBeLessThanOrEqual(60)

    // The weekend that the form proposed: the next Saturday of Hong Kong.
    const now = Date.now()
    const day = Math.floor((now + DAY_MS / 3) / DAY_MS) + 1
    const saturday = (day + ((((2 - day) % 7) + 7) % 7)) * DAY_MS - DAY_MS / 3
    const before = await priceAt(page, first.spu, saturday - 1)
    const lowered = Math.floor(((before ?? 0) * 0.8 - 9) / 10) * 10 + 9
    await expect.poll(() => priceAt(page, first.spu, saturday), { timeout: 10_000 }).toBe(lowered)
    expect(await priceAt(page, first.spu, saturday + 2 * DAY_MS - 1)).toBe(lowered)
    expect(await priceAt(page, first.spu, saturday + 2 * DAY_MS)).toBe(before)
    expect(await priceAt(page, first.spu, saturday - 1)).toBe(before)
  })

  test('prices are pasted from a spreadsheet, reviewed and saved by keyboard alone; the shop shows them, and the log where they came from', async () => {
    const { page } = await open('publisher')
    const { rows } = await listed(page)
    const [one, two] = rows.filter(({ prices }) => (prices.salePrice ?? 0) > 20_000)
    if (!one || !two) throw new Error('The demo has goods')
    await page.goto(`/editor/prices?codes=${one.sku},${two.sku}`)
    await cell(page, one.sku, 'salePrice').click()
    const [sale, next] = [(one.prices.salePrice ?? 0) / 100 - 1, (two.prices.salePrice ?? 0) / 100 - 2]
    await toClipboard(page, `HK$${sale}.00\r\n${next}\r\n`)
    await page.keyboard.press('Control+v')
    await page.getByText('Not saved: 2 prices').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await page.getByText('2 changed, 0 unchanged, 0 refused, 0 changed by others.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByText('2 prices saved').waitFor()
    await expect
      .poll(async () => (await listed(page, { codes: [one.sku] })).rows[0]?.pays[0]?.price?.amount)
      .toBe(sale)
    await page.goto('/editor/audit/goods')
    await page.getByText('in the table of prices').first().waitFor()
  })

  test('an Excel file that was exported comes back as it was, and one that was changed says which prices differ', async () => {
    const { page, problems } = await open('publisher')
    await page.goto('/editor/prices?q=tarp')
    await page.getByRole('grid', { name: 'Prices' }).waitFor()
    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click(),
    ])
    const file = {
      name: 'prices.xlsx',
      mimeType: 'application/octet-stream',
      buffer: await readFile(await download.path()),
    }
    await page.getByRole('button', { name: 'Import' }).click()
    await page.getByLabel('Choose a file').setInputFiles(file)
    await page.getByText(/^The file has \d+ prices, all of which are stored already\.$/).waitFor()
    const { rows } = await listed(page, { search: 'tarp' })
    const [first] = rows
    if (!first) throw new Error('The demo has a tarp')
    const csv = `sku,sale_price\r\n${first.sku},"${(first.prices.salePrice ?? 0) / 100 + 5}.00"\r\n`
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await page.getByText('1 changed, 0 unchanged, 0 refused, 0 changed by others.').waitFor()
    expect(problems.filter(problem => !problem.includes('401'))).toEqual([])
  })

  test.each(Object.entries(WIDTHS))('axe finds nothing and nothing is cut off on a %s', async (_, width) => {
    const { page } = await open('editor', width)
    expect(await axeFindings(page)).toEqual([])
    expect(await misfits(page)).toEqual([])
  })
})
