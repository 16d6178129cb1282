import { formatMoment } from '#locales/format.ts'
import type { Locale } from '#locales/locale.ts'
import type { Campaign } from './types.ts'

/** Changes of orders, returns, stock and promotions, by the names of their operations. */
const DESK_DEEDS = [
  'orders.ship',
  'orders.close-units',
  'orders.received',
  'orders.track',
  'orders.cancel-unpaid',
  'orders.release',
  'orders.cancel',
  'orders.refund',
  'orders.return-payment',
  'orders.send-mails',
  'returns.create',
  'returns.approve',
  'returns.refuse',
  'returns.received-back',
  'returns.refund',
  'returns.exchange-out',
  'returns.exchange-received',
  'stock.set',
  'stock.add',
  'stock.count',
  'promotions.keep-example',
  'promotions.remove-example',
  'codes.make',
  'codes.export',
  'codes.withdraw',
  'codes.withdraw-code',
  'issues.start',
  'issues.stop',
  'issues.resume',
  'issues.take-back',
  'issues.take-back-coupon',
  'members.set-level',
  'members.suspend',
  'members.restore',
  'members.sign-out',
  'members.move-go-dollar',
  'members.give-coupon',
  'members.take-coupon',
  'members.send-code',
  'members.correct-contact',
  'members.export',
  'members.erase',
  'members.merge',
  'members.note-request',
  'members.close-request',
  'staff.save',
  'staff.import',
  'messages.set-state',
  'messages.answer',
  'newsletter.export',
  'webhooks.add',
  'webhooks.change',
  'webhooks.renew',
  'webhooks.turn',
  'webhooks.remove',
  'webhooks.test',
  'webhooks.retry',
  'shop.open',
  'shop.close',
  'shop.set-aside',
  'shop.take-back',
  'shop.fill',
  'shop.import',
  'shop.export',
  'practice.make',
  'practice.remove',
  'practice.enter',
] as const
export type DeskDeed = (typeof DESK_DEEDS)[number]

/** The actions in the audit log. */
export const DEEDS = [
  'created',
  'published',
  'unpublished',
  'rolledBack',
  'blocksRaised',
  'blocksLowered',
  'sectionChanged',
  'addressMoved',
  'redirectRemoved',
  'removed',
  'restored',
  'purged',
  'binEmptied',
  'asked',
  'approved',
  'sentBack',
  'withdrawn',
  'campaignCreated',
  'campaignChanged',
  'campaignEnded',
  'campaignBegan',
  'campaignRanOut',
  'operatorAdded',
  'operatorChanged',
  'operatorRemoved',
  'operatorInvited',
  'invitationResent',
  'invitationWithdrawn',
  'invitationAccepted',
  'programAdded',
  'programChanged',
  'programKeyRenewed',
  'roleAdded',
  'roleChanged',
  'roleRemoved',
  'sessionsEnded',
  'sessionEnded',
  'passwordChanged',
  'secondFactorSet',
  'secondFactorRemoved',
  'secondFactorDemanded',
  'signedIn',
  'letterDelayed',
  'letterGivenUp',
  ...DESK_DEEDS,
] as const
export type Deed = (typeof DEEDS)[number]

/** One line of the audit log. */
export interface AuditEntry {
  /** Rises by one with each entry; one of a plan has the number of the entry that came before it. */
  readonly number: number
  /** Epoch ms. */
  readonly at: number
  /** Name of the operator; empty for planned changes and for letters that could not be sent. */
  readonly by: string
  readonly what: Deed
  /** Key of the page; empty where none is meant. */
  readonly key: string
  /** Of a release its number, of a campaign its names and period, of an operator the name, of a request its words. See `readDetail`. */
  readonly detail: string
}

/** The page of an entry, as it is now. */
interface AuditedPage {
  /** Empty when the page is not at this address any more. */
  readonly title: string
  readonly path: string
  readonly locale: Locale
  readonly exists: boolean
}

/** An entry as operators read it. */
export interface ShownAuditEntry extends AuditEntry {
  /** `null` where no page is meant. */
  readonly page: AuditedPage | null
}

/** Parts of a detail. */
export interface AuditDetail {
  readonly kind: 'version' | 'versions' | 'named' | 'account' | 'period' | 'words'
  /** Numbers of releases; 0 where the detail has none. */
  readonly from: number
  readonly version: number
  readonly role: string
  /** Period of a campaign, epoch ms; 0 where the detail has none, or no end. */
  readonly begins: number
  readonly ends: number
  readonly text: string
}

/** Detail of a campaign: its names, and the period for which it is planned. */
export const campaignDetail = ({ name, from, until }: Pick<Campaign, 'name' | 'from' | 'until'>): string =>
  `${name.zh_HK} · ${name.en_US} · ${from}/${until ?? ''}`

const SHAPES: readonly [AuditDetail['kind'], readonly Deed[], RegExp][] = [
  ['version', ['published', 'blocksRaised', 'blocksLowered'], /^(?<version>\d+)$/],
  ['versions', ['rolledBack'], /^(?<from>\d+) → (?<version>\d+)$/],
  ['named', ['sectionChanged'], /^(?<text>.+) · (?<version>\d+)$/s],
  [
    'period',
    ['campaignCreated', 'campaignChanged', 'campaignEnded', 'campaignBegan', 'campaignRanOut'],
    /^(?<text>.+) · (?<begins>\d+)\/(?<ends>\d*)$/s,
  ],
  [
    'account',
    [
      'operatorAdded',
      'operatorChanged',
      'operatorInvited',
      'invitationResent',
      'invitationWithdrawn',
      'invitationAccepted',
      'programAdded',
      'programChanged',
      'programKeyRenewed',
    ],
    /^(?<text>.+) \((?<role>editor|publisher|admin)\)$/s,
  ],
]

/** Tells numbers, names, periods and roles of a detail apart. What has another shape, also of an earlier version of the shop, is its own words. */
export function readDetail({ what, detail }: Pick<AuditEntry, 'what' | 'detail'>): AuditDetail {
  for (const [kind, deeds, shape] of SHAPES) {
    const found = deeds.includes(what) && shape.exec(detail)?.groups
    if (!found) continue
    const { from = 0, version = 0, begins = 0, ends = 0, role = '', text = '' } = found
    const [first, last] = [Number(from), Number(version)]
    return { kind, from: first, version: last, begins: Number(begins), ends: Number(ends), role, text }
  }
  return { kind: 'words', from: 0, version: 0, begins: 0, ends: 0, role: '', text: detail }
}

/** Values for `content.audit.said`, with times as a reader of the language reads them. */
export function detailWords(entry: Pick<AuditEntry, 'what' | 'detail'>, locale: Locale) {
  const { begins, ends, ...rest } = readDetail(entry)
  return {
    ...rest,
    start: formatMoment(begins, locale),
    end: ends === 0 ? 'none' : formatMoment(ends, locale),
  }
}

/** Which entries to return; an absent field does not filter. */
export interface AuditFilter {
  readonly by?: string
  readonly what?: Deed
  /** Part of a page's name or address. */
  readonly page?: string
  /** First and last instant, epoch ms. */
  readonly from?: number
  readonly until?: number
}

/** A part of the log, newest first. */
export interface AuditPage {
  readonly entries: readonly ShownAuditEntry[]
  /** Number before which there are more; `null` when there are none. */
  readonly before: number | null
}
