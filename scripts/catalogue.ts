import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { exportCatalogue } from '#api/catalogue/export/export-catalogue.ts'
import { generateCatalogue } from '#api/catalogue/generator/generate.ts'
import type { ImportProgress, ImportResult } from '#api/catalogue/import/import-result.ts'
import { importCatalogue, MAX_PROBLEMS } from '#api/catalogue/import/import-catalogue.ts'
import type { ImportProblem } from '#api/catalogue/format/file-facts.ts'
import { exportPrices, importPrices } from '#api/catalogue/prices/import-prices.ts'
import { problemText } from '#api/rules/catalogue-problem.ts'
import { tableText } from '#api/catalogue/prices/table-text.ts'
import { reportLines } from '#api/catalogue/import/report-text.ts'
import { linesOf, textOf } from '#api/catalogue/format/text-lines.ts'
import { createProgress } from './catalogue-progress.ts'
import { commandLine } from './command-line.ts'
import { type WriteLine, writeLines } from './line-file.ts'
import { reportFailure, UsageError, withDatabase } from './shop-command.ts'

const USAGE = `Usage:
  npm run catalogue -- import <file> [--dry-run] [--json]
      Imports a catalogue in JSON lines, or a table of prices and stock when the name ends in .csv.
      --dry-run  reports what would change and changes nothing
      --json     prints the result as one JSON object
  npm run catalogue -- export <file|-> [--csv]
      Exports the whole catalogue as JSON lines. With --csv, or to a file ending in .csv, exports prices and stock as a table.
      - writes to standard output.
  npm run catalogue -- generate <count> <file|->
      Writes a test catalogue with that many products.

Uses the shop of DATABASE_URL, or of DATA_DIR when it is not set.
Exit status: 0 success, 1 the file has problems or the command failed, 2 wrong usage or settings.`

const count = (number: number) => number.toLocaleString('en-US')
const progress = createProgress(process.stderr)

/** A problem with its sentence, as programs read it. */
const withMessage = (problem: ImportProblem) => ({ ...problem, message: problemText(problem, 'en_US') })

const problemLine = (file: string, problem: ImportProblem) => {
  const { line, of, path, message } = withMessage(problem)
  return `${file}, line ${line}${of ? `, ${of}` : ''}${path ? `, ${path}` : ''}: ${message}`
}

function printResult(
  { problems, warnings, counts, report, version }: ImportResult,
  { file, isDry }: { file: string; isDry: boolean },
): void {
  for (const warning of warnings) console.log(`Warning: ${problemLine(file, warning)}`)
  if (problems.length > 0) {
    for (const problem of problems) console.log(problemLine(file, problem))
    const isCut = problems.length >= MAX_PROBLEMS
    console.log(
      `\n${isCut ? 'At least ' : ''}${count(problems.length)} problem${problems.length === 1 ? '' : 's'}. Nothing was changed.`,
    )
    return
  }
  const read = Object.values(counts).reduce((sum, number) => sum + number, 0)
  for (const line of reportLines(report)) console.log(line)
  const outcome = isDry
    ? 'Dry run: nothing was changed.'
    : version === undefined
      ? 'No differences; the catalogue is unchanged.'
      : `The catalogue is now version ${version}. A running shop shows it within seconds, and takes orders at its prices from now on.`
  console.log(`\n${count(read)} lines read. ${outcome}`)
}

async function runImport(file: string, { isDry, isJson }: { isDry: boolean; isJson: boolean }) {
  const { size } = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      error.code === 'ENOENT' ? `File ${file} does not exist.` : `${file}: ${error.message}`,
    )
  })
  const stream = createReadStream(file)
  const options = {
    dryRun: isDry,
    onProgress: (at: ImportProgress) => {
      if (at.step === 'writing') return progress.tell(`${count(at.rows)} of ${count(at.of)} entries written`)
      const share = size > 0 ? Math.floor((stream.bytesRead / size) * 100) : 100
      progress.tell(`${share} %: ${count(at.linesRead)} lines read, ${count(at.linesTaken)} compared`)
    },
  }
  const isTable = file.toLowerCase().endsWith('.csv')
  const result = await withDatabase(db =>
    isTable
      ? importPrices(db, tableText(stream), options)
      : importCatalogue(db, linesOf(textOf(stream)), options),
  )
  progress.end()
  const { problems, warnings } = result
  if (isJson)
    console.log(
      JSON.stringify({
        dryRun: isDry,
        ...result,
        problems: problems.map(withMessage),
        warnings: warnings.map(withMessage),
      }),
    )
  else printResult(result, { file, isDry })
  if (problems.length > 0) process.exitCode = 1
}

/** Writes lines and shows the progress; `work` returns the summary. */
async function writingTo(file: string, work: (write: WriteLine) => Promise<string>) {
  let lines = 0
  const said = await writeLines(file, write =>
    work(async line => {
      await write(line)
      lines += 1
      progress.tell(`${count(lines)} lines written`)
    }),
  )
  progress.end()
  console.error(said)
}

const runExport = (file: string, isTable: boolean) =>
  writingTo(file, write =>
    withDatabase(async db => {
      if (isTable || file.toLowerCase().endsWith('.csv'))
        return `${count(await exportPrices(db, write, Date.now()))} skus written.`
      const counts = await exportCatalogue(db, write, Date.now())
      const parts = Object.entries(counts).map(([kind, number]) => `${count(number)} ${kind}`)
      return parts.length > 0 ? `${parts.join(', ')} written.` : 'The catalogue is empty.'
    }),
  )

const runGenerate = (products: number, file: string) =>
  writingTo(file, async write => {
    for (const line of generateCatalogue(products)) await write(JSON.stringify(line))
    return `${count(products)} products written.`
  })

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
    },
  })
  const [command, first, second, ...more] = positionals
  if (command === undefined) throw new UsageError('A command is missing: import, export or generate.')
  if (command === 'import' && first !== undefined && second === undefined && !values.csv)
    return runImport(first, { isDry: values['dry-run'], isJson: values.json })
  if (values['dry-run'] || values.json) throw new UsageError('--dry-run and --json are options of import.')
  if (command === 'export' && first !== undefined && second === undefined) return runExport(first, values.csv)
  if (command === 'generate' && second !== undefined && more.length === 0 && !values.csv) {
    if (!/^[1-9]\d{0,6}$/.test(first ?? ''))
      throw new UsageError(`The count must be a whole number from 1 to 9999999, but is “${first}”.`)
    return runGenerate(Number(first), second)
  }
  const known = ['import', 'export', 'generate'].includes(command)
  throw new UsageError(known ? `Wrong arguments for ${command}.` : `Unknown command “${command}”.`)
}

try {
  await run(commandLine(USAGE))
} catch (error) {
  progress.end()
  // The reader of the output has closed the pipe.
  const isPipeClosed = error instanceof Error && 'code' in error && error.code === 'EPIPE'
  if (!isPipeClosed) reportFailure(error, USAGE)
}
