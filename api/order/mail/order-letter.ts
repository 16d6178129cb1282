import { formatDateTime } from '#locales/format.ts'
import type { MailFooter } from '../../messaging/mail-footer.ts'
import type { UndressedMail } from '../../messaging/messaging.ts'
import { courierOf } from '../../rules/couriers.ts'
import { messagesIn } from '../../shared/messages.ts'
import type { StoredOrder } from '../order-store.ts'
import { accountOf, rowsOf, unitsOf } from './order-account.ts'
import { layoutOf, type Said } from './order-layout.ts'
import {
  arrivalOf,
  type Detail,
  detailSchema,
  endOf,
  inWords,
  isAboutReturn,
  isPart,
  isWhole,
  type OrderNews,
  placeOf,
  whatOf,
} from './order-news.ts'

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

/** End of a return or an exchange. */
function resultOf({ amount, points }: Detail): 'exchange' | 'nothing' | 'money' | 'points' | 'both' {
  if (amount === undefined) return 'exchange'
  if (amount > 0) return points > 0 ? 'both' : 'money'
  return points > 0 ? 'points' : 'nothing'
}

/** Goods of a return or an exchange. */
const returnedGoodsOf = (order: StoredOrder, detail: Detail): string =>
  [
    messagesIn(order.locale)('letter.afterSales.number', {
      number: detail.afterSales,
      type: detail.type,
    }),
    ...rowsOf(unitsOf(order, detail), order),
  ].join('\n')

/** Goods in such a parcel. */
const parcelOf = (news: OrderNews, detail: Detail): readonly string[] =>
  isPart(news, detail)
    ? [
        [
          messagesIn(news.order.locale)('letter.order.parcel'),
          ...rowsOf(unitsOf(news.order, detail), news.order),
        ].join('\n'),
      ]
    : []

function placeInWords(news: OrderNews): string {
  const { label, address } = placeOf(news)
  return messagesIn(news.order.locale)(`letter.order.${label}`, { address })
}

/** Page that shows where a parcel of the shop is; `undefined` for other events, and for parcels without numbers. */
function trackingOf({ kind, order }: OrderNews, { courier, trackingNo }: Detail): string | undefined {
  if (kind !== 'SHIPPED' && kind !== 'AFTER_SALES_EXCHANGE_OUT') return undefined
  return courier && trackingNo ? courierOf(courier).tracking?.(trackingNo, order.locale) : undefined
}

/** Address of the page of an order, or of its return. */
function pageOf({ kind, order, guestLink }: OrderNews, detail: Detail, { href }: MailFooter): string {
  if (!order.isMember) return guestLink?.href ?? href('/', order.locale)
  return href(
    isAboutReturn(kind)
      ? `/user/refund-order-detail/${encodeURIComponent(detail.afterSales)}`
      : `/user/order-detail/${encodeURIComponent(order.externalNo)}`,
    order.locale,
  )
}

/** Way to the order or the return, as text. */
function wayOf({ kind, order, guestLink }: OrderNews, detail: Detail, link: string): string {
  const t = messagesIn(order.locale)
  if (order.isMember)
    return t(isAboutReturn(kind) ? 'letter.afterSales.member' : 'letter.order.member', {
      link,
      what: whatOf(order, detail),
    })
  return t('letter.order.guest', { link, until: endOf(guestLink, order) })
}

/** Days on which the order arrives. */
const datesOf = (news: OrderNews): readonly string[] =>
  arrivalOf(news).map(([label, dates]) =>
    messagesIn(news.order.locale)('letter.order.arrives', { label, dates }),
  )

/** The mail about an event of an order, in the language it was placed in. Members get the address of their order, guests a signed link. */
export function orderLetter(id: string, news: OrderNews, mailFooter: MailFooter): UndressedMail {
  const { order, kind } = news
  const { locale, externalNo: number } = order
  const t = messagesIn(locale)
  const detail = detailSchema.parse(news.detail)
  const isReturn = isAboutReturn(kind)
  const said: Said = {
    words: newsOf(news, detail),
    link: pageOf(news, detail, mailFooter),
    tracking: trackingOf(news, detail),
  }
  const paragraphs = [
    said.words,
    ...(said.tracking ? [t('letter.order.track', { link: said.tracking })] : []),
    t('letter.order.order', { number, time: formatDateTime(order.createdAt, locale) }),
    ...(isReturn
      ? [returnedGoodsOf(order, detail)]
      : [...parcelOf(news, detail), accountOf(order), [...datesOf(news), placeInWords(news)].join('\n')]),
    wayOf(news, detail, said.link),
    `${mailFooter.shopNameIn(locale)}\n${mailFooter.href('/contact-us', locale)}`,
  ]
  return {
    id,
    to: order.email,
    subject: isReturn
      ? t('letter.afterSales.subject', { kind, number: detail.afterSales, what: whatOf(order, detail) })
      : t('letter.order.subject', { kind, number }),
    text: paragraphs.join('\n\n'),
    layout: layoutOf(news, detail, said),
  }
}
