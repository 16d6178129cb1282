import { formatDateTime } from '#locales/format.ts'
import type { MailFact, MailLayout, MailSection } from '../../messaging/mail-layout.ts'
import { messagesIn } from '../../shared/messages.ts'
import { goodsOf, sumsOf, unitsOf } from './order-account.ts'
import {
  arrivalOf,
  type Detail,
  endOf,
  inWords,
  isAboutReturn,
  isPart,
  type OrderNews,
  placeOf,
  whatOf,
} from './order-news.ts'

/** Parts that the text of a mail has as well. */
export interface Said {
  /** Paragraph about the event. */
  readonly words: string
  /** Address of the order or the return. */
  readonly link: string
  /** Page of the courier; `undefined` without one. */
  readonly tracking: string | undefined
}

function buttonOf(news: OrderNews, detail: Detail, { link, tracking }: Said): MailLayout['button'] {
  const { kind, order } = news
  const t = messagesIn(order.locale)
  if (tracking) return { label: t('letter.button.track'), href: tracking }
  if (isAboutReturn(kind) && order.isMember)
    return { label: t('letter.button.return', { what: whatOf(order, detail) }), href: link }
  const isToPay = kind === 'PLACED' && order.amounts.amount > 0
  return { label: t(isToPay ? 'letter.button.pay' : 'letter.button.view'), href: link }
}

function headingOf(news: OrderNews, detail: Detail): string {
  const { kind, order } = news
  const t = messagesIn(order.locale)
  if (isAboutReturn(kind)) return t('letter.heading.afterSales', { kind, what: whatOf(order, detail) })
  const parcel = detail.isLast ? 'SHIPPED_REST' : 'SHIPPED_PART'
  return t('letter.heading.order', { kind: isPart(news, detail) ? parcel : kind })
}

/** Days of the arrival, and place that goods go to; none where nothing is sent. */
function placeFact(news: OrderNews): readonly MailFact[] {
  const { kind, order } = news
  if (isAboutReturn(kind) || kind === 'REFUNDED' || kind === 'CANCELLED') return []
  const t = messagesIn(order.locale)
  const { label, address } = placeOf(news)
  const place =
    label === 'deliverLater'
      ? ([t('letter.label.delivery'), t('letter.order.deliverLater')] as const)
      : ([t(`letter.label.${label}`), address] as const)
  return [...arrivalOf(news), place]
}

/** Numbers, time, parcel and place. */
function factsOf(news: OrderNews, detail: Detail, { link, tracking }: Said): MailSection {
  const { kind, order } = news
  const t = messagesIn(order.locale)
  const isReturn = isAboutReturn(kind)
  const returned: readonly MailFact[] = [
    [t('letter.label.return', { type: detail.type }), detail.afterSales, link],
    [t('letter.label.number'), order.externalNo],
  ]
  const parcel = [detail.carrier, detail.trackingNo].filter(Boolean).join(' ')
  return {
    kind: 'facts',
    rows: [
      ...(isReturn ? returned : [[t('letter.label.number'), order.externalNo, link] as const]),
      [t('letter.label.placed'), formatDateTime(order.createdAt, order.locale)],
      ...(parcel === '' ? [] : [[t('letter.label.parcel'), parcel, tracking] as const]),
      ...placeFact(news),
    ],
  }
}

/** Words below the heading. A parcel needs none: the heading says that it is on its way, facts name courier and number. */
function leadOf(news: OrderNews, detail: Detail, { words }: Said): readonly MailSection[] {
  if (news.kind !== 'SHIPPED' && news.kind !== 'AFTER_SALES_EXCHANGE_OUT')
    return [{ kind: 'text', text: words }]
  const hasMore = isPart(news, detail) && !detail.isLast
  return hasMore ? [{ kind: 'text', text: messagesIn(news.order.locale)('letter.order.restFollows') }] : []
}

/** The order's total, and the part of it that comes back. */
function refundOf({ order }: OrderNews, { amount = order.amounts.amount }: Detail): MailSection {
  const t = messagesIn(order.locale)
  return {
    kind: 'sums',
    rows: [
      { name: t('letter.order.sums.amount'), amount: inWords(order.amounts.amount, order) },
      { name: t('letter.label.refunded'), amount: inWords(amount, order), isTotal: true },
    ],
  }
}

/** Goods that the event is about, and the sums of a whole order. */
function accountOf(news: OrderNews, detail: Detail): readonly MailSection[] {
  const { kind, order } = news
  if (isAboutReturn(kind)) return [{ kind: 'goods', lines: unitsOf(order, detail) }]
  if (kind === 'REFUNDED') return [refundOf(news, detail)]
  if (isPart(news, detail))
    return [
      {
        kind: 'goods',
        title: messagesIn(order.locale)('letter.order.parcel').replace(/[:：]$/, ''),
        lines: unitsOf(order, detail),
      },
    ]
  const sums = sumsOf(order)
  return [
    { kind: 'goods', lines: goodsOf(order) },
    {
      kind: 'sums',
      rows: sums.map(([name, amount], at) => ({ name, amount, isTotal: at === sums.length - 1 })),
    },
  ]
}

/** The document of a mail about an order, from the order and the event that its text is made of. */
export function layoutOf(news: OrderNews, detail: Detail, said: Said): MailLayout {
  const { order, guestLink } = news
  const note = messagesIn(order.locale)('letter.order.guestNote', { until: endOf(guestLink, order) })
  return {
    locale: order.locale,
    heading: headingOf(news, detail),
    preheader: said.words.replaceAll('\n', ' '),
    button: buttonOf(news, detail, said),
    sections: [
      ...leadOf(news, detail, said),
      factsOf(news, detail, said),
      ...accountOf(news, detail),
      ...(guestLink ? [{ kind: 'note', text: note } as const] : []),
    ],
  }
}
