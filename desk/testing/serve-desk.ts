import { productPath } from '#api/rules/address.ts'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { createAfterSalesStore } from '#api/after-sales/after-sales-store.ts'
import { createUnitClosing } from '#api/after-sales/desk/close-units.ts'
import { createReturnsDesk } from '#api/after-sales/desk/returns-desk.ts'
import { demoReturnAddress } from '#api/after-sales/services.ts'
import { DEFAULT_TERMS } from '#api/checkout/terms.ts'
import { createSettings } from '#api/settings/shop-settings.ts'
import { DEFAULT_LOOK } from '#api/rules/brand-look.ts'
import { DEFAULT_LIMITS } from '#api/rules/shop-limits.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { createCartServices } from '#api/cart/services.ts'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import type { Database } from '#api/database/database.ts'
import { createRoster } from '#api/account/roster.ts'
import { createAccountStore } from '#api/auth/account-store.ts'
import { createTryOutServices } from '#api/try-out/services.ts'
import { createAddressStore } from '#api/address/address-store.ts'
import { createFavoriteServices } from '#api/favorite/services.ts'
import { createGoDollarServices } from '#api/go-dollar/services.ts'
import { createMessagingServices } from '#api/messaging/services.ts'
import { createRateLimiter } from '#api/rate-limit/rate-limiter.ts'
import { createVerifyServices } from '#api/verify/services.ts'
import { createOpeningServices } from '#api/opening/services.ts'
import { createMemberServices } from '#api/member/services.ts'
import { createCouponServices } from '#api/coupon/services.ts'
import { createFulfilment } from '#api/order/fulfilment/fulfilment.ts'
import { createMailsAgain } from '#api/order/mail/given-up-mails.ts'
import { createOrderDetails } from '#api/order/reading/order-details.ts'
import { createOrderList } from '#api/order/reading/order-list.ts'
import { unpaidHolders } from '#api/order/unpaid/unpaid-list.ts'
import { createOrderStore } from '#api/order/order-store.ts'
import { type Operator, type OwnRoleId, ROLES, type RoleGrant, type RoleId } from '#operators/operator.ts'
import type { Operators } from '#operators/accounts/operators.ts'
import { createViewServices } from '#api/views/services.ts'
import { createMessageDesk } from '#api/support/message-desk.ts'
import { createSubscriberList } from '#api/newsletter/subscriber-list.ts'
import { createSalesServices } from '#api/sales/services.ts'
import { createStockServices } from '#api/stock/services.ts'
import { DESK_PATH } from '../address.ts'
import { staffRoutes } from '#operators/http/staff-routes.ts'
import { createProductFeeds } from '#api/feed/product-feeds.ts'
import { createWebhookServices } from '#api/webhooks/services.ts'
import { createStyleLists } from '#api/catalogue/styles/style-lists.ts'
import { createBulkJobs } from '#api/catalogue/bulk/bulk-jobs.ts'
import { createSearchMisses } from '#api/sales/search-misses.ts'
import { createRecords } from '#api/catalogue/changes/records.ts'
import type { FindPages } from '../styles/appears.ts'
import { createRecordEvents } from '../presence/record-events.ts'
import { refuse } from '#operators/outcome.ts'
import type { PracticeDesk } from '../shop/practice-shops.ts'
import type { ShopArchives } from '../shop/shop-archives.ts'
import { servedDesk, servedRecords } from '../routes.ts'

/** Roles that the shop made: a cashier with limits, and one that allows nothing. */
const OWN_ROLES: Readonly<Record<OwnRoleId, RoleGrant>> = {
  'own-till': {
    name: { zh_HK: '收銀', en_US: 'Till' },
    rights: ['account.own', 'orders.read', 'money.refund', 'members.read', 'members.change', 'goods.change'],
    limits: { refund: 15_000, goDollar: 30 },
    above: { refund: [{ zh_HK: '店長', en_US: 'Store manager' }], goDollar: [] },
  },
  'own-none': {
    name: { zh_HK: '沒有', en_US: 'None' },
    rights: [],
    limits: { refund: null, goDollar: 5000 },
    above: { refund: [], goDollar: [] },
  },
}
/** Each role with what it grants. */
export const HOLDERS: readonly Pick<Operator, 'role' | 'own'>[] = [
  ...ROLES.map(role => ({ role })),
  ...(Object.keys(OWN_ROLES) as OwnRoleId[]).map(role => ({ role, own: OWN_ROLES[role] })),
]

