import type { RecordLine } from '#api/catalogue/rows/change-log.ts'
import { kindText } from '#api/rules/catalogue-problem.ts'
import { applied, valueAt } from '#api/rules/line-changes.ts'
import { z } from 'zod'
import {
  type CellKind,
  type Column,
  type ReadTable,
  readRows,
  type TableRow,
  writeRows,
} from '../records/table.ts'
import type { AnyCollection } from './define-collection.ts'

const KINDS: Readonly<Record<string, CellKind>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
}

function columnsOf(field: string, schema: z.ZodType): readonly Column[] {
  const { type, properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    readonly type?: string
    readonly properties?: Readonly<Record<string, { readonly type?: string }>>
  }
  const parts = Object.entries(properties)
  if (parts.length > 0 && parts.every(([, part]) => part.type === 'string'))
    return parts.map(([part]) => ({ path: `${field}.${part}`, kind: 'text' }))
  return [{ path: field, kind: KINDS[type ?? ''] ?? 'json' }]
}

/** Columns of a collection's table: the code, then the fields of its form; texts have one for each language, hours of a week one for each day. */
const tableColumns = ({ schema, sections }: AnyCollection): readonly Column[] => [
  { path: 'code', kind: 'text' },
  ...sections.flat().flatMap(field => columnsOf(field, schema.shape[field] as z.ZodType)),
]

/** The table of some records, for spreadsheets; without any it is a template. */
export const writeTable = (collection: AnyCollection, lines: readonly RecordLine[]): string =>
  writeRows(tableColumns(collection), lines, valueAt)

/** Reads a table of a collection. */
export const readTable = (collection: AnyCollection, text: string): Promise<ReadTable> =>
  readRows(tableColumns(collection), text, { kind: kindText(collection.kind) })

/** The lines that rows of a table make of the records that are stored. */
export const linesOf = (
  { kind }: AnyCollection,
  rows: readonly TableRow[],
  stored: ReadonlyMap<string, RecordLine>,
): readonly string[] =>
  rows.map(({ code, changes }) => {
    const line = applied(stored.get(code) ?? {}, changes)
    return JSON.stringify({ ...Object(line), kind, code })
  })
