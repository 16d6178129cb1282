import type { Database } from '../database/database.ts'
import { nextVersion, skuOwners, storedSpus, type Write, writeSpus } from './catalogue-writer.ts'
import type { ImportProblem } from './check-lines.ts'
import { CsvError, csvLine, csvRecords } from './csv.ts'
import { differences, type FieldChange } from './differences.ts'
import { atOneMoment, eachSpu, type LineSink } from './export-catalogue.ts'
import { type ImportOptions, type ImportResult, runInTransaction, MAX_PROBLEMS } from './import-catalogue.ts'
import { createReport } from './import-report.ts'
import { PRICE_COLUMNS, type PriceRow, readHeader, readRow, writeRow } from './price-table.ts'
import { lineOfSpu } from './stored-lines.ts'
import { sameSpuRows, type SpuRows, type StockedSkuRow } from './stored-rows.ts'

/** Rows compared and written together. */
const BATCH = 400

interface NumberedRow extends PriceRow {
  readonly line: number
}

const withValues = (sku: StockedSkuRow, { values }: PriceRow): StockedSkuRow => {
  const { inventory, ...prices } = values
  return { ...sku, ...prices, ...(inventory !== undefined && { on_hand: inventory }) }
}

/** A product's own price follows its skus once they all agree on another: lists and cards show it. */
function followed(before: SpuRows, skus: readonly StockedSkuRow[]): SpuRows['spu'] {
  const spu = { ...before.spu }
  for (const column of ['list_price', 'sale_price'] as const) {
    const now = skus[0]?.[column] ?? null
    const isChanged = skus.some((sku, index) => sku[column] !== before.skus[index]?.[column])
    if (isChanged && skus.every(sku => sku[column] === now)) spu[column] = now
  }
  return spu
}

/** Applies rows of many products; each product is read and written once. What changes is added to `changes` by product. */
async function takeRows(
  trx: Write,
  rows: readonly NumberedRow[],
  changes: Map<string, readonly FieldChange[]>,
): Promise<{ problems: ImportProblem[]; toWrite: SpuRows[] }> {
  const owners = await skuOwners(
    trx,
    rows.map(({ sku }) => sku),
  )
  const problems = rows
    .filter(({ sku }) => !owners.has(sku))
    .map(({ line, sku }) => ({ line, path: 'sku', message: `there is no sku ${sku}` }))
  const bySku = new Map(rows.map(row => [row.sku, row]))
  const toWrite: SpuRows[] = []
  for (const [code, before] of await storedSpus(trx, [...new Set(owners.values())])) {
    const skus = before.skus.map(sku => {
      const row = bySku.get(sku.code)
      return row ? withValues(sku, row) : sku
    })
    const after = { spu: followed(before, skus), skus }
    const isSame = sameSpuRows(before, after)
    const fields = isSame ? [] : differences(lineOfSpu(before), lineOfSpu(after))
    changes.set(code, [...(changes.get(code) ?? []), ...fields])
    if (!isSame) toWrite.push(after)
  }
  return { problems, toWrite }
}

/**
 * Sets prices and stock from a comma-separated table with the columns of `PRICE_COLUMNS`: all in one transaction, what differs
 * under one new catalogue version. Empty cells leave alone, `-` takes away. Any wrong row stops it.
 *
 * @param pieces the table's text, cut anywhere
 */
export async function importPrices(
  db: Database,
  pieces: AsyncIterable<string>,
  { dryRun: isDry = false, onProgress }: ImportOptions = {},
): Promise<ImportResult> {
  const changes = new Map<string, readonly FieldChange[]>()
  let version: number | undefined
  let rowsRead = 0

  const problems = await runInTransaction(db, isDry, async trx => {
    const found: ImportProblem[] = []
    const seen = new Map<string, number>()
    let columns: ReturnType<typeof readHeader>
    let [batch, linesRead]: [NumberedRow[], number] = [[], 0]

    // A dry run writes as well, and is taken back: a product's rows may lie in several batches.
    const take = async () => {
      const { problems: here, toWrite } = await takeRows(trx, batch, changes)
      found.push(...here)
      if (toWrite.length > 0 && found.length === 0) {
        version ??= await nextVersion(trx)
        await writeSpus(trx, toWrite, version)
      }
      batch = []
      onProgress?.({ linesRead, linesTaken: rowsRead })
    }

    try {
      for await (const { line, cells } of csvRecords(pieces)) {
        linesRead = line
        const complain = (path: string, message: string) => void found.push({ line, path, message })
        if (!columns) {
          columns = readHeader(cells, complain)
          if (!columns) return found
          continue
        }
        rowsRead += 1
        const row = readRow(columns, cells, complain)
        const earlier = row && seen.get(row.sku)
        if (row) seen.set(row.sku, line)
        if (earlier !== undefined) complain('sku', `stands on line ${earlier} already`)
        else if (row) batch.push({ ...row, line })
        if (found.length >= MAX_PROBLEMS) return found.slice(0, MAX_PROBLEMS)
        if (batch.length >= BATCH) await take()
      }
      await take()
    } catch (error) {
      if (!(error instanceof CsvError)) throw error
      found.push({ line: error.line, path: '', message: error.message })
    }
    if (!columns && found.length === 0) found.push({ line: 1, path: '', message: 'there is no header' })
    return found.slice(0, MAX_PROBLEMS)
  })
  const report = createReport()
  for (const [code, fields] of changes) report.note('spu', code, fields)
  return {
    problems,
    counts: rowsRead > 0 ? { row: rowsRead } : {},
    report: report.report,
    version: isDry || problems.length > 0 ? undefined : version,
  }
}

/**
 * Writes prices and stock of every sku as a table that `importPrices` takes, products and skus in their order.
 * @returns how many rows
 */
export const exportPrices = (db: Database, write: LineSink): Promise<number> =>
  atOneMoment(db, async trx => {
    let rows = 0
    await write(csvLine(PRICE_COLUMNS))
    await eachSpu(trx, async ({ skus }) => {
      for (const { code, on_hand: inventory, list_price, sale_price, default_price } of skus) {
        await write(csvLine(writeRow(code, { list_price, sale_price, default_price, inventory })))
        rows += 1
      }
    })
    return rows
  })
