import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { axeFindings, openBrowser, WIDTHS } from './browser.ts'
import { signInAs } from './editor-page.ts'
import { misfits } from './misfits.ts'
import { type ShopProcess, spawnShop } from './shop-process.ts'

const { visit } = openBrowser()
const PASSWORD = 'seven quiet lanterns'

/** Its address is not the shop's, which all tests share. */
const at = async (shop: ShopProcess, path: string, lang = 'en') => {
  const { page } = await visit('/', { baseURL: shop.origin })
  await page.context().addCookies([{ name: 'locale', value: lang, url: shop.origin }])
  await page.goto(shop.origin + path)
  return page
}

async function startAddress(shop: ShopProcess): Promise<string> {
  const found = () => /(\/editor\/start#\S+)/.exec(shop.printed())?.[1] ?? ''
  await expect.poll(found).toMatch(/^\/editor\/start#[\w-]{43}$/)
  return found()
}

/** Wrong sizes and words that are cut off, and what axe finds, on a phone and on a desktop. */
async function expectWellMade(page: Page) {
  for (const width of [WIDTHS.phone, WIDTHS.desktop]) {
    await page.setViewportSize({ width, height: 900 })
    // Keyboards paste into a drop zone through a button that is not seen.
    const found = (await misfits(page)).filter(misfit => !misfit.includes('“Drop an archive'))
    expect([...(await axeFindings(page)), ...found]).toEqual([])
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

describe('a shop that begins with nothing', () => {
  let shop: Awaited<ReturnType<typeof spawnShop>>
  beforeAll(async () => {
    const directory = await mkdtemp(join(tmpdir(), 'cairn-'))
    shop = await spawnShop({ DATA_DIR: directory, DEMO: 'false' })
    return async () => {
      await shop.remove()
      await rm(directory, { recursive: true, force: true })
    }
  }, 120_000)

  test('from the printed address to a home page that shoppers see', async () => {
    const visitor = await at(shop, '/')
    expect((await fetch(shop.origin)).status).toBe(503)
    await heading(visitor, 'The shop is closed').waitFor()
    await heading(visitor, '商店尚未開放').waitFor()
    await expectWellMade(visitor)
    const api = await fetch(`${shop.origin}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    })
    expect(api.status).toBe(503)
    expect(await api.json()).toMatchObject({ errors: [{ extensions: { code: 'SHOP_CLOSED' } }] })

    const wrong = await at(shop, '/editor/start#guessed')
    await wrong.getByText('This address is not right.').waitFor()

    const address = await startAddress(shop)
    const page = await at(shop, address)
    await heading(page, 'Set up your shop').waitFor()
    await expectWellMade(page)
    await page.getByLabel('Name', { exact: true }).fill('owner')
    await page.getByLabel('Password', { exact: true }).fill('password1234')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('common', { exact: false }).waitFor()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()

    await heading(page, 'What is the shop called?').waitFor()
    expect(new URL(page.url()).hash).toBe('')
    await expectWellMade(page)
    await page.getByLabel('Name in Chinese').fill('山徑')
    await page.getByLabel('Name in English').fill('Hill Path')
    await page.getByRole('button', { name: 'Continue' }).click()

    await heading(page, 'Where do you want to start?').waitFor()
    await expectWellMade(page)
    await page.getByRole('button', { name: 'Add the demo' }).click()
    await heading(page, 'Guide to opening').waitFor({ timeout: 120_000 })
    const entry = (name: string) => page.getByRole('listitem').filter({ has: heading(page, name) })
    for (const name of ['Name of the shop', 'First product', 'Menu', 'Home page', 'Legal documents'])
      await entry(name).getByText('Done', { exact: true }).waitFor()
    await entry('Second operator').getByText('Not done').waitFor()
    await page.getByRole('button', { name: 'Not for us: Second operator' }).click()
    await entry('Second operator').getByText('Not for us, says owner').waitFor()
    await expectWellMade(page)

    // The address worked once.
    const late = await at(shop, address)
    await late.getByText('This address is no longer valid.').waitFor()
    await visitor.reload()
    await visitor.getByText('Hill Path').first().waitFor()
    await heading(visitor, 'The shop is closed').waitFor()

    // The owner sees the shop, below a bar.
    await page.goto(shop.origin)
    await page.getByText('Only colleagues who are signed in can see this page.').waitFor()
    await page.getByRole('banner').first().waitFor()

    await page.goto(`${shop.origin}/editor`)
    await page.getByRole('button', { name: 'Open the shop' }).click()
    const dialog = page.getByRole('dialog', { name: 'Open the shop?' })
    await dialog.getByRole('button', { name: 'Open the shop' }).click()
    await page.getByText('The shop is open to everyone.').waitFor()
    expect(await heading(page, 'Guide to opening').count()).toBe(0)

    const opened = await fetch(shop.origin)
    expect(opened.status).toBe(200)
    await visitor.reload()
    await visitor.getByRole('banner').first().waitFor()
    expect(await visitor.getByText('The shop is closed').count()).toBe(0)

    await page.goto(`${shop.origin}/editor/audit`)
    await page.getByRole('rowheader', { name: 'Shop opened' }).waitFor()
  }, 300_000)
})

describe('a shop that begins with an archive', () => {
  /** The demo, as no other test has changed it. */
  let demo: Awaited<ReturnType<typeof spawnShop>>
  let shop: Awaited<ReturnType<typeof spawnShop>>
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cairn-'))
    demo = await spawnShop({}, { like: inject('demoFolder') })
    shop = await spawnShop({ DATA_DIR: join(folder, 'data'), DEMO: 'false' })
    return async () => {
      await Promise.all([shop.remove(), demo.remove()])
      await rm(folder, { recursive: true, force: true })
    }
  }, 120_000)

  test('an exported shop is imported from the printed address on, and shoppers get the same pages', async () => {
    const { page: desk } = await visit('/robots.txt', { baseURL: demo.origin })
    await signInAs(desk, 'admin', 'en')
    await desk.goto('/editor/archive')
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: 'Export the shop' }).click(),
    ])
    const archive = join(folder, 'shop.zip')
    await download.saveAs(archive)

    const page = await at(shop, await startAddress(shop))
    await page.getByLabel('Name', { exact: true }).fill('owner')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('button', { name: 'Do this later' }).click()
    await page.getByRole('button', { name: 'Import an archive' }).click()
    await heading(page, 'From an archive or another shop').waitFor()
    await expectWellMade(page)

    await page.locator('input[type=file]').setInputFiles({
      name: 'broken.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('no archive'),
    })
    await page.getByText('This is no complete ZIP archive.').waitFor()
    await page.locator('input[type=file]').setInputFiles(archive)
    await heading(page, 'shop.zip would add').waitFor()
    await page.getByRole('row', { name: /^Products \d+ 0$/ }).waitFor()
    await expectWellMade(page)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByText('shop.zip was imported.').waitFor({ timeout: 120_000 })
    await page.getByRole('button', { name: 'Go to the desk' }).click()
    await heading(page, 'Guide to opening').waitFor()

    await page.getByRole('button', { name: 'Open the shop' }).click()
    const dialog = page.getByRole('dialog', { name: 'Open the shop?' })
    await dialog.getByRole('button', { name: 'Open the shop' }).click()
    await page.getByText('The shop is open to everyone.').waitFor()
    const headings = async (from: string) => {
      const { page: shopper } = await visit('/robots.txt', { baseURL: from })
      await shopper.goto(`${from}/en/home`)
      return shopper.getByRole('heading').allInnerTexts()
    }
    const found = await headings(shop.origin)
    expect(found.length).toBeGreaterThan(3)
    expect(found).toEqual(await headings(demo.origin))
    await page.goto(`${shop.origin}/editor/audit`)
    await page.getByRole('rowheader', { name: 'Shop imported from an archive' }).waitFor()
  }, 300_000)
})
