import { type CollectionName, collections } from '#desk/collections/collections.ts'
import { gapFields } from '#desk/collections/gaps.ts'
import { allOf, type DeskCount, defineCount, MOST_COUNTED, rowsOf } from '../frame/count.ts'
import { filterPages } from '../pages/filter-pages.ts'

const PAGES = { term: '', locale: 'all' } as const

/** Orders of which a refund failed, and those with mails that could not be sent. */
export const orderCounts: readonly DeskCount[] = [
  defineCount({
    name: 'refundsFailed',
    to: '/orders?status=REFUND_FAILED',
    read: 'orders.list',
    input: { status: 'REFUND_FAILED', size: MOST_COUNTED },
    countOf: rowsOf,
  }),
  defineCount({
    name: 'mailsGivenUp',
    to: '/orders?status=MAIL_FAILED',
    read: 'orders.list',
    input: { status: 'MAIL_FAILED', size: MOST_COUNTED },
    countOf: rowsOf,
  }),
]

/** Pages by their content path: the list has one row for both languages. */
const pathsOf = (keys: readonly { readonly key: string }[]) =>
  new Set(keys.map(({ key }) => key.replace(/_[a-z]{2}_[A-Z]{2}$/, ''))).size

/** Pages with work: drafts, texts, findings. */
export const pageCounts: readonly DeskCount[] = [
  defineCount({
    name: 'handedOver',
    to: '/pages?status=handedOver',
    read: 'pages.handed-over',
    input: {},
    countOf: pages => allOf(pathsOf(pages)),
  }),
  defineCount({
    name: 'unpublished',
    to: '/pages?status=unpublished',
    read: 'pages.list',
    input: {},
    countOf: pages => allOf(filterPages(pages, { ...PAGES, status: 'unpublished' }).length),
  }),
  defineCount({
    name: 'textsBehind',
    to: '/pages?status=behind',
    read: 'translations.left',
    input: {},
    countOf: left => allOf(pathsOf(left)),
  }),
  defineCount({
    name: 'liveFindings',
    to: '/pages?status=findings',
    read: 'pages.findings',
    input: {},
    countOf: found => allOf(pathsOf(found)),
  }),
]

const gapCount = (list: CollectionName | 'goods', gap: 'sale' | 'zh_HK' | 'en_US'): DeskCount =>
  defineCount({
    name: gap === 'sale' ? 'gapSale' : gap === 'zh_HK' ? 'gapZh' : 'gapEn',
    list: messages => (list === 'goods' ? messages.editor.styles.title : messages.collections[list].title),
    to: `/${list}?gap=${gap}`,
    read: 'gaps.list',
    input: {},
    countOf: gaps => allOf(gaps.find(each => each.list === list && each.gap === gap)?.count ?? 0),
  })

/** Styles that cannot be sold or lack texts, and records that lack texts. One question counts them all. */
export const gapCounts: readonly DeskCount[] = [
  gapCount('goods', 'sale'),
  ...[
    'goods' as const,
    ...collections.filter(each => gapFields(each).length > 0).map(({ name }) => name),
  ].flatMap(list => [gapCount(list, 'zh_HK'), gapCount(list, 'en_US')]),
]

/** Requests about personal data that are not answered yet. */
export const requestCounts: readonly DeskCount[] = [
  defineCount({
    name: 'dataRequests',
    to: '/members/requests',
    read: 'members.requests',
    input: {},
    countOf: ({ requests }) => allOf(requests.length),
  }),
]

/** Messages of shoppers that are not in work yet. */
export const newMessages = defineCount({
  name: 'newMessages',
  to: '/messages?state=NEW',
  read: 'messages.list',
  input: { state: 'NEW', size: MOST_COUNTED },
  countOf: rowsOf,
})

/** Receivers of webhooks that failed for a day, and webhooks that were given up. */
export const webhookCounts: readonly DeskCount[] = [
  defineCount({
    name: 'webhooksPaused',
    to: '/webhooks',
    read: 'webhooks.list',
    input: {},
    countOf: receivers => allOf(receivers.filter(({ state }) => state === 'paused').length),
  }),
  defineCount({
    name: 'webhooksGivenUp',
    to: '/webhooks/deliveries?state=GIVEN_UP',
    read: 'webhooks.deliveries',
    input: { state: 'GIVEN_UP', size: MOST_COUNTED },
    countOf: rowsOf,
  }),
]
