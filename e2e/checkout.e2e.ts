import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { demoMembers } from '#demo/people.ts'
import { atRest } from './at-rest.ts'
import { axeFindings, expectNoProblems, openBrowser, shopOrigin, type Visit } from './browser.ts'
import { TARP } from './goods.ts'
import { logIn, logInByApi, memberCookies, newPerson } from './member.ts'
import {
  bagAmount,
  bagDiscount,
  decide,
  fillBag,
  lookAgain,
  oneOfEach,
  place,
  placeOrder,
  reasonsInBag,
  saveAddress,
  shareByApi,
  title,
  toGateway,
  backToGateway,
} from './orders.ts'
import { spawnShop } from './shop-process.ts'

const { visit } = openBrowser()
const MAT = 'CR-SLP-003-RST-LNG'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function fillChinesePerson(form: Locator): Promise<void> {
  await form.getByLabel('姓氏', { exact: true }).fill('陳')
  await form.getByLabel('名字', { exact: true }).fill('大文')
  await form.getByLabel('流動電話', { exact: true }).fill('91234567')
}

describe('checkout', () => {
  test('a visitor on a phone orders what a friend shared, to a station of the courier, pays, and finds the order (C-004, C-232, C-246, C-256, M-164)', async () => {
    const origin = shopOrigin()
    const shared = await shareByApi(origin, TARP)
    const { email, from } = newPerson()
    const visited = await visit(`/cart-share/${shared}?lang=zh`, {
      ...from,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    const { page } = visited
    await page.getByRole('button', { name: '全部加入購物袋', exact: true }).click()
    await page.getByRole('link', { name: '查看購物袋', exact: true }).last().click()
    await page.getByRole('button', { name: '結帳', exact: true }).click()
    await page.getByRole('button', { name: '訪客結帳', exact: true }).click()
    await title(page, '結帳')

    const delivery = region(page, '送貨')
    await delivery.getByRole('radio', { name: '速遞站或智能櫃自取', exact: true }).check()
    await delivery.getByLabel('分區', { exact: true }).selectOption('油尖旺區')
    await delivery.getByRole('radio', { name: '山脊速遞站（旺角）', exact: true }).check()
    await fillChinesePerson(delivery)
    const billing = region(page, '帳單地址')
    await fillChinesePerson(billing)
    await billing.getByLabel('地區', { exact: true }).selectOption('深水埗區')
    await billing.getByLabel('分區', { exact: true }).selectOption({ index: 1 })
    await billing.getByLabel('詳細地址', { exact: true }).fill('福榮街 2 號 1 樓')
    await region(page, '付款方式').getByRole('radio', { name: '八達通', exact: true }).check()
    // Where the e-mail address is wrong, nothing is sent and its field says so.
    const mail = page.getByLabel('電郵地址', { exact: true })
    await mail.fill('guest@cairn')
    await page.getByRole('button', { name: '確認訂單並付款', exact: true }).click()
    await page.getByText('請輸入有效的電郵地址，例如 name@example.com。', { exact: true }).waitFor()
    expect(await mail.evaluate(field => field === document.activeElement)).toBe(true)
    await mail.fill(email)
    expect(await axeFindings(page)).toEqual([])

    const paying = await place(page, '確認訂單並付款')
    await title(page, '等待付款')
    await decide(paying, '在電子錢包確認', '返回網店')
    await title(paying, '付款完成，多謝惠顧')
    const number = new URL(paying.url()).pathname.split('/').at(-1) ?? ''

    // Another day, another browser.
    const later = await visit('/contact-us?lang=zh', from)
    await later.page.getByRole('link', { name: '查詢訂單', exact: true }).locator('visible=true').click()
    const lookUp = later.page.getByRole('dialog', { name: '查詢訂單', exact: true })
    await lookUp.getByRole('textbox', { name: /^訂單編號/ }).fill(number)
    await lookUp.getByRole('textbox', { name: /^電郵/ }).fill(email)
    await lookUp.getByRole('button', { name: '查看訂單', exact: true }).click()
    await later.page.getByText(`訂單 ${number}`, { exact: true }).waitFor()
    await later.page.getByText('山脊速遞站（旺角）', { exact: true }).waitFor()
    for (const each of [visited, later]) expectNoProblems(each)
  })
})

/** Rows of a list of amounts: name and cents; what is free counts nothing. */
const amountsIn = (list: Locator) =>
  list.locator('dl > div').evaluateAll(rows =>
    rows.map(row => {
      const [name = '', text = ''] = [...row.children].map(({ textContent }) => textContent ?? '')
      const cents = Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
      return [name, /^[−-]/.test(text) ? -cents : cents] as const
    }),
  )

/** Looks whether the parts add up to the total, and returns it. Cents. */
function addedUp(rows: readonly (readonly [name: string, cents: number])[]): number {
  const at = rows.findIndex(([name]) => name === 'Total')
  const sum = rows.slice(0, at).reduce((all, [, cents]) => all + cents, 0)
  expect(rows[at]?.[1]).toBe(sum)
  return sum
}

/** Opens checkout in English from the bag of a session. */
async function visitCheckout(origin: string, token: string): Promise<Visit> {
  const visited = await visit(`${origin}/robots.txt`)
  const { page } = visited
  await page.context().addCookies(memberCookies(origin, token))
  await page.goto(`${origin}/cart?lang=en`)
  await page.getByRole('button', { name: 'Check out', exact: true }).click()
  await title(page, 'Checkout')
  return visited
}

describe('in a shop whose clock and prices move', () => {
  const PAY_MINUTES = 10
  let shop: Awaited<ReturnType<typeof spawnShop>>
  let token = ''
  const [mei] = demoMembers
  const member = { account: mei?.email ?? '', password: mei?.password ?? '' }

  beforeAll(async () => {
    shop = await spawnShop(
      {
        DEV_PAGES: 'true',
        ORDER_PAY_MINUTES: String(PAY_MINUTES),
        CLOCK_STEP_MS: String((PAY_MINUTES + 1) * 60_000),
        NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'moving-clock.ts')).href}`,
      },
      { like: inject('demoFolder') },
    )
    token = (await logInByApi(shop.origin, { email: member.account, password: member.password })).token
  })
  afterAll(() => shop.remove())

  /** Imports a file while the shop runs, as its operators do. */
  async function importFile(name: string, text: string): Promise<void> {
    const file = join(shop.directory, name)
    await writeFile(file, text)
    await promisify(execFile)(process.execPath, ['scripts/catalogue.ts', 'import', file], {
      env: { ...process.env, DATA_DIR: shop.directory },
    })
  }
  const changePrice = (skuCode: string, dollars: number) =>
    importFile('prices.csv', `sku,sale_price\n${skuCode},${dollars}\n`)

  /** An offer that takes HK$100 off the tarp, up to a moment. Epoch milliseconds. */
  const offerUntil = (end: number) =>
    importFile(
      'offer.jsonl',
      `${JSON.stringify({
        kind: 'promotion',
        code: 'tarp-week',
        type: 'SATISFY_REDUCE',
        name: { zh_HK: '天幕週', en_US: 'Tarp week' },
        description: { zh_HK: '', en_US: '' },
        priority: 5,
        beginTime: new Date(end - 30 * 86_400_000).toISOString(),
        endTime: new Date(end).toISOString(),
        spus: ['CR-TNT-003'],
        rule: { tiers: [{ from: { units: 1 }, reduce: 10_000 }] },
      })}\n`,
    )

  test('a member whose session ends and whose price moves at the last step loses nothing, is declined, and pays; the amounts are the same everywhere (C-218, C-224, C-241, C-262, M-076, M-138, CO-95)', async () => {
    const { origin } = shop
    await saveAddress(origin, token, '8 Trail Road')
    await fillBag(origin, token, { [TARP]: 3 })
    const visited = await visitCheckout(origin, token)
    const { page } = visited
    expect(await region(page, 'Delivery').getByRole('radio', { name: 'Mei Chan' }).isChecked()).toBe(true)
    await page.getByRole('switch', { name: /^Use \d+ GO DOLLAR/ }).check()
    await page.getByRole('button', { name: 'Use 10% off your first order', exact: true }).click()
    await page.getByText(/^You save HK\$264 with “10% off your first order”/).waitFor()
    await page.getByLabel('Order notes (optional)', { exact: true }).fill('Ring twice')
    await region(page, 'Payment method').getByRole('radio', { name: 'Visa', exact: true }).check()

    // To the bag and back: nothing typed is lost.
    await page.getByRole('link', { name: 'Back to bag', exact: true }).click()
    await page.getByRole('button', { name: 'Check out', exact: true }).click()
    await title(page, 'Checkout')
    await expect
      .poll(() => page.getByLabel('Order notes (optional)', { exact: true }).inputValue())
      .toBe('Ring twice')

    await atRest(page)
    await page.context().clearCookies({ name: 'auth_token' })
    await page.getByRole('button', { name: 'Place order and pay', exact: true }).click()
    const loaded: string[] = []
    page.on('load', () => loaded.push(new URL(page.url()).pathname))
    await page.getByRole('link', { name: 'Log in again', exact: true }).first().click()
    await logIn(page, { ...member, locale: 'en_US' })
    await title(page, 'Checkout')
    // The form is never loaded a second time under the hands of who fills it in.
    expect(loaded).toEqual(['/checkout'])
    const remark = page.getByLabel('Order notes (optional)', { exact: true })
    await expect.poll(() => remark.inputValue()).toBe('Ring twice')

    await region(page, 'Delivery').getByRole('radio', { name: 'Mei Chan', exact: true }).waitFor()
    await changePrice(TARP, 700)
    // The shop looks for what other processes changed from time to time.
    await expect.poll(() => bagAmount(origin, token)).toBe(2100)
    await page.getByRole('button', { name: 'Place order and pay', exact: true }).click()
    await page.getByText(/The total is now HK\$[\d,.]+\. Please check and place the order again\.$/).waitFor()
    const asked = addedUp(await amountsIn(region(page, 'Order summary')))
    const paying = await place(page, 'Place order and pay')
    const amount = await paying.locator('dd').first().innerText()
    expect(Number(amount.replace(/[^\d.]/g, '')) * 100).toBe(asked)
    await decide(paying, 'Decline payment', 'Back to the shop')
    await title(paying, 'Payment not completed')
    await backToGateway(paying, 'Pay again')
    await decide(paying, 'Pay', 'Back to the shop')
    await title(paying, 'Payment complete. Thank you')
    await paying.getByRole('link', { name: 'View order', exact: true }).click()
    await region(paying, 'Amounts').waitFor()
    expect(addedUp(await amountsIn(region(paying, 'Amounts')))).toBe(asked)
    await paying.getByText('Ring twice', { exact: true }).waitFor()
    expect(await axeFindings(paying)).toEqual([])
    // The session's end answers a request with 401, which browsers report.
    expect(visited.problems.filter(problem => !/401/.test(problem))).toEqual([])
  })

  test('an offer that ends while checkout is open is said, asked about once, and nothing typed is lost (C-241, CO-95)', async () => {
    const { origin } = shop
    await offerUntil(Date.now() + 86_400_000)
    await fillBag(origin, token, { [TARP]: 1 })
    await expect.poll(() => bagDiscount(origin, token)).toBe(100)
    const visited = await visitCheckout(origin, token)
    const { page } = visited
    const summary = region(page, 'Order summary')
    await summary.getByText('−HK$100', { exact: true }).waitFor()
    const before = addedUp(await amountsIn(summary))
    await page.getByLabel('Order notes (optional)', { exact: true }).fill('Leave it at the door')
    await region(page, 'Payment method').getByRole('radio', { name: 'Visa', exact: true }).check()

    await offerUntil(Date.now() - 60_000)
    await expect.poll(() => bagDiscount(origin, token)).toBe(0)
    await page.getByRole('button', { name: 'Place order and pay', exact: true }).click()
    await page.getByText(/The total is now HK\$[\d,.]+\. Please check and place the order again\.$/).waitFor()
    const asked = addedUp(await amountsIn(summary))
    expect(asked - before).toBe(10_000)
    expect(await page.getByLabel('Order notes (optional)', { exact: true }).inputValue()).toBe(
      'Leave it at the door',
    )
    const paying = await place(page, 'Place order and pay')
    const amount = await paying.locator('dd').first().innerText()
    expect(Number(amount.replace(/[^\d.]/g, '')) * 100).toBe(asked)
    expectNoProblems(visited)
  })

  test('an order that is not paid in time expires; a payment that comes after that is paid back, and says so (C-288, C-290, CO-01, CO-115, MO-66)', async () => {
    const { origin } = shop
    const number = await placeOrder(origin, { token, skuCode: TARP, email: member.account })
    const visited = await visit(`${origin}/robots.txt`)
    const { page } = visited
    await page.context().addCookies(memberCookies(origin, token))
    await page.goto(`${origin}/pay/result/${number}?lang=en`)
    await title(page, 'Waiting for your payment')
    const paying = await toGateway(page, 'Pay now')
    shop.signal('SIGUSR2')
    await lookAgain(page)
    await title(page, 'Order cancelled automatically')
    await page.goto(`${origin}/user/orders`)
    await page.getByRole('tab', { name: /^Completed or cancelled/ }).click()
    const order = page.getByRole('listitem').filter({ hasText: `Order ${number}` })
    await order.getByText('Cancelled', { exact: true }).waitFor()

    await decide(paying, 'Pay', 'Back to the shop')
    await title(paying, 'Order cancelled automatically')
    await paying.getByText(/^Your payment arrived after the order had been cancelled/).waitFor()
    await paying
      .getByText(/^Refund/)
      .first()
      .waitFor()
    expect(await axeFindings(paying)).toEqual([])
    expectNoProblems(visited)
  })

  test('goods that sell out while checkout is open are named, stay in the bag, and the rest is ordered without them (C-231, C-366, CO-90)', async () => {
    const { origin } = shop
    const kin = demoMembers[1]
    const own = await logInByApi(origin, { email: kin?.email ?? '', password: kin?.password ?? '' })
    await saveAddress(origin, own.token, '9 Trail Road')
    await fillBag(origin, own.token, oneOfEach([TARP, MAT]))
    const visited = await visitCheckout(origin, own.token)
    const { page } = visited
    await page.getByLabel('Order notes (optional)', { exact: true }).fill('Third floor')
    await region(page, 'Payment method').getByRole('radio', { name: 'Visa', exact: true }).check()

    await importFile('sold-out.csv', `sku,inventory\n${MAT},0\n`)
    await expect.poll(() => reasonsInBag(origin, own.token)).toEqual([null, 'SOLD_OUT'])
    await page.getByRole('button', { name: 'Place order and pay', exact: true }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Some items cannot be ordered', exact: true })
    await dialog.getByRole('listitem').filter({ hasText: 'Driftwood Sleeping Mat' }).waitFor()
    expect(await dialog.getByRole('listitem').count()).toBe(1)
    expect(await axeFindings(page)).toEqual([])

    // The bag keeps both, and says which cannot be had.
    await dialog.getByRole('link', { name: 'Back to bag', exact: true }).click()
    const lines = page.locator('[data-block="cartLines"]').getByRole('listitem')
    await lines.filter({ hasText: 'Gull Tarp' }).waitFor()
    await lines.filter({ hasText: 'Driftwood Sleeping Mat' }).getByText('Sold out', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Check out', exact: true }).click()
    await dialog.getByRole('button', { name: 'Continue without them', exact: true }).click()
    const remark = page.getByLabel('Order notes (optional)', { exact: true })
    await expect.poll(() => remark.inputValue()).toBe('Third floor')
    const asked = addedUp(await amountsIn(region(page, 'Order summary')))
    const paying = await place(page, 'Place order and pay')
    const amount = await paying.locator('dd').first().innerText()
    expect(Number(amount.replace(/[^\d.]/g, '')) * 100).toBe(asked)
    expect(await reasonsInBag(origin, own.token)).toEqual(['SOLD_OUT'])
    expectNoProblems(visited)
  })
})
