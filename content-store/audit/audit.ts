import { startWithin } from '#locales/whole-signs.ts'
import type { AuditRepository } from '../storage/audit-repository.ts'
import type { PageHead } from '../stored/page.ts'
import { z } from 'zod'
import {
  type AuditEntry,
  type AuditPage,
  campaignDetail,
  DEEDS,
  type Deed,
  type ShownAuditEntry,
} from '../client/audit.ts'
import { endOf, pagesOf } from '../client/campaigns.ts'
import type { Operator } from '#operators/operator.ts'
import type { Campaign } from '../client/types.ts'
import { done, type Outcome } from '#operators/outcome.ts'
import { parseKey } from '../page/page-path.ts'
import { ifAllowed } from '#operators/rights.ts'

/** Audit log for publishers and admins. */
export interface Audit {
  /** Newest first, `AUDIT_SHOWN` at most. */
  readonly auditLog: (actor: Operator, asked: AuditQuery) => Promise<Outcome<AuditPage>>
  /** All entries that match, newest first. */
  readonly auditAll: (actor: Operator, asked: AuditQuery) => Promise<Outcome<AsyncIterable<ShownAuditEntry>>>
}

/** Entries in one answer, and those of campaigns that fall between them. */
const AUDIT_SHOWN = 100

const instant = z.number().min(0).optional()
/** An `AuditFilter`, and the number of the entry before which to read. */
export const auditQuerySchema = z.strictObject({
  by: z.string().max(64).optional(),
  what: z.enum(DEEDS).optional(),
  /** Part of a page's name or address. */
  page: z.string().max(200).optional(),
  from: instant,
  until: instant,
  before: z.int().min(1).optional(),
})
export type AuditQuery = z.output<typeof auditQuerySchema>

const includes = (text: string, part: string | undefined) =>
  part === undefined || text.toLowerCase().includes(part.toLowerCase())

const matches = (entry: ShownAuditEntry, { by, what, page, from, until }: AuditQuery) =>
  includes(entry.by, by) &&
  (includes(entry.page?.path ?? '', page) || includes(entry.page?.title ?? '', page)) &&
  (what === undefined || entry.what === what) &&
  (from === undefined || entry.at >= from) &&
  (until === undefined || entry.at <= until)

type Planned = Omit<AuditEntry, 'number'>

/**
 * Effects of campaigns by their plan until `now`, newest first: one entry for each page at their beginning and at their end. No process
 * need be awake at these instants: the entries follow from the plan, which no longer changes once they are past.
 */
function plannedEntries(campaigns: readonly Campaign[], now: number): readonly Planned[] {
  return campaigns
    .flatMap(campaign => {
      const { from, until, cancelledAt } = campaign
      const detail = campaignDetail(campaign)
      const at = (instant: number, what: Deed) =>
        [...pagesOf(campaign, instant).keys()].map(key => ({ at: instant, by: '', what, key, detail }))
      return [
        ...(from <= now && from < endOf(campaign) ? at(from, 'campaignBegan') : []),
        // One that an operator ended has that deed in the log.
        ...(until !== null && until <= now && (cancelledAt ?? until) >= until
          ? at(until, 'campaignRanOut')
          : []),
      ]
    })
    .sort((a, b) => b.at - a.at)
}

/** Each entry of the log after what happened by plan between it and the next one. Those planned have its number. */
async function* newestFirst(
  audit: AuditRepository,
  planned: readonly Planned[],
  before: number | undefined,
): AsyncGenerator<readonly AuditEntry[]> {
  let rest = planned
  // The entry `before` is read for its time: what was planned for later has been told.
  for await (const entry of audit.newestFirst(before === undefined ? undefined : before + 1)) {
    const later = rest.filter(({ at }) => at >= entry.at)
    rest = rest.slice(later.length)
    if (entry.number !== before) yield [...later.map(each => ({ ...each, number: entry.number })), entry]
  }
  yield rest.map(each => ({ ...each, number: 0 }))
}

/** The page that an entry means, by its present name. One that is gone has the address that its key holds. */
function pageIn(heads: ReadonlyMap<string, PageHead>, key: string): ShownAuditEntry['page'] {
  const place = parseKey(key)
  const head = heads.get(key)
  return place ? { ...place, title: head?.draft.title ?? '', exists: head !== undefined } : null
}

async function* matching(
  audit: AuditRepository,
  planned: readonly Planned[],
  heads: ReadonlyMap<string, PageHead>,
  asked: AuditQuery,
): AsyncGenerator<readonly ShownAuditEntry[]> {
  for await (const group of newestFirst(audit, planned, asked.before)) {
    const found = group
      .map(entry => ({ ...entry, page: pageIn(heads, entry.key) }))
      .filter(entry => matches(entry, asked))
    if (found.length > 0) yield found
    // Entries are in the order of their time: no earlier one can match.
    if (asked.from !== undefined && (group.at(-1)?.at ?? 0) < asked.from) return
  }
}

interface AuditParts {
  readonly audit: AuditRepository
  readonly campaigns: () => readonly Campaign[]
  readonly heads: () => Promise<readonly PageHead[]>
  /** Epoch ms. */
  readonly clock: () => number
}

/** Reads the log. */
export function createAudit({ audit, campaigns, heads, clock }: AuditParts): Audit {
  const asking = <Data>(
    actor: Operator,
    asked: AuditQuery,
    job: (found: AsyncIterable<readonly ShownAuditEntry[]>) => Promise<Data>,
  ) =>
    ifAllowed(actor, 'audit.read', async () => {
      const planned = plannedEntries(campaigns(), clock())
      const named = new Map((await heads()).map(head => [head.key, head]))
      return done(await job(matching(audit, planned, named, asked)))
    })
  return {
    auditLog: (actor, asked) =>
      asking(actor, asked, async found => {
        const entries: ShownAuditEntry[] = []
        for await (const group of found) {
          if (entries.length >= AUDIT_SHOWN) return { entries, before: entries.at(-1)?.number ?? null }
          entries.push(...group)
        }
        return { entries, before: null }
      }),
    auditAll: (actor, asked) => asking(actor, asked, async found => oneByOne(found)),
  }
}

async function* oneByOne<Each>(groups: AsyncIterable<readonly Each[]>): AsyncGenerator<Each> {
  for await (const group of groups) yield* group
}

/** Writes an entry. A failure is only reported, because the action is already done. */
export type Record = (
  by: string,
  what: Deed,
  about?: { readonly key?: string; readonly detail?: string },
) => Promise<void>

export const recordIn =
  (audit: AuditRepository, clock: () => number, report: (error: unknown) => void): Record =>
  (by, what, { key = '', detail = '' } = {}) =>
    audit.append({ at: clock(), by, what, key, detail: startWithin(detail, MAX_DETAIL) }).catch(report)

/** Characters of a detail. */
const MAX_DETAIL = 300
