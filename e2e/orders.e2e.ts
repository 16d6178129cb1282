import { describe, expect, test } from 'vitest'
import { axeFindings, expectNoProblems, openBrowser, shopOrigin } from './browser.ts'
import { TARP } from './goods.ts'
import { logInByApi, memberCookies, newPerson, PASSWORD, registerByApi } from './member.ts'
import {
  decide,
  fillBag,
  lookAgain,
  oneOfEach,
  orderToken,
  placeOrder,
  title,
  toGateway,
  toGatewayByApi,
  backToGateway,
  visitorByApi,
  visitorCookies,
} from './orders.ts'

const { visit } = openBrowser()

describe('after an order is placed', () => {
  test('a visitor on a phone is declined, pays at the second try, and the first window notices (C-277 … C-280, M-123, CO-112)', async () => {
    const origin = shopOrigin()
    const token = await visitorByApi(origin)
    const number = await placeOrder(origin, { token, skuCode: TARP, email: 'guest@cairn.example' })
    const visited = await visit('/robots.txt', { viewport: { width: 390, height: 800 } })
    const { page } = visited
    await page.context().addCookies(visitorCookies(origin, token))
    await page.goto(`${origin}/pay/result/${number}?lang=zh`)
    await title(page, '等待付款')
    expect(await axeFindings(page)).toEqual([])

    const paying = await toGateway(page, '前往付款')
    await decide(paying, '拒絕付款', '返回網店')
    await title(paying, '付款未完成')
    await backToGateway(paying, '再次付款')
    await decide(paying, '付款', '返回網店')
    await title(paying, '付款完成，多謝惠顧')
    await lookAgain(page)
    await title(page, '付款完成，多謝惠顧')
    expect(await page.getByText(number, { exact: true }).count()).toBe(1)
    expectNoProblems(visited)
  })

  test('a member pays later from the account, in two tabs at once, and cancels another order (M-106, M-120 … M-122, CO-114)', async () => {
    const origin = shopOrigin()
    const person = newPerson()
    await registerByApi(origin, person)
    const { token } = await logInByApi(origin, { email: person.email, password: PASSWORD })
    const order = () => placeOrder(origin, { token, skuCode: TARP, email: person.email })
    const paid = await order()
    const visited = await visit('/robots.txt')
    const { page } = visited
    await page.context().addCookies(memberCookies(origin, token))
    await page.goto(`${origin}/user/orders?lang=en`)
    await page.getByRole('heading', { name: `Order ${paid}`, exact: true }).waitFor()
    expect(await axeFindings(page)).toEqual([])

    const first = await toGateway(page, 'Pay now')
    const second = await toGateway(page, 'Pay now')
    await decide(first, 'Pay', 'Back to the shop')
    await title(first, 'Payment complete. Thank you')
    await decide(second, 'Pay', 'Back to the shop')
    await title(second, 'Payment complete. Thank you')
    await first.getByRole('link', { name: 'View order', exact: true }).click()
    await first.getByText('Processing', { exact: true }).waitFor()
    expect(await axeFindings(first)).toEqual([])

    const unwanted = await order()
    await page.goto(`${origin}/user/order-detail/${unwanted}`)
    await page.getByRole('button', { name: 'Cancel order', exact: true }).click()
    await page.getByRole('radio', { name: 'No longer needed', exact: true }).check()
    await page.getByRole('button', { name: 'Cancel this order', exact: true }).click()
    await page.getByText('Cancelled', { exact: true }).waitFor()
    expectNoProblems(visited)
  })

  test('a guest finds the order by number and email, and pays it (M-078, M-164, L-120)', async () => {
    const origin = shopOrigin()
    const email = newPerson().email
    const token = await visitorByApi(origin)
    const number = await placeOrder(origin, { token, skuCode: TARP, email })
    const secret = await orderToken(origin, number, email)
    const visited = await visit(`/help?lang=en`)
    const { page } = visited
    const told: string[] = []
    page.on('request', request => {
      const isArrival = request.isNavigationRequest()
      if (!isArrival && (request.url() + (request.headers()['referer'] ?? '')).includes(secret))
        told.push(request.url())
    })
    await page.goto(`${origin}/user/order-detail/${number}?lang=en&tempToken=${secret}`)
    await page.getByText(`Order ${number}`, { exact: true }).waitFor()
    // No picture or file is asked for under the address with the token.
    expect(told).toEqual([])
    // The address can be shared and the page loaded again.
    expect(new URL(page.url()).searchParams.get('tempToken')).toBe('kept')
    await page.reload()
    await page.getByText(`Order ${number}`, { exact: true }).waitFor()
    const paying = await toGateway(page, 'Pay now')
    await decide(paying, 'Pay', 'Back to the shop')
    await title(paying, 'Payment complete. Thank you')
    expectNoProblems(visited)
  })
})

/** Goods of the demo that are in stock. */
const NINE = [
  'CR-JKT-002-RST-XS',
  'CR-JKT-006-RSE-XS',
  'CR-JKT-010-SGE-XS',
  'CR-JKT-016-INK-XS',
  'CR-FLC-004-PIN-XS',
  'CR-FLC-008-MST-XS',
  'CR-BSL-004-INK-XS',
  'CR-TEE-001-INK-S',
  'CR-TEE-005-SKY-S',
]

test.each(['zh', 'en'])('an invoice of ten lines is one page of A4, in %s (M-117)', async lang => {
  const origin = shopOrigin()
  const email = newPerson().email
  const token = await visitorByApi(origin)
  await fillBag(origin, token, oneOfEach(NINE))
  const number = await placeOrder(origin, { token, skuCode: TARP, email })
  await (await toGatewayByApi(origin, token, number))()
  const secret = await orderToken(origin, number, email)
  const { page } = await visit(`/user/order-detail/${number}?lang=${lang}&tempToken=${secret}`, {
    showsCookieNotice: true,
  })
  await page.getByRole('button', { name: /Print invoice|列印發票/ }).waitFor()
  const margin = { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' }
  const paper = (await page.pdf({ format: 'A4', margin })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('[data-cookie-notice]').isVisible()).toBe(false)
})
