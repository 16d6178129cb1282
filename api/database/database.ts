import { type ConnectOptions, connect } from '#platform/database/connect.ts'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { catalogueTables } from './migrations/0001-catalogue.ts'
import { sessionTable } from './migrations/0002-session.ts'
import { exchangeColumn } from './migrations/0003-exchange.ts'
import { siteTable } from './migrations/0004-site.ts'
import { arrivalNoticeTable } from './migrations/0005-arrival-notice.ts'
import { signUpTable } from './migrations/0006-sign-up.ts'
import { accountTables } from './migrations/0007-account.ts'
import { loginGuardTables } from './migrations/0008-login-guard.ts'
import { memberTables } from './migrations/0009-member.ts'
import { thirdPartyTables } from './migrations/0010-third-party.ts'
import { feedbackTable } from './migrations/0011-feedback.ts'
import { orderLookupTable } from './migrations/0012-order-lookup.ts'
import { letterColumns } from './migrations/0013-letters.ts'
import { rateLimitTable } from './migrations/0014-rate-limit.ts'
import { stagedRowTable } from './migrations/0015-staged-row.ts'
import { changedAtColumn } from './migrations/0016-changed-at.ts'
import { cartTables } from './migrations/0017-cart.ts'
import { favoriteTable } from './migrations/0018-favorite.ts'
import { cartShareTable } from './migrations/0019-cart-share.ts'
import { codeRequester } from './migrations/0020-code-requester.ts'
import { couponTables } from './migrations/0021-coupon.ts'
import { orderTables } from './migrations/0022-order.ts'
import { addressTables } from './migrations/0023-address.ts'
import { referralTable } from './migrations/0024-referral.ts'
import { jobTables } from './migrations/0025-job.ts'
import { stockMark } from './migrations/0026-stock-mark.ts'
import { orderListIndexes } from './migrations/0027-order-list.ts'
import { goDollarUseTable } from './migrations/0028-go-dollar-use.ts'
import { shipmentTables } from './migrations/0029-shipment.ts'
import { afterSalesTables } from './migrations/0030-after-sales.ts'
import { afterSalesPhotoTable } from './migrations/0031-after-sales-photo.ts'
import { paymentNoticeRef } from './migrations/0032-payment-notice.ts'
import { orderCountTable } from './migrations/0033-order-count.ts'
import { latestOrderIndexes } from './migrations/0034-latest-orders.ts'
import { latestReturnIndexes } from './migrations/0035-latest-returns.ts'
import { orderTotals } from './migrations/0036-order-totals.ts'
import { experimentCountTable } from './migrations/0037-experiment-count.ts'
import { orderEmailIndex } from './migrations/0038-order-email.ts'
import { sparePaymentTable } from './migrations/0040-spare-payment.ts'
import { closedUnits } from './migrations/0041-closed-units.ts'
import { unpaidHoldTable } from './migrations/0045-unpaid-hold.ts'
import { soldCount } from './migrations/0058-sold-count.ts'
import { stockCounted } from './migrations/0062-stock-counted.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** Applied in this order, once each. A migration that has shipped is never edited. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-catalogue': catalogueTables,
  '0002-session': sessionTable,
  '0003-exchange': exchangeColumn,
  '0004-site': siteTable,
  '0005-arrival-notice': arrivalNoticeTable,
  '0006-sign-up': signUpTable,
  '0007-account': accountTables,
  '0008-login-guard': loginGuardTables,
  '0009-member': memberTables,
  '0010-third-party': thirdPartyTables,
  '0011-feedback': feedbackTable,
  '0012-order-lookup': orderLookupTable,
  '0013-letters': letterColumns,
  '0014-rate-limit': rateLimitTable,
  '0015-staged-row': stagedRowTable,
  '0016-changed-at': changedAtColumn,
  '0017-cart': cartTables,
  '0018-favorite': favoriteTable,
  '0019-cart-share': cartShareTable,
  '0020-code-requester': codeRequester,
  '0021-coupon': couponTables,
  '0022-order': orderTables,
  '0023-address': addressTables,
  '0024-referral': referralTable,
  '0025-job': jobTables,
  '0026-stock-mark': stockMark,
  '0027-order-list': orderListIndexes,
  '0028-go-dollar-use': goDollarUseTable,
  '0029-shipment': shipmentTables,
  '0030-after-sales': afterSalesTables,
  '0031-after-sales-photo': afterSalesPhotoTable,
  '0032-payment-notice': paymentNoticeRef,
  '0033-order-count': orderCountTable,
  '0034-latest-orders': latestOrderIndexes,
  '0035-latest-returns': latestReturnIndexes,
  '0036-order-totals': orderTotals,
  '0037-experiment-count': experimentCountTable,
  '0038-order-email': orderEmailIndex,
  '0040-spare-payment': sparePaymentTable,
  '0041-closed-units': closedUnits,
  '0045-unpaid-hold': unpaidHoldTable,
  '0058-sold-count': soldCount,
  '0062-stock-counted': stockCounted,
}

/** Opens the shop's database and brings its tables up to date. */
export const openDatabase = (options: Omit<ConnectOptions, 'migrations'>): Promise<Database> =>
  connect<Tables>({ ...options, migrations: MIGRATIONS })
