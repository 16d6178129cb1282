import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DeskSalesReport } from '#desk/sales/desk-sales.ts'
import { axeFindings, openBrowser, WIDTHS } from './browser.ts'
import { countedHands } from './counted-hands.ts'
import { canvasOf, pressBlock, toolbar } from './editor-page.ts'
import { misfits } from './misfits.ts'
import { decide, place, title } from './orders.ts'
import { type ShopProcess, spawnShop } from './shop-process.ts'

const { visit } = openBrowser()

type Hands = ReturnType<typeof countedHands>

/** Most seconds from the first address to an open shop, by the keystroke-level model, with texts and pictures at hand. It takes about 410. */
const MOST_SECONDS = 15 * 60
const WITHIN = { timeout: 20_000 }

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const saved = (page: Page) =>
  page
    .getByText(/^Saved\./)
    .first()
    .waitFor()

/** Its address is not the shop's, which all tests share. */
async function at(shop: ShopProcess, path: string): Promise<Page> {
  const { page } = await visit('/robots.txt', { baseURL: shop.origin })
  await page.context().addCookies([{ name: 'locale', value: 'en', url: shop.origin }])
  await page.goto(path)
  return page
}

/** A text that lies ready is copied whole. */
const PASTED = 'copy'

/** Replaces what an editor of formatted text holds. */
const paste = (page: Page, hands: Hands, field: Locator, text: string) =>
  hands.act(async () => {
    await field.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(text)
  }, PASTED)

/** Opens an entry of the guide, from the home. */
async function openEntry(page: Page, hands: Hands, name: string): Promise<void> {
  await hands.act(() => page.getByRole('link', { name: 'Home', exact: true }).first().click())
  await heading(page, 'Guide to opening').waitFor()
  await hands.act(() => page.getByRole('main').getByRole('link', { name, exact: true }).click())
}

/** Goes to a screen by the navigation. */
const goTo = (page: Page, hands: Hands, screen: string) =>
  hands.act(() =>
    page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).first().click(),
  )

async function makeRecord(
  page: Page,
  hands: Hands,
  {
    screen,
    code,
    names,
  }: { readonly screen: string; readonly code: string; readonly names: readonly string[] },
): Promise<void> {
  await goTo(page, hands, screen)
  await hands.act(() => page.getByRole('main').getByText('New', { exact: true }).click())
  await hands.fill('Code', code)
  await hands.fill('Name (Chinese)', names[0] ?? '')
  await hands.fill('Name (English)', names[1] ?? '')
}

/** First run: the account, the name, and nothing of the demo. */
async function begin(page: Page, hands: Hands): Promise<void> {
  await heading(page, 'Set up your shop').waitFor()
  await hands.fill('Name', 'owner')
  await hands.fill('Password', 'seven quiet lanterns')
  await hands.press('Create account')
  await heading(page, 'What is the shop called?').waitFor()
  await hands.fill('Name in Chinese', '山徑')
  await hands.fill('Name in English', 'Hill Path')
  await hands.press('Continue')
  await heading(page, 'Where do you want to start?').waitFor()
  await hands.press('Go to the guide')
  await heading(page, 'Guide to opening').waitFor()
}

async function brand(page: Page, hands: Hands, logo: string): Promise<void> {
  await openEntry(page, hands, 'Logo')
  await heading(page, 'Brand').waitFor()
  // The preview has no home page to show yet, and shows the list of goods.
  const preview = page.frameLocator('iframe[title="Preview of the shop"]')
  await preview.getByRole('link', { name: 'Hill Path home page' }).first().waitFor()
  await hands.act(async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('main').getByRole('button', { name: 'Upload', exact: true }).first().click(),
    ])
    await chooser.setFiles(logo)
  }, PASTED)
  await page.getByText('Not saved: Logo', { exact: true }).waitFor(WITHIN)
  for (const [name, colour] of [
    ['Main colour', '#1d3557'],
    ['Accent colour', '#8a2456'],
  ] as const)
    await hands.act(
      () => page.getByRole('group', { name, exact: true }).getByRole('textbox').fill(colour),
      colour,
    )
  await hands.act(() => page.getByLabel('Typeface of headings', { exact: true }).selectOption('Serif'))
  await hands.press('Save')
  await saved(page)
}

