import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { spu } from '#api/testing/catalogue-lines.ts'
import { axeFindings, openBrowser, WIDTHS } from './browser.ts'
import { deskOf } from './desk.ts'
import { signInAs } from './editor-page.ts'
import { DECISION, KEY_PRESS, POINT_AND_PRESS } from './keystroke-model.ts'
import { newPerson } from './member.ts'
import { fillBag, oneOfEach, placeOrder, reasonsInBag, toGatewayByApi, visitorByApi } from './orders.ts'
import { spawnShop } from './shop-process.ts'

const { visit } = openBrowser()

/** Products of twenty sizes each: 2,000 SKUs. */
const PRODUCTS = 100
const SIZES = Array.from({ length: 20 }, (_, at) => String(at + 36))
const SKUS = Array.from({ length: PRODUCTS }, (_, at) => SIZES.map(size => `COUNT-${at}-${size}`)).flat()
const ON_HAND = 10
/** One that ships after the count, and one of which none was there. */
const [SHIPPED = '', SOLD_OUT = ''] = SKUS

const goods = Array.from({ length: PRODUCTS }, (_, at) =>
  spu(`COUNT-${at}`, {
    categories: ['men-shell'],
    listTime: '2020-01-01T00:00:00Z',
    options: { size: SIZES.map(code => ({ code, name: { zh_HK: code, en_US: code } })) },
    skus: SIZES.map(size => ({ code: `COUNT-${at}-${size}`, size, inventory: ON_HAND })),
  }),
)

/** Counted units by SKU: as known, but for every twentieth, the one that none was there of, and one that is not known. */
const COUNTED = SKUS.map((sku, at) => {
  if (sku === SOLD_OUT) return `${sku},0`
  if (at === SKUS.length - 1) return `${sku}-X,10`
  return `${sku},${at > 0 && at % 20 === 0 ? ON_HAND - 1 : ON_HAND}`
})

/** Hong Kong's clock at an instant, as it is typed: day, month, year, hour, minute, second. */
function typedInstant(at: number): string {
  const [date = '', time = ''] = new Date(at + 8 * 3_600_000).toISOString().split(/[T.]/)
  return [...date.split('-').toReversed(), ...time.split(':')].join('')
}

