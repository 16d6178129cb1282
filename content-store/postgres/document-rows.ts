import type { z } from 'zod'
import type { ChangeFeed, StoredChange, Writing } from './change-feed.ts'
import type { ContentDatabase, ContentTransaction } from './tables.ts'

/** More of what changed, for those who are told of it. */
type About = Omit<Extract<StoredChange, { of: 'document' }>, 'of' | 'kind' | 'id'>

/** Documents of one kind, by id. */
export interface DocumentRows<Value> {
  /** As this process knows them; follows the feed. */
  readonly known: ReadonlyMap<string, Value>
  /** As they are in the database. */
  readonly readAll: (reader: ContentDatabase | ContentTransaction) => Promise<ReadonlyMap<string, Value>>
  readonly read: (reader: ContentDatabase | ContentTransaction, id: string) => Promise<Value | undefined>
  readonly write: (writing: Writing, id: string, value: Value, about?: About) => Promise<void>
  readonly remove: (writing: Writing, id: string) => Promise<void>
}

interface Options<Value> {
  readonly db: ContentDatabase
  readonly feed: ChangeFeed
  readonly kind: string
  readonly schema: z.ZodType<Value>
  /** Called with each value that goes into memory. */
  readonly prepare?: (value: Value) => Value
  /** Called with `known` after each change of it. */
  readonly onChange?: (known: ReadonlyMap<string, Value>) => void
}

/**
 * Opens documents of one kind, with all of them in memory.
 * @throws Error naming the first document that cannot be read
 */
export async function openDocumentRows<Value>({
  db,
  feed,
  kind,
  schema,
  prepare = value => value,
  onChange = () => {},
}: Options<Value>): Promise<DocumentRows<Value>> {
  const known = new Map<string, Value>()

  const parse = (id: string, document: string): Value => {
    const read = schema.safeParse(JSON.parse(document))
    if (read.success) return read.data
    const [issue] = read.error.issues
    throw new Error(
      `The row ${kind} ${id} of content_document is damaged: not valid: ${issue?.path.join('.')}: ${issue?.message}`,
    )
  }
  const rowsOf = (reader: ContentDatabase | ContentTransaction) =>
    reader.selectFrom('content_document').select(['id', 'document']).where('kind', '=', kind).orderBy('id')

  await feed.follow({
    async load() {
      const rows = await rowsOf(db).execute()
      known.clear()
      for (const { id, document } of rows) known.set(id, prepare(parse(id, document)))
      onChange(known)
    },
    async refresh(changes) {
      const ids = new Set(
        changes.flatMap(each => (each.of === 'document' && each.kind === kind ? [each.id] : [])),
      )
      if (ids.size === 0) return
      const rows = await rowsOf(db)
        .where('id', 'in', [...ids])
        .execute()
      for (const { id, document } of rows) {
        known.set(id, prepare(parse(id, document)))
        ids.delete(id)
      }
      for (const gone of ids) known.delete(gone)
      onChange(known)
    },
  })

  return {
    known,
    async readAll(reader) {
      const rows = await rowsOf(reader).execute()
      return new Map(rows.map(({ id, document }) => [id, parse(id, document)]))
    },
    async read(reader, id) {
      const row = await rowsOf(reader).where('id', '=', id).executeTakeFirst()
      return row && parse(id, row.document)
    },
    async write({ trx, tell }, id, value, about) {
      const document = JSON.stringify(value)
      await trx
        .insertInto('content_document')
        .values({ kind, id, document })
        .onConflict(conflict => conflict.columns(['kind', 'id']).doUpdateSet({ document }))
        .execute()
      tell({ of: 'document', kind, id, ...about })
    },
    async remove({ trx, tell }, id) {
      await trx.deleteFrom('content_document').where('kind', '=', kind).where('id', '=', id).execute()
      tell({ of: 'document', kind, id })
    },
  }
}