async function contactAndDelivery(page: Page, hands: Hands): Promise<void> {
  await openEntry(page, hands, 'Contact')
  await hands.fill('Hotline', '+852 3000 1234')
  await hands.fill('Mail address of customer service', 'hello@hill.example')
  await hands.press('Save')
  await saved(page)
  await openEntry(page, hands, 'Delivery prices')
  await heading(page, 'Delivery').waitFor()
  for (const [region, dollars] of [
    ['Hong Kong', '35'],
    ['Macau', '60'],
    ['Australia', '220'],
    ['Singapore', '160'],
  ] as const)
    await hands.fill(region, dollars)
  await hands.press('Save')
  await saved(page)
}

async function legalDocuments(page: Page, hands: Hands): Promise<void> {
  await openEntry(page, hands, 'Legal documents')
  await hands.press('Add templates')
  for (const name of ['Terms of use', 'Privacy policy']) {
    if (name !== 'Terms of use') await goTo(page, hands, 'Documents')
    await hands.act(() => page.getByRole('row').getByRole('link', { name, exact: true }).click())
    await heading(page, name).waitFor()
    for (const [language, text] of [
      ['Chinese', '山徑有限公司營運本店。如有查詢，請電郵至 hello@hill.example。'],
      ['English', 'Hill Path Limited runs this shop. With questions, write to hello@hill.example.'],
    ] as const)
      await paste(page, hands, page.getByRole('textbox', { name: `Text (${language})`, exact: true }), text)
    await hands.turn('Shown')
    await hands.press('Save')
    await saved(page)
  }
}

const STYLES = [
  ['TOTE', '帆布袋', 'Canvas tote', '180', 'NVY', '海軍藍', 'Navy'],
  ['PACK', '背囊', 'Day pack', '420', 'SND', '沙', 'Sand'],
  ['POUCH', '小袋', 'Small pouch', '90', 'RED', '紅', 'Red'],
] as const

async function styles(page: Page, hands: Hands, pictureOf: (colour: string) => string): Promise<void> {
  await makeRecord(page, hands, { screen: 'Categories', code: 'bags', names: ['袋', 'Bags'] })
  await hands.press('Create')
  await heading(page, 'Bags').waitFor()
  await makeRecord(page, hands, { screen: 'Brands', code: 'hill', names: ['山徑', 'Hill'] })
  await hands.press('Create')
  await heading(page, 'Hill').waitFor()
  await openEntry(page, hands, 'First product')
  for (const [code, zh, en, price, colour, inChinese, inEnglish] of STYLES) {
    if (code !== 'TOTE') {
      await goTo(page, hands, 'Goods')
      await hands.press('New')
    }
    await hands.fill('Code of the style', code)
    await hands.fill('Title (Chinese)', zh)
    await hands.fill('Title (English)', en)
    await hands.pick('Brands', 'hill')
    await hands.pick('Categories', 'bags')
    await hands.fill('Sale price', price)
    const colours = page.getByRole('group', { name: 'Colours', exact: true })
    await hands.press('Add item', colours)
    await hands.fill('Code', colour, colours)
    await hands.fill('Name (Chinese)', inChinese, colours)
    await hands.fill('Name (English)', inEnglish, colours)
    await page.getByText('1 new SKU:').waitFor()
    await hands.drop([pictureOf(colour)], page.getByText(/^Several pictures at once/))
    await page.getByRole('region', { name: `${inEnglish} 1 picture` }).waitFor(WITHIN)
    await hands.press('Create')
    await heading(page, en).waitFor()
    await hands.turn('On the shelf')
    await hands.press('Save')
    await saved(page)
  }
}

