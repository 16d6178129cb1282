import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { signInAs } from './editor-page.ts'
import { signedInClient } from './operator.ts'
import { saveSettings } from './saved-settings.ts'

const { visit, origin } = openBrowser()

const WITHIN = { timeout: 15_000 }

/** A shop that looks nothing like the demo. */
const RIDGE = {
  shopName: { zh_HK: '山脊書店', en_US: 'Ridge Books' },
  themeColour: '#442266',
  accentColour: '#8a2456',
  inkColour: '#20142e',
  paperColour: '#ffffff',
  saleColour: '#8a0f3c',
  textTypeface: 'humanist',
  headingTypeface: 'serif',
} as const

let takeBack: (() => Promise<void>) | undefined
const undo = async () => {
  await takeBack?.()
  takeBack = undefined
}
afterAll(undo)

const titleOf = async () =>
  /<title>(.*?)<\/title>/.exec(await (await fetch(new URL('/list?lang=en', origin))).text())?.[1]

const variable = (page: Page, name: string) =>
  page.evaluate(property => getComputedStyle(document.documentElement).getPropertyValue(property), name)

test('a second brand changes name, colours, typefaces and titles at once; both look well to axe; undo restores the first', async () => {
  const first = await visit('/?lang=en')
  expect(await axeFindings(first.page)).toEqual([])
  expect(await titleOf()).toContain('| Cairn')
  takeBack = await saveSettings(await signedInClient(origin, 'admin'), 'brand', RIDGE)
  await expect.poll(titleOf, WITHIN).toBe('All products | Ridge Books')
  const { page, problems } = await visit('/?lang=en')
  const home = page.getByRole('banner').getByRole('link', { name: 'Ridge Books home page' })
  expect(await home.textContent()).toBe('Ridge Books')
  expect(await page.title()).toContain('Ridge Books')
  expect(await page.locator('meta[property="og:site_name"]').getAttribute('content')).toBe('Ridge Books')
  expect(await variable(page, '--theme-colour')).toBe('#442266')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^Optima/)
  await page.getByText(/© \d{4} Ridge Books/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const goods = await visit('/product/CR-JKT-001?lang=zh')
  expect(await goods.page.title()).toMatch(/\| 山脊書店$/)
  expect(await axeFindings(goods.page)).toEqual([])
  expect([...problems, ...goods.problems]).toEqual([])
  await undo()
  await expect.poll(titleOf, WITHIN).toContain('| Cairn')
})

test('an admin sees the shop with what is typed before it is saved; colours that are too alike are named', async () => {
  const { page } = await visit('/?lang=en')
  await signInAs(page, 'admin')
  await page.goto('/editor/settings/brand')
  const frame = page.frameLocator('iframe[title="Preview of the shop"]')
  await frame.getByRole('link', { name: 'Cairn home page' }).first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  const name = page.getByRole('group', { name: 'Shop name' }).getByRole('textbox')
  await name.first().fill('山脊')
  await name.last().fill('Ridge')
  await frame.getByRole('link', { name: 'Ridge home page' }).first().waitFor()
  expect(await titleOf()).toContain('| Cairn')
  await page.getByRole('group', { name: 'Text colour' }).getByRole('textbox').fill('#9a9a9a')
  await page
    .getByText(/too little contrast with the paper colour/)
    .first()
    .waitFor()
})
