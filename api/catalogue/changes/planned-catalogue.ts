import type { Database } from '../../database/database.ts'
import { applied, valueAt } from '../../rules/line-changes.ts'
import type { Catalogue } from '../catalogue.ts'
import type { ParsedLine } from '../format/import-schema.ts'
import { readLine } from '../format/read-line.ts'
import { catalogueWith } from '../live/overlay.ts'
import type { RecordChange, RecordLine } from '../rows/change-log.ts'
import { changesOfPlan, openPlans } from '../rows/planned-rows.ts'
import { readSiteLine } from '../site/read-site-line.ts'
import { siteWith } from '../site/site.ts'
import { isSiteKind, type ParsedSiteLine } from '../site/site-lines.ts'
import { isSame, keyOf, storedLines } from './clashes.ts'
import { withOwnStock } from './own-stock.ts'

type ParsedRecord = ParsedLine | ParsedSiteLine

/** A line as it would be stored; `undefined` where it would be refused. */
function parsedOf(line: RecordLine): ParsedRecord | undefined {
  if (isSiteKind(line.kind)) {
    const read = readSiteLine(line)
    return read.ok ? read.value : undefined
  }
  const read = readLine(JSON.stringify(line), 1)
  return read.ok && 'line' in read.value ? read.value.line : undefined
}

const isOfSite = (line: ParsedRecord): line is ParsedSiteLine => isSiteKind(line.kind)
const isOfGoods = (line: ParsedRecord): line is ParsedLine => !isSiteKind(line.kind)

/** A catalogue with lines laid over it. */
function withLines(catalogue: Catalogue, lines: readonly ParsedRecord[]): Catalogue {
  const site = siteWith(catalogue.site, lines.filter(isOfSite))
  return catalogueWith(catalogue, lines.filter(isOfGoods), site)
}

/** Lines of records after the changes of one plan; `undefined` where its instant would refuse them. */
function plannedLines(
  changes: readonly RecordChange[],
  lines: ReadonlyMap<string, RecordLine>,
): readonly (readonly [key: string, line: RecordLine, parsed: ParsedRecord])[] | undefined {
  const next: (readonly [string, RecordLine, ParsedRecord])[] = []
  for (const [key, ofRecord] of Map.groupBy(withOwnStock(changes, lines), keyOf)) {
    const line = lines.get(key)
    const whole = ofRecord.find(({ path }) => path === '')
    // A record that goes stays in sight until then: lines can be laid over the catalogue, and not be taken out.
    if (whole && whole.after === undefined) continue
    const isAsSeen = ofRecord.every(({ path, before, after }) => {
      const now = valueAt(line, path)
      return isSame(now, before) || isSame(now, after)
    })
    if (!isAsSeen || (!line && !whole)) return undefined
    const changed = applied(line, ofRecord) as RecordLine // a line with some of its fields changed
    const parsed = parsedOf(changed)
    if (!parsed) return undefined
    next.push([key, changed, parsed])
  }
  return next
}

/** Lines of stored records after some plans, applied one after the other. */
async function linesOf(
  db: Database,
  plans: readonly { readonly id: string }[],
): Promise<readonly ParsedRecord[]> {
  const changesIn = await Promise.all(plans.map(({ id }) => changesOfPlan(db, id)))
  const lines = new Map(await storedLines(db, changesIn.flat()))
  const parsed = new Map<string, ParsedRecord>()
  for (const changes of changesIn)
    for (const [key, line, read] of plannedLines(changes, lines) ?? []) {
      lines.set(key, line)
      parsed.set(key, read)
    }
  return [...parsed.values()]
}

/** Catalogues as they will be, for previews; shoppers never get one. */
export interface PlannedCatalogues {
  /** The catalogue with the changes that are planned until an instant (epoch ms); itself where there are none. */
  readonly at: (catalogue: Catalogue, now: number) => Promise<Catalogue>
}

/** Makes the catalogues of previews; the last one is kept, since a page asks for it many times. */
export function createPlannedCatalogues(db: Database): PlannedCatalogues {
  let last: { readonly of: Catalogue; readonly key: string; readonly made: Promise<Catalogue> } | undefined
  return {
    async at(catalogue, now) {
      const plans = await openPlans(db, { states: ['planned'], until: now })
      if (plans.length === 0) return catalogue
      const key = plans.map(({ id, revision }) => `${id} ${revision}`).join()
      if (last?.of !== catalogue || last.key !== key) {
        const made = linesOf(db, plans).then(lines => withLines(catalogue, lines))
        last = { of: catalogue, key, made }
        made.catch(() => {
          if (last?.made === made) last = undefined
        })
      }
      return last.made
    },
  }
}
