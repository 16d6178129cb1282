import {
  CsvError,
  csvRecords,
  SPREADSHEET_MARK,
  separated,
  spreadsheetLine,
  unguarded,
} from '#platform/csv.ts'
import { accepted, refused } from '#platform/result.ts'
import { isLocale, otherLocale } from '#locales/locale.ts'
import type { FileToWrite, ReadFile, ReadText } from './translation-file.ts'

/** Columns of the table; `source` and `translation` name their languages: `source zh_HK`. */
const COLUMNS = ['page', 'text', 'where', 'state', 'source', 'translation', 'before'] as const

/** Texts as a table for spreadsheets: translators write into the column `translation`. */
export function writeTable({ locale, pages }: FileToWrite): string {
  const heads = COLUMNS.map(column =>
    column === 'source'
      ? `source ${otherLocale(locale)}`
      : column === 'translation'
        ? `translation ${locale}`
        : column,
  )
  const lines = pages.flatMap(({ page, texts }) =>
    texts.map(({ name, where, state, source, own }) => [page, name, where, state, source, own, own]),
  )
  return SPREADSHEET_MARK + [heads, ...lines].map(spreadsheetLine).join('')
}

async function* once(text: string) {
  yield text
}

/** Translations from a table. Columns may be in any order; `where`, `state` and `before` may be left out. */
export async function readTable(text: string): Promise<ReadFile> {
  const { pieces, separator, skipped } = await separated(once(text.replace(/^\uFEFF/, '')))
  let heads: readonly string[] | undefined
  const pages = new Map<string, ReadText[]>()
  try {
    for await (const { cells } of csvRecords(pieces, separator)) {
      if (!heads) {
        heads = cells.map(cell => cell.trim().toLowerCase())
        const missing = (['page', 'text', 'source ', 'translation '] as const).find(
          column => !heads?.some(head => (column.endsWith(' ') ? head.startsWith(column) : head === column)),
        )
        if (missing) return refused({ kind: 'columns', where: missing.trim() })
        continue
      }
      const cell = (column: string) => {
        const at = heads?.findIndex(head => head === column || head.startsWith(`${column} `)) ?? -1
        return at < 0 ? undefined : unguarded(cells[at] ?? '')
      }
      const [page = '', name = '', source = '', translation = ''] = [
        'page',
        'text',
        'source',
        'translation',
      ].map(cell)
      const before = cell('before')
      if (name === '' || translation === '') continue
      const texts = pages.get(page) ?? []
      texts.push({ name, source, text: translation, ...(before !== undefined && { before }) })
      pages.set(page, texts)
    }
  } catch (error) {
    if (error instanceof CsvError) return refused({ kind: 'line', line: error.line + skipped })
    throw error
  }
  const tag = heads?.find(head => head.startsWith('translation '))?.slice('translation '.length) ?? ''
  const locale = tag.replace(/_[a-z]+$/, region => region.toUpperCase())
  if (!isLocale(locale)) return refused({ kind: 'languages' })
  if (pages.size === 0) return refused({ kind: 'nothing' })
  return accepted({ locale, pages: Array.from(pages, ([page, texts]) => ({ page, texts })) })
}

/** Text of a file as spreadsheets save it: UTF-8, UTF-16, or Big5 on Chinese Windows. */
export function tableText(bytes: Uint8Array): string {
  const decode = (encoding: string, isStrict = false) =>
    new TextDecoder(encoding, { fatal: isStrict }).decode(bytes)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be')
  try {
    return decode('utf-8', true)
  } catch {
    return decode('big5')
  }
}
