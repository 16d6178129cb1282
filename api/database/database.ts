import { type ConnectOptions, connect } from '#platform/database/connect.ts'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { FOLDED } from './migrations/folded.ts'
import { catalogueTables } from './migrations/0101-catalogue.ts'
import { siteTables } from './migrations/0102-site.ts'
import { accountTables } from './migrations/0103-account.ts'
import { guardTables } from './migrations/0104-guard.ts'
import { messageTables } from './migrations/0105-message.ts'
import { cartTables } from './migrations/0106-cart.ts'
import { couponTables } from './migrations/0107-coupon.ts'
import { orderTables } from './migrations/0108-order.ts'
import { paymentTables } from './migrations/0109-payment.ts'
import { afterSalesTables } from './migrations/0110-after-sales.ts'
import { jobTables } from './migrations/0111-job.ts'
import { promotionExampleTables } from './migrations/0113-promotion-example.ts'
import { changeSetTables } from './migrations/0114-change-set.ts'
import { stockMoveTable } from './migrations/0115-stock-move.ts'
import { spuStyleIndex } from './migrations/0116-spu-style.ts'
import { plannedSetTables } from './migrations/0117-planned-set.ts'
import { bulkJobTables } from './migrations/0118-bulk-job.ts'
import { listViewTable } from './migrations/0119-list-view.ts'
import { chartTable } from './migrations/0123-chart.ts'
import { uniqueCodeTables } from './migrations/0124-unique-code.ts'
import { lowStockIndex } from './migrations/0125-low-stock.ts'
import { acceptedTerms } from './migrations/0126-accepted-terms.ts'
import { memberDeskTables } from './migrations/0132-member-desk.ts'
import { goDollarAdjustmentTable } from './migrations/0133-go-dollar-adjustment.ts'
import { personalDataTables } from './migrations/0134-personal-data.ts'
import { settingLines } from './migrations/0137-settings.ts'
import { openingEventTable } from './migrations/0138-opening.ts'
import { guideMarkTable } from './migrations/0139-guide-mark.ts'
import { brandSettings } from './migrations/0140-brand-settings.ts'
import { returnSettings } from './migrations/0141-return-settings.ts'
import { salesTables } from './migrations/0142-sales.ts'
import { messageDeskTables } from './migrations/0143-messages.ts'
import { trialOrders } from './migrations/0144-trial-order.ts'
import { webhookTables } from './migrations/0146-webhooks.ts'
import { shopImportTable } from './migrations/0149-shop-import.ts'
import { feedSettings } from './migrations/0147-feed-settings.ts'
import { measurementSettings } from './migrations/0150-measurement-settings.ts'
import { contactTopics } from './migrations/0151-contact-topics.ts'
import { practiceShopTables } from './migrations/0154-practice-shop.ts'
import { limitSettings } from './migrations/0155-limit-settings.ts'
import { mergedAccounts } from './migrations/0156-merged-accounts.ts'
import { deliveryDates } from './migrations/0162-delivery-dates.ts'
import { roster } from './migrations/0157-roster.ts'
import { rosterDaysAndPlaces } from './migrations/0159-roster-days-and-places.ts'
import { newsletterTopics } from './migrations/0158-newsletter-topics.ts'
import { mailDocuments } from './migrations/0160-mail-documents.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** Applied in this order, once each. A migration that has shipped is never edited. */
export const MIGRATIONS: Record<string, Migration> = {
  '0101-catalogue': catalogueTables,
  '0102-site': siteTables,
  '0103-account': accountTables,
  '0104-guard': guardTables,
  '0105-message': messageTables,
  '0106-cart': cartTables,
  '0107-coupon': couponTables,
  '0108-order': orderTables,
  '0109-payment': paymentTables,
  '0110-after-sales': afterSalesTables,
  '0111-job': jobTables,
  '0113-promotion-example': promotionExampleTables,
  '0114-change-set': changeSetTables,
  '0115-stock-move': stockMoveTable,
  '0116-spu-style': spuStyleIndex,
  '0117-planned-set': plannedSetTables,
  '0118-bulk-job': bulkJobTables,
  '0119-list-view': listViewTable,
  '0123-chart': chartTable,
  '0124-unique-code': uniqueCodeTables,
  '0125-low-stock': lowStockIndex,
  '0126-accepted-terms': acceptedTerms,
  '0132-member-desk': memberDeskTables,
  '0133-go-dollar-adjustment': goDollarAdjustmentTable,
  '0134-personal-data': personalDataTables,
  '0137-settings': settingLines,
  '0138-opening': openingEventTable,
  '0139-guide-mark': guideMarkTable,
  '0140-brand-settings': brandSettings,
  '0141-return-settings': returnSettings,
  '0142-sales': salesTables,
  '0143-messages': messageDeskTables,
  '0144-trial-order': trialOrders,
  '0146-webhooks': webhookTables,
  '0147-feed-settings': feedSettings,
  '0149-shop-import': shopImportTable,
  '0150-measurement-settings': measurementSettings,
  '0151-contact-topics': contactTopics,
  '0154-practice-shop': practiceShopTables,
  '0155-limit-settings': limitSettings,
  '0156-merged-accounts': mergedAccounts,
  '0157-roster': roster,
  '0158-newsletter-topics': newsletterTopics,
  '0159-roster-days-and-places': rosterDaysAndPlaces,
  '0160-mail-documents': mailDocuments,
  '0162-delivery-dates': deliveryDates,
}

/** Opens the shop's database and brings its tables up to date. */
export const openDatabase = (options: Omit<ConnectOptions, 'migrations' | 'folded'>): Promise<Database> =>
  connect<Tables>({ ...options, migrations: MIGRATIONS, folded: FOLDED })
