import type { Page } from 'playwright'
import { DECIDE_PATH } from '#demo/gateway/gateway-pages.ts'
import { fieldsOf, PAY } from '#demo/gateway/testing.ts'
import { ask } from './api.ts'

const CART_ADD = `mutation cartAdd($inputs: [CartAddInput!]!) { cartAdd(inputs: $inputs) { cart {
  ableCartItems { lineType activityId quantity promoPrice { amount } addCartPrice { amount } sku { code } }
  calculation { amount { amount } productAmount { amount } discount { amount } coupon { amount } postage { amount } }
} userErrors { message } } }`
const CREATE = `mutation createOrder($input: OrderCreateInput!) { createOrder(input: $input) {
  order { orderCode } userErrors { code message field } } }`

interface Money {
  readonly amount: number
}
interface Bag {
  readonly ableCartItems: readonly {
    readonly lineType: string
    readonly activityId: string
    readonly quantity: number
    readonly sku: { readonly code: string } | null
  }[]
  readonly calculation: Readonly<
    Record<'amount' | 'productAmount' | 'discount' | 'coupon' | 'postage', Money>
  >
}

/** Units for `fillBag`. */
export const oneOfEach = (skuCodes: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(skuCodes.map(skuCode => [skuCode, 1]))

/** Puts goods into a session's bag, units by SKU, and returns the bag. */
export async function fillBag(
  origin: string,
  token: string,
  units: Readonly<Record<string, number>>,
): Promise<Bag> {
  const inputs = Object.entries(units).map(([skuCode, quantity]) => ({ skuCode, quantity }))
  const { cartAdd } = await ask<{
    readonly cartAdd: {
      readonly cart: Bag | null
      readonly userErrors: readonly { readonly message: string }[]
    }
  }>(origin, token, CART_ADD, { inputs })
  if (!cartAdd.cart || cartAdd.userErrors.length > 0) throw new Error(JSON.stringify(cartAdd.userErrors))
  return cartAdd.cart
}

let placed = 0

/** Places an order of one product without a browser; the number that shoppers see. The bag must be empty before. */
export async function placeOrder(
  origin: string,
  {
    token,
    skuCode,
    email,
    quantity = 1,
    code,
  }: {
    readonly token: string
    readonly skuCode: string
    readonly email: string
    readonly quantity?: number
    /** A promotion code that the bag has. */
    readonly code?: string
  },
): Promise<string> {
  const cart = await fillBag(origin, token, { [skuCode]: quantity })
  const { amount, productAmount, discount, coupon, postage } = cart.calculation
  placed += 1
  const input = {
    terminal: 'PC',
    platformSource: 'OFFICIAL_SITE',
    distributionType: 'EXPRESS',
    receiptInfo: {
      firstName: 'Mei',
      lastName: 'Chan',
      mobile: '91234567',
      mail: email,
      country: '810000',
      district: '810006',
      town: '81000601',
      address: 'Flat 1, 2 Fuk Wing Street',
    },
    orderLines: cart.ableCartItems.map(({ lineType, activityId, quantity, sku }) => ({
      skuCode: sku?.code,
      quantity,
      lineType,
      activityId,
    })),
    extInfos: { clientKey: `${Date.now()}-${placed}`, payType: 'visa', sameAsAddress: true },
    amount: amount.amount,
    productAmount: productAmount.amount,
    ...(code && { discountCodes: [{ couponCode: code, couponType: 'PROMOTION_CODE' }] }),
    coupon: coupon.amount,
    voucherDiscount: 0,
    discount: discount.amount,
    freight: postage.amount,
    giftCard: 0,
    tax: 0,
    additionalServiceFee: 0,
    deductionAmount: 0,
  }
  const { createOrder } = await ask<{
    readonly createOrder: {
      readonly order: { readonly orderCode: string } | null
      readonly userErrors: unknown
    }
  }>(origin, token, CREATE, { input })
  if (!createOrder.order) throw new Error(JSON.stringify(createOrder.userErrors))
  return createOrder.order.orderCode
}

/** Takes a shopper to the gateway without a browser; gives how they pay there. */
export async function toGatewayByApi(origin: string, token: string, orderId: string) {
  const input = { orderId, channelType: 'PAYDOLLAR', paymentType: 'PC' }
  const { pay } = await ask<{
    readonly pay: { readonly response: { readonly form: string; readonly paymentPageUrl: string } | null }
  }>(origin, token, PAY, { input })
  if (!pay.response) throw new Error(`${orderId} cannot be paid`)
  const { form, paymentPageUrl } = pay.response
  const fields = fieldsOf(form)
  await fetch(paymentPageUrl, { method: 'POST', body: fields })
  return () =>
    fetch(new URL(DECIDE_PATH, paymentPageUrl), {
      method: 'POST',
      body: new URLSearchParams({ ref: fields.get('orderRef') ?? '', decision: 'accepted', notice: 'early' }),
      redirect: 'manual',
    })
}

/** A visitor's session, for a browser that is theirs. */
export async function visitorByApi(origin: string): Promise<string> {
  const { loginAsVisitor } = await ask<{ readonly loginAsVisitor: { readonly token: string } }>(
    origin,
    '',
    'mutation loginAsVisitor { loginAsVisitor { token } }',
  )
  return loginAsVisitor.token
}

/** The cookies of a visitor's browser. */
export const visitorCookies = (origin: string, token: string) => [
  { name: 'auth_token', value: token, url: origin },
  { name: 'is_visitor', value: '1', url: origin },
]

/** What the goods of a bag cost now. Dollars. */
export async function bagAmount(origin: string, token: string): Promise<number> {
  const { cart } = await ask<{
    readonly cart: { readonly calculation: { readonly productAmount: Money } }
  }>(origin, token, 'query cart { cart { calculation { productAmount { amount } } } }')
  return cart.calculation.productAmount.amount
}

/** Why each line of a bag cannot be ordered, those that can first; `null` for these. */
export async function reasonsInBag(origin: string, token: string): Promise<readonly (string | null)[]> {
  const { cart } = await ask<{
    readonly cart: Readonly<
      Record<'ableCartItems' | 'disableCartItems', readonly { readonly reason: string | null }[]>
    >
  }>(origin, token, 'query cart { cart { ableCartItems { reason } disableCartItems { reason } } }')
  return [...cart.ableCartItems, ...cart.disableCartItems].map(({ reason }) => reason)
}

/** What promotions take off a bag now. Dollars. */
export async function bagDiscount(origin: string, token: string): Promise<number> {
  const { cart } = await ask<{ readonly cart: { readonly calculation: { readonly discount: Money } } }>(
    origin,
    token,
    'query cart { cart { calculation { discount { amount } } } }',
  )
  return cart.calculation.discount.amount
}

/** The token that a guest's look-up of an order gives. */
export async function orderToken(origin: string, orderCode: string, email: string): Promise<string> {
  const found = await ask<{ readonly queryVisitorToken: { readonly token: string | null } }>(
    origin,
    '',
    'mutation queryVisitorToken($orderCode: String!, $email: String!) { queryVisitorToken(orderCode: $orderCode, email: $email) { token } }',
    { orderCode, email },
  )
  if (found.queryVisitorToken.token === null) throw new Error(`No order ${orderCode} of ${email}`)
  return found.queryVisitorToken.token
}

/** Shares one unit as a visitor; the code of the link. */
export async function shareByApi(origin: string, skuCode: string): Promise<string> {
  const { createCartShare } = await ask<{ readonly createCartShare: { readonly code: string | null } }>(
    origin,
    await visitorByApi(origin),
    'mutation createCartShare($input: [CartShareInput!]!) { createCartShare(input: $input) { code } }',
    { input: [{ skuCode, quantity: 1 }] },
  )
  if (createCartShare.code === null) throw new Error(`${skuCode} cannot be shared`)
  return createCartShare.code
}

export const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** What the shopper presses at the gateway, and the way back to the shop. */
export async function decide(paying: Page, button: string, back: string): Promise<void> {
  await paying.getByRole('button', { name: button, exact: true }).click()
  await paying.getByRole('link', { name: back, exact: true }).click()
  await paying.waitForURL(/\/pay\/result\//)
}

/** Presses the button that places the order, whose window goes on to the gateway by itself. */
export async function place(page: Page, button: string): Promise<Page> {
  const [paying] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  await paying.waitForURL(/payForm/)
  return paying
}

/** Adds an address in Hong Kong to a member's address book without a browser; its code. */
export async function saveAddress(origin: string, token: string, address: string): Promise<string> {
  const { createDeliveryAddress } = await ask<{
    readonly createDeliveryAddress: { readonly code: string | null; readonly userErrors: unknown }
  }>(
    origin,
    token,
    'mutation createDeliveryAddress($input: DeliveryAddressCreateInput!) { createDeliveryAddress(input: $input) { code userErrors { message } } }',
    {
      input: {
        receiverFirstName: 'Mei',
        receiverLastName: 'Chan',
        receiverMobile: '+852 91234567',
        countryId: '810000',
        districtId: '810006',
        townId: '81000601',
        address,
      },
    },
  )
  if (createDeliveryAddress.code === null) throw new Error(JSON.stringify(createDeliveryAddress.userErrors))
  return createDeliveryAddress.code
}

/** Presses a link that opens a window, which goes on to the gateway by itself. */
export async function toGateway(page: Page, link: string): Promise<Page> {
  const [paying] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: link, exact: true }).click(),
  ])
  await paying.waitForURL(/payForm/)
  return paying
}

/** Presses a link that pays again in the window that was at the gateway before. */
export async function backToGateway(paying: Page, link: string): Promise<void> {
  await paying.getByRole('link', { name: link, exact: true }).click()
  await paying.waitForURL(/payForm/)
}

/** As when the shopper comes back to this window. */
export const lookAgain = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
