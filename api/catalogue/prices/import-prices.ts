import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../../database/database.ts'
import { type Read, skuOwners, storedSpus } from '../rows/catalogue-writer.ts'
import { complainTo, type ImportProblem, repeated, unknown } from '../format/file-facts.ts'
import { CsvError, csvLine, csvRecords, separated } from '#platform/csv.ts'
import { TableEncodingError } from './table-text.ts'
import type { CountBasis } from '../../stock/count-basis.ts'
import { datedBasis, seenEntries, withMoves } from '../import/dated-stock.ts'
import { differences } from '../../rules/line-changes.ts'
import { eachSpu, type LineSink } from '../export/export-catalogue.ts'
import type { ImportOptions, ImportResult } from '../import/import-result.ts'
import { MAX_PROBLEMS } from '../import/import-catalogue.ts'
import { compare, importStaged } from '../import/import-staged.ts'
import { atOneMoment } from '../rows/moment.ts'
import type { StagedRow } from '../rows/staged-rows.ts'
import { createReport } from '../import/import-report.ts'
import { type StockChange, stockProblems } from '../import/stock-findings.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import {
  COUNTED_COLUMN,
  isEmptyRow,
  PRICE_COLUMNS,
  type PriceRow,
  readHeader,
  readRow,
  writeRow,
} from './price-table.ts'
import { ownPrice } from './own-price.ts'
import { lineOfSpu } from '../rows/stored-lines.ts'
import { sameSpuRows, type SpuRows, type StockedSkuRow, unmovedSkus } from '../rows/stored-rows.ts'

/** Rows compared together. */
const BATCH = 400

interface NumberedRow extends PriceRow {
  readonly line: number
}

const withValues = (sku: StockedSkuRow, { values }: PriceRow): StockedSkuRow => {
  const { inventory, ...prices } = values
  return { ...sku, ...prices, ...(inventory !== undefined && { on_hand: inventory }) }
}

function followed(before: SpuRows, skus: readonly StockedSkuRow[]): SpuRows['spu'] {
  const spu = { ...before.spu }
  for (const column of ['list_price', 'sale_price'] as const)
    spu[column] = ownPrice(
      spu[column],
      skus.map((sku, index) => ({ before: before.skus[index]?.[column] ?? null, after: sku[column] })),
    )
  return spu
}

/** A product with the values that rows give its skus. */
function withRows(before: SpuRows, rows: ReadonlyMap<string, PriceRow>): SpuRows {
  const skus = before.skus.map(sku => {
    const row = rows.get(sku.code)
    return row ? withValues(sku, row) : sku
  })
  return { spu: followed(before, skus), skus }
}

/** The rows of one table by sku, and what reading it found. */
interface PriceTable {
  readonly rows: ReadonlyMap<string, NumberedRow>
  readonly problems: readonly ImportProblem[]
  readonly rowsRead: number
}

async function readTable(pieces: AsyncIterable<string>): Promise<PriceTable> {
  const rows = new Map<string, NumberedRow>()
  const problems: ImportProblem[] = []
  let columns: ReturnType<typeof readHeader>
  let rowsRead = 0
  try {
    const text = await separated(pieces)
    for await (const record of csvRecords(text.pieces, text.separator)) {
      if (isEmptyRow(record.cells)) continue
      const line = record.line + text.skipped
      // Where cells are separated by semicolons, amounts have a comma.
      const cells =
        text.separator === ';'
          ? record.cells.map(cell => cell.replace(/^\s*(\d+),(\d{1,2})\s*$/, '$1.$2'))
          : record.cells
      const complain = complainTo(problems, line)
      if (!columns) {
        columns = readHeader(cells, complain)
        if (!columns) break
        continue
      }
      rowsRead += 1
      const row = readRow(columns, cells, complain)
      const earlier = row && rows.get(row.sku)
      if (earlier) complain('sku', repeated('sku', earlier.sku, earlier.line))
      else if (row) rows.set(row.sku, { ...row, line })
      if (problems.length >= MAX_PROBLEMS) break
    }
  } catch (error) {
    if (error instanceof CsvError) problems.push({ line: error.line, path: '', key: error.fault })
    else if (error instanceof TableEncodingError)
      return { rows: new Map(), problems: [{ line: 1, path: '', key: 'notUtf8' }], rowsRead: 0 }
    else throw error
  }
  if (!columns && problems.length === 0) problems.push({ line: 1, path: '', key: 'noHeader' })
  return { rows, problems, rowsRead }
}

/** SKUs of products whose stock the rows state. */
const statedSkus = (spus: Iterable<SpuRows>, rows: PriceTable['rows']) =>
  [...spus].flatMap(({ skus }) =>
    skus.flatMap(({ code: sku }) => {
      const row = rows.get(sku)
      return row?.values.inventory === undefined ? [] : [{ sku, countedAt: row.countedAt }]
    }),
  )