async function menu(page: Page, hands: Hands): Promise<void> {
  await makeRecord(page, hands, { screen: 'Menu entries', code: 'bags', names: ['袋', 'Bags'] })
  await hands.act(() => page.getByLabel('Type', { exact: true }).selectOption('Category'))
  await hands.fill('Code of a category or document', 'bags')
  await hands.press('Create')
  await heading(page, 'Bags').waitFor()
}

async function homePage(page: Page, hands: Hands): Promise<void> {
  await openEntry(page, hands, 'Home page')
  await page.getByText('The shop has no home page yet.', { exact: false }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await hands.press('Make a home page')
  const field = page.getByRole('complementary', { name: 'Settings' }).locator('[contenteditable=true]')
  for (const [key, text, next] of [
    ['home_zh_HK', '我們在大嶼山縫製帆布袋。', 'English'],
    ['home_en_US', 'We sew canvas bags on Lantau.', ''],
  ] as const) {
    await page.waitForURL(`**/pages/${key}`)
    await canvasOf(page).locator('[data-cairn-id="home-template-1"]').waitFor()
    await hands.act(() => pressBlock(page, 'home-template-1'))
    await page.getByText(/^This text of the template is not filled in: /).waitFor()
    await paste(page, hands, field, text)
    await page.getByText(/^This text of the template is not filled in: /).waitFor({ state: 'hidden' })
    if (next !== '')
      await hands.act(() => page.getByRole('banner').getByRole('link', { name: next, exact: true }).click())
  }
  await hands.act(() => toolbar(page, 'Publish').click())
  const dialog = page.getByRole('dialog', { name: 'Publish', exact: true })
  await hands.act(() => dialog.getByText('Chinese and English together', { exact: true }).click())
  await hands.press('Publish now', dialog)
  await dialog.waitFor({ state: 'hidden' })
  await hands.act(() => page.getByRole('link', { name: 'All pages' }).click())
}

/** Orders a bag as a guest in English, from the home page of the shop, and pays it. Returns the number of the order. */
async function buy(page: Page, hands: Hands): Promise<string> {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .first()
    .getByRole('link', { name: 'Bags' })
    .waitFor()
  await hands.act(() =>
    page
      .getByRole('link', { name: /Canvas tote/ })
      .first()
      .click(),
  )
  await hands.act(() => page.getByRole('button', { name: 'Add to bag' }).first().click())
  const bag = page.locator('header a[href="/cart"]').locator('visible=true').first()
  await expect.poll(() => bag.innerText()).toContain('1')
  await hands.act(() => bag.click())
  await hands.press('Check out', page.locator('body'))
  await hands.press('Guest checkout', page.locator('body'))
  await title(page, 'Checkout')
  await hands.fill('Email', 'mei@hill.example')
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true })
  await hands.fill('First name', 'Mei', delivery)
  await hands.fill('Last name', 'Chan', delivery)
  await hands.fill('Mobile number', '91234567', delivery)
  await hands.act(() => delivery.getByLabel('District', { exact: true }).selectOption('Sham Shui Po'))
  await hands.act(() => delivery.getByLabel('Area', { exact: true }).selectOption({ index: 1 }))
  await hands.fill('Address', '2 Fuk Wing Street', delivery)
  await hands.act(() => page.getByRole('radio', { name: 'Visa', exact: true }).check())
  expect(await page.getByRole('region', { name: 'Order summary' }).innerText()).toContain('HK$215')
  let paying = page
  await hands.act(async () => {
    paying = await place(page, 'Place order and pay')
  })
  await hands.act(() => decide(paying, 'Pay', 'Back to the shop'))
  await title(paying, 'Payment complete. Thank you')
  const number = new URL(paying.url()).pathname.split('/').at(-1) ?? ''
  await paying.close()
  return number
}

