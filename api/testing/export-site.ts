import type { Database } from '../database/database.ts'
import { atOneMoment } from '../catalogue/rows/moment.ts'
import { readSite } from '../catalogue/site/site.ts'
import { fileLine } from '../catalogue/site/site-rows.ts'

/** Everything stored, as the lines of a file that `importSite` takes; in the order of kinds and codes. */
export async function exportSite(db: Database): Promise<string[]> {
  const { lines } = await atOneMoment(db, trx => readSite(trx))
  return [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => JSON.stringify(fileLine(line)))
}
