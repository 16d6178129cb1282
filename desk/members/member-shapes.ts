import type { AddressStore, StoredAddress } from '#api/address/address-store.ts'
import type { AfterSalesStore } from '#api/after-sales/after-sales-store.ts'
import type { Account, AccountStore, Level } from '#api/auth/account-store.ts'
import { fullName } from '#api/auth/customer-model.ts'
import type { CartStore } from '#api/cart/cart-store.ts'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import { postalReceipt } from '#api/checkout/placing/receipt.ts'
import type { CouponStore, IssuedCoupon } from '#api/coupon/coupon-store.ts'
import { maskedMember } from '#api/coupon/issues/masked-member.ts'
import type { FavoriteStore } from '#api/favorite/favorite-store.ts'
import type { GoDollarLot, GoDollarStore } from '#api/go-dollar/go-dollar-store.ts'
import type { DataRequest } from '#api/member/data-requests.ts'
import type { MemberEvent } from '#api/member/member-events.ts'
import type { MergeCounts, MergeReport } from '#api/rules/member-merge.ts'
import type { ShopSettings } from '#api/settings/shop-settings.ts'
import type { MemberServices } from '#api/member/services.ts'
import type { OrderDetails } from '#api/order/reading/order-details.ts'
import type { OrderList } from '#api/order/reading/order-list.ts'
import type { FoundSku } from '#api/product/find-sku.ts'
import { orderNumberOf } from '#api/shared/order-number.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'
import { consentOf } from '../newsletter/consent-of.ts'
import { receiverOf, summaryOf } from '../orders/order-shapes.ts'
import { summaryOf as returnSummaryOf } from '../returns/return-shapes.ts'
import type {
  DeskDataRequest,
  DeskMember,
  DeskMemberCoupon,
  DeskMemberLot,
  DeskMergeReport,
  DeskMergeSide,
  ListedDeskMember,
} from './desk-member.ts'

/** Services that know something of a member. */
export interface MemberDesk extends MemberServices {
  readonly accounts: Pick<AccountStore, 'byCode' | 'levels' | 'taken'>
  readonly addresses: Pick<AddressStore, 'of'>
  readonly afterSales: Pick<AfterSalesStore, 'page'>
  readonly carts: Pick<CartStore, 'find'>
  readonly catalogue: () => Pick<Catalogue, 'campaigns'>
  readonly coupons: Pick<CouponStore, 'ofMember'>
  readonly favorites: Pick<FavoriteStore, 'of'>
  readonly findSku: (code: string) => FoundSku | undefined
  readonly goDollar: Pick<GoDollarStore, 'balance' | 'lots'>
  readonly settings: () => ShopSettings
  readonly orderList: Pick<OrderList, 'page' | 'count'>
  readonly orderDetails: (codes: readonly string[]) => OrderDetails
}

/** Orders, and returns, in the view of a member; lists have the others. */
const SHOWN = 10

const timeOf = (at: number | null): string | null => (at === null ? null : isoInHongKong(at))

const staffOf = ({ staff_code, staff_name }: Account): string =>
  staff_code === null ? '' : `${staff_name ?? ''} (${staff_code})`

const levelName = (levels: readonly Level<BothTexts>[], code: string): BothTexts =>
  levels.find(level => level.code === code)?.name ?? { zh_HK: code, en_US: code }

export const listedMember = (
  account: Account,
  levels: readonly Level<BothTexts>[],
  locale: Locale,
): ListedDeskMember => ({
  id: account.user_code,
  name: fullName(account),
  contact: maskedMember(account),
  level: levelName(levels, account.level_code)[locale],
  isSuspended: account.is_suspended === 1,
  isMerged: account.merged_into !== null,
  registered: isoInHongKong(account.created_at),
})

const goodsOf = ({ findSku }: MemberDesk, sku: string) => ({ sku, name: findSku(sku)?.spu.title ?? null })

const COUPON_STATES = { NORMAL: 'FREE', FREEZE: 'HELD', USED: 'USED' } as const

const couponOf = (
  { id, campaignCode, state, endTime, orderCode }: IssuedCoupon,
  { catalogue }: MemberDesk,
  now: number,
): DeskMemberCoupon => ({
  id,
  campaign: campaignCode,
  name: catalogue().campaigns.get(campaignCode)?.name ?? null,
  state: state === 'NORMAL' && endTime <= now ? 'OVER' : COUPON_STATES[state],
  until: isoInHongKong(endTime),
  order: orderCode === null ? null : orderNumberOf(orderCode),
})

const lotOf = (lot: GoDollarLot, now: number): DeskMemberLot => ({
  id: lot.id,
  remark: lot.remark,
  granted: lot.granted,
  left: lot.remaining,
  grantedAt: isoInHongKong(lot.grantedAt),
  ends: isoInHongKong(lot.expiresAt),
  isOver: lot.expiresAt <= now,
})

const addressOf = ({ address, deliveryMethod, selfPickupShopCode, isDefault }: StoredAddress) => ({
  ...receiverOf(postalReceipt(address, address.receiverEmail)),
  isDefault,
  pickupCode: deliveryMethod === 'PICKUP' ? selfPickupShopCode : '',
})

const isMerge = ({ kind }: MemberEvent) => kind === 'MERGED' || kind === 'MERGED_INTO'

const mergeCountsOf = (counts: MergeCounts): MergeCounts => ({
  ...counts,
  orderAmount: counts.orderAmount / 100,
})

export const mergeReportOf = (report: MergeReport): DeskMergeReport => ({
  ...report,
  before: mergeCountsOf(report.before),
  came: mergeCountsOf(report.came),
  after: mergeCountsOf(report.after),
})

