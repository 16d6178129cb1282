/** One record of a table and the line it begins on, from 1. */
export interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
}

/** Ways in which quotes break the rules. */
type CsvFault = 'openQuote' | 'strayQuote' | 'textAfterQuote'

/** A table that breaks the rules. Reading cannot go on after one. */
export class CsvError extends Error {
  readonly line: number
  readonly fault: CsvFault
  constructor(line: number, fault: CsvFault) {
    super(`Line ${line} of the table: ${fault}.`)
    this.line = line
    this.fault = fault
  }
}

/** Signs that spreadsheets put between cells. */
const SEPARATORS = [',', ';', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

/** Longest header looked at (characters). */
const MAX_HEADER = 65_536

/** A table's text and the sign between its cells. */
export interface SeparatedText {
  readonly separator: Separator
  readonly pieces: AsyncIterable<string>
  /** Lines left out at the start: Excel's `sep=;`. */
  readonly skipped: number
}

/** Finds the sign between the cells: what a first line `sep=;` says, else what the header has most of. */
export async function separated(pieces: AsyncIterable<string>): Promise<SeparatedText> {
  const rest = pieces[Symbol.asyncIterator]()
  let head = ''
  const hasLine = () => /[\r\n]./s.test(head)
  while (!hasLine() && head.length < MAX_HEADER) {
    const { value, done } = await rest.next()
    if (done) break
    head += value
  }
  const declared = /^"?sep=([,;\t])"?(?:\r\n|\r|\n|$)/i.exec(head)
  const text = head.slice(declared?.[0].length ?? 0)
  const header = text.split(/[\r\n]/, 1)[0] ?? ''
  const [most = ','] = SEPARATORS.toSorted((a, b) => header.split(b).length - header.split(a).length)
  return {
    separator: (declared?.[1] as Separator | undefined) ?? most, // one of the three in the pattern
    skipped: declared ? 1 : 0,
    pieces: (async function* () {
      yield text
      yield* { [Symbol.asyncIterator]: () => rest }
    })(),
  }
}

/**
 * Records of a table as RFC 4180 has it: cells with separators, quotes or line breaks are in quotes, a quote inside is
 * doubled, records end in CRLF, LF or CR. Empty lines are left out.
 * @throws CsvError
 */
export async function* csvRecords(
  pieces: AsyncIterable<string>,
  separator: Separator = ',',
): AsyncGenerator<CsvRecord> {
  let [cells, cell]: [string[], string] = [[], '']
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start'
  let [line, begin] = [1, 1]
  let isAfterReturn = false

  const endCell = () => {
    cells.push(cell)
    cell = ''
    state = 'start'
  }
  const endRecord = (): CsvRecord | undefined => {
    const isEmpty = cells.length === 0 && cell === '' && state === 'start'
    endCell()
    const record = { line: begin, cells }
    cells = []
    return isEmpty ? undefined : record
  }
  const outside = (character: string) => {
    if (character === separator) endCell()
    else if (character === '"' && state === 'start') state = 'quoted'
    else if (state === 'closed') throw new CsvError(line, 'textAfterQuote')
    else if (character === '"') throw new CsvError(line, 'strayQuote')
    else {
      cell += character
      state = 'plain'
    }
  }

  for await (const piece of pieces) {
    for (const character of piece) {
      // The line feed of a CRLF: the return has ended the record.
      const isSecondHalf = isAfterReturn && character === '\n'
      isAfterReturn = false
      if (isSecondHalf) continue
      if (state === 'quoted') {
        if (character === '"') state = 'closed'
        else cell += character
      } else if (state === 'closed' && character === '"') {
        cell += '"'
        state = 'quoted'
      } else if (character === '\r' || character === '\n') {
        isAfterReturn = character === '\r'
        const record = endRecord()
        if (record) yield record
      } else outside(character)
      if (character === '\n' || (character === '\r' && isAfterReturn)) {
        line += 1
        // The state is looked at again: a line feed inside quotes does not end the record.
        if ((state as string) !== 'quoted') begin = line
      }
    }
  }
  if (state === 'quoted') throw new CsvError(begin, 'openQuote')
  const record = endRecord()
  if (record) yield record
}

const needsQuotes = /[",\r\n]/

/** One record as a line, without its end. */
export const csvLine = (cells: readonly string[]): string =>
  cells.map(cell => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')

/** First sign of a file, which tells spreadsheets that its text is UTF-8. */
export const SPREADSHEET_MARK = '\uFEFF'

/** Text that a spreadsheet would take for a formula, and text that looks like one that was guarded. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/

const guarded = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

/** The text of a cell that `spreadsheetLine` wrote. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell

/** One record for spreadsheets, with its end: every cell in quotes, with an apostrophe before what they would calculate. */
export const spreadsheetLine = (cells: readonly string[]): string =>
  `${cells.map(cell => `"${guarded(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
