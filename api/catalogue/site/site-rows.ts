import { instantInHongKong } from '#locales/hong-kong.ts'
import type { Database } from '../../database/database.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { chunks } from '../../shared/chunks.ts'
import type { ParsedSiteLine, SiteKind, SiteLine } from './site-lines.ts'

/** Content of an entry that was removed. Its row stays, so that every process that reads what changed learns of it. */
const REMOVED = 'null'

/** The line of a row; `undefined` of an entry that was removed. */
export function lineOfEntry(content: string): ParsedSiteLine | undefined {
  const line = (JSON.parse(content) as ParsedSiteLine | null) ?? undefined // written below, from checked lines
  // Documents of an earlier release have no versions, pick-up points no days.
  if (line?.kind === 'document') return Object.assign({ versions: [] }, line)
  return line?.kind === 'pickUpPoint' ? Object.assign({ holidays: 'USUAL', specialDays: [] }, line) : line
}

/** A stored line as a file spells it, every field given. */
export function fileLine(line: ParsedSiteLine): SiteLine {
  if (line.kind !== 'document') return line
  const { createTime, auditDate, updateTime, versions, ...rest } = line
  return {
    ...rest,
    createTime: instantInHongKong(createTime),
    ...(auditDate !== undefined && { auditDate: instantInHongKong(auditDate) }),
    ...(updateTime !== undefined && { updateTime: instantInHongKong(updateTime) }),
    versions: versions.map(version => ({ ...version, from: instantInHongKong(version.from) })),
  }
}

/** All lines of a kind, in the order of their codes. */
export async function siteLinesOf(db: Database, kind: SiteKind): Promise<readonly SiteLine[]> {
  const rows = await db
    .selectFrom('site_entry')
    .select('content')
    .where('kind', '=', kind)
    .where('content', '<>', REMOVED)
    .orderBy('code')
    .execute()
  return rows.flatMap(({ content }) => lineOfEntry(content) ?? []).map(fileLine)
}

/** Lines of these codes, by code. */
export async function storedSiteLines(
  db: Database,
  kind: SiteKind,
  codes: readonly string[],
): Promise<ReadonlyMap<string, SiteLine>> {
  const found = new Map<string, SiteLine>()
  for (const part of chunks(codes)) {
    const rows = await db
      .selectFrom('site_entry')
      .select('content')
      .where('kind', '=', kind)
      .where('code', 'in', part)
      .execute()
    for (const line of rows.flatMap(({ content }) => lineOfEntry(content) ?? []))
      found.set(line.code, fileLine(line))
  }
  return found
}

interface Entry {
  readonly kind: SiteKind
  readonly code: string
  readonly content: string
}

async function upsert(trx: Transaction<Tables>, entries: readonly Entry[], version: number) {
  for (const part of chunks(entries))
    await trx
      .insertInto('site_entry')
      .values(part.map(entry => ({ ...entry, changed_in: version })))
      .onConflict(conflict =>
        conflict.columns(['kind', 'code']).doUpdateSet(eb => ({
          content: eb.ref('excluded.content'),
          changed_in: eb.ref('excluded.changed_in'),
        })),
      )
      .execute()
}

/** Writes lines under a version of the catalogue. */
export const writeSiteLines = (
  trx: Transaction<Tables>,
  lines: readonly ParsedSiteLine[],
  version: number,
): Promise<void> =>
  upsert(
    trx,
    lines.map(line => ({ kind: line.kind, code: line.code, content: JSON.stringify(line) })),
    version,
  )

/** Removes entries under a version of the catalogue. */
export const removeSiteLines = (
  trx: Transaction<Tables>,
  records: readonly Pick<Entry, 'kind' | 'code'>[],
  version: number,
): Promise<void> =>
  upsert(
    trx,
    records.map(({ kind, code }) => ({ kind, code, content: REMOVED })),
    version,
  )
