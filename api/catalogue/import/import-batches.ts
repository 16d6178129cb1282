import { differences, type FieldChange } from './differences.ts'
import { type Read, skuOwners, storedRows, storedSpus } from '../rows/catalogue-writer.ts'
import type { ImportProblem, LineChecker } from '../format/check-lines.ts'
import type { createReport } from './import-report.ts'
import type { ParsedLine } from '../format/import-schema.ts'
import type { StagedRow } from '../rows/staged-rows.ts'
import { lineOfRow, lineOfSpu } from '../rows/stored-lines.ts'
import {
  rowOf,
  sameRow,
  sameSpuRows,
  type SingleRow,
  type SingleRowKind,
  type SpuRows,
  spuRowsOf,
} from '../rows/stored-rows.ts'

/** A checked line and where it stands in its file. */
export interface NumberedLine<Line extends ParsedLine = ParsedLine> {
  readonly number: number
  readonly line: Line
}
type SpuLine = Extract<ParsedLine, { kind: 'spu' }>

export interface BatchesOptions {
  readonly db: Read
  readonly checker: Pick<LineChecker, 'ownerOf' | 'hasSpu'>
  readonly report: ReturnType<typeof createReport>
  /** Takes what is to be written; a dry run forgets it. */
  readonly stage: (rows: readonly StagedRow[]) => Promise<void>
}

/** Compares batches of checked lines with what is stored, and stages each line that differs. */
export function createBatches({ db, checker, report, stage }: BatchesOptions) {
  /** Skus that their product no longer lists; another may have taken them over by the end of the file. */
  const dropped: string[] = []
  /** Skus that belonged to a product the file had not named yet. */
  const contested: (ImportProblem & { readonly owner: string })[] = []

  async function writeSingles<Kind extends SingleRowKind>(kind: Kind, lines: readonly ParsedLine[]) {
    const stored = await storedRows(
      db,
      kind,
      lines.map(({ code }) => code),
    )
    const toWrite: SingleRow<Kind>[] = []
    for (const line of lines) {
      const row = rowOf(kind, line)
      const before = stored.get(line.code)
      const same = before && sameRow(before, row)
      const fields = before && (same ? [] : differences(lineOfRow(kind, before), lineOfRow(kind, row)))
      report.note(kind, line.code, fields)
      if (fields?.length !== 0) toWrite.push(row)
    }
    await stage(toWrite.map((row): StagedRow => ({ kind, row: row as SingleRow }))) // `row` is of `kind`
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
      const message = `${sku.code} belongs to ${owner}`
      contested.push({ line: number, path: `skus.${index}.code`, message, owner })
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
    const entries = lines.map(({ number, line }) => ({
      number,
      rows: spuRowsOf(line),
      before: stored.get(line.code),
    }))
    await meetOwners(entries)
    const toWrite: SpuRows[] = []
    for (const { rows, before } of entries) {
      const fields = changesOf(before, rows)
      report.note('spu', rows.spu.code, fields)
      const kept = new Set(rows.skus.map(sku => sku.code))
      dropped.push(...(before?.skus ?? []).map(sku => sku.code).filter(code => !kept.has(code)))
      if (fields?.length !== 0) toWrite.push(rows)
    }
    await stage(toWrite.map(rows => ({ kind: 'spu', rows })))
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
      const gone = dropped.filter(code => checker.ownerOf(code) === undefined)
      await stage(gone.map(code => ({ kind: 'removed-sku', code })))
      return contested
        .filter(({ owner }) => !checker.hasSpu(owner))
        .map(({ line, path, message }) => ({ line, path, message }))
    },
  }
}
