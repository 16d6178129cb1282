import type { LogKind, Storage } from '#platform/storage/storage.ts'
import type { AuditEntry } from '../client/audit.ts'

/** 50,000 entries or more at any time, some 10 MB. */
const AUDIT: LogKind = { name: 'audit', keep: 50_000, slack: 5000 }

export type AuditRepository = ReturnType<typeof openAudit>

/** The audit log: entries are added, never changed; the oldest go when there are too many. Nothing of it is held in memory. */
export const openAudit = (storage: Storage, log = AUDIT) => ({
  append: (entry: Omit<AuditEntry, 'number'>): Promise<void> =>
    storage.change(['audit'], async now =>
      now.append(log, [{ number: (await now.lastNumber(log)) + 1, ...entry }]),
    ),
  /** Entries before one of a number, or all. */
  newestFirst: (before?: number) => storage.newestFirst<AuditEntry>(log, before),
})