/** SKUs of a product whose stock the rows change. */
const stockChanges = (
  { before, after }: { readonly before: SpuRows; readonly after: SpuRows },
  rows: PriceTable['rows'],
  dated: ReadonlyMap<string, CountBasis>,
): StockChange[] =>
  after.skus.flatMap(({ code, on_hand }, index) => {
    const row = rows.get(code)
    const known = before.skus[index]?.on_hand ?? null
    if (!row || known === on_hand) return []
    const { line, countedAt } = row
    const moved = dated.get(code)?.moved ?? 0
    return [{ line, path: 'inventory', sku: code, before: known, count: on_hand, moved, countedAt }]
  })

/** Compares the products that the rows name with what is stored, each once, and stages those that differ. */
async function compareRows(
  db: Read,
  rows: PriceTable['rows'],
  stage: (rows: readonly StagedRow[]) => Promise<void>,
  onProgress: ImportOptions['onProgress'],
) {
  const problems: ImportProblem[] = []
  const warnings: ImportProblem[] = []
  const report = createReport()
  const seen = new Set<string>()
  const skus = [...rows.keys()]
  for (let from = 0; from < skus.length; from += BATCH) {
    const part = skus.slice(from, from + BATCH)
    const owners = await skuOwners(db, part)
    for (const sku of part) {
      const line = rows.get(sku)?.line ?? 0
      if (!owners.has(sku)) problems.push({ line, path: 'sku', ...unknown('sku', sku) })
    }
    const codes = [...new Set(owners.values())].filter(code => !seen.has(code))
    const toWrite: Extract<StagedRow, { kind: 'spu' }>[] = []
    const changes: StockChange[] = []
    const stored = await storedSpus(db, codes)
    const dated = await datedBasis(db, statedSkus(stored.values(), rows))
    for (const [code, before] of stored) {
      seen.add(code)
      const after = withMoves(withRows(before, rows), dated)
      const isSame = sameSpuRows(before, after)
      const fields = isSame ? [] : differences(lineOfSpu(before), lineOfSpu(after))
      report.note('spu', code, fields)
      if (!isSame)
        toWrite.push({ kind: 'spu', rows: after, unmoved: unmovedSkus(before, after), changes: fields })
      changes.push(...stockChanges({ before, after }, rows, dated))
      for (const sku of isSame ? [] : after.skus) {
        const line = rows.get(sku.code)?.line
        const isAbove = sku.sale_price !== null && sku.list_price !== null && sku.sale_price > sku.list_price
        if (line !== undefined && isAbove)
          warnings.push({ line, of: `sku ${sku.code}`, path: 'sale_price', key: 'aboveListPrice' })
      }
    }
    problems.push(...(await stockProblems(db, changes)))
    const seenIn = await seenEntries(db, changes, dated)
    if (problems.length === 0) await stage(toWrite.map(staged => ({ ...staged, seen: seenIn(staged.rows) })))
    onProgress?.({ step: 'comparing', linesRead: skus.length, linesTaken: from + part.length })
    await nextTurn()
  }
  return { problems, warnings, report: report.report }
}

/**
 * Sets prices and stock from a table, separated by commas, semicolons or tabs, with the columns of `PRICE_COLUMNS`: all or nothing, what differs under
 * one new catalogue version. Empty cells change nothing, `-` removes a value. Any wrong row stops it. Holds the rows in memory.
 *
 * @param pieces the table's text, cut anywhere
 */
export async function importPrices(
  db: Database,
  pieces: AsyncIterable<string>,
  { dryRun: isDry = false, ...options }: ImportOptions = {},
): Promise<ImportResult> {
  const table = await readTable(pieces)
  const read = async (at: Read, stage: (rows: readonly StagedRow[]) => Promise<void>) => {
    const isWrong = table.problems.length > 0
    const compared = await compareRows(at, table.rows, isWrong ? async () => {} : stage, options.onProgress)
    return {
      problems: [...table.problems, ...compared.problems]
        .toSorted((a, b) => a.line - b.line)
        .slice(0, MAX_PROBLEMS),
      warnings: compared.warnings.slice(0, MAX_PROBLEMS),
      counts: (table.rowsRead > 0 ? { row: table.rowsRead } : {}) as Readonly<Record<string, number>>,
      report: compared.report,
    }
  }
  return isDry ? compare(db, read) : importStaged(db, read, options)
}

/**
 * Writes prices and stock of every sku as a table that `importPrices` takes, products and skus in their order.
 * @param exportedAt written beside each count, so that an import notices stock that moved since. Epoch milliseconds
 * @returns how many rows
 */
export const exportPrices = (db: Database, write: LineSink, exportedAt?: number): Promise<number> =>
  atOneMoment(db, async trx => {
    let rows = 0
    const instant = exportedAt === undefined ? [] : [isoInHongKong(exportedAt)]
    await write(csvLine([...PRICE_COLUMNS, ...instant.map(() => COUNTED_COLUMN)]))
    await eachSpu(trx, async ({ skus }) => {
      for (const { code, on_hand: inventory, list_price, sale_price, default_price } of skus) {
        const values = { list_price, sale_price, default_price, inventory }
        await write(csvLine([...writeRow(code, values), ...instant]))
        rows += 1
      }
    })
    return rows
  })
