import {
  type DocumentKind,
  isName,
  type LogKind,
  type Numbered,
  parsed,
  pathOf,
  type Reading,
} from '../storage.ts'
import type { createTableLogs } from './table-logs.ts'
import type { Reader } from './tables.ts'

/** Names a document for operators. */
export const whereRow = (kind: DocumentKind<unknown>, id: string) =>
  `The row ${pathOf(kind, id)} of content_document`

const documentOf = <Value>(kind: DocumentKind<Value>, id: string, document: string): Value =>
  parsed(whereRow(kind, id), kind.schema, JSON.parse(document))

/** Looks at rows, in a transaction or outside of one. */
export const readingOf = (reader: Reader, logs: ReturnType<typeof createTableLogs>): Reading => ({
  async read(kind, id) {
    if (!isName(id)) return undefined
    const row = await reader
      .selectFrom('content_document')
      .select('document')
      .where('folder', '=', kind.folder)
      .where('id', '=', id)
      .executeTakeFirst()
    return row && documentOf(kind, id, row.document)
  },
  async ids({ folder }) {
    const rows = await reader
      .selectFrom('content_document')
      .select('id')
      .where('folder', '=', folder)
      .execute()
    // In JavaScript's order, which no collation of the database changes.
    return rows.map(({ id }) => id).sort()
  },
  async all<Value>(kind: DocumentKind<Value>) {
    const rows = await reader
      .selectFrom('content_document')
      .select(['id', 'document'])
      .where('folder', '=', kind.folder)
      .execute()
    rows.sort((a, b) => (a.id < b.id ? -1 : 1))
    return new Map(rows.map(({ id, document }) => [id, documentOf<Value>(kind, id, document)]))
  },
  entries: async <Entry extends Numbered>(log: LogKind, upTo: number) =>
    (await logs.entries(reader, log, upTo)) as readonly Entry[], // our own writing
  newestFirst: <Entry extends Numbered>(log: LogKind, before?: number) =>
    logs.newestFirst(reader, log, before) as AsyncIterable<Entry>, // our own writing
  lastNumber: log => logs.last(reader, log),
})
