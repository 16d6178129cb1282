import type { Database } from '../../database/database.ts'
import { SITE_KINDS } from '../site/site-lines.ts'
import { siteLinesOf } from '../site/site-rows.ts'
import type { LineSink } from './export-catalogue.ts'

/**
 * Writes menus, documents, settings and what else surrounds the goods as lines that `importSite` takes, each kind in the order of its codes.
 * @returns lines per kind
 */
export async function exportSite(db: Database, write: LineSink): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const kind of SITE_KINDS) {
    const lines = await siteLinesOf(db, kind)
    for (const line of lines) await write(JSON.stringify(line))
    if (lines.length > 0) counts[kind] = lines.length
  }
  return counts
}
