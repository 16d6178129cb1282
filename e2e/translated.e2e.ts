import { component } from '#renderer/testing/pages.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { expectNoProblems, openBrowser } from './browser.ts'
import { addByKeyboard, canvasOf, openPage, saved, signInByForm, toArea, toolbar } from './editor-page.ts'
import { TARP } from './goods.ts'
import { newPerson } from './member.ts'
import { draftWith } from './operator.ts'
import { fillBag, place, title, visitorByApi, visitorCookies } from './orders.ts'
import { translate } from './translator.ts'

const { visit, origin } = openBrowser()

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** Amounts of the summary up to the total, cents. */
const amounts = (page: Page) =>
  page
    .getByRole('region', { name: '訂單摘要' })
    .locator('dl > div')
    .evaluateAll(rows => {
      const found = rows.map(row => {
        const text = row.querySelector('dd')?.textContent ?? ''
        const cents = Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
        return {
          isTotal: /^(總計|應付金額|合計)/.test(row.textContent ?? ''),
          cents: /^[−-]/.test(text) ? -cents : cents,
        }
      })
      return found.slice(0, found.findIndex(({ isTotal }) => isTotal) + 1).map(({ cents }) => cents)
    })

async function fillPerson(form: Locator): Promise<void> {
  await form.getByLabel('姓氏', { exact: true }).fill('陳')
  await form.getByLabel('名字', { exact: true }).fill('大文')
  await form.getByLabel('流動電話', { exact: true }).fill('91234567')
}

test('an order is placed on a page that the browser translates: nothing throws, and its sums are the present ones (C-232, C-267)', async () => {
  const token = await visitorByApi(origin)
  await fillBag(origin, token, { [TARP]: 1 })
  const { email, from } = newPerson()
  const visited = await visit('/robots.txt', from)
  const { page } = visited
  await page.context().addCookies(visitorCookies(origin, token))
  await page.goto('/cart?lang=zh')
  await atRest(page)
  await translate(page)
  await page.getByRole('button', { name: '結帳', exact: true }).click()
  await page.getByRole('button', { name: '訪客結帳', exact: true }).click()
  await title(page, '結帳')
  await atRest(page)
  await translate(page)

  const delivery = region(page, '送貨')
  const home = delivery.getByRole('radio', { name: '送貨上門', exact: true })
  const station = delivery.getByRole('radio', { name: '速遞站或智能櫃自取', exact: true })
  const totals: number[] = []
  for (const way of [home, station, home, station]) {
    await way.check()
    await atRest(page)
    const rows = await amounts(page)
    const total = rows.at(-1) ?? 0
    // What a translated text shows is the present sum, not one that was replaced in a text that is gone.
    expect(rows.slice(0, -1).reduce((sum, cents) => sum + cents, 0)).toBe(total)
    totals.push(total)
  }
  expect(totals[0]).toBe(totals[2])
  expect(totals[1]).toBe(totals[3])
  await delivery.getByLabel('分區', { exact: true }).selectOption('油尖旺區')
  await delivery.getByRole('radio', { name: '山脊速遞站（旺角）', exact: true }).check()
  await fillPerson(delivery)
  const billing = region(page, '帳單地址')
  await fillPerson(billing)
  await billing.getByLabel('地區', { exact: true }).selectOption('深水埗區')
  await billing.getByLabel('分區', { exact: true }).selectOption({ index: 1 })
  await billing.getByLabel('詳細地址', { exact: true }).fill('福榮街 2 號 1 樓')
  await region(page, '付款方式').getByRole('radio', { name: '八達通', exact: true }).check()
  // A field that is wrong says so, and stops saying so.
  const mail = page.getByLabel('電郵地址', { exact: true })
  const wrong = page.getByText('請輸入有效的電郵地址，例如 name@example.com。', { exact: true })
  await mail.fill('guest@cairn')
  await page.getByRole('button', { name: '確認訂單並付款', exact: true }).click()
  await wrong.waitFor()
  await mail.fill(email)
  await mail.blur()
  await wrong.waitFor({ state: 'detached' })
  expect(await page.locator('font > font').count()).toBeGreaterThan(20)
  const paying = await place(page, '確認訂單並付款')
  await title(page, '等待付款')
  await paying.close()
  expectNoProblems(visited)
})

test('the page builder works while the browser translates it: texts, blocks, undo, dialogs', async () => {
  const visited = await visit('/robots.txt')
  const { page } = visited
  await page.context().addCookies([{ name: 'locale', value: 'en', url: origin }])
  const { pageKey: key } = await draftWith(origin, 'translated', [
    component({ id: 'head', code: 'articleTitle', options: { title: 'Ridge walk' } }),
    component({ id: 'text', code: 'richText', options: { content: '<p>First</p>' } }),
  ])
  await signInByForm(page, 'editor')
  // Before signing in, the session was asked for in vain.
  visited.problems.length = 0
  await translate(page)
  await openPage(page, key)
  await translate(page)
  const frame = page.frames().find(each => each.url().includes('/editor/canvas'))
  if (!frame) throw new Error('No canvas')
  await translate(frame)
  const canvas = canvasOf(page)

  await canvas.locator('[data-cairn-id=head]').click()
  await toArea(page, 'inspector')
  await page.getByLabel('Title', { exact: true }).first().fill('Island walk')
  await canvas.getByText('Island walk').waitFor()
  await saved(page)
  await addByKeyboard(page, 'Banner')
  await expect.poll(() => canvas.locator('[data-cairn-id]').count()).toBeGreaterThan(2)
  const undo = toolbar(page, 'Undo').first()
  await undo.click()
  await expect.poll(() => canvas.locator('[data-cairn-id]').count()).toBe(2)
  await undo.click()
  await canvas.getByText('Ridge walk').waitFor()
  await page.getByRole('tab', { name: 'Outline', exact: true }).click()
  await canvas.locator('[data-cairn-id=text]').click()
  await page.keyboard.press('Delete')
  await canvas.locator('[data-cairn-id=text]').waitFor({ state: 'detached' })
  await undo.click()
  await canvas.locator('[data-cairn-id=text]').waitFor()
  await saved(page)
  await toolbar(page, 'Request publication').click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  for (const each of [page, frame]) expect(await each.locator('font > font').count()).toBeGreaterThan(1)
  expectNoProblems(visited)
})