/** Operators whose session token is the name of their role. */
const operators = {
  bySession: async (token: string) =>
    HOLDERS.flatMap(holder => (holder.role === token ? { name: holder.role, ...holder } : []))[0],
  isProved: async () => true,
} as unknown as Operators // all that the desk asks for

interface Question {
  readonly role?: RoleId
  /** The input of a change; makes it a POST. */
  readonly body?: object
  /** The input of a read. */
  readonly input?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly lang?: string
}

const queryOf = (input: unknown) =>
  input === undefined ? '' : `?${new URLSearchParams({ input: JSON.stringify(input) })}`

function findIn({ spus }: Catalogue, code: string) {
  for (const spu of spus.values()) {
    const sku = spu.skus.find(one => one.code === code)
    if (sku) return { sku, spu }
  }
  return undefined
}

/** As much of a catalogue as orders and returns ask for, without goods. */
const NO_GOODS = {
  spus: new Map(),
  styles: new Map(),
  campaigns: new Map(),
  site: { settings: {}, lines: new Map(), documents: new Map(), menuRoots: [], pickUpPoints: [] },
} as unknown as Catalogue

/** A shop whose archives are not asked for. */
const NO_ARCHIVES: ShopArchives = {
  maxBytes: 0,
  receive: async () => refuse(409, 'archiveBusy'),
  start: async () => refuse(404, 'archiveGone'),
  newest: async () => null,
  contents: async () => refuse(409, 'archiveBusy'),
  write: async () => refuse(409, 'archiveBusy'),
}

/** A shop without a practice shop. */
const NO_PRACTICE: PracticeDesk = {
  view: async () => ({
    shop: null,
    missingOrigin: null,
    inside: null,
    member: { email: 'alder@practice.example', password: 'practice1' },
  }),
  make: async () => refuse(409, 'practiceThere'),
  remove: async () => refuse(404, 'practiceGone'),
  enter: async () => refuse(404, 'practiceNone'),
}

/** As of a shop whose environment gives its hotline. */
const LOCKED = new Map([['hotline', 'HOTLINE']] as const)

/**
 * The desk of a database over HTTP; its operators are named like their roles.
 * @param catalogue for operations that look goods up
 * @param goodsUses pages that name goods
 */
