import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { OrderContent, OrderLineContent, ReceiptContent } from '../order/order-content.ts'
import { chunks } from '../shared/chunks.ts'
import { removeFromJson } from './remove-words.ts'

type Write = Transaction<Tables>

const NOTHING = { zh_HK: '', en_US: '' }

/** Country and province stay, for accounts and statistics; a pick-up point is the shop's. */
const withoutPerson = ({ countryId, country, province, pickup }: ReceiptContent): ReceiptContent => ({
  countryId,
  country,
  province,
  pickup,
  firstName: '',
  lastName: '',
  mobile: '',
  mail: '',
  city: NOTHING,
  district: NOTHING,
  address: NOTHING,
  zipCode: '',
})

const contentOf = (text: string) => JSON.parse(text) as OrderContent // as the order store writes it

/** Words of an order that name its shopper and receivers. */
export function wordsOf(head: { readonly email: string; readonly mobile: string; readonly content: string }) {
  const { receipt, billing } = contentOf(head.content)
  const people = [receipt, billing].flatMap(({ firstName, lastName, mobile, mail, address, pickup }) => [
    `${firstName} ${lastName}`,
    `${lastName} ${firstName}`,
    `${lastName}${firstName}`,
    firstName,
    lastName,
    mail,
    mobile,
    mobile.replace(/^\+\d+ /, ''),
    ...(pickup ? [] : [address.zh_HK, address.en_US]),
  ])
  return [head.email, head.mobile, head.mobile.replace(/^\+\d+ /, ''), ...people]
}

/** Removes the person from an order's own row and its lines. Sums, goods, instants and numbers stay. */
async function eraseOrder(trx: Write, code: string, text: string): Promise<void> {
  const content = contentOf(text)
  const kept: OrderContent = {
    ...content,
    buyerRemark: '',
    receipt: withoutPerson(content.receipt),
    billing: withoutPerson(content.billing),
    services: content.services.map(service => ({ ...service, memo: '' })),
    staffCode: '',
  }
  await trx
    .updateTable('order_head')
    .set({ email: '', mailbox: '', mobile: '', content: JSON.stringify(kept) })
    .where('code', '=', code)
    .execute()
  const lines = await trx
    .selectFrom('order_line')
    .select(['position', 'content'])
    .where('order_code', '=', code)
    .execute()
  for (const { position, content: line } of lines) {
    const goods = JSON.parse(line) as OrderLineContent // as the order store writes it
    if (goods.extInfos === '') continue
    await trx
      .updateTable('order_line')
      .set({ content: JSON.stringify({ ...goods, extInfos: '' }) })
      .where('order_code', '=', code)
      .where('position', '=', position)
      .execute()
  }
}

/** Removes words from what staff and providers have written about some orders. */
async function eraseWords(trx: Write, codes: readonly string[], remove: (text: string) => string) {
  const events = await trx
    .selectFrom('order_event')
    .select(['id', 'detail'])
    .where('order_code', 'in', codes)
    .execute()
  for (const { id, detail } of events) {
    const left = JSON.stringify(removeFromJson(JSON.parse(detail), remove))
    if (left !== detail)
      await trx.updateTable('order_event').set({ detail: left }).where('id', '=', id).execute()
  }
  const parcels = await trx
    .selectFrom('shipment')
    .select(['order_code', 'number', 'memo'])
    .where('order_code', 'in', codes)
    .where('memo', '!=', '')
    .execute()
  for (const { order_code, number, memo } of parcels)
    await trx
      .updateTable('shipment')
      .set({ memo: remove(memo) })
      .where('order_code', '=', order_code)
      .where('number', '=', number)
      .execute()
  const stops = await trx
    .selectFrom('express_detail')
    .select(['id', 'remark'])
    .where('order_code', 'in', codes)
    .execute()
  for (const { id, remark } of stops)
    await trx
      .updateTable('express_detail')
      .set({ remark: remove(remark) })
      .where('id', '=', id)
      .execute()
  const notices = await trx
    .selectFrom('payment_notice')
    .innerJoin('payment_attempt', 'payment_attempt.ref', 'payment_notice.ref')
    .select(['payment_notice.id', 'payment_notice.body'])
    .where('payment_attempt.order_code', 'in', codes)
    // One that waits is read again, and its signature covers the body.
    .where('payment_notice.state', '!=', 'PENDING')
    .execute()
  for (const { id, body } of notices)
    await trx
      .updateTable('payment_notice')
      .set({ body: remove(body) })
      .where('id', '=', id)
      .execute()
}

/** Removes what the shopper wrote about returns, and their photos. */
async function eraseReturns(trx: Write, codes: readonly string[], remove: (text: string) => string) {
  const returns = await trx
    .selectFrom('after_sales_order')
    .select(['code', 'answer'])
    .where('order_code', 'in', codes)
    .execute()
  for (const { code, answer } of returns)
    await trx
      .updateTable('after_sales_order')
      .set({ memo: '', answer: remove(answer) })
      .where('code', '=', code)
      .execute()
  await trx.deleteFrom('after_sales_photo').where('order_code', 'in', codes).execute()
  return returns.length
}

/** Removes the person from orders and what belongs to them. Mails that were not sent yet are given up. Gives the number of returns. */
export async function eraseOrders(
  trx: Write,
  heads: readonly { readonly code: string; readonly content: string }[],
  remove: (text: string) => string,
): Promise<number> {
  let returns = 0
  for (const part of chunks(heads)) {
    const codes = part.map(({ code }) => code)
    for (const { code, content } of part) await eraseOrder(trx, code, content)
    await eraseWords(trx, codes, remove)
    returns += await eraseReturns(trx, codes, remove)
    await trx
      .updateTable('order_mail')
      .set({ state: 'GIVEN_UP' })
      .where('order_code', 'in', codes)
      .where('state', '=', 'READY')
      .execute()
  }
  return returns
}