/** An account with what an operator compares before a merge. */
export const mergeSideOf = (
  account: Account,
  counts: MergeCounts,
  levels: readonly Level<BothTexts>[],
): DeskMergeSide => ({
  id: account.user_code,
  name: fullName(account),
  values: {
    email: account.email ?? '',
    mobile: account.mobile ?? '',
    name: fullName(account),
    nickName: account.nick_name ?? '',
    birthday: account.birthday ?? '',
  },
  level: levelName(levels, account.level_code),
  consent: { isGiven: account.marketing_consent === 1, at: timeOf(account.consent_at) },
  staff: staffOf(account),
  has: mergeCountsOf(counts),
})

/** A request as the desk shows it; one that is not answered in time is late. */
export const requestOf = (request: DataRequest, now: number): DeskDataRequest => ({
  id: request.id,
  member: request.user_code,
  kind: request.kind,
  state: request.state,
  asked: isoInHongKong(request.asked_at),
  due: isoInHongKong(request.due_at),
  isLate: request.state === 'OPEN' && request.due_at <= now,
  note: request.note,
  answer: request.answer,
  closed: timeOf(request.closed_at),
  by: request.closed_by ?? request.noted_by,
})

/** Returns of a member, each with the number of its order. */
async function returnsOf(desk: MemberDesk, userCode: string, now: number): Promise<DeskMember['returns']> {
  const records =
    (await desk.afterSales.page({ ownerCode: userCode }, { after: undefined, size: SHOWN })) ?? []
  return records
    .slice(0, SHOWN)
    .map(record => returnSummaryOf(record, orderNumberOf(record.head.order_code), now))
}

/** Everything about a member; their own address and number are shown in full, for staff who look at one member. */
export async function memberOf(desk: MemberDesk, account: Account, now: number): Promise<DeskMember> {
  const code = account.user_code
  const [levels, facts, orders, count, returns, bag, wishes, coupons, lots, balance, addresses, requests] =
    await Promise.all([
      desk.accounts.levels(),
      desk.members.facts(account, now),
      desk.orderList.page(code, {}, { after: undefined, size: SHOWN }),
      desk.orderList.count(code, {}),
      returnsOf(desk, code, now),
      desk.carts.find(code, now),
      desk.favorites.of(code),
      desk.coupons.ofMember(code),
      desk.goDollar.lots(code),
      desk.goDollar.balance(code, now),
      desk.addresses.of(code),
      desk.members.requests.ofMember(code),
    ])
  return {
    id: code,
    name: fullName(account),
    nickName: account.nick_name ?? '',
    email:
      account.email === null ? null : { value: account.email, isProved: account.is_email_verified === 1 },
    mobile:
      account.mobile === null ? null : { value: account.mobile, isProved: account.is_mobile_verified === 1 },
    country: account.country_code,
    birthday: account.birthday ?? '',
    level: { code: account.level_code, name: levelName(levels, account.level_code) },
    levels,
    isSuspended: account.is_suspended === 1,
    mergedInto: account.merged_into,
    mergedFrom: facts.merged,
    formerContacts: facts.formerContacts,
    erased: timeOf(account.erased_at),
    requests: requests.map(request => requestOf(request, now)),
    registered: isoInHongKong(account.created_at),
    lastLogin: timeOf(account.login_at),
    staff: staffOf(account),
    orders: { rows: (orders ?? []).slice(0, SHOWN).map(summaryOf), count },
    returns,
    bag: bag.lines.map(({ skuCode, quantity, isSelected, activityCode }) => ({
      ...goodsOf(desk, skuCode),
      quantity,
      isLeftOut: !isSelected,
      addOnOf: activityCode,
    })),
    bagCodes: bag.discountCodes.map(
      each => coupons.find(({ id }) => id === each.code)?.campaignCode ?? each.code,
    ),
    wishes: wishes.map(({ skuCode, createdAt }) => ({
      ...goodsOf(desk, skuCode),
      since: isoInHongKong(createdAt),
    })),
    coupons: coupons.map(coupon => couponOf(coupon, desk, now)),
    goDollar: { balance, lots: lots.map(lot => lotOf(lot, now)) },
    addresses: addresses.map(addressOf),
    consent: {
      isGiven: account.marketing_consent === 1,
      at: timeOf(account.consent_at),
      text: account.consent_text ?? '',
    },
    acceptedTerms: account.accepted_terms?.split(' ') ?? [],
    newsletter: facts.newsletter && {
      locale: facts.newsletter.locale,
      since: isoInHongKong(facts.newsletter.since),
      until: timeOf(facts.newsletter.until),
      events: facts.newsletter.events.map(consentOf),
    },
    messages: facts.messages.map(({ sentAt, answers, ...message }) => ({
      ...message,
      time: isoInHongKong(sentAt),
      answers: answers.map(({ at, ...answer }) => ({ ...answer, time: isoInHongKong(at) })),
    })),
    sessions: facts.sessions.map(({ begun, ends }) => ({
      begun: isoInHongKong(begun),
      ends: isoInHongKong(ends),
    })),
    links: facts.links.map(({ type, at }) => ({ type, at: isoInHongKong(at) })),
    events: facts.events.map(event => ({
      time: isoInHongKong(event.made_at),
      kind: event.kind,
      actor: `operator:${event.made_by}`,
      before: event.before_value,
      reason: event.reason,
      ...(isMerge(event)
        ? { after: '', merge: mergeReportOf(JSON.parse(event.after_value) as MergeReport) } // as the merge wrote it
        : { after: event.after_value }),
    })),
  }
}
