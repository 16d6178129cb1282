import { differences, type FieldChange } from '../../rules/line-changes.ts'
import type { ImportProblem } from '../format/file-facts.ts'
import { checkSiteLines, type NumberedSiteLine, siteKey } from '../site/check-site-lines.ts'
import { readSite } from '../site/site.ts'
import type { ParsedSiteLine, SiteKind } from '../site/site-lines.ts'
import { fileLine } from '../site/site-rows.ts'
import { type SiteUse, usesOfSiteLine } from '../site/site-uses.ts'
import type { Write } from './catalogue-writer.ts'
import { NEW_RECORD, type StagedRow } from './staged-rows.ts'

interface SiteRecord {
  readonly kind: SiteKind
  readonly code: string
}

/** Lines compared with the site that is stored. */
interface StagedSite {
  readonly problems: readonly ImportProblem[]
  /** Those that differ, to be written. */
  readonly staged: readonly StagedRow[]
  /** Each line with the fields that differ; `undefined` for a new one. */
  readonly compared: readonly {
    readonly line: ParsedSiteLine
    readonly fields: readonly FieldChange[] | undefined
  }[]
  /** Lines that would need a record that is not there any more. */
  readonly usesOf: (record: SiteRecord) => readonly SiteUse[]
}

interface Beside {
  /** Entries that go together with the change. */
  readonly removed?: readonly SiteRecord[]
  /** Codes of categories that come before the change. */
  readonly comingCategories?: readonly string[] | undefined
}

/** Checks lines against the site that is stored, and gives those that differ. */
export async function stageSite(
  trx: Write,
  lines: readonly NumberedSiteLine[],
  { removed = [], comingCategories = [] }: Beside = {},
): Promise<StagedSite> {
  const { lines: stored } = await readSite(trx)
  const categories = await trx.selectFrom('category').select('code').execute()
  const gone = new Set(removed.map(siteKey))
  const left = new Map([...stored].filter(([key]) => !gone.has(key)))
  const after = new Map([...left, ...lines.map(({ line }) => [siteKey(line), line] as const)])
  const compared = lines.map(({ line }) => {
    const before = stored.get(siteKey(line))
    return { line, fields: before && differences(fileLine(before), fileLine(line)) }
  })
  return {
    problems: checkSiteLines(lines, {
      lines: left,
      categories: new Set([...categories.map(({ code }) => code), ...comingCategories]),
    }).toSorted((a, b) => a.line - b.line),
    staged: compared.flatMap(({ line, fields }) =>
      fields?.length === 0 ? [] : [{ kind: 'site' as const, line, changes: fields ?? NEW_RECORD }],
    ),
    compared,
    usesOf: record => usesOfSiteLine(record, after.values()),
  }
}
