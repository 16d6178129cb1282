/** One record of a table and the line it begins on, from 1. */
export interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
}

/** A table that breaks the rules. Reading cannot go on after one. */
export class CsvError extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/**
 * Records of a comma-separated table as RFC 4180 has it: cells with commas, quotes or line breaks stand in quotes, a quote inside is
 * doubled, records end in CRLF or LF. Empty lines are left out.
 * @throws CsvError
 */
export async function* csvRecords(pieces: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
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
    if (character === ',') endCell()
    else if (character === '"' && state === 'start') state = 'quoted'
    else if (state === 'closed') throw new CsvError(line, 'text after a closing quote')
    else if (character === '"') throw new CsvError(line, 'a quote inside a cell that is not quoted')
    else {
      cell += character
      state = 'plain'
    }
  }

  for await (const piece of pieces) {
    for (const character of piece) {
      if (isAfterReturn && character !== '\n')
        throw new CsvError(line, 'a carriage return without a line feed')
      isAfterReturn = false
      if (state === 'quoted') {
        if (character === '"') state = 'closed'
        else cell += character
      } else if (state === 'closed' && character === '"') {
        cell += '"'
        state = 'quoted'
      } else if (character === '\r') {
        isAfterReturn = true
      } else if (character === '\n') {
        const record = endRecord()
        if (record) yield record
      } else outside(character)
      if (character === '\n') {
        line += 1
        // The state is looked at again: a line feed inside quotes does not end the record.
        if ((state as string) !== 'quoted') begin = line
      }
    }
  }
  if (state === 'quoted') throw new CsvError(begin, 'a quote that is never closed')
  if (isAfterReturn) throw new CsvError(line, 'a carriage return without a line feed')
  const record = endRecord()
  if (record) yield record
}

const needsQuotes = /[",\r\n]/

/** One record as a line, without its end. */
export const csvLine = (cells: readonly string[]): string =>
  cells.map(cell => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
