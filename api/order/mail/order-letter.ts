import type { BothTexts } from '#locales/locale.ts'
import { formatDateTime, formatMoney } from '#locales/format.ts'
import { formatDates } from '#locales/weekday.ts'
import { z } from 'zod'
import type { OrderMailTable } from '../../database/tables.ts'
import type { MailFooter } from '../../messaging/mail-footer.ts'
import type { Mail } from '../../messaging/messaging.ts'
import { messagesIn } from '../../shared/messages.ts'
import { toWire } from '../../shared/money.ts'
import type { DeliveryDates } from '../../rules/delivery-dates.ts'
import type { StoredOrder } from '../order-store.ts'

const bothTexts = z.object({ zh_HK: z.string(), en_US: z.string() })

/** Fields of an event beside its kind, as far as a letter uses it. */
const detailSchema = z.object({
  amount: z.int().optional().catch(undefined),
  carrier: z.string().catch(''),
  trackingNo: z.string().catch(''),
  /** Number of a return. */
  afterSales: z.string().catch(''),
  type: z.enum(['RETURN', 'EXCHANGE', 'REFUND']).catch('RETURN'),
  /** Goods that come back, or are in the parcel. */
  lines: z
    .array(
      z.object({
        position: z.int(),
        quantity: z.int(),
        /** Where it is not what the order's line names. */
        goods: z
          .object({ name: bothTexts, properties: z.array(z.object({ value: bothTexts })) })
          .optional()
          .catch(undefined),
      }),
    )
    .catch([]),
  /** True if a parcel is the last one of its order. */
  isLast: z.boolean().catch(false),
  /** Why the shop refused. */
  answer: z.string().catch(''),
  points: z.int().catch(0),
  method: z.string().catch(''),
  address: z.string().catch(''),
  isReturnFree: z.boolean().catch(false),
})
type Detail = z.infer<typeof detailSchema>

/** Subject of a letter. */
export interface OrderNews {
  readonly kind: OrderMailTable['kind']
  /** Detail of the event, as kept. */
  readonly detail: unknown
  readonly order: StoredOrder
  /** True if the receiver is known to be the shopper. Without proof a letter holds no text that the shopper has typed. */
  readonly isProved: boolean
  /** Days on which the order arrives; absent where the shop does not say. */
  readonly delivery?: DeliveryDates | undefined
}

const SUMS = ['productAmount', 'discount', 'coupon', 'freight', 'serviceFee', 'deduction', 'amount'] as const
/** Sums that are taken off. */
const REDUCTIONS: ReadonlySet<string> = new Set(['discount', 'coupon', 'deduction'])

const inWords = (cents: number, { locale }: StoredOrder) => formatMoney(toWire(cents).amount, locale)

/** Paragraph that says what has happened. */
function newsOf({ kind, order }: OrderNews, detail: Detail): string {
  const t = messagesIn(order.locale)
  switch (kind) {
    case 'PLACED':
      return order.amounts.amount === 0
        ? t('letter.order.PLACED_FREE')
        : t('letter.order.PLACED', { until: formatDateTime(order.payUntil, order.locale) })
    case 'PAID':
      return t('letter.order.PAID', { amount: inWords(order.amounts.amount, order) })
    case 'SHIPPED': {
      const { carrier, trackingNo, isLast } = detail
      const parcel = isWhole(order, detail) ? 'SHIPPED' : isLast ? 'SHIPPED_REST' : 'SHIPPED_PART'
      return t(`letter.order.${parcel}`, { carrier, tracking: trackingNo || 'none' })
    }
    case 'CANCELLED':
      return t(`letter.order.CANCELLED_${order.cancelledBy ?? 'SHOP'}`)
    case 'REFUNDED':
      return t('letter.order.REFUNDED', { amount: inWords(detail.amount ?? order.amounts.amount, order) })
    default:
      return t(`letter.afterSales.${kind}`, {
        what: whatOf(order, detail),
        carrier: detail.carrier,
        trackingNo: detail.trackingNo,
        answer: detail.answer,
        address: detail.address,
        points: detail.points,
        amount: inWords(detail.amount ?? 0, order),
        way: wayBack(detail),
        result: resultOf(detail),
        tracking: detail.trackingNo || 'none',
      })
  }
}

/** Way goods come back; `ask` where the shop has named no address. */
function wayBack({ method, address, isReturnFree }: Detail): 'shop' | 'ask' | 'free' | 'courier' {
  if (method === 'SHOP') return 'shop'
  if (address === '') return 'ask'
  return isReturnFree ? 'free' : 'courier'
}

/** Name of a return: an exchange, or a refund of goods that stay with the shopper, is none. */
const whatOf = ({ locale }: StoredOrder, { type }: Detail) =>
  messagesIn(locale)('letter.afterSales.what', { type })

/** End of a return or an exchange. */
function resultOf({ amount, points }: Detail): 'exchange' | 'nothing' | 'money' | 'points' | 'both' {
  if (amount === undefined) return 'exchange'
  if (amount > 0) return points > 0 ? 'both' : 'money'
  return points > 0 ? 'points' : 'nothing'
}

