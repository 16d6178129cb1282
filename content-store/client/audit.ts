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
  'sessionsEnded',
  'passwordChanged',
  'signedIn',
  'letterDelayed',
  'letterGivenUp',
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
  /** Of a release its number, of a campaign or an operator the name, of a request its words. */
  readonly detail: string
}

/** Which entries to return; an absent field does not filter. */
export interface AuditFilter {
  readonly by?: string
  readonly what?: Deed
  /** Part of a page's key. */
  readonly key?: string
  /** First and last instant, epoch ms. */
  readonly from?: number
  readonly until?: number
}

/** A part of the log, newest first. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[]
  /** Number before which there are more; `null` when there are none. */
  readonly before: number | null
}
