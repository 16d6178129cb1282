import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import {
  addByKeyboard,
  canvasOf,
  cardOf,
  dragOnto,
  CLIPBOARD,
  openPage,
  previewLink,
  publish,
  rollBack,
  saved,
  openPageList,
  toArea,
  toolbar,
} from './editor-page.ts'
import { asInDemo, operatorOf } from './operator.ts'

const { visit, origin } = openBrowser()
const PICTURE = '/media/demo/scene-snow.svg'

/** Opens a page with its pictures: what is dragged between them is aimed at where they stand. */
const go = (path: string, options: Parameters<typeof visit>[1] = {}) =>
  visit(path, { hasPictures: true, ...options })

/** The accessible name of what has the focus, near enough. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    const named = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null
    const texts = [
      element.getAttribute('aria-label'),
      named.map(id => document.getElementById(id)?.textContent).join(' '),
      labels?.[0]?.textContent,
      element.textContent,
    ]
    return texts.find(text => text?.trim())?.trim() ?? ''
  })

/** Presses a key until the control of that name has the focus, as a keyboard user would. */
async function keyTo(page: Page, key: string, name: string, patience = 80): Promise<void> {
  const passed: string[] = []
  for (let i = 0; i < patience; i++) {
    const focused = await focusedName(page)
    if (focused.startsWith(name)) return
    passed.push(focused.slice(0, 30))
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never reached ${name}, only ${passed.join(' · ')}`)
}
const tabTo = (page: Page, name: string) => keyTo(page, 'Tab', name)

/** Tab into the toolbar, arrows along it, Enter. */
async function useToolbar(page: Page, name: string): Promise<void> {
  const isInside = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('[role=toolbar][aria-label=Page]')))
  for (let i = 0; i < 80 && !(await isInside()); i++) await page.keyboard.press('Tab')
  // The toolbar remembers where one was: to its start, then along it.
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowLeft')
  await keyTo(page, 'ArrowRight', name, 12)
  await page.keyboard.press('Enter')
}

/** A signed-in publisher at the page list, in English. */
async function signIn(): Promise<Page> {
  const { page } = await go('/?lang=en', { permissions: CLIPBOARD })
  await openPageList(page, 'publisher')
  return page
}

const ids = (page: Page) =>
  canvasOf(page)
    .locator('[data-cairn-id]')
    .evaluateAll(elements => elements.map(element => element.getAttribute('data-cairn-id')))

const openHome = (page: Page) => openPage(page, 'home_zh_HK')

const settingsOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' })

async function setPictureAndLink(page: Page): Promise<void> {
  const settings = settingsOf(page)
  await settings.getByLabel('Address of the picture').fill(PICTURE)
  await settings.getByLabel('Links to').selectOption({ label: 'Search' })
  const search = settings.getByRole('group', { name: 'Link' }).getByRole('textbox')
  await search.fill('fleece')
}

/** What shoppers get at `/`, in a browser that knows nothing. */
async function shopperSees(keyword: string, path = '/'): Promise<string[]> {
  const { page } = await go(path, { javaScriptEnabled: false, hasPictures: false })
  return page
    .locator(`[data-block=banner] a[href="/list?keyword=${keyword}"] img`)
    .evaluateAll(images => images.map(image => image.getAttribute('src') ?? ''))
}

describe('the page builder', () => {
  beforeEach(() => asInDemo(origin, 'home_zh_HK'))

  test('by mouse: a banner goes between two blocks, is set, undone, redone, kept, previewed, published and rolled back (C-007, L-003, L-164, L-165)', async () => {
    const page = await signIn()
    await openHome(page)
    const before = await ids(page)

    await dragOnto(cardOf(page, 'Banner'), canvasOf(page).locator('[data-cairn-id]').nth(1), [0.5, 0.1])
    await expect.poll(async () => (await ids(page)).length).toBe(before.length + 1)
    const after = await ids(page)
    expect([after[0], ...after.slice(2)]).toEqual(before)

    await setPictureAndLink(page)
    const picture = canvasOf(page).locator(`[data-cairn-id="${after[1]}"] img[src="${PICTURE}"]`)
    await picture.waitFor()
    for (let i = 0; i < 10 && (await toolbar(page, 'Undo').isEnabled()); i++)
      await toolbar(page, 'Undo').click()
    await expect.poll(() => ids(page)).toEqual(before)
    for (let i = 0; i < 10 && (await toolbar(page, 'Redo').isEnabled()); i++)
      await toolbar(page, 'Redo').click()
    await expect.poll(() => ids(page)).toEqual(after)
    await picture.waitFor()

    await saved(page)
    await page.reload()
    await picture.waitFor()

    expect(await shopperSees('fleece')).toEqual([])
    expect(await shopperSees('fleece', await previewLink(page))).toEqual([PICTURE])
    await publish(page)
    expect(await shopperSees('fleece')).toEqual([PICTURE])
    await rollBack(page)
    expect(await shopperSees('fleece')).toEqual([])
  })

  test('by keyboard alone: the same way, with a move up and down in between', async () => {
    const { page } = await go('/?lang=en', { permissions: CLIPBOARD })
    await page.goto('/editor/pages')
    const operator = operatorOf('publisher')
    await page.getByLabel('Name').waitFor()
    await tabTo(page, 'Name')
    await page.keyboard.type(operator.name)
    await tabTo(page, 'Password')
    await page.keyboard.type(operator.password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Pages' }).waitFor()
    const home = await page.locator('a[href$="/pages/home_zh_HK"]').getAttribute('aria-label')
    await tabTo(page, home ?? '')
    await page.keyboard.press('Enter')
    await canvasOf(page).locator('[data-cairn-id]').first().waitFor()
    const before = await ids(page)

    await toArea(page, 'outline')
    // The first of the main part: the block that is added has others before and after it.
    const startsMain = page.getByRole('treeitem', { level: 2 }).nth(1)
    for (let i = 0; i < 20 && (await startsMain.getAttribute('aria-selected')) !== 'true'; i++)
      await page.keyboard.press('ArrowDown')
    await addByKeyboard(page, 'banner')
    await expect.poll(async () => (await ids(page)).length).toBe(before.length + 1)
    const after = await ids(page)
    expect(after.toSpliced(2, 1)).toEqual(before)

    await toArea(page, 'inspector')
    // The form comes with a script of its own.
    await settingsOf(page).getByLabel('Address of the picture').waitFor()
    await tabTo(page, 'Address of the picture')
    await page.keyboard.press('Control+a')
    await page.keyboard.type(PICTURE)
    await tabTo(page, 'Description of the picture')
    await page.keyboard.type('Shells of the season')
    await tabTo(page, 'Links to')
    await page.keyboard.type('Search')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('shell')
    const picture = canvasOf(page).locator(`[data-cairn-id="${after[2]}"] img[src="${PICTURE}"]`)
    await picture.waitFor()

    await toArea(page, 'outline')
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(async () => (await ids(page)).indexOf(after[2] ?? '')).toBe(3)
    await page.keyboard.press('Control+z')
    await expect.poll(() => ids(page)).toEqual(after)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(async () => (await ids(page)).indexOf(after[2] ?? '')).toBe(3)
    await page.keyboard.press('Control+s')
    await saved(page)
    await page.reload()
    await picture.waitFor()

    await useToolbar(page, 'Preview link')
    await page.getByText('Valid until').waitFor()
    await tabTo(page, 'Copy link')
    await page.keyboard.press('Enter')
    await page.getByText('Link copied').first().waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await shopperSees('shell', link)).toEqual([PICTURE])
    expect(await shopperSees('shell')).toEqual([])

    await page.keyboard.press('Control+Enter')
    await page.getByRole('dialog', { name: 'Publish' }).waitFor()
    await tabTo(page, 'Publish now')
    await page.keyboard.press('Enter')
    await page
      .getByText(/^Version \d+ is live$/)
      .first()
      .waitFor()
    expect(await shopperSees('shell')).toEqual([PICTURE])

    await useToolbar(page, 'History')
    await page.getByRole('list', { name: 'Versions' }).waitFor()
    await tabTo(page, 'Version 1')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Version 1', level: 3 }).waitFor()
    await tabTo(page, 'Roll back to this version')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: /^Publish version \d+ again/ }).waitFor()
    await tabTo(page, 'Publish version')
    await page.keyboard.press('Enter')
    await page
      .getByText(/is live again/)
      .first()
      .waitFor()
    expect(await shopperSees('shell')).toEqual([])
  })

  test('axe finds nothing at sign-in, in the page list and in the editor', async () => {
    const { page: stranger } = await go('/editor')
    await stranger.getByRole('button', { name: /登入|Sign in/ }).waitFor()
    expect(await axeFindings(stranger)).toEqual([])
    const page = await signIn()
    expect(await axeFindings(page)).toEqual([])
    await openHome(page)
    await canvasOf(page)
      .locator('[data-cairn-id]')
      .first()
      .click({ position: { x: 5, y: 5 } })
    expect(await axeFindings(page)).toEqual([])
  })
})
