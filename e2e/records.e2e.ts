import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings, openBrowser, WIDTHS } from './browser.ts'
import { signInAs } from './editor-page.ts'

const { visit } = openBrowser()

const english = (page: Page) => page.getByRole('textbox', { name: /English/ })
const others = (page: Page) => page.getByRole('list', { name: 'Also open at' })

async function opened(role: 'admin' | 'publisher', address: string) {
  const { page } = await visit('/robots.txt')
  await signInAs(page, role)
  await page.goto(`/editor${address}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

test('two operators on one record see each other, what is changed and what was saved; a closed tab is gone at once', async () => {
  const ada = await opened('admin', '/brands/furrow')
  const ben = await opened('publisher', '/brands/furrow')
  await others(ada).getByText('publisher is looking at this').waitFor()
  await others(ben).getByText('admin is looking at this').waitFor()
  await ben.getByRole('spinbutton').fill('77')
  await others(ada).getByText('publisher is changing: Order').waitFor()
  await english(ada).fill('Furrow & Sons')
  await ben.getByRole('button', { name: 'Save', exact: true }).click()
  const news = ada.getByRole('status').filter({ hasText: 'publisher saved: Order' })
  await news.waitFor()
  for (const width of Object.values(WIDTHS)) {
    await ada.setViewportSize({ width, height: 900 })
    expect(await axeFindings(ada)).toEqual([])
  }
  await news.getByRole('button', { name: 'Take it in' }).click()
  await expect.poll(() => ada.getByRole('spinbutton').inputValue()).toBe('77')
  expect(await english(ada).inputValue()).toBe('Furrow & Sons')
  await ben.close()
  await others(ada).waitFor({ state: 'detached' })
})

test('two operators on one style see each other', async () => {
  const ada = await opened('admin', '/goods')
  const link = ada.getByRole('rowheader').getByRole('link').first()
  const address = (await link.getAttribute('href'))?.replace('/editor', '') ?? ''
  await link.click()
  await ada.getByRole('textbox', { name: 'Title (English)', exact: true }).waitFor()
  const ben = await opened('publisher', address)
  await others(ada).getByText('publisher is looking at this').waitFor()
  await ada.getByRole('textbox', { name: 'Title (English)', exact: true }).fill('Another title')
  await others(ben)
    .getByText(/^admin is changing: Title \(English\)/)
    .waitFor()
  expect(await others(ben).getByRole('listitem').count()).toBe(1)
})
