import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../database/database.ts'
import { LEASE_MS } from '../limits.ts'
import { discardStaged, mergeStaged } from './staged-rows.ts'

/** Interval at which an import looks whether the one before it has ended. Milliseconds. */
const LOOK_MS = 100
/** Interval at which an import renews its lease. */
const BEATS = 5

/** The right to change the catalogue. One import at a time has it. */
export interface Lease {
  readonly id: string
  /** Throws once another import has taken over. Between calls the lease is renewed automatically. */
  readonly renew: () => Promise<void>
}

async function take(db: Database, id: string, leaseMs: number): Promise<boolean> {
  const now = Date.now()
  const { numUpdatedRows } = await db
    .updateTable('catalogue_version')
    .set({ holder_id: id, held_until: now + leaseMs })
    .where(eb => eb.or([eb('holder_id', 'is', null), eb('holder_id', '=', id), eb('held_until', '<', now)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Says that an import lives; does nothing once it lost its right. */
async function prolong(db: Database, id: string, leaseMs: number): Promise<void> {
  await db
    .updateTable('catalogue_version')
    .set({ held_until: Date.now() + leaseMs })
    .where('holder_id', '=', id)
    .execute()
}

/** Ends an import's right; leaves that of another alone. */
export async function release(db: Database, id: string): Promise<void> {
  await db
    .updateTable('catalogue_version')
    .set({ holder_id: null, held_until: null })
    .where('holder_id', '=', id)
    .execute()
}

/** What imports that ended early have left: their rows go in if that was decided, and are forgotten otherwise. */
async function cleanUp(db: Database): Promise<void> {
  const { merging_id: id } = await db
    .selectFrom('catalogue_version')
    .select('merging_id')
    .executeTakeFirstOrThrow()
  if (id !== null) await mergeStaged(db, id)
  const left = await db.selectFrom('staged_row').select('import_id').distinct().execute()
  for (const { import_id: of } of left) await discardStaged(db, of)
}

/**
 * Runs an import while no other runs, in whichever process. It waits for the previous one, and cleans up after one that
 * crashed. Meanwhile the shop reads everything and writes everything but the catalogue.
 */
export async function withLease<Result>(
  db: Database,
  work: (lease: Lease) => Promise<Result>,
  leaseMs = LEASE_MS,
): Promise<Result> {
  const id = randomUUID()
  while (!(await take(db, id, leaseMs))) await pause(LOOK_MS)
  const renew = async () => {
    if (!(await take(db, id, leaseMs)))
      throw new Error('Another import took over, because this one stood still.')
  }
  // A beat that fails is followed by another; a lease that was lost is noticed by `renew`.
  const beat = setInterval(() => void prolong(db, id, leaseMs).catch(() => undefined), leaseMs / BEATS)
  try {
    await cleanUp(db)
    return await work({ id, renew })
  } finally {
    clearInterval(beat)
    await release(db, id)
  }
}