describe('a shop opened from nothing, without a shell', () => {
  let shop: Awaited<ReturnType<typeof spawnShop>>
  let pictures = ''
  beforeAll(async () => {
    pictures = await mkdtemp(join(tmpdir(), 'cairn-pictures-'))
    const draw = (name: string, width: number, height: number, background: string) =>
      sharp({ create: { width, height, channels: 3, background } }).toFile(join(pictures, name))
    await Promise.all([
      draw('logo.png', 322, 35, '#1d3557'),
      draw('nvy-1.png', 900, 1200, '#24405f'),
      draw('snd-1.png', 900, 1200, '#c9b58b'),
      draw('red-1.png', 900, 1200, '#a63d1e'),
    ])
    const directory = await mkdtemp(join(tmpdir(), 'cairn-'))
    // The gateway of a shop for trying takes the place of the payment provider.
    shop = await spawnShop({ DATA_DIR: directory, DEMO: 'false', DEV_PAGES: 'true' })
    return async () => {
      await shop.remove()
      await rm(pictures, { recursive: true, force: true })
    }
  }, 120_000)

  test('an owner opens it in 15 minutes with texts at hand, after a trial order that counts as no sale; then a shopper buys and pays', async () => {
    const found = () => /(\/editor\/start#\S+)/.exec(shop.printed())?.[1] ?? ''
    await expect.poll(found).toMatch(/^\/editor\/start#/)
    const page = await at(shop, found())
    const hands = countedHands(page)
    await begin(page, hands)
    await brand(page, hands, join(pictures, 'logo.png'))
    await legalDocuments(page, hands)
    await contactAndDelivery(page, hands)
    await styles(page, hands, colour => join(pictures, `${colour.toLowerCase()}-1.png`))
    await menu(page, hands)
    await homePage(page, hands)

    const entry = (name: string) => page.getByRole('listitem').filter({ has: heading(page, name) })
    await openEntry(page, hands, 'Trial order')
    const trial = await buy(page, hands)
    await page.goto('/editor/orders')
    const row = page.getByRole('row').filter({ hasText: trial })
    await row.getByText('Trial', { exact: true }).waitFor()
    await row.getByRole('link', { name: trial }).click()
    await page.getByText(/counts as no sale/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await hands.press('Cancel order')
    const ask = page.getByRole('dialog')
    await hands.fill('Reason', 'Trial', ask)
    await hands.press('Cancel order', ask)
    await page.getByText(`Order ${trial} is cancelled`, { exact: false }).first().waitFor()

    await page.goto('/editor')
    await page.getByText('Hill Path', { exact: true }).first().waitFor()
    for (const name of [
      'Name of the shop',
      'Logo',
      'Contact',
      'Delivery prices',
      'Legal documents',
      'First product',
      'Menu',
      'Home page',
      'Trial order',
    ])
      await entry(name).getByText('Done', { exact: true }).waitFor()
    await hands.press('Open the shop')
    await hands.press('Open the shop', page.getByRole('dialog'))
    await page.getByText('The shop is open to everyone.').waitFor()
    expect(hands.seconds()).toBeLessThanOrEqual(MOST_SECONDS)

    const shopper = await at(shop, '/')
    expect(await shopper.title()).toContain('Hill Path')
    await heading(shopper, 'Hill Path').waitFor()
    await shopper.getByText('We sew canvas bags on Lantau.').waitFor()
    for (const width of [WIDTHS.phone, WIDTHS.desktop]) {
      await shopper.setViewportSize({ width, height: 900 })
      expect([...(await axeFindings(shopper)), ...(await misfits(shopper))]).toEqual([])
    }
    const order = await buy(shopper, countedHands(shopper))
    await page.goto('/editor/orders')
    const sale = page.getByRole('row').filter({ hasText: order })
    await sale.getByText('Paid', { exact: true }).waitFor()
    expect(await sale.getByText('Trial', { exact: true }).count()).toBe(0)

    // The job that sums sales up counts the shopper's order, and neither the trial nor its refund.
    const sales = async () => {
      const answer = await page.request.get('/api/desk/sales.report?input={"days":7}')
      const { data } = (await answer.json()) as { readonly data: DeskSalesReport }
      const { orders, amount, refunds, units } = data.total
      return [orders, amount.amount, refunds.amount, units]
    }
    await expect.poll(sales, { timeout: 120_000, interval: 1000 }).toEqual([1, 215, 0, 1])
  }, 600_000)
})
