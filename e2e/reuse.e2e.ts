import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { boxAtRest } from './at-rest.ts'
import { axeFindings, openBrowser } from './browser.ts'
import { canvasOf, CLIPBOARD, openPage, saved, selectFirstTwo, signInAs, toArea } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { origin, visit } = openBrowser()

const block = (id: string, title: string) => draftBlock(id, 'articleTitle', { title })

const titlesOn = (page: Page) => canvasOf(page).locator('[data-block=articleTitle] h2').allInnerTexts()
const row = (page: Page, name: RegExp) => page.getByRole('treeitem', { name })
const menu = (page: Page) => page.getByRole('menu', { name: 'Actions for the selected blocks', exact: true })
const choose = (page: Page, name: string) => menu(page).getByRole('menuitem', { name }).click()

/** A page of three headings, open in the editor. */
async function open(key: string, options: Parameters<typeof visit>[1] = {}) {
  const pageKey = `landingPage.${key}_zh_HK`
  await draftWith(origin, key, [block('a', 'Alpha'), block('b', 'Beta'), block('c', 'Gamma')])
  const { page } = await visit('/robots.txt', { permissions: CLIPBOARD, ...options })
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  await expect.poll(() => titlesOn(page)).toEqual(['Alpha', 'Beta', 'Gamma'])
  return { page }
}

describe('using blocks again', () => {
  test('several blocks move, are copied to another page and go, by keyboard alone (LO-16)', async () => {
    const { page } = await open('reuse-keys')
    await draftWith(origin, 'reuse-target', [block('t', 'There')])
    await selectFirstTwo(page)
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => titlesOn(page)).toEqual(['Gamma', 'Alpha', 'Beta'])
    await page.keyboard.press('Shift+F10')
    await menu(page).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await menu(page).waitFor({ state: 'hidden' })
    await toArea(page, 'outline')
    await page.keyboard.press('Control+z')
    await expect.poll(() => titlesOn(page)).toEqual(['Alpha', 'Beta', 'Gamma'])
    await page.keyboard.press('Delete')
    await expect.poll(() => titlesOn(page)).toEqual(['Gamma'])
    await saved(page)

    await openPage(page, 'landingPage.reuse-target_zh_HK')
    await toArea(page, 'outline')
    await page.keyboard.press('Home')
    await page.keyboard.press('Control+v')
    await expect.poll(() => titlesOn(page)).toEqual(['There', 'Alpha', 'Beta'])
    await saved(page)
  })

  test('deleted by keyboard, the middle and the last block leave the focus in the outline, on the neighbour; so does another operator (LO-14, LO-16)', async () => {
    const { page } = await open('reuse-focus')
    const current = () =>
      page.evaluate(() => {
        const focused = document.activeElement
        const row = document.getElementById(focused?.getAttribute('aria-activedescendant') ?? '')
        return `${focused?.getAttribute('role')}: ${row?.textContent ?? ''}`
      })
    await toArea(page, 'outline')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect.poll(() => titlesOn(page)).toEqual(['Alpha', 'Gamma'])
    expect(await current()).toMatch(/^tree: .*Gamma/)
    await page.keyboard.press('Delete')
    await expect.poll(() => titlesOn(page)).toEqual(['Alpha'])
    expect(await current()).toMatch(/^tree: .*Alpha/)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('End')
    await saved(page)
    expect(await current()).toMatch(/^tree: .*Gamma/)

    const other = await visit('/robots.txt')
    await signInAs(other.page, 'publisher')
    await openPage(other.page, 'landingPage.reuse-focus_zh_HK')
    await toArea(other.page, 'outline')
    await other.page.keyboard.press('End')
    await other.page.keyboard.press('Delete')
    await saved(other.page)
    await expect.poll(() => titlesOn(page)).toEqual(['Alpha'])
    expect(await current()).toMatch(/^tree: /)
  })

  test('rows say what is in them; Ctrl with the mouse selects several; the menu opens by right click', async () => {
    const { page } = await open('reuse-mouse')
    await toArea(page, 'outline')
    await row(page, /Alpha/).click()
    await row(page, /Gamma/).click({ modifiers: ['ControlOrMeta'] })
    await row(page, /Gamma/).click({ button: 'right' })
    await choose(page, 'Duplicate')
    await expect.poll(() => titlesOn(page)).toEqual(['Alpha', 'Beta', 'Gamma', 'Alpha', 'Gamma'])
  })

  test('a long press opens the menu on the page; from there several are selected by touch', async () => {
    const { page } = await open('reuse-touch', { hasTouch: true })
    const devTools = await page.context().newCDPSession(page)
    const box = await boxAtRest(canvasOf(page).locator('[data-cairn-id=a]'))
    const at = { x: box.x + 30, y: box.y + box.height / 2 }
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await menu(page).waitFor()
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await choose(page, 'Select several blocks')
    await page.getByText('Click blocks on the page or in the outline', { exact: false }).waitFor()
    await page.getByRole('tab', { name: 'Outline', exact: true }).tap()
    await row(page, /Beta/).tap()
    await page.getByRole('heading', { name: '2 blocks selected', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Delete 2 blocks', exact: true }).last().tap()
    await expect.poll(() => titlesOn(page)).toEqual(['Gamma'])
  })

  test('Ctrl+K finds a block of the page, a kind of block and another page by a few letters', async () => {
    const { page } = await open('reuse-find')
    const dialog = page.getByRole('dialog', { name: 'Find a command, block or page', exact: true })
    const find = async (term: string, first: RegExp) => {
      await page.keyboard.press('Control+k')
      await dialog.getByRole('combobox').fill(term)
      await expect.poll(() => dialog.getByRole('option').first().innerText()).toMatch(first)
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'hidden' })
    }
    await find('gamm', /Gamma/)
    await expect.poll(() => row(page, /Gamma/).getAttribute('aria-selected')).toBe('true')
    await find('bnnr', /^Banner/)
    await canvasOf(page)
      .locator('[data-block=banner]')
      .getByText(/Shoppers do not see this block/)
      .waitFor()
    await page.keyboard.press('Control+k')
    await dialog.getByRole('combobox').fill('/home')
    await dialog.getByRole('option', { name: /\/home · Chinese/ }).click()
    await page.waitForURL('**/pages/home_zh_HK')
  })

  test('a page goes out as a file and comes back at another address', async () => {
    const { page } = await open('reuse-file')
    await page.goto('/editor/pages')
    await page.getByLabel('Search title or path').fill('reuse-file')
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Export as file', exact: true }).click()
    const file = await (await download).path()
    await page.getByLabel('Import', { exact: true }).setInputFiles(file)
    const dialog = page.getByRole('dialog', { name: 'Import a page', exact: true })
    await dialog.getByRole('textbox', { name: /^Address/ }).fill('reuse-file-again')
    await dialog.getByRole('textbox', { name: /^Title/ }).fill('Again')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await page.waitForURL('**/pages/landingPage.reuse-file-again_zh_HK')
    await expect.poll(() => titlesOn(page)).toEqual(['Alpha', 'Beta', 'Gamma'])
  })
})
