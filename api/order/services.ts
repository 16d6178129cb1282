import { randomBytes } from 'node:crypto'
import { createSoldCount, type SoldCount } from './sold-count.ts'
import type { CartContext } from '../cart/services.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { MessagingServices } from '../messaging/services.ts'
import type { PaymentProvider } from '../payment/payment-provider.ts'
import { NO_CLOSED_DAYS } from '../rules/delivery-dates.ts'
import type { HolderKind } from '../rules/holder-kinds.ts'
import { createFulfilment, type Fulfilment } from './fulfilment/fulfilment.ts'
import { createOrderDetails, type OrderDetails } from './reading/order-details.ts'
import { createOrderList, type OrderList } from './reading/order-list.ts'
import { createMailsAgain, type MailsAgain } from './mail/given-up-mails.ts'
import { createOrderMails, type OrderMails } from './mail/order-mails.ts'
import type { ClosedDaysNow } from './order-dates.ts'
import { createOrderLinks, type OrderLinks } from './order-link.ts'
import { createOrderStore, type OrderStore } from './order-store.ts'
import { createPayments, type Payments } from './payment/payments.ts'
import { createRefunds, type Refunds } from './payment/refunds.ts'
import { type UnpaidLimits, unpaidLimits } from './unpaid/unpaid-limits.ts'
import { type UnpaidHolder, unpaidHolders } from './unpaid/unpaid-list.ts'

export interface OrderOptions {
  /** Payment provider; without one the shop takes no payments. */
  readonly paymentProvider?: PaymentProvider | undefined
  /** Origin of the shop without a slash at the end; the payment provider sends browsers back there. */
  readonly origin?: () => string
  /** Closed days of the shop as they are now; by default none. */
  readonly closedDays?: ClosedDaysNow
  /** Key of the links in mails to guests; without one they hold until the process ends. */
  readonly secret?: string
  /** Bounds of unpaid orders; by default those of `unpaidLimits()`. */
  readonly unpaidLimits?: UnpaidLimits | undefined
}

export interface OrderServices {
  readonly orders: OrderStore
  readonly orderList: OrderList
  /** Operations of the shop on orders. */
  readonly fulfilment: Fulfilment
  readonly soldCount: SoldCount
  /** `undefined` where payment is not set up. */
  readonly payments: Payments | undefined
  /** `undefined` where payment is not set up. */
  readonly refunds: Refunds | undefined
  readonly mailsAgain: MailsAgain
  readonly orderLinks: OrderLinks
  /** `undefined` where the shop cannot send mail. */
  readonly orderMails: OrderMails | undefined
  readonly shopOrigin: () => string
  /** Unpaid orders by who holds them. */
  readonly unpaidHolders: (kind: HolderKind) => Promise<readonly UnpaidHolder[]>
  /** Events of these orders. */
  readonly orderDetails: (codes: readonly string[]) => OrderDetails
}

/** Orders belong to sessions, and their goods go to the bag again, so their context has both. */
export type OrderContext = CartContext & Context<OrderServices & Pick<MessagingServices, 'report'>>

export function createOrderServices(
  db: Database,
  { report, messaging, mailFooter, canMail }: MessagingServices,
  {
    paymentProvider: provider,
    origin = () => '',
    secret = randomBytes(32).toString('base64url'),
    unpaidLimits: limits = unpaidLimits(),
    closedDays = () => NO_CLOSED_DAYS,
  }: OrderOptions,
): OrderServices {
  const orders = createOrderStore(db, limits)
  const orderLinks = createOrderLinks({ db, secret, mailFooter })
  return {
    orders,
    orderList: createOrderList(db),
    fulfilment: createFulfilment(db, closedDays),
    soldCount: createSoldCount(db),
    payments: provider && createPayments({ db, orders, provider, report }),
    refunds: provider && createRefunds({ db, provider, report }),
    orderMails: canMail
      ? createOrderMails({ db, orders, orderLinks, messaging, mailFooter, closedDays, report })
      : undefined,
    mailsAgain: createMailsAgain(db),
    orderLinks,
    shopOrigin: origin,
    unpaidHolders: kind => unpaidHolders(db, kind),
    orderDetails: codes => createOrderDetails(db, codes, closedDays),
  }
}
