import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings, openBrowser, WIDTHS } from './browser.ts'
import { signInAs } from './editor-page.ts'

const { visit } = openBrowser()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name })
const heads = (page: Page) => page.getByRole('columnheader').allInnerTexts()

async function openList(
  role: 'editor' | 'publisher' | 'admin',
  path: string,
  width: number = WIDTHS.desktop,
) {
  const { page } = await visit('/robots.txt', { viewport: { width, height: 900 } })
  await signInAs(page, role)
  await page.goto(path)
  await page.locator('tbody tr').first().waitFor()
  return page
}

test('a view with columns is saved and shared; another operator opens it, a phone too, and an admin removes it', async () => {
  const ada = await openList('publisher', '/editor/goods?sort=lowest+desc')
  await button(ada, 'Columns').click()
  const dialog = ada.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'First listed' }).check()
  await dialog.getByRole('checkbox', { name: 'To sell' }).uncheck()
  await dialog.getByRole('button', { name: /First listed/ }).press('Alt+ArrowUp')
  expect(await axeFindings(ada)).toEqual([])
  await dialog.getByRole('button', { name: 'Show', exact: true }).click()
  await ada.waitForURL(/columns=/)
  const columns = ['Style', 'Colours and SKUs', 'Price', 'On the shelf', 'Missing', 'First listed']
  await expect.poll(() => heads(ada)).toEqual(columns)

  await button(ada, 'Views').click()
  await item(ada, 'Save this view…').click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Dearest first')
  await dialog.getByRole('checkbox', { name: 'Show it to all operators' }).check()
  expect(await axeFindings(ada)).toEqual([])
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await button(ada, 'View: Dearest first').waitFor()
  const first = await ada.locator('tbody th').first().innerText()

  // The same from a menu on a phone, and from the address alone.
  const bo = await openList('editor', '/editor/goods', WIDTHS.phone)
  await button(bo, 'Views').click()
  expect(await axeFindings(bo)).toEqual([])
  await item(bo, /Dearest first/).click()
  await button(bo, 'View: Dearest first').waitFor()
  await expect.poll(() => bo.locator('tbody th').first().innerText()).toBe(first)
  const link = new URL(ada.url())
  await bo.goto(link.pathname + link.search)
  await expect.poll(() => bo.locator('tbody th').first().innerText()).toBe(first)
  expect(await heads(bo)).toEqual(columns)

  const admin = await openList('admin', '/editor/goods?shelf=perhaps')
  await admin.getByText(/not applied: shelf=perhaps\./).waitFor()
  expect(await axeFindings(admin)).toEqual([])
  await button(admin, 'Views').click()
  await item(admin, 'Manage views…').click()
  await button(admin, 'Delete Dearest first').click()
  expect(await axeFindings(admin)).toEqual([])
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await admin.getByText('There are no views.').waitFor()
})
