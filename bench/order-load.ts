import { randomUUID } from 'node:crypto'
import { CREATE_ORDER, HOME, orderInput } from '#api/checkout/testing.ts'
import { createCommerce } from '#api/commerce.ts'
import { documentTexts } from '#api/generated/document-texts.ts'
import { cartAddDocument, getOrderListDocument, loginAsVisitorDocument } from '#api/generated/documents.ts'
import { DECIDE_PATH } from '#demo/gateway/gateway-pages.ts'
import { fieldsOf, PAY } from '#demo/gateway/testing.ts'
import { orderShop, skuOf } from './order-shop.ts'

const textOf = ({ hash }: { readonly hash: string }) => documentTexts[hash] ?? ''
const [VISITOR, ADD, ORDERS] = [loginAsVisitorDocument, cartAddDocument, getOrderListDocument].map(textOf)

/** Adds goods that are never sold out to a shop that is not running. @param database address of its database */
export async function stockShop(database: string): Promise<void> {
  const commerce = await createCommerce({ database, pollMs: 0 })
  const { problems } = await commerce.importCatalogue([...orderShop()].map(line => JSON.stringify(line)))
  await commerce.close()
  if (problems.length > 0) throw new Error(JSON.stringify(problems.slice(0, 3)))
}

interface Answers {
  readonly loginAsVisitor?: { readonly token: string }
  readonly cartAdd?: { readonly success: boolean }
  readonly createOrder?: { readonly order: { readonly orderCode: string } | null }
  readonly pay?: { readonly response: { readonly form: string; readonly paymentPageUrl: string } | null }
  readonly getOrderList?: object
}

/** Visitors who fill a bag, order, pay at the sandbox gateway and look at their orders, over and over. @returns number of paid orders */
export async function buyForSeconds(origin: string, visitors: number, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  let paid = 0

  async function ask(name: keyof Answers, query = '', variables: object = {}, token = ''): Promise<Answers> {
    const response = await fetch(`${origin}/api/graphql/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data?: Answers; errors?: unknown }
    if (!data || errors) throw new Error(`${name}: ${JSON.stringify(errors)}`)
    return data
  }

  async function buy(visitor: number, turn: number, token: string): Promise<void> {
    const units = { [skuOf(visitor * 7 + turn)]: 1, [skuOf(visitor * 7 + turn + 3)]: 2 }
    const inputs = Object.entries(units).map(([skuCode, quantity]) => ({ skuCode, quantity }))
    await ask('cartAdd', ADD, { inputs }, token)
    const contact = { mail: `visitor-${visitor}@example.com`, mobile: String(91_000_000 + visitor) }
    const input = orderInput(units, { receiptInfo: { ...HOME, ...contact } })
    const placed = await ask(
      'createOrder',
      CREATE_ORDER,
      { input: { ...input, extInfos: { ...input.extInfos, clientKey: randomUUID() } } },
      token,
    )
    const orderId = placed.createOrder?.order?.orderCode
    if (!orderId) throw new Error(JSON.stringify(placed))
    const begun = await ask(
      'pay',
      PAY,
      { input: { orderId, channelType: 'PAYDOLLAR', paymentType: 'PC' } },
      token,
    )
    if (!begun.pay?.response) throw new Error(JSON.stringify(begun))
    const { form, paymentPageUrl } = begun.pay.response
    const fields = fieldsOf(form)
    await (await fetch(paymentPageUrl, { method: 'POST', body: fields })).arrayBuffer()
    const body = new URLSearchParams({
      ref: fields.get('orderRef') ?? '',
      decision: 'accepted',
      notice: 'normal',
    })
    const decided = await fetch(new URL(DECIDE_PATH, paymentPageUrl), {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    await decided.arrayBuffer()
    paid += 1
    await ask('getOrderList', ORDERS, { pageInput: { first: 10 } }, token)
  }

  async function visit(visitor: number): Promise<void> {
    const { loginAsVisitor } = await ask('loginAsVisitor', VISITOR)
    for (let turn = 0; performance.now() < until; turn += 1)
      await buy(visitor, turn, loginAsVisitor?.token ?? '')
  }
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))
  return paid
}
