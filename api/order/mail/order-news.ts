import { formatDay, formatMoney } from '#locales/format.ts'
import { formatDates } from '#locales/weekday.ts'
import { z } from 'zod'
import type { OrderMailTable } from '../../database/tables.ts'
import type { MailFact } from '../../messaging/mail-layout.ts'
import { COURIER_CODES } from '../../rules/couriers.ts'
import type { DeliveryDates } from '../../rules/delivery-dates.ts'
import { messagesIn } from '../../shared/messages.ts'
import { toWire } from '../../shared/money.ts'
import type { OrderLink } from '../order-link.ts'
import type { StoredOrder } from '../order-store.ts'

const bothTexts = z.object({ zh_HK: z.string(), en_US: z.string() })

/** Fields of an event beside its kind, as far as a letter uses it. */
export const detailSchema = z.object({
  amount: z.int().optional().catch(undefined),
  /** Code of the courier, absent of parcels that shoppers send. */
  courier: z.enum(COURIER_CODES).optional().catch(undefined),
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
          .object({
            name: bothTexts,
            image: z.string().catch(''),
            properties: z.array(z.object({ value: bothTexts })),
          })
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
export type Detail = z.infer<typeof detailSchema>

/** Subject of a letter. */
export interface OrderNews {
  readonly kind: OrderMailTable['kind']
  /** Detail of the event, as kept. */
  readonly detail: unknown
  readonly order: StoredOrder
  /** True if the receiver is known to be the shopper. Without proof a letter holds no text that the shopper has typed. */
  readonly isProved: boolean
  /** Opens the order of a guest; absent of members. */
  readonly guestLink?: OrderLink | undefined
  /** Days on which the order arrives; absent where the shop does not say. */
  readonly delivery?: DeliveryDates | undefined
}

/** Label and days of the arrival; none where they are not known. */
export function arrivalOf({ order: { content, locale }, delivery }: OrderNews): readonly MailFact[] {
  if (!delivery) return []
  const label = messagesIn(locale)('letter.label.arrives', { way: content.distributionType })
  return [[label, formatDates([delivery.earliest, delivery.latest], locale)]]
}

export const inWords = (cents: number, { locale }: StoredOrder) => formatMoney(toWire(cents).amount, locale)

/** Name of a return: an exchange, or a refund of goods that stay with the shopper, is none. */
export const whatOf = ({ locale }: StoredOrder, { type }: Detail) =>
  messagesIn(locale)('letter.afterSales.what', { type })

export const isAboutReturn = (kind: OrderNews['kind']) => kind.startsWith('AFTER_SALES_')

/** Returns true if a parcel holds all of its order. */
export const isWhole = ({ lines }: StoredOrder, { lines: packed }: Detail): boolean =>
  lines.every(({ quantity }, at) =>
    packed.some(({ position, quantity: units }) => position === at && units === quantity),
  )

/** Returns true for a parcel that does not hold the whole order. */
export const isPart = ({ kind, order }: OrderNews, detail: Detail) =>
  kind === 'SHIPPED' && !isWhole(order, detail)

/** Place that an order goes to, with its label; `deliverLater` without an address. */
export function placeOf({ order: { content, locale }, isProved }: OrderNews) {
  const { receipt } = content
  if (receipt.pickup) return { label: 'collect', address: receipt.pickup.name[locale] } as const
  if (!isProved) return { label: 'deliverLater', address: '' } as const
  const parts = [receipt.address, receipt.district, receipt.city, receipt.country].map(text => text[locale])
  // Chinese addresses begin with the largest part.
  const sorted = locale === 'zh_HK' ? parts.toReversed() : parts
  const named = sorted.filter((text, at) => text !== '' && text !== sorted[at - 1])
  return { label: 'deliver', address: named.join(locale === 'zh_HK' ? ' ' : ', ') } as const
}

/** Last day of a link; empty without one. */
export const endOf = (link: OrderLink | undefined, { locale }: StoredOrder) =>
  link ? formatDay(link.until, locale) : ''
