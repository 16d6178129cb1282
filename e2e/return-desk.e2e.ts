import { expect, test } from 'vitest'
import { ask } from './api.ts'
import { axeFindings, openBrowser, shopOrigin } from './browser.ts'
import { deskOf } from './desk.ts'
import { signInAs } from './editor-page.ts'
import { TARP } from './goods.ts'
import { newPerson } from './member.ts'
import { placeOrder, toGatewayByApi, visitorByApi } from './orders.ts'

const { visit } = openBrowser()

const STATUS = `query getAfterSalesOrderDetail($code: String!) {
  getAfterSalesOrderDetail(code: $code) { afterSalesStatus total { amount } } }`

test('an admin asks for a return in a shopper’s name, approves it, takes the goods in and refunds it (MO-70, MO-73)', async () => {
  const origin = shopOrigin()
  const { email } = newPerson()
  const token = await visitorByApi(origin)
  const number = await placeOrder(origin, { token, skuCode: TARP, email, quantity: 2 })
  await (await toGatewayByApi(origin, token, number))()
  const operate = await deskOf(origin)
  await expect
    .poll(() =>
      operate('orders.ship', { number, carrier: 'SHOP', trackingNo: '' }).then(() => 'shipped', String),
    )
    .toBe('shipped')
  await operate('orders.received', { number })

  const { page } = await visit('/robots.txt')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const state = (name: string) => page.locator('main p').getByText(name, { exact: true }).waitFor()
  await signInAs(page, 'admin')
  await page.goto(`/editor/orders/${number}`)
  await button('New return').click()
  await dialog.getByRole('textbox', { name: /^Units of/ }).fill('1')
  await dialog.getByLabel('Reason').selectOption({ label: 'Faulty or damaged' })
  await dialog.getByLabel('Shopper’s comments').fill('A seam is open')
  await dialog.getByText('At a store', { exact: true }).click()
  expect(await axeFindings(page)).toEqual([])
  await confirm('Create return')

  await page.waitForURL(/\/editor\/returns\/A\d+/)
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await state('Under review')
  await button('Approve').click()
  await confirm('Approve')
  await state('Waiting for return')
  await button('Items received').click()
  await dialog.getByLabel(/damaged/).check()
  await confirm('Items received')
  await state('Received')
  await button('Refund').click()
  await dialog.getByText(/^The shopper gets back HK\$/).waitFor()
  await confirm('Refund')
  await state('Finished')
  await page.getByText('Items received, damaged', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const { getAfterSalesOrderDetail: returned } = await ask<{
    readonly getAfterSalesOrderDetail: {
      readonly afterSalesStatus: string
      readonly total: { readonly amount: number }
    }
  }>(origin, token, STATUS, { code })
  expect(returned.afterSalesStatus).toBe('FINISHED')
  expect(returned.total.amount).toBeGreaterThan(0)

  await page.getByRole('link', { name: 'Back to returns', exact: true }).click()
  await page.getByLabel('Return or order number').fill(number)
  await button('Find').click()
  await page.getByRole('row', { name: code }).getByText('Finished', { exact: true }).waitFor()
})
