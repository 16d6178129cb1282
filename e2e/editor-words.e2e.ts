import { LOCALE_COOKIE } from '#api/rules/cookie.ts'
import type { Locator } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser, WIDTHS } from './browser.ts'
import { canvasOf, openPage, signInAs } from './editor-page.ts'
import { draftBlock, draftWith, inEnglishToo } from './operator.ts'

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
    const { page, context } = await visit('/robots.txt', { viewport: { width: WIDTHS.desktop, height: 844 } })
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

test.each([
  ['en', 'en_US', /^Live until .*; then shoppers who read English get the Chinese page\.$/],
  ['zh', 'zh_HK', /^顯示至 .*，之後恢復顯示 .* 發佈的第 1 版。$/],
] as const)(
  'until when a page is live, and what follows, is read whole in windows of every width (%s)',
  async (lang, locale, words) => {
    const key = `live-until-${lang}`
    const { client, pageKey } = await draftWith(origin, key, [draftBlock('title', 'articleTitle')])
    await inEnglishToo(client, pageKey, 'Autumn outdoor sale of the year')
    const { revision } = await client.read('pages.summary', { key: pageKey })
    await client.change('pages.publish', { key: pageKey, revision, accepted: 'all' })
    await draftWith(origin, key, [draftBlock('title', 'articleTitle', { title: '秋' })])
    const shown = await client.read('pages.find', { key: pageKey.replace('zh_HK', locale) })
    const { id } = await client.change('campaigns.create', {
      name: { zh_HK: key, en_US: key },
      from: null,
      until: Math.ceil(Date.now() / 1000) * 1000 + 86_400_000,
      pages: [{ key: shown.key, revision: shown.draft.revision, accepted: 'all' }],
    })
    onTestFinished(async () => {
      await client.change('campaigns.cancel', { id })
    })
    const { page, context } = await visit('/robots.txt', { viewport: { width: WIDTHS.desktop, height: 844 } })
    await signInAs(page, 'publisher')
    await context.addCookies([{ name: LOCALE_COOKIE, value: lang, url: origin }])
    await openPage(page, shown.key)
    const sentence = page.getByRole('banner').getByRole('paragraph').filter({ hasText: words })
    await sentence.waitFor()
    for (const width of Object.values(WIDTHS).toReversed()) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => flaws(sentence)).toEqual([])
    }
  },
)

test('fields of the audit log that lie in one row have their labels and boxes in one line', async () => {
  const { page } = await visit('/robots.txt', { viewport: { width: WIDTHS.desktop, height: 844 } })
  await signInAs(page, 'publisher')
  await page.goto('/editor/audit')
  await page.getByRole('table').waitFor()
  /** Top and bottom of each. */
  const linesOf = (selector: string) =>
    page
      .getByRole('group', { name: 'Filter', exact: true })
      .locator(selector)
      .evaluateAll(found =>
        found.map(node => {
          const { top, bottom } = node.getBoundingClientRect()
          return `${top} ${bottom}`
        }),
      )
  const labels = await linesOf('label, span[aria-hidden]:has(+ div)')
  expect(labels).toEqual(Array.from({ length: 5 }, () => labels[0]))
  const boxes = await linesOf('input[id], select, [role=group], button:has(> span)')
  expect(boxes).toEqual(Array.from({ length: 6 }, () => boxes[0]))
})

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
