import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { axeFindings, openBrowser, WIDTHS } from './browser.ts'
import { signInAs } from './editor-page.ts'
import { misfits } from './misfits.ts'
import { type ShopProcess, spawnShop } from './shop-process.ts'

const { visit } = openBrowser()

let shop: ShopProcess & { remove(): Promise<void> }
beforeAll(async () => {
  shop = await spawnShop({ LOG_LEVEL: 'warn' }, { like: inject('demoFolder') })
  return () => shop.remove()
}, 120_000)

/** A page of the practice shop is its own window, so that both are open beside each other. */
async function deskOfShop(): Promise<Page> {
  const { page } = await visit('/robots.txt', { baseURL: shop.origin })
  await signInAs(page, 'admin')
  await page.goto('/editor/practice')
  return page
}

interface ListedSku {
  readonly sku: string
  readonly spu: string
  readonly prices: { readonly salePrice: number | null }
}

/** A product with one SKU. */
const productOf = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch('/api/desk/prices.list', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"size":200}',
    })
    const { data } = (await response.json()) as { data: { rows: ListedSku[] } }
    const one = data.rows.find(
      row => row.prices.salePrice !== null && data.rows.filter(({ spu }) => spu === row.spu).length === 1,
    )
    if (!one) throw new Error('The demo has a product with one SKU')
    return one
  })

/** Neither is cut off at any width, nor does axe find something. */
async function expectWellMade(page: Page) {
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, ...(await axeFindings(page)), ...(await misfits(page))]).toEqual([width])
  }
}

test('an admin makes a practice shop, enters it, changes a price there and not in the shop, and removes it', async () => {
  const page = await deskOfShop()
  await page.getByRole('button', { name: 'Make a practice shop' }).click()
  await page.getByRole('progressbar').waitFor()
  await page.getByText(/^(Copying pages|Making up members and orders): \d+ of \d+$/).waitFor()
  await page.getByRole('heading', { name: 'The practice shop is there.' }).waitFor({ timeout: 60_000 })
  await expectWellMade(page)
  const product = await productOf(page)
  await page.goto(`/product/${product.spu}?lang=en`)
  const price = await page.locator('[data-block="productSummary"]').innerText()
  await page.goto('/editor/practice')

  const [inside] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Enter the practice shop' }).click(),
  ])
  const band = inside.getByText(/^Practice shop · gone on \d/)
  await band.waitFor()
  expect(new URL(inside.url()).hostname).toBe('practice.localhost')
  await inside.waitForURL('**/editor')
  await expect.poll(() => inside.title()).toMatch(/^Practice · /)
  await inside.getByRole('link', { name: 'Orders' }).first().click()
  await inside.getByText('@practice.example').first().waitFor()
  await inside.goto(`${new URL(inside.url()).origin}/editor/practice`)
  await inside.getByRole('heading', { name: 'This is the practice shop' }).waitFor()
  await expectWellMade(inside)

  const { origin } = new URL(inside.url())
  await inside.goto(`${origin}/editor/prices?codes=${product.sku}`)
  await inside.locator(`tr[data-sku="${product.sku}"] td[data-field="salePrice"]`).click()
  await inside.keyboard.type('777')
  await inside.keyboard.press('Enter')
  await inside.keyboard.press('Control+s')
  await inside.getByText('1 changed, 0 unchanged, 0 refused, 0 changed by others.').waitFor()
  await inside.keyboard.press('Enter')
  await inside.getByText(/^1 prices? saved$/).waitFor()

  // The catalogue is read again within a second.
  const shownPrice = async () => {
    await inside.goto(`${origin}/product/${product.spu}?lang=en`)
    return inside.locator('[data-block="productSummary"]').innerText()
  }
  await expect.poll(shownPrice).toContain('HK$777')
  await band.waitFor()
  expect(await inside.title()).toMatch(/^Practice · /)
  // The band comes before the link past the header, as that of a closed shop does.
  const without = ['main', 'header', 'footer', '.skipLink']
  for (const width of Object.values(WIDTHS)) {
    await inside.setViewportSize({ width, height: 900 })
    expect([width, ...(await axeFindings(inside, { without }))]).toEqual([width])
  }
  await page.goto(`/product/${product.spu}?lang=en`)
  expect(await page.locator('[data-block="productSummary"]').innerText()).toBe(price)

  // A visitor sees that it is none of the shop.
  const { page: visitor } = await visit('/robots.txt', { baseURL: shop.origin })
  const refused = await visitor.goto(origin)
  expect(refused?.status()).toBe(403)
  await visitor.getByRole('heading', { name: 'Practice shop of our staff' }).waitFor()
  await visitor.getByRole('heading', { name: '員工練習店' }).waitFor()
  await expectWellMade(visitor)

  await page.goto('/editor/practice')
  await page.getByRole('button', { name: 'Remove now' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('There is no practice shop now.').waitFor()
  const gone = await inside.goto(`${origin}/`)
  expect(gone?.status()).toBe(404)
  await inside.getByRole('heading', { name: 'There is no practice shop now' }).waitFor()
  await page.goto('/editor/audit')
  await page.getByRole('rowheader', { name: 'Practice shop made' }).waitFor()
  await page.getByRole('rowheader', { name: 'Practice shop entered' }).waitFor()
  await page.getByRole('rowheader', { name: 'Practice shop removed' }).waitFor()
})