describe('stock at the desk', () => {
  let shop: Awaited<ReturnType<typeof spawnShop>>
  beforeAll(async () => {
    shop = await spawnShop({ DEV_PAGES: 'true', TRUSTED_PROXIES: '1' }, { like: inject('demoFolder') })
    const file = join(shop.directory, 'goods.jsonl')
    await writeFile(file, goods.map(line => `${JSON.stringify(line)}\n`).join(''))
    await promisify(execFile)(process.execPath, ['scripts/catalogue.ts', 'import', file], {
      env: { ...process.env, DATA_DIR: shop.directory },
    })
    const isOnSale = async () => {
      const token = await visitorByApi(shop.origin)
      return fillBag(shop.origin, token, oneOfEach([SHIPPED])).then(
        () => true,
        () => false,
      )
    }
    await vi.waitUntil(isOnSale, { timeout: 20_000, interval: 200 })
  })
  afterAll(() => shop.remove())

  async function openDesk(path: string, width: number = WIDTHS.desktop): Promise<Page> {
    const { page } = await visit('/robots.txt', {
      baseURL: shop.origin,
      viewport: { width, height: 900 },
    })
    await signInAs(page, 'publisher')
    await page.goto(path)
    return page
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name })

  /** A paid order of two units. */
  async function paidOrder(): Promise<string> {
    const token = await visitorByApi(shop.origin)
    const { email } = newPerson()
    const number = await placeOrder(shop.origin, { token, skuCode: SHIPPED, email, quantity: 2 })
    await (await toGatewayByApi(shop.origin, token, number))()
    return number
  }

  test('a count of 2,000 rows takes a minute at most, while an order ships; shoppers see its effect', async () => {
    const { origin } = shop
    const number = await paidOrder()
    const bag = await visitorByApi(origin)
    await fillBag(origin, bag, oneOfEach([SOLD_OUT]))
    expect(await reasonsInBag(origin, bag)).toEqual([null])
    const page = await openDesk('/editor/stock')
    // The second at which the goods are counted; nothing has moved in it yet.
    const countedAt = Math.ceil(Date.now() / 1000) * 1000
    await expect.poll(() => Date.now() > countedAt).toBe(true)
    const operate = await deskOf(origin)
    await operate('orders.ship', { number, carrier: 'SF', trackingNo: 'SF12345678' })

    const begin = Date.now()
    let seconds = 0
    const press = async (name: string) => {
      seconds += DECISION + POINT_AND_PRESS
      await button(page, name).click()
    }
    await press('Count')
    // The file is chosen and opened in a window of the system.
    seconds += 2 * (DECISION + POINT_AND_PRESS) + POINT_AND_PRESS
    await page.locator('input[type=file]').setInputFiles({
      name: 'count.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['SKU,Counted', ...COUNTED].join('\r\n')),
    })
    await page.getByText('count.csv: 2,000 rows').waitFor()
    const typed = typedInstant(countedAt)
    seconds += DECISION + POINT_AND_PRESS + typed.length * KEY_PRESS
    await page.getByRole('spinbutton', { name: /^day, Counted at/ }).click()
    await page.keyboard.type(typed)
    await page.getByText('1,899 equal, 100 changed, 1 left out').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await row(page, `Line 2,001 ${SKUS.at(-1)}-X 10 There is no SKU ${SKUS.at(-1)}-X.`).waitFor()
    await row(page, `${SOLD_OUT} 0 0 10 0`).waitFor()
    await press('Enter 1,999 rows')
    await page.getByRole('heading', { name: 'Entered' }).waitFor()
    const waited = (Date.now() - begin) / 1000
    console.info(`A person takes ${seconds.toFixed(1)} s; the screen took ${waited.toFixed(1)} s.`)
    expect(seconds).toBeLessThan(30)
    expect(waited).toBeLessThan(60)

    // What shipped since is not put back.
    await page.goto(`/editor/stock/${SHIPPED}`)
    await row(page, /^COUNT-0-36 8 0 8/).waitFor()
    const shown = async () =>
      (await page.getByRole('row').allInnerTexts()).map(text => text.replaceAll(/\s+/g, ' '))
    await expect.poll(shown).toContainEqual(expect.stringMatching(/Shipped.* −2 8 admin/))
    await expect.poll(shown).toContainEqual(expect.stringMatching(/Count.* 0 8 publisher/))
    expect(await axeFindings(page)).toEqual([])
    await expect.poll(() => reasonsInBag(origin, bag), { timeout: 10_000 }).toEqual(['SOLD_OUT'])
  })

  test('rows that were left out are saved, corrected and entered', async () => {
    const page = await openDesk('/editor/stock/count')
    await button(page, 'Paste rows instead').click()
    await page
      .getByLabel('Rows copied from a spreadsheet')
      .fill('COUNT-1-36\tten\nCOUNT-1-37\t9\nCOUNT-1-37\t8')
    // Its first line says no units, so the table is refused as a whole.
    await button(page, 'Read the rows').click()
    await page.getByText(/^The table needs a column of codes/).waitFor()
    await page
      .getByLabel('Rows copied from a spreadsheet')
      .fill('COUNT-1-37\t9\nCOUNT-1-36\tten\nCOUNT-1-37\t8')
    await button(page, 'Read the rows').click()
    await button(page, 'Now').click()
    await page.getByText('0 equal, 1 changed, 2 left out').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save as a file').click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain('"COUNT-1-36","ten","The units must be a whole number."')
    expect(text).toContain('"COUNT-1-37","8","An earlier row counts COUNT-1-37."')
    await button(page, 'Enter 1 row').click()
    await button(page, 'Next count').click()
    const corrected = text.replace('"ten"', '"7"')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'corrected.csv', mimeType: 'text/csv', buffer: Buffer.from(corrected) })
    await button(page, 'Now').click()
    await page.getByText('0 equal, 2 changed, 0 left out').waitFor()
  })

  test('on a phone a scanner counts one SKU after the other, and units that came in are added', async () => {
    const page = await openDesk('/editor/stock', WIDTHS.phone)
    await button(page, 'Count').click()
    const code = page.getByLabel('SKU code')
    await code.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('COUNT-2-37\n')
    const units = page.getByLabel('Units counted')
    await units.and(page.locator(':focus')).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.type('12\n')
    await page.getByText('10 → 12 on hand').first().waitFor()
    await code.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('COUNT-2\n')
    await page.getByText('COUNT-2 has 20 SKUs. Choose one.').waitFor()
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('link', { name: 'Back to stock' }).click()
    await page.getByLabel('Code or name').fill('COUNT-2-37')
    await page.keyboard.press('Enter')
    await button(page, 'Change the stock of COUNT-2-37').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Units').fill('3')
    await dialog.getByText('On hand afterwards: 15').waitFor()
    await dialog.getByLabel('Reason').fill('Delivery')
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Change stock' }).click()
    await page.getByText('Stock of COUNT-2-37: 15').waitFor()
    await row(page, /^COUNT-2-37/)
      .getByText('15')
      .first()
      .waitFor()
  })
})
