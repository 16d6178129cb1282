import { changeOperations } from './changes/operations.ts'
import type { CollectionName } from './collections/collections.ts'
import { collections } from './collections/collections.ts'
import {
  type CollectionOperations,
  collectionOperations,
  type SentenceOf,
} from './collections/collection-operations.ts'
import { codeOperations } from './coupons/code-operations.ts'
import { feedOperations } from './feed/operations.ts'
import { issueOperations } from './coupons/issue-operations.ts'
import { jobOperations } from './jobs/operations.ts'
import { memberOperations } from './members/operations.ts'
import { messageOperations } from './messages/operations.ts'
import { newsletterOperations } from './newsletter/operations.ts'
import { orderOperations } from './orders/operations.ts'
import { priceOperations } from './prices/operations.ts'
import { storedSentence } from './promotions/offer-sentence.ts'
import { promotionOperations } from './promotions/operations.ts'
import { stopOperation } from './promotions/stop-operation.ts'
import { gapOperations } from './records/gap-operations.ts'
import { returnOperations } from './returns/operations.ts'
import { salesOperations } from './sales/operations.ts'
import { settingsOperations } from './settings/operations.ts'
import { addDaysOperation, addHolidaysOperation } from './site/closed-day-operations.ts'
import { holidaysOperation } from './site/holiday-operations.ts'
import { hotWordOperations } from './site/hot-word-operations.ts'
import { menuOperations } from './site/menu-operations.ts'
import { missingOperation, templatesOperation } from './site/operations.ts'
import { synonymOperations } from './site/synonym-operations.ts'
import { archiveOperations } from './shop/archive-operations.ts'
import { practiceOperations } from './shop/practice-operations.ts'
import { shopOperations } from './shop/operations.ts'
import { staffOperations } from './staff/operations.ts'
import { stockOperations } from './stock/operations.ts'
import { viewOperations } from './views/operations.ts'
import { webhookOperations } from './webhooks/operations.ts'
import { styleOperations } from './styles/operations.ts'

/** Operations of staff besides pages, by area. */
export const deskOperations = {
  orders: orderOperations,
  returns: returnOperations,
  stock: stockOperations,
  promotions: promotionOperations,
  codes: codeOperations,
  issues: issueOperations,
  members: memberOperations,
  staff: staffOperations,
  sales: salesOperations,
  messages: messageOperations,
  newsletter: newsletterOperations,
  webhooks: webhookOperations,
  feed: feedOperations,
  shop: { ...shopOperations, ...archiveOperations },
  practice: practiceOperations,
}
export type DeskOperations = typeof deskOperations

/** Collections whose records do something, which a sentence says. */
const SENTENCES: Readonly<Partial<Record<CollectionName, SentenceOf>>> = {
  promotions: storedSentence,
  coupons: storedSentence,
}

const ofCollections = Object.fromEntries(
  collections.map(collection => [
    collection.name,
    collectionOperations(collection, SENTENCES[collection.name]),
  ]),
) as Readonly<Record<CollectionName, CollectionOperations>> // one entry for each

/** Operations of collections, whose changes write their own log, and that log; views of lists, which need none. */
export const recordOperations = {
  ...ofCollections,
  promotions: { ...ofCollections.promotions, stop: stopOperation('promotion') },
  coupons: { ...ofCollections.coupons, stop: stopOperation('campaign') },
  settings: { ...ofCollections.settings, ...settingsOperations },
  menus: { ...ofCollections.menus, ...menuOperations },
  pickUpPoints: { ...ofCollections.pickUpPoints, holidays: holidaysOperation },
  closedDays: {
    ...ofCollections.closedDays,
    'add-holidays': addHolidaysOperation,
    'add-days': addDaysOperation,
  },
  synonyms: { ...ofCollections.synonyms, ...synonymOperations },
  hotWords: hotWordOperations,
  documents: { ...ofCollections.documents, missing: missingOperation, 'add-templates': templatesOperation },
  styles: styleOperations,
  prices: priceOperations,
  changes: changeOperations,
  views: viewOperations,
  jobs: jobOperations,
  gaps: gapOperations,
}
export type RecordOperations = typeof recordOperations
