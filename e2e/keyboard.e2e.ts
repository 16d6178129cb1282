import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { expectNoProblems, openBrowser, WIDTHS } from './browser.ts'

const { visit } = openBrowser()

/** A page that has come alive, with nothing focused. */
async function at(path: string, width: number = WIDTHS.desktop) {
  const visited = await visit(path, {
    viewport: { width, height: 900 },
    isMobile: width < 1025,
    hasTouch: width < 1025,
  })
  await atRest(visited.page)
  return visited
}

/** Where the focus is: in which part of the page, on what, and whether one could see it. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const label = element.getAttribute('aria-label') ?? element.textContent
    const field = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
    return {
      name: (label.trim() || field || element.querySelector('img')?.alt || '').trim(),
      part: element.closest('dialog[open]')
        ? 'dialog'
        : (element.closest('header, main, footer')?.localName ?? ''),
      isVisible: element.checkVisibility(),
    }
  })

/** Presses Tab until the focus is somewhere else, and tells every stop on the way. */
async function stopsUntil(page: Page, isThere: (stop: Awaited<ReturnType<typeof focus>>) => boolean) {
  const stops: NonNullable<Awaited<ReturnType<typeof focus>>>[] = []
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab')
    const stop = await focus(page)
    if (isThere(stop)) return stops
    if (stop) stops.push(stop)
  }
  throw new Error(`A trap: ${stops.map(({ name }) => name).join(', ')}`)
}

/** Waits until the block something stands in is hydrated: before that, a link is only a link. */
async function comesAlive(locator: Locator): Promise<void> {
  await expect
    .poll(() => locator.evaluate(element => element.closest('[data-awake].block') !== null))
    .toBe(true)
}

const isFocused = (locator: Locator) => locator.evaluate(element => element === document.activeElement)

describe('the header of desktops by keyboard', () => {
  test.each([
    ['zh', '購物袋'],
    ['en', 'Shopping bag'],
  ])(
    'in %s Tab meets every entry once, each seen and named, and goes on to the page (L-039, L-040, L-137)',
    async (lang, bag) => {
      const { page } = await at(`/?lang=${lang}`)
      await page.locator('header a').first().focus()
      const stops = await stopsUntil(page, stop => stop?.part === 'main')
      const inHeader = stops.filter(({ part }) => part === 'header')
      expect(inHeader.length).toBeGreaterThan(8)
      expect(inHeader.filter(({ name, isVisible }) => !name || !isVisible)).toEqual([])
      expect(inHeader.some(({ name }) => name.includes(bag))).toBe(true)
    },
  )

  test('a submenu opens by Enter, arrows and Tab walk through it, Escape closes it and gives the focus back (L-039, L-137)', async () => {
    const visited = await at('/?lang=en')
    const { page } = visited
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' }).first()
    const opener = menu.locator('button[aria-expanded]').first()
    const panel = page.locator(`[id="${await opener.getAttribute('aria-controls')}"]`)
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true')
    await panel.waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => isFocused(panel.locator('a').first())).toBe(true)
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocused(panel.locator('a').nth(1))).toBe(true)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => isFocused(opener)).toBe(true)

    // Walking on with Tab leaves the panel, which closes behind.
    await page.keyboard.press('Enter')
    await panel.locator('a').last().focus()
    await page.keyboard.press('Tab')
    await panel.waitFor({ state: 'hidden' })
    expect((await focus(page))?.part).toBe('header')
    expectNoProblems(visited)
  })
})

/** What opens a dialog, at which width, how it is called, in both languages. */
const DIALOGS = [
  ['the menu', 'en', WIDTHS.phone, 'header', 'button', 'Open menu', undefined],
  ['the menu', 'zh', WIDTHS.phone, 'header', 'button', '開啟選單', undefined],
  ['a list of the footer', 'en', WIDTHS.phone, 'footer', 'button', 'Help centre', 'Help centre'],
  ['a list of the footer', 'zh', WIDTHS.pad, 'footer', 'button', '會員與訂單', '會員與訂單'],
  ['the contact form', 'en', WIDTHS.desktop, 'footer', 'link', 'Email us', 'Email us'],
  ['the contact form', 'zh', WIDTHS.phone, 'footer', 'link', /電郵/, /./],
  ['a guest’s order', 'en', WIDTHS.desktop, 'footer', 'link', 'Find my order', 'Find my order'],
  ['a guest’s order', 'zh', WIDTHS.desktop, 'footer', 'link', '查詢訂單', '查詢訂單'],
] as const

describe('dialogs of the frame by keyboard', () => {
  test.each(DIALOGS)(
    '%s in %s at %i px: focus goes in, stays off the page behind, Escape brings it back (L-045, L-082, L-093, L-116)',
    async (_, lang, width, part, role, opens, title) => {
      const visited = await at(`/help?lang=${lang}`, width)
      const { page } = visited
      const opener = page
        .locator(part)
        .getByRole(role, { name: opens, exact: true })
        .locator('visible=true')
        .first()
      await opener.scrollIntoViewIfNeeded()
      await comesAlive(opener)
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { ...(title !== undefined && { name: title }) })
      await dialog.waitFor()
      await expect.poll(async () => (await focus(page))?.part).toBe('dialog')

      const outside: unknown[] = []
      for (let press = 0; press < 25; press++) {
        await page.keyboard.press(press < 20 ? 'Tab' : 'Shift+Tab')
        const stop = await focus(page)
        if (stop && (stop.part !== 'dialog' || !stop.isVisible)) outside.push(stop)
      }
      expect(outside).toEqual([])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => isFocused(opener)).toBe(true)
      expectNoProblems(visited)
    },
  )
})
