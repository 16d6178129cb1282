import type { BothTexts } from '#locales/locale.ts'
import type { MailGoods } from '../../messaging/mail-layout.ts'
import { orderSums } from '../../rules/order-sums.ts'
import { messagesIn } from '../../shared/messages.ts'
import type { StoredOrder } from '../order-store.ts'
import { type Detail, inWords } from './order-news.ts'

/** Name, colour and size, and the picture. */
const describe = (
  {
    name,
    image,
    properties,
  }: {
    readonly name: BothTexts
    readonly image: string
    readonly properties: readonly { readonly value: BothTexts }[]
  },
  { locale }: StoredOrder,
): Pick<MailGoods, 'name' | 'properties' | 'picture'> => ({
  name: name[locale],
  properties: properties
    .map(({ value }) => value[locale])
    .filter(Boolean)
    .join(' · '),
  picture: image,
})

/** Units of the lines that the event is about, one a row. */
export const unitsOf = (order: StoredOrder, { lines }: Detail): readonly MailGoods[] =>
  lines.flatMap(({ position, quantity, goods }) => {
    const content = goods ?? order.lines[position]?.content
    return content ? [{ ...describe(content, order), quantity }] : []
  })

/** Goods of the whole order. Lines add up to the goods: what codes take off is among the sums. */
export const goodsOf = (order: StoredOrder): readonly MailGoods[] =>
  order.lines.map(({ content, quantity, unitPrice, lineType }) => ({
    ...describe(content, order),
    quantity,
    amount:
      lineType === 'GIFT' ? messagesIn(order.locale)('letter.free') : inWords(unitPrice * quantity, order),
  }))

/** A row of goods as text. */
function rowOf({ name, properties, quantity = 1, amount }: MailGoods, { locale }: StoredOrder): string {
  const t = messagesIn(locale)
  const whole = [name, properties].filter(Boolean).join(' · ')
  return amount === undefined
    ? t('letter.order.units', { name: whole, quantity })
    : t('letter.order.line', { name: whole, quantity, amount })
}

export const rowsOf = (goods: readonly MailGoods[], order: StoredOrder) =>
  goods.map(line => rowOf(line, order))

/** Name and amount of each sum, the total last. */
export function sumsOf(order: StoredOrder): readonly (readonly [name: string, amount: string])[] {
  const { amounts } = order
  const t = messagesIn(order.locale)
  const sums = orderSums({
    goods: amounts.productAmount,
    activityDiscount: amounts.discount,
    couponDiscount: amounts.coupon,
    services: amounts.serviceFee,
    tax: 0,
    goDollar: amounts.deduction,
    freight: amounts.freight,
  })
  return [
    ...sums.map(
      ({ part, amount }) =>
        [t(`letter.order.sums.${part}`), amount === 0 ? t('letter.free') : inWords(amount, order)] as const,
    ),
    [t('letter.order.sums.amount'), inWords(amounts.amount, order)],
  ]
}

/** Goods and sums as text. */
export function accountOf(order: StoredOrder): string {
  const t = messagesIn(order.locale)
  const sums = sumsOf(order).map(([name, amount]) => t('letter.order.sum', { name, amount }))
  return `${rowsOf(goodsOf(order), order).join('\n')}\n\n${sums.join('\n')}`
}