export async function serveDesk(
  db: Database,
  now: number,
  catalogue = NO_GOODS,
  goodsUses: (...given: Parameters<FindPages>) => Awaited<ReturnType<FindPages>> = () => [],
) {
  const settingsOf = createSettings({
    brand: { shopName: DEFAULT_STATED.shopName, ...DEFAULT_LOOK },
    charges: createCartServices(db).charges,
    checkoutTerms: DEFAULT_TERMS,
    contact: { hotline: '', contactEmail: '', liveChatUrl: '', mailSender: '' },
    returns: { days: DEFAULT_STATED.returnDays, address: null },
    hasFeed: false,
    destinations: {},
    isPersonalized: false,
    isPractice: false,
    limits: DEFAULT_LIMITS,
    locked: LOCKED,
  })
  const notes: (readonly [by: string, name: string, about: string])[] = []
  const messaging = createMessagingServices(db, () => now, { usesOutbox: true })
  const verify = createVerifyServices(db, createRateLimiter(db), messaging, () => now, {})
  const recordEvents = createRecordEvents(() => now)
  const server = express()
    .use(
      DESK_PATH,
      staffRoutes(
        [
          servedDesk(
            {
              ...createStockServices(db),
              ...createSalesServices(db),
              roster: createRoster(db),
              messageDesk: createMessageDesk(db),
              canMail: true,
              subscribers: createSubscriberList(db),
              productFeeds: createProductFeeds({
                catalogue: () => catalogue,
                isOn: () => settingsOf(catalogue.site).hasFeed,
                shopName: () => 'Cairn',
                origin: () => 'https://shop.example',
                clock: () => now,
              }),
              ...createWebhookServices(db, { webhooksToLoopback: true }, () => now),
              ...createCouponServices(db),
              ...createCartServices(db),
              ...createFavoriteServices(db),
              ...createGoDollarServices(db),
              ...createMemberServices(db, { ...verify, accounts: createAccountStore(db) }),
              accounts: createAccountStore(db),
              addresses: createAddressStore(db),
              orders: createOrderStore(db),
              orderList: createOrderList(db),
              orderDetails: codes => createOrderDetails(db, codes),
              fulfilment: createFulfilment(db),
              mailsAgain: createMailsAgain(db),
              unpaidHolders: kind => unpaidHolders(db, kind),
              unitClosing: createUnitClosing(db),
              afterSales: createAfterSalesStore(db),
              catalogue: () => catalogue,
              findSku: code => findIn(catalogue, code),
              styleLists: createStyleLists(() => catalogue),
              ...createTryOutServices(db),
              ...createOpeningServices(db),
              settings: () => settingsOf(catalogue.site),
              returnsDesk: createReturnsDesk(db, { returnAddress: demoReturnAddress }),
              lockedSettings: LOCKED,
              payments: undefined,
              homePages: async () => ['zh_HK'],
              countOperators: async () => 3,
              demo: { isEmpty: async () => true, fill: async () => true },
              archives: NO_ARCHIVES,
              practice: NO_PRACTICE,
              isProved: operators.isProved,
              clock: () => now,
            },
            async (by, name, about) => void notes.push([by, name, about]),
          ),
          servedRecords({
            records: createRecords(db),
            recordEvents,
            bulkJobs: createBulkJobs(db),
            settings: () => settingsOf(catalogue.site),
            checkUnsaved: createTryOutServices(db).checkUnsaved,
            settingsOf,
            drawShop: async ({ brand }, { pathname, locale }) =>
              pathname === '/' ? `${brand.shopName[locale]} ${brand.themeColour}` : 404,
            drawOver: async ({ spus, site }, { pathname, locale }) => {
              if (pathname === '/') return site.menuRoots.map(({ name }) => name[locale]).join()
              const spu = [...spus.values()].find(each => productPath(each.code) === pathname)
              return `${spu?.title.en_US}, one of ${spus.size}`
            },
            goodsUses: async names => goodsUses(names),
            deadAddresses: async addresses => new Set(addresses.filter(address => address.includes('gone'))),
            styleLists: createStyleLists(() => catalogue),
            catalogue: () => catalogue,
            findSku: code => findIn(catalogue, code),
            lockedSettings: LOCKED,
            searchMisses: createSearchMisses(db),
            foundByWords: words => ({ counts: words.map(word => word.length), total: 0, styles: [] }),
            levels: createAccountStore(db).levels,
            ...createViewServices(db),
          }),
        ],
        {
          path: DESK_PATH,
          operators,
          clock: () => now,
          report: error => {
            throw error
          },
        },
      ),
    )
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send = (name: string, { role, body, input, headers = {}, lang = 'en_US' }: Question = {}) =>
    fetch(`${origin}${DESK_PATH}/${name}${queryOf(input)}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        lang,
        ...(body && { 'content-type': 'application/json' }),
        ...(role && { cookie: `cairn_operator=${role}` }),
        ...headers,
      },
    })
  return {
    send,
    /** Changes noted in the audit log: who, which, about what. */
    notes,
    recordEvents,
    /** Messages that would have been sent. */
    outbox: messaging.outbox,
    /** What it answers, opened. */
    async ask(name: string, question?: Question) {
      const response = await send(name, question)
      const { message, data } = (await response.json()) as { message: string; data: Record<string, unknown> }
      return { status: response.status, message, data, response }
    },
    close: () => {
      recordEvents.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
