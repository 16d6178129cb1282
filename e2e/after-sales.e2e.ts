import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFindings, expectNoProblems, openBrowser, shopOrigin } from './browser.ts'
import { deskOf } from './desk.ts'
import { newPerson } from './member.ts'
import { decide, orderToken, placeOrder, toGateway, visitorByApi, visitorCookies } from './orders.ts'

const { visit } = openBrowser()
/** Size M of a jacket that comes in others. */
const JACKET = 'CR-JKT-006-RSE-M'

/** Pays the order on its page, in a window of its own. */
async function pay(page: Page, { link, button, back }: Readonly<Record<'link' | 'button' | 'back', string>>) {
  const paying = await toGateway(page, link)
  await decide(paying, button, back)
  await paying.close()
}

const numberOf = async (page: Page): Promise<string> => {
  await page.waitForURL(/refund-order-detail/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const PICTURE = 'demo/photos/photo-trail-tall.webp'

describe('after-sales', () => {
  test('a guest exchanges a size by the order’s token on a phone, in Chinese, until the new one is sent (M-078, M-135, MO-73)', async () => {
    const origin = shopOrigin()
    const email = newPerson().email
    const visitor = await visitorByApi(origin)
    const number = await placeOrder(origin, { token: visitor, skuCode: JACKET, email })
    const visited = await visit('/robots.txt', { viewport: { width: 390, height: 844 } })
    const { page } = visited
    await page.context().addCookies(visitorCookies(origin, visitor))
    const tempToken = await orderToken(origin, number, email)
    await page.goto(`${origin}/user/order-detail/${number}?lang=zh&tempToken=${tempToken}`)
    await pay(page, { link: '付款', button: '付款', back: '返回商店' })
    const operate = await deskOf(origin)
    await operate(`orders/${number}/ship`, { carrier: 'SF', trackingNo: 'SF12345678' })
    await operate(`orders/${number}/received`)

    await page.reload()
    await page.getByRole('link', { name: '退換貨', exact: true }).click()
    await page.getByText('換貨', { exact: true }).click()
    await page.getByRole('button', { name: '增加一件', exact: true }).click()
    await page.locator('select[name="replacement"]').selectOption('CR-JKT-006-RSE-L')
    await page.locator('select[name="reason"]').selectOption({ label: '尺碼不合' })
    await page.getByText('速遞', { exact: true }).click()
    await page.locator('input[type="file"]').setInputFiles(PICTURE)
    await page.getByText('已上載', { exact: true }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: '送出申請', exact: true }).click()
    const exchange = await numberOf(page)
    await page.getByRole('img', { name: '第 1 張相片', exact: true }).waitFor()

    await operate(`returns/${exchange}/approve`)
    await page.reload()
    await page.getByLabel('速遞公司').fill('順豐速運')
    await page.getByLabel('運單編號').fill('SF99887766')
    await page.getByRole('button', { name: '確認已寄出', exact: true }).click()
    await page.getByText('退回途中', { exact: true }).waitFor()
    await operate(`returns/${exchange}/received-back`)
    await operate(`returns/${exchange}/exchange-out`, { carrier: 'SF', trackingNo: 'SF11223344' })
    await page.reload()
    await page.getByText('換貨已寄出', { exact: true }).waitFor()
    await page.getByText(/SF11223344/).waitFor()
    expectNoProblems(visited)
  })
})
