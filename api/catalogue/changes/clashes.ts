import { differences, valueAt } from '../../rules/line-changes.ts'
import { type Read, storedRows, storedSpus, type Write } from '../rows/catalogue-writer.ts'
import { type RecordChange, type RecordKind, type RecordLine, recordVersions } from '../rows/change-log.ts'
import { lineOfRow, lineOfSpu } from '../rows/stored-lines.ts'
import { isSiteKind } from '../site/site-lines.ts'
import { storedSiteLines } from '../site/site-rows.ts'

/** A field that has another value by now than the one that was seen. */
export interface Clash {
  readonly kind: RecordKind
  readonly code: string
  readonly path: string
  /** Value that was seen, that is stored, and that was wished for; missing where there is none. */
  readonly before?: unknown
  readonly stored?: unknown
  readonly wished?: unknown
  /** Name of the operator that stored it, and the instant (epoch milliseconds); missing where no set is known. */
  readonly by?: string
  readonly at?: number
}

/** A record by its kind and code, as a key. */
export const keyOf = ({ kind, code }: Pick<RecordChange, 'kind' | 'code'>) => `${kind} ${code}`

/** The lines of records as they are stored, every field given; those that are not there are left out. */
export async function storedLines(
  db: Read,
  records: readonly Pick<RecordChange, 'kind' | 'code'>[],
): Promise<ReadonlyMap<string, RecordLine>> {
  const found = new Map<string, RecordLine>()
  for (const [kind, those] of Map.groupBy(records, record => record.kind)) {
    const codes = [...new Set(those.map(({ code }) => code))]
    if (kind === 'spu')
      for (const [code, rows] of await storedSpus(db, codes)) found.set(`spu ${code}`, lineOfSpu(rows))
    else if (isSiteKind(kind))
      for (const [code, line] of await storedSiteLines(db, kind, codes)) found.set(`${kind} ${code}`, line)
    else
      for (const [code, row] of await storedRows(db, kind, codes))
        found.set(`${kind} ${code}`, lineOfRow(kind, row))
  }
  return found
}

export const isSame = (one: unknown, other: unknown) => differences(one, other).length === 0

/** Author and time of the latest change that touched a field, or a part of it. */
async function lastAuthor(db: Read, { kind, code, path }: RecordChange) {
  const versions = await recordVersions(db, { kind, code }, { limit: 20 })
  const touches = (other: string) =>
    other === path ||
    other === '' ||
    path === '' ||
    other.startsWith(`${path}.`) ||
    path.startsWith(`${other}.`)
  const latest = versions.find(({ changes }) => changes.some(change => touches(change.path)))
  return latest && { by: latest.set.by, at: latest.set.at }
}

/** Changes whose field has changed since it was seen, to another value than the one that is wished for. */
export async function clashesOf(
  trx: Write,
  changes: readonly RecordChange[],
  stored: ReadonlyMap<string, RecordLine>,
): Promise<readonly Clash[]> {
  const clashes: Clash[] = []
  for (const change of changes) {
    const { kind, code, path, before, after: wished } = change
    const now = valueAt(stored.get(keyOf(change)), path)
    if (isSame(now, before) || isSame(now, wished)) continue
    clashes.push({ kind, code, path, before, stored: now, wished, ...(await lastAuthor(trx, change)) })
  }
  return clashes
}
