import { LOCALE_COOKIE } from '#api/rules/cookie.ts'
import type { Role } from '#operators/operator.ts'
import { readFile } from 'node:fs/promises'
import type { FrameLocator, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { boxAtRest } from './at-rest.ts'
import type { BrowserAtHand, Visit } from './browser.ts'
import { operatorOf, sessionOf } from './operator.ts'

/** The permissions a browser needs to copy links. */
export const CLIPBOARD = ['clipboard-read', 'clipboard-write']

/** Signs in by the form as one of the demo's operators and waits for the page list, in English. */
export async function signInByForm(page: Page, role: Role): Promise<void> {
  const operator = operatorOf(role)
  await page.goto('/editor/pages')
  await page.getByLabel('Name').fill(operator.name)
  await page.getByLabel('Password').fill(operator.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Pages' }).waitFor()
}

/** Signs in as one of the demo's operators without opening a screen: the page has to be at an address of the shop. */
export async function signInAs(page: Page, role: Role, language: 'en' | 'zh' = 'en'): Promise<void> {
  const { origin } = new URL(page.url())
  const cookies = [await sessionOf(origin, role), { name: LOCALE_COOKIE, value: language }]
  await page.context().addCookies(cookies.map(cookie => ({ ...cookie, url: origin, sameSite: 'Lax' })))
}

/** Signs in and waits for the page list. */
export async function openPageList(page: Page, role: Role): Promise<void> {
  await signInAs(page, role)
  await page.goto('/editor/pages')
  await page.getByRole('heading', { name: 'Pages' }).waitFor()
}

export const canvasOf = (page: Page): FrameLocator => page.frameLocator('main iframe')

/** Opens a page by its key and waits until its blocks stand still on the canvas: the header comes after them. */
export async function openPage(page: Page, key: string): Promise<void> {
  await page.goto(`/editor/pages/${key}`)
  const first = canvasOf(page).locator('[data-cairn-id]').first()
  await first.waitFor()
  await boxAtRest(first)
}

/** Opens a page in a browser of an operator's own. */
export async function openAs(visit: BrowserAtHand['visit'], role: Role, key: string): Promise<Visit> {
  const visited = await visit('/robots.txt')
  await signInAs(visited.page, role)
  await openPage(visited.page, key)
  return visited
}

/** Selects a block on the canvas, near its upper left corner. */
export const pressBlock = (page: Page, id: string): Promise<void> =>
  canvasOf(page)
    .locator(`[data-cairn-id="${id}"]`)
    .click({ position: { x: 5, y: 5 } })

/** Drags a card of the palette to a point within a place, given as parts of its width and height; places are read once nothing moves. */
export async function dragOnto(
  card: Locator,
  place: Locator,
  [x, y]: readonly [number, number],
): Promise<void> {
  const { mouse } = card.page()
  const from = await boxAtRest(card)
  await mouse.move(from.x + 10, from.y + 8)
  await mouse.down()
  await mouse.move(from.x + 60, from.y + 30, { steps: 5 })
  await place.scrollIntoViewIfNeeded()
  const to = await boxAtRest(place)
  await mouse.move(to.x + to.width * x, to.y + to.height * y, { steps: 12 })
  await mouse.up()
}

/** The palette's card of a block. */
export const cardOf = (page: Page, name: string): Locator => page.getByText(name, { exact: true }).first()

export const toolbar = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Page' }).getByRole('button', { name })

/** Alt+1, Alt+2 or Alt+3, until that area has the focus: keys pressed before would go elsewhere. */
export async function toArea(page: Page, area: 'palette' | 'outline' | 'inspector'): Promise<void> {
  await page.keyboard.press(`Alt+${['palette', 'outline', 'inspector'].indexOf(area) + 1}`)
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('[data-area]')?.getAttribute('data-area')),
    )
    .toBe(area)
}

/** Selects the first two blocks of the outline, by keyboard. */
export async function selectFirstTwo(page: Page): Promise<void> {
  await toArea(page, 'outline')
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByRole('heading', { name: '2 blocks selected', exact: true }).waitFor()
}

/** Adds the first block that the palette's search finds, behind the selected one. */
export async function addByKeyboard(page: Page, term: string): Promise<void> {
  await toArea(page, 'palette')
  await page.keyboard.type(term)
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(term)
  await page.keyboard.press('Enter')
}

/** Waits until the last change is saved. What the page says just after a key is still about the change before. */
export async function saved(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise(resolve => {
        requestAnimationFrame(() => setTimeout(resolve))
        // For a browser that has stopped drawing.
        setTimeout(resolve, 5000)
      }),
  )
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor()
}

export async function publish(page: Page): Promise<void> {
  await toolbar(page, 'Publish').click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByText(/^Only the /).waitFor()
  await dialog.getByText('Checking the page…').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /^Publish (now|anyway)$/ }).click()
  await page.getByText(/^Version \d+ is live$/).waitFor()
}

/** Copies the draft's link as an operator would, and closes the dialog. */
export async function previewLink(page: Page): Promise<string> {
  await toolbar(page, 'Preview link').click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied').first().waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.keyboard.press('Escape')
  return link
}

/** Exports a page, in Chinese, from the list of pages; the text of the file. */
export async function exportPage(page: Page, path: string): Promise<string> {
  await page.goto('/editor/pages')
  await page.getByLabel('Search title or path').fill(path)
  const row = page.getByRole('row').filter({ hasText: path })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^Export as file(: Chinese)?$/ }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

/** Opens the history and chooses a version in it. */
export async function chooseVersion(page: Page, name: RegExp): Promise<void> {
  await toolbar(page, 'History').click()
  await page.getByRole('list', { name: 'Versions' }).getByRole('button', { name }).click()
  await page.getByRole('heading', { name, level: 3 }).waitFor()
}

/** Rolls back to the first version: of the demo’s pages, what the demo published. */
export async function rollBack(page: Page): Promise<void> {
  await chooseVersion(page, /^Version 1(?!\d)/)
  await page.getByRole('button', { name: 'Roll back to this version', exact: true }).click()
  await page.getByRole('button', { name: /^Publish version \d+$/ }).click()
  await page.getByText(/is live again/).waitFor()
}
