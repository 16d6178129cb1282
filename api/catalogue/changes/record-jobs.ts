import type { Job } from '#platform/jobs/jobs.ts'
import type { Database } from '../../database/database.ts'
import { applyDuePlans, hasDuePlans } from './planned-sets.ts'

const SECOND_MS = 1000

/** Background jobs of records. */
export const recordJobs = (db: Database): readonly Job[] => [
  {
    name: 'changes.planned',
    everyMs: SECOND_MS,
    hasWork: now => hasDuePlans(db, now),
    run: ({ now, isMine }) => applyDuePlans(db, now, isMine),
  },
]