/** Returns true if a parcel holds all of its order. */
const isWhole = ({ lines }: StoredOrder, { lines: packed }: Detail): boolean =>
  lines.every(({ quantity }, at) =>
    packed.some(({ position, quantity: units }) => position === at && units === quantity),
  )

/** Units of the lines that the event is about, one a row. */
function unitsOf(order: StoredOrder, { lines }: Detail): readonly string[] {
  const t = messagesIn(order.locale)
  return lines.flatMap(({ position, quantity, goods }) => {
    const content = goods ?? order.lines[position]?.content
    return content ? t('letter.order.units', { name: nameOf(content, order), quantity }) : []
  })
}

/** Goods of a return or an exchange. */
const returnedGoodsOf = (order: StoredOrder, detail: Detail): string =>
  [
    messagesIn(order.locale)('letter.afterSales.number', {
      number: detail.afterSales,
      type: detail.type,
    }),
    ...unitsOf(order, detail),
  ].join('\n')

/** Goods in a parcel that does not hold the whole order. */
const parcelOf = ({ kind, order }: OrderNews, detail: Detail): readonly string[] =>
  kind === 'SHIPPED' && !isWhole(order, detail)
    ? [[messagesIn(order.locale)('letter.order.parcel'), ...unitsOf(order, detail)].join('\n')]
    : []

/** Name, colour and size. */
const nameOf = (
  {
    name,
    properties,
  }: { readonly name: BothTexts; readonly properties: readonly { readonly value: BothTexts }[] },
  { locale }: StoredOrder,
): string =>
  [name, ...properties.map(({ value }) => value)]
    .map(text => text[locale])
    .filter(text => text !== '')
    .join(' · ')

function goodsOf(order: StoredOrder): string {
  const t = messagesIn(order.locale)
  const lines = order.lines.map(line =>
    t('letter.order.line', {
      name: nameOf(line.content, order),
      quantity: line.quantity,
      // Lines add up to the goods: what codes take off is among the sums.
      amount: inWords(line.unitPrice * line.quantity, order),
    }),
  )
  const sums = SUMS.filter(name => name === 'amount' || order.amounts[name] !== 0).map(name =>
    t('letter.order.sum', {
      name: t(`letter.order.sums.${name}`),
      amount: inWords(REDUCTIONS.has(name) ? -order.amounts[name] : order.amounts[name], order),
    }),
  )
  return `${lines.join('\n')}\n\n${sums.join('\n')}`
}

/** Days on which the order arrives. */
function datesOf({ order: { content, locale }, delivery }: OrderNews): readonly string[] {
  if (!delivery) return []
  const dates = formatDates([delivery.earliest, delivery.latest], locale)
  return [messagesIn(locale)('letter.order.arrives', { way: content.distributionType, dates })]
}

function placeOf({ order: { content, locale }, isProved }: OrderNews): string {
  const { receipt } = content
  const t = messagesIn(locale)
  if (receipt.pickup) return t('letter.order.collect', { address: receipt.pickup.name[locale] })
  if (!isProved) return t('letter.order.deliverLater')
  const parts = [receipt.address, receipt.district, receipt.city, receipt.country].map(text => text[locale])
  // Chinese addresses begin with the largest part.
  const sorted = locale === 'zh_HK' ? parts.toReversed() : parts
  const named = sorted.filter((text, at) => text !== '' && text !== sorted[at - 1])
  return t('letter.order.deliver', { address: named.join(locale === 'zh_HK' ? ' ' : ', ') })
}

const isAboutReturn = (kind: OrderNews['kind']) => kind.startsWith('AFTER_SALES_')

/** The mail about an event of an order, in the language it was placed in. Members get a link to it, guests the way to look it up. */
export function orderLetter(id: string, news: OrderNews, mailFooter: MailFooter): Mail {
  const { order, kind } = news
  const { locale, externalNo: number } = order
  const t = messagesIn(locale)
  const detail = detailSchema.parse(news.detail)
  const isReturn = isAboutReturn(kind)
  const page = isReturn
    ? `/user/refund-order-detail/${encodeURIComponent(detail.afterSales)}`
    : `/user/order-detail/${encodeURIComponent(number)}`
  const link = mailFooter.href(order.isMember ? page : '/', locale)
  const way =
    isReturn && order.isMember
      ? 'letter.afterSales.member'
      : (`letter.order.${order.isMember ? 'member' : 'guest'}` as const)
  const paragraphs = [
    newsOf(news, detail),
    t('letter.order.order', { number, time: formatDateTime(order.createdAt, locale) }),
    ...(isReturn
      ? [returnedGoodsOf(order, detail)]
      : [...parcelOf(news, detail), goodsOf(order), [...datesOf(news), placeOf(news)].join('\n')]),
    t(way, { link, what: whatOf(order, detail) }),
    `${mailFooter.shopNameIn(locale)}\n${mailFooter.href('/contact-us', locale)}`,
  ]
  return {
    id,
    to: order.email,
    subject: isReturn
      ? t('letter.afterSales.subject', { kind, number: detail.afterSales, what: whatOf(order, detail) })
      : t('letter.order.subject', { kind, number }),
    text: paragraphs.join('\n\n'),
  }
}
