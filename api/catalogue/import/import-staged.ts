import type { Database } from '../../database/database.ts'
import { withLease } from '../rows/catalogue-lease.ts'
import type { Read } from '../rows/catalogue-writer.ts'
import type { ImportOptions, ImportResult } from './import-result.ts'
import { atOneMoment } from '../rows/moment.ts'
import {
  createStaging,
  decideToMerge,
  discardStaged,
  mergeStaged,
  type StagedRow,
} from '../rows/staged-rows.ts'
import { storedVersion } from '../live/catalogue-reader.ts'

type Stage = (rows: readonly StagedRow[]) => Promise<void>

/** Reads a file, compares it with what `db` holds, and hands over what differs. */
type ReadFile = (db: Read, stage: Stage) => Promise<Reading>
type Reading = Omit<ImportResult, 'version'>

/** Compares a file with one moment of the catalogue, and writes nothing. */
export const compare = (db: Database, read: ReadFile): Promise<ImportResult> =>
  atOneMoment(db, async trx => ({ ...(await read(trx, async () => {})), version: undefined }))

/**
 * Imports a file while the shop runs: stages the differences, and moves them into the catalogue once the whole file is right.
 */
export const importStaged = (
  db: Database,
  read: ReadFile,
  { onProgress, by = '', reason = '' }: Omit<ImportOptions, 'dryRun'>,
): Promise<ImportResult> =>
  withLease(db, async ({ id, renew }) => {
    const staging = createStaging(db, id)
    const reading = await read(db, async rows => {
      await renew()
      await staging.add(rows)
    })
    if (reading.problems.length > 0 || staging.size() === 0) {
      await discardStaged(db, id)
      return { ...reading, version: undefined }
    }
    await decideToMerge(db, id, { by, reason })
    const of = staging.size()
    await mergeStaged(db, id, rows => onProgress?.({ step: 'writing', rows, of }))
    return { ...reading, version: await storedVersion(db) }
  })
