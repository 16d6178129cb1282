import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect } from 'kysely'
import { LRUCache } from 'lru-cache'

/** Prepared statements kept per connection; the least recently used one goes first. */
const MAX_STATEMENTS = 256

/** What Kysely hands over, as SQLite can store it: booleans are 0 and 1 in the portable schema. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value)
  if (value === undefined) return null
  return value as SQLInputValue
}

/**
 * Kysely's own SQLite dialect over Node's built-in driver. One connection behind Kysely's mutex: inside a transaction use
 * the transaction, never the outer database (it would wait for itself). Transactions take the write lock at once, so they
 * wait for another process instead of failing half way.
 *
 * @param file path of the database, or `:memory:`
 */
export function nodeSqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
  const statements = new LRUCache<string, StatementSync>({ max: MAX_STATEMENTS })

  const statement = (sql: string): StatementSync => {
    const prepared = statements.get(sql) ?? database.prepare(sql === 'begin' ? 'begin immediate' : sql)
    statements.set(sql, prepared)
    return prepared
  }

  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(sql) {
        const prepared = statement(sql)
        return {
          reader: prepared.columns().length > 0,
          all: parameters => prepared.all(...parameters.map(bindable)),
          run: parameters => prepared.run(...parameters.map(bindable)),
          iterate: parameters => prepared.iterate(...parameters.map(bindable)),
        }
      },
    },
  })
}
