import { expect, test } from 'vitest'
import { ask } from './api.ts'
import { axeFindings, openBrowser, shopOrigin } from './browser.ts'
import { openPageList } from './editor-page.ts'
import { TARP } from './goods.ts'
import { newPerson } from './member.ts'
import { placeOrder, toGatewayByApi, visitorByApi } from './orders.ts'

const { visit } = openBrowser()

const STATUS = 'query getOrderDetail($code: String!) { getOrderDetail(code: $code) { orderStatus } }'

test('a publisher finds a paid order, sends it in two parcels, and marks them as received', async () => {
  const origin = shopOrigin()
  const { email } = newPerson()
  const token = await visitorByApi(origin)
  const number = await placeOrder(origin, { token, skuCode: TARP, email, quantity: 2 })
  await (await toGatewayByApi(origin, token, number))()
  const status = async () =>
    (
      await ask<{ readonly getOrderDetail: { readonly orderStatus: string } }>(origin, token, STATUS, {
        code: number,
      })
    ).getOrderDetail.orderStatus
  await expect.poll(status).toBe('WAIT_DELIVERY')

  const { page } = await visit('/robots.txt')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  await openPageList(page, 'publisher')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await button('To ship').click()
  await page.getByLabel('Order number or email').fill(email.toUpperCase())
  await button('Find').click()
  await page.waitForURL(/email=/)
  // The head, and the only order of the address.
  await expect
    .poll(() => page.getByRole('row').allInnerTexts())
    .toEqual([expect.any(String), expect.stringMatching(new RegExp(`^${number}[^]*Processing[^]*${email}`))])
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('link', { name: number, exact: true }).click()
  await button('Ship').click()
  await dialog.getByLabel('Tracking number').fill('SF1234567')
  await dialog.getByRole('textbox', { name: /^Units of/ }).fill('1')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Ship', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Partially shipped', { exact: true }).waitFor()

  await button('Ship').click()
  await dialog.getByLabel('Courier').selectOption('Our own shop')
  await dialog.getByRole('button', { name: 'Ship', exact: true }).click()
  await page.getByRole('heading', { name: 'Parcel 2 · Our own shop', exact: true }).waitFor()
  await button('Mark as received').click()
  await dialog.getByRole('button', { name: 'Mark as received', exact: true }).click()
  await page.getByText('Delivered', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await status()).toBe('WAIT_EVALUATE')

  // Nothing waits any more in the list as it was left.
  await page.getByRole('link', { name: 'Back to orders', exact: true }).click()
  await page.getByText('No orders match.', { exact: true }).waitFor()
})
