import type { CountBasis } from '../../stock/count-basis.ts'
import { datedBasis, seenEntries, withMoves } from './dated-stock.ts'
import { differences, type FieldChange } from '../../rules/line-changes.ts'
import { type Read, skuOwners, storedRows, storedSpus } from '../rows/catalogue-writer.ts'
import type { LineChecker } from '../format/check-lines.ts'
import { foreignSku, type ImportProblem } from '../format/file-facts.ts'
import type { createReport } from './import-report.ts'
import {
  type DroppedSku,
  droppedProblems,
  shelfWarnings,
  type StockChange,
  stockProblems,
} from './stock-findings.ts'
import type { ParsedLine } from '../format/import-schema.ts'
import { NEW_RECORD, type StagedRow } from '../rows/staged-rows.ts'
import { lineOfRow, lineOfSpu } from '../rows/stored-lines.ts'
import {
  rowOf,
  sameRow,
  sameSpuRows,
  type SingleRow,
  type SingleRowKind,
  type SpuRows,
  spuRowsOf,
  unmovedSkus,
} from '../rows/stored-rows.ts'

/** A checked line and where it is in its file. */
export interface NumberedLine<Line extends ParsedLine = ParsedLine> {
  readonly number: number
  readonly line: Line
  /** Instant of the export, if the file names it. Epoch milliseconds. */
  readonly exportedAt?: number | undefined
}
type SpuLine = Extract<ParsedLine, { kind: 'spu' }>

export interface BatchesOptions {
  readonly db: Read
  readonly checker: Pick<LineChecker, 'ownerOf' | 'hasSpu'>
  readonly warn: (warnings: readonly ImportProblem[]) => void
  readonly report: ReturnType<typeof createReport>
  /** Takes what is to be written; a dry run forgets it. */
  readonly stage: (rows: readonly StagedRow[]) => Promise<void>
}

/** SKUs of a product whose stock a line changes. */
const stockChanges = ({
  number,
  exportedAt,
  rows,
  before,
  dated,
}: {
  readonly number: number
  readonly exportedAt: number | undefined
  readonly rows: SpuRows
  readonly before: SpuRows | undefined
  readonly dated: ReadonlyMap<string, CountBasis>
}): StockChange[] => {
  const stored = new Map(before?.skus.map(sku => [sku.code, sku.on_hand]))
  return rows.skus.flatMap(({ code, on_hand }, index) => {
    const known = stored.get(code)
    if (known === undefined || known === on_hand) return []
    const path = `skus.${index}.inventory`
    const moved = dated.get(code)?.moved ?? 0
    return [{ line: number, path, sku: code, before: known, count: on_hand, moved, countedAt: exportedAt }]
  })
}

