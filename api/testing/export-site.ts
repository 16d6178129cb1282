import type { Database } from '../database/database.ts'
import { atOneMoment } from '../catalogue/rows/moment.ts'
import { readSite } from '../catalogue/site/site.ts'
import type { ParsedSiteLine, SiteLine } from '../catalogue/site/site-lines.ts'

const instant = (at: number) => new Date(at).toISOString()

/** A stored line as a file spells it. */
function fileLine(line: ParsedSiteLine): SiteLine {
  if (line.kind !== 'document') return line
  const { createTime, auditDate, updateTime, ...rest } = line
  return {
    ...rest,
    createTime: instant(createTime),
    ...(auditDate !== undefined && { auditDate: instant(auditDate) }),
    ...(updateTime !== undefined && { updateTime: instant(updateTime) }),
  }
}

/** Everything stored, as the lines of a file that `importSite` takes; in the order of kinds and codes. */
export async function exportSite(db: Database): Promise<string[]> {
  const { lines } = await atOneMoment(db, trx => readSite(trx))
  return [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => JSON.stringify(fileLine(line)))
}
