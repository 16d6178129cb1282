import { LOCALE_COOKIE } from '#api/rules/cookie.ts'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser, WIDTHS } from './browser.ts'
import { canvasOf, openPage, signInAs } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

/** Reasons why an element's words cannot be read whole. */
const flaws = (element: Locator) =>
  element.evaluate(node => {
    const isCut = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight
    const range = document.createRange()
    range.selectNodeContents(node)
    const isCovered = [...range.getClientRects()].some(({ left, top, width, height }) =>
      [0.02, 0.5, 0.98].some(
        share => !node.contains(document.elementFromPoint(left + width * share, top + height / 2)),
      ),
    )
    return [...(isCut ? ['cut off'] : []), ...(isCovered ? ['covered, or out of the window'] : [])]
  })

test.each([
  ['en', 'Offline: changes will be saved when you reconnect'],
  ['zh', '離線：恢復連線後會自動儲存'],
] as const)(
  'that the editor is offline can be read whole in windows of every width (%s)',
  async (lang, words) => {
    const { pageKey } = await draftWith(origin, `offline-${lang}`, [
      draftBlock('title', 'articleTitle', { title: '秋日登山裝備指南' }),
    ])
    const { page, context } = await visit('/?lang=en', { viewport: { width: WIDTHS.desktop, height: 844 } })
    await signInAs(page, 'publisher')
    await context.addCookies([{ name: LOCALE_COOKIE, value: lang, url: origin }])
    await openPage(page, pageKey)
    await canvasOf(page).locator('[data-cairn-id=title]').click()
    const settings = page.locator('[data-area=inspector]')
    await settings.getByRole('textbox').first().waitFor()
    await context.setOffline(true)
    await settings.getByRole('textbox').first().fill('Winter')
    const state = page.getByText(words, { exact: true })
    await state.waitFor()
    for (const width of Object.values(WIDTHS).toReversed()) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => flaws(state)).toEqual([])
    }
  },
)

test('the sign-in page speaks the language chosen on it', async () => {
  const { page } = await visit('/editor')
  await page.getByRole('heading', { name: '登入', exact: false }).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Sign in', exact: false }).waitFor()
  await page.getByRole('button', { name: '中文' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-HK')
  await page.getByLabel('Name').fill('stranger')
  await page.getByLabel('Password').fill('wrong password')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('main').innerText()).not.toMatch(/[\u4e00-\u9fff]{3}/)
})