/** Compares batches of checked lines with what is stored, and stages each line that differs. */
export function createBatches({ db, checker, warn, report, stage }: BatchesOptions) {
  /** Units that orders hold or have moved of the stock that the file sets. */
  const stock: ImportProblem[] = []
  /** Skus that their product no longer lists; another may have taken them over by the end of the file. */
  const dropped: DroppedSku[] = []
  /** Skus that belonged to a product the file had not named yet. */
  const contested: { readonly problem: ImportProblem; readonly owner: string }[] = []

  async function writeSingles<Kind extends SingleRowKind>(kind: Kind, lines: readonly ParsedLine[]) {
    const stored = await storedRows(
      db,
      kind,
      lines.map(({ code }) => code),
    )
    const toWrite: StagedRow[] = []
    for (const line of lines) {
      const row = rowOf(kind, line)
      const before = stored.get(line.code)
      const same = before && sameRow(before, row)
      const fields = before && (same ? [] : differences(lineOfRow(kind, before), lineOfRow(kind, row)))
      report.note(kind, line.code, fields)
      // `row` is of `kind`.
      if (fields?.length !== 0) toWrite.push({ kind, row: row as SingleRow, changes: fields ?? NEW_RECORD })
    }
    await stage(toWrite)
  }

  /** Skus that are new to their product may be another's. */
  async function meetOwners(
    entries: readonly { number: number; rows: SpuRows; before: SpuRows | undefined }[],
  ) {
    const newcomers = entries.flatMap(({ number, rows, before }) => {
      const known = new Set(before?.skus.map(sku => sku.code))
      return rows.skus.flatMap((sku, index) => (known.has(sku.code) ? [] : [{ number, sku, index }]))
    })
    const owners = await skuOwners(
      db,
      newcomers.map(({ sku }) => sku.code),
    )
    for (const { number, sku, index } of newcomers) {
      const owner = owners.get(sku.code)
      if (owner === undefined || owner === sku.spu_code) continue
      const problem = { line: number, path: `skus.${index}.code`, ...foreignSku(sku.code, owner) }
      contested.push({ problem, owner })
    }
  }

  function changesOf(before: SpuRows | undefined, rows: SpuRows): readonly FieldChange[] | undefined {
    if (!before) return undefined
    return sameSpuRows(before, rows) ? [] : differences(lineOfSpu(before), lineOfSpu(rows))
  }

  async function writeProducts(lines: readonly NumberedLine<SpuLine>[]) {
    const stored = await storedSpus(
      db,
      lines.map(({ line }) => line.code),
    )
    const parsed = lines.map(({ number, line, exportedAt }) => ({
      number,
      exportedAt,
      rows: spuRowsOf(line),
      before: stored.get(line.code),
    }))
    const dated = await datedBasis(
      db,
      parsed.flatMap(({ rows, exportedAt: countedAt }) =>
        rows.skus.map(({ code: sku }) => ({ sku, countedAt })),
      ),
    )
    const entries = parsed.map(entry => ({ ...entry, rows: withMoves(entry.rows, dated), dated }))
    await meetOwners(entries)
    const changes = entries.flatMap(stockChanges)
    stock.push(...(await stockProblems(db, changes)))
    const seenIn = await seenEntries(db, changes, dated)
    const toWrite: StagedRow[] = []
    for (const { number, rows, before } of entries) {
      const fields = changesOf(before, rows)
      report.note('spu', rows.spu.code, fields)
      const kept = new Set(rows.skus.map(sku => sku.code))
      for (const { code } of before?.skus ?? [])
        if (!kept.has(code)) dropped.push({ line: number, sku: code })
      if (fields?.length !== 0) {
        const unmoved = unmovedSkus(before, rows)
        const seen = seenIn(rows)
        toWrite.push({ kind: 'spu', rows, unmoved, seen, changes: fields ?? NEW_RECORD })
      }
    }
    const taken = entries.filter(
      ({ rows, before }) => before?.spu.on_shelves === 1 && rows.spu.on_shelves === 0,
    )
    warn(
      await shelfWarnings(
        db,
        taken.map(({ number, rows }) => ({ line: number, rows })),
      ),
    )
    await stage(toWrite)
  }

  return {
    /** Compares a batch and stages what differs. */
    async take(batch: readonly NumberedLine[]): Promise<void> {
      const kinds = Map.groupBy(batch, ({ line }) => line.kind)
      for (const [kind, lines] of kinds) {
        if (kind === 'spu') await writeProducts(lines as readonly NumberedLine<SpuLine>[])
        else
          await writeSingles(
            kind,
            lines.map(({ line }) => line),
          )
      }
    },
    /** After the last batch: removes skus that no line lists any more, and tells which were taken from products left alone. */
    async finish(): Promise<readonly ImportProblem[]> {
      const gone = dropped.filter(({ sku }) => checker.ownerOf(sku) === undefined)
      await stage(gone.map(({ sku }) => ({ kind: 'removed-sku', code: sku })))
      return [
        ...stock,
        ...(await droppedProblems(db, gone)),
        ...contested.filter(({ owner }) => !checker.hasSpu(owner)).map(({ problem }) => problem),
      ]
    },
  }
}
