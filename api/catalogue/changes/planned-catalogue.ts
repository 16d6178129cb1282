import type { Database } from '../../database/database.ts'
import { applied, valueAt } from '../../rules/line-changes.ts'
import type { Catalogue } from '../catalogue.ts'
import type { ImportLine, ParsedLine } from '../format/import-schema.ts'
import { readLine } from '../format/read-line.ts'
import { catalogueWith } from '../live/overlay.ts'
import type { RecordChange } from '../rows/change-log.ts'
import { changesOfPlan, openPlans } from '../rows/planned-rows.ts'
import { isSame, keyOf, storedLines } from './clashes.ts'
import { withOwnStock } from './own-stock.ts'

/** Lines of records after the changes of one plan; `undefined` where its instant would refuse them. */
function plannedLines(
  changes: readonly RecordChange[],
  lines: ReadonlyMap<string, ImportLine>,
): readonly (readonly [key: string, line: ImportLine, parsed: ParsedLine])[] | undefined {
  const next: (readonly [string, ImportLine, ParsedLine])[] = []
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
    const changed = applied(line, ofRecord) as ImportLine // a line with some of its fields changed
    const read = readLine(JSON.stringify(changed), 1)
    if (!read.ok || !('line' in read.value)) return undefined
    next.push([key, changed, read.value.line])
  }
  return next
}

/** Lines of stored records after some plans, applied one after the other. */
async function linesOf(
  db: Database,
  plans: readonly { readonly id: string }[],
): Promise<readonly ParsedLine[]> {
  const changesIn = await Promise.all(plans.map(({ id }) => changesOfPlan(db, id)))
  const lines = new Map(await storedLines(db, changesIn.flat()))
  const parsed = new Map<string, ParsedLine>()
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
        const made = linesOf(db, plans).then(lines => catalogueWith(catalogue, lines))
        last = { of: catalogue, key, made }
        made.catch(() => {
          if (last?.made === made) last = undefined
        })
      }
      return last.made
    },
  }
}
