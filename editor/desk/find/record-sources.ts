import type { PageSummary } from '#content-store/client/types.ts'
import type { DeskOrder, ListedDeskOrder } from '#desk/orders/desk-order.ts'
import type { DeskReturn, ListedDeskReturn } from '#desk/returns/desk-return.ts'
import { formatDateTime } from '#locales/format.ts'
import { orNull } from '#operators/client/operations.ts'
import { type Entry, reading } from '../../kit/find/source.ts'
import { readKey } from '../../kit/operations.ts'
import { ORDER_SEARCH } from '../orders/search.ts'
import { addressOf } from '../parts/list-search.ts'
import { RETURN_SEARCH } from '../returns/search.ts'
import { collectionSources } from './collection-sources.ts'
import { goods, stock } from './goods-sources.ts'
import { type FindWorld, isLongEnough, MOST_FOUND, type RecordSource, searchKey } from './record-source.ts'

/** Pages are few and all known: their list is ranked in the browser. */
const pages: RecordSource = {
  name: 'pages',
  right: 'pages.read',
  source: ({ operations, t, nameOfPage }) => ({
    heading: t('find.groups.pages'),
    list: reading({
      queryKey: readKey('pages.list', {}),
      read: signal => operations.read('pages.list', {}, signal),
      found: (list: readonly PageSummary[]) => ({
        hasMore: false,
        entries: list.map(({ key, title, path, locale }) => ({
          id: `page ${key}`,
          label: nameOfPage({ title, path, locale }),
          detail: `${path} · ${t(`language.${locale}`)}`,
          also: [path],
          act: `/pages/${key}`,
        })),
      }),
    }),
  }),
}

const orderEntry = (
  { number, status, placed }: DeskOrder | ListedDeskOrder,
  { t, uiLocale }: FindWorld,
): Entry => ({
  id: `order ${number}`,
  label: number,
  detail: `${t(`orders.statuses.${status}`)} · ${formatDateTime(placed, uiLocale)}`,
  also: [],
  act: `/orders/${number}`,
})

/** Orders by their number, or all of an e-mail address. */
const orders: RecordSource = {
  name: 'orders',
  right: 'orders.read',
  source: world => ({
    heading: world.t('find.groups.orders'),
    search(term) {
      const sought = ORDER_SEARCH.soughtBy(term)
      if (!sought) return undefined
      const { operations } = world
      const queryKey = searchKey('orders.list', term)
      if ('about' in sought)
        return reading({
          queryKey,
          read: signal => operations.read('orders.list', { email: sought.about }, signal),
          found: ({ rows, next }) => ({
            entries: rows.map(order => orderEntry(order, world)),
            hasMore: next !== null,
          }),
        })
      return reading({
        queryKey,
        read: signal => orNull(operations.read('orders.find', { number: sought.number }, signal)),
        found: order => ({ entries: order ? [orderEntry(order, world)] : [], hasMore: false }),
      })
    },
  }),
}

/** Shoppers with orders, by their whole e-mail address. */
const shoppers: RecordSource = {
  name: 'shoppers',
  right: 'orders.read',
  source: ({ operations, t }) => ({
    heading: t('find.groups.shoppers'),
    search(term) {
      const sought = ORDER_SEARCH.soughtBy(term)
      if (!sought || !('about' in sought)) return undefined
      const { about } = sought
      return reading({
        queryKey: [...searchKey('orders.list', term), 'any'],
        read: signal => operations.read('orders.list', { email: about, size: 1 }, signal),
        found: ({ rows }) => ({
          entries: rows.map(() => ({
            id: `shopper ${about}`,
            label: about,
            detail: t('find.shopperOrders'),
            also: [],
            act: `/orders?${new URLSearchParams(addressOf({ about }, ORDER_SEARCH))}`,
            isPersonal: true,
          })),
          hasMore: false,
        }),
      })
    },
  }),
}

/** Members by a whole contact or order number, or by the beginning of a name. */
const members: RecordSource = {
  name: 'members',
  right: 'members.read',
  source: ({ operations, t }) => ({
    heading: t('members.title'),
    search: term =>
      isLongEnough(term)
        ? reading({
            queryKey: searchKey('members.list', term),
            read: signal => operations.read('members.list', { search: term, size: MOST_FOUND }, signal),
            found: ({ rows, next }) => ({
              entries: rows.map(({ id, name, contact, level }) => ({
                id: `member ${id}`,
                label: name || contact,
                detail: `${contact} · ${level}`,
                // The server knows numbers and addresses that do not show here.
                also: [term],
                act: `/members/${id}`,
                isPersonal: true,
              })),
              hasMore: next !== null,
            }),
          })
        : undefined,
  }),
}

const returnEntry = (
  { number, status, asked }: DeskReturn | ListedDeskReturn,
  { t, uiLocale }: FindWorld,
): Entry => ({
  id: `return ${number}`,
  label: number,
  detail: `${t(`returns.statuses.${status}`)} · ${formatDateTime(asked, uiLocale)}`,
  also: [],
  act: `/returns/${number}`,
})

/** Returns and exchanges by their number, or all of an order. */
const returns: RecordSource = {
  name: 'returns',
  right: 'orders.read',
  source: world => ({
    heading: world.t('find.groups.returns'),
    search(term) {
      const sought = RETURN_SEARCH.soughtBy(term)
      if (!sought) return undefined
      const { operations } = world
      const queryKey = searchKey('returns.list', term)
      if ('about' in sought)
        return reading({
          queryKey,
          read: signal => orNull(operations.read('returns.list', { order: sought.about }, signal)),
          found: list => ({
            entries: list?.rows.map(each => returnEntry(each, world)) ?? [],
            hasMore: (list?.next ?? null) !== null,
          }),
        })
      return reading({
        queryKey,
        read: signal => orNull(operations.read('returns.find', { number: sought.number }, signal)),
        found: each => ({ entries: each ? [returnEntry(each, world)] : [], hasMore: false }),
      })
    },
  }),
}

/** Pictures by name, tags or descriptions. */
const media: RecordSource = {
  name: 'media',
  right: 'media.read',
  source: ({ operations, t }) => ({
    heading: t('find.groups.media'),
    search: term =>
      reading({
        queryKey: searchKey('media.list', term),
        read: signal => operations.read('media.list', { term }, signal),
        found: ({ items, total }) => ({
          entries: items.map(({ id, name, tags }) => ({
            id: `picture ${id}`,
            label: name,
            detail: tags.join(' · '),
            also: tags,
            act: `/media?item=${encodeURIComponent(id)}`,
          })),
          hasMore: total > items.length,
        }),
      }),
  }),
}

/** Records that the desk finds, in the order of their groups. Another kind of records is one more entry. */
export const RECORD_SOURCES: readonly RecordSource[] = [
  pages,
  members,
  shoppers,
  orders,
  returns,
  goods,
  stock,
  media,
  ...collectionSources,
]
