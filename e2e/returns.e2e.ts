import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { axeFindings, expectNoProblems, openBrowser, shopOrigin } from './browser.ts'
import { logInByApi, memberCookies, newPerson, PASSWORD, registerByApi } from './member.ts'
import { decide, orderToken, placeOrder, toGateway, visitorByApi, visitorCookies } from './orders.ts'

const { visit } = openBrowser()
/** A product of one size that no promotion names. */
const TARP = 'CR-TNT-003-OAT-OS'

/** What an operator does at the command line of this file's shop. */
async function operate(...command: readonly string[]): Promise<void> {
  const folder = inject('folders')[Number(process.env.VITEST_POOL_ID) - 1]
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder }
  await promisify(execFile)(process.execPath, ['scripts/orders.ts', ...command, '--by', 'tester'], { env })
}

/** Pays the order on its page, in a window of its own. */
async function pay(page: Page, { link, button, back }: Readonly<Record<'link' | 'button' | 'back', string>>) {
  const paying = await toGateway(page, link)
  await decide(paying, button, back)
  await paying.close()
}

async function deliver(number: string): Promise<void> {
  await operate('ship', number, '--carrier', 'SF', '--number', 'SF12345678')
  await operate('received', number)
}

const numberOf = async (page: Page): Promise<string> => {
  await page.waitForURL(/refund-order-detail/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

describe('returns', () => {
  test('a member returns one of two units: approved, sent back, received, paid back to the cent; the second is refused with a reason (M-129 … M-135)', async () => {
    const origin = shopOrigin()
    const person = newPerson()
    await registerByApi(origin, person)
    const { token } = await logInByApi(origin, { email: person.email, password: PASSWORD })
    const number = await placeOrder(origin, { token, skuCode: TARP, email: person.email, quantity: 2 })
    const visited = await visit('/robots.txt')
    const { page } = visited
    await page.context().addCookies(memberCookies(origin, token))
    await page.goto(`${origin}/user/order-detail/${number}?lang=en`)
    await pay(page, { link: 'Pay now', button: 'Pay', back: 'Back to the shop' })
    await deliver(number)

    const ask = async (reason: string) => {
      await page.goto(`${origin}/user/order-detail/${number}`)
      await page.getByRole('link', { name: 'Return or exchange', exact: true }).click()
      await page.getByRole('button', { name: 'One more', exact: true }).click()
      await page.locator('select[name="reason"]').selectOption({ label: reason })
      await page.getByText('By courier', { exact: true }).click()
    }
    await ask('Does not fit')
    const [, amount = ''] =
      /^1 item: (HK\$[\d.,]+)$/.exec(await page.getByText(/^1 item: HK/).innerText()) ?? []
    expect(amount).not.toBe('')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Send request', exact: true }).click()
    const returned = await numberOf(page)
    await page.getByText('Under review', { exact: true }).waitFor()

    await operate('approve', returned)
    await page.reload()
    await page.getByLabel('Courier').fill('SF Express')
    await page.getByLabel('Parcel number').fill('SF99887766')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'I have sent it', exact: true }).click()
    await page.getByText('On the way back', { exact: true }).waitFor()
    await operate('received-back', returned)
    await operate('refund-return', returned)
    await expect
      .poll(async () => {
        await page.reload()
        await page.getByRole('region', { name: 'Refund', exact: true }).waitFor()
        return page.locator('[aria-current="step"]').textContent()
      })
      .toMatch(/^Refunded/)
    // What the form announced is what was paid back.
    await page
      .getByRole('region', { name: 'Refund', exact: true })
      .getByText(amount, { exact: true })
      .waitFor()

    await ask('Changed my mind')
    await page.getByRole('button', { name: 'Send request', exact: true }).click()
    await page.getByText('Under review', { exact: true }).waitFor()
    const refused = await numberOf(page)
    await operate('refuse', refused, '--reason', 'Worn outdoors')
    await page.reload()
    await page.getByText(/We could not approve this request: Worn outdoors/).waitFor()

    await page.goto(`${origin}/user/refund-record`)
    await page.getByRole('tab', { name: 'Ended', exact: true }).click()
    await page.getByRole('link', { name: `Return ${refused}`, exact: true }).waitFor()
    await page.getByRole('link', { name: `Return ${returned}`, exact: true }).waitFor()
    expectNoProblems(visited)
  })

  test('a guest asks for a return by the order’s token on a phone, in Chinese, and cancels it (M-078, M-135, MO-73)', async () => {
    const origin = shopOrigin()
    const email = newPerson().email
    const visitor = await visitorByApi(origin)
    const number = await placeOrder(origin, { token: visitor, skuCode: TARP, email })
    const visited = await visit('/robots.txt', { viewport: { width: 390, height: 844 } })
    const { page } = visited
    await page.context().addCookies(visitorCookies(origin, visitor))
    await page.goto(
      `${origin}/user/order-detail/${number}?lang=zh&tempToken=${await orderToken(origin, number, email)}`,
    )
    await pay(page, { link: '付款', button: '付款', back: '返回商店' })
    await deliver(number)
    await page.reload()
    await page.getByRole('link', { name: '退換貨', exact: true }).click()
    await page.getByRole('button', { name: '增加一件', exact: true }).click()
    await page.locator('select[name="reason"]').selectOption({ index: 1 })
    await page.getByText('門市', { exact: true }).click()
    await page.getByRole('button', { name: '送出申請', exact: true }).click()
    await page.getByText('審批中', { exact: true }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: '取消申請', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '取消申請', exact: true }).click()
    await page.getByText('已取消', { exact: true }).waitFor()
    expectNoProblems(visited)
  })
})
