import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import { onSqliteFile, openSqlite } from './sqlite-file.ts'

/** Prepared statements kept per connection; the least recently used one goes first. */
const MAX_STATEMENTS = 256

/** A database without a file. */
export const MEMORY = ':memory:'

/** Time opening a file waits for another process. Nothing is served yet, so it may block. Milliseconds. */
const OPEN_TIMEOUT_MS = 5000

/** Values of Kysely as SQLite can store them: booleans are 0 and 1 in the portable schema. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value)
  if (value === undefined) return null
  return value as SQLInputValue
}

interface Prepared {
  readonly statement: StatementSync
  /** True if it has columns: those of `*` may change with the tables, their being there does not. */
  readonly givesRows: boolean
}

/** Begins work at the end of this turn of the event loop. Clocks of tests do not hold it up: they replace the global later. */
const atEndOfTurn = globalThis.setImmediate

/**
 * One connection to the file. Its users take turns, because statements of others must not slip into a transaction.
 *
 * Transactions that end in the same turn of the event loop are committed together: waiting for the disk takes longer than anything else
 * in a small one. They run one after the other as before, each in a savepoint, and resolve when all of them are on the disk. Nothing
 * else reads them before.
 */
export class SqliteConnection {
  readonly #file: string
  /** Transactions that have ended and are committed together; undefined while there is none. */
  #group: PromiseWithResolvers<void> | undefined
  readonly #database: DatabaseSync
  readonly #statements = new LRUCache<string, Prepared>({ max: MAX_STATEMENTS })
  /** Only writes to a disk are worth a group. */
  readonly #isGrouping: boolean
  readonly #begin: 'begin' | 'begin immediate'
  #lastTurn: Promise<void> = Promise.resolve()
  #turns = 0

  constructor(file: string, { isReadOnly = false } = {}) {
    this.#file = file
    this.#isGrouping = !isReadOnly && file !== MEMORY
    this.#begin = isReadOnly ? 'begin' : 'begin immediate'
    this.#database = openSqlite(file, { timeout: OPEN_TIMEOUT_MS, readOnly: isReadOnly })
    // From here on waiting is up to the caller: SQLite's own way of waiting stops the whole process.
    this.#database.exec('PRAGMA busy_timeout = 0')
  }

  /** Resolves when it is the caller's turn, with the function that ends it. */
  async takeTurn(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#lastTurn
    this.#lastTurn = promise
    this.#turns += 1
    await before
    return () => {
      this.#turns -= 1
      resolve()
    }
  }

  /** Users that have their turn or wait for it. */
  get turns(): number {
    return this.#turns
  }

  run<Row>(sql: string, parameters: readonly unknown[] = []): QueryResult<Row> {
    try {
      return onSqliteFile(this.#file, () => this.#run<Row>(sql, parameters))
    } catch (error) {
      this.#rejectLostGroup(error)
      throw error
    }
  }

  /** Begins a transaction, in its turn. One that joins a group can be rolled back alone. */
  begin(): void {
    this.run(this.#group ? 'savepoint member' : this.#begin)
  }

  /** Ends a transaction, in its turn. Resolves when it is on the disk. */
  async commit(): Promise<void> {
    if (!this.#isGrouping || !this.#database.isTransaction) return void this.run('commit')
    if (this.#group) {
      this.run('release member')
      return this.#group.promise
    }
    const group = Promise.withResolvers<void>()
    this.#group = group
    atEndOfTurn(() => void this.#commitInTurn(group))
    return group.promise
  }

  async #commitInTurn(group: PromiseWithResolvers<void>): Promise<void> {
    const end = await this.takeTurn()
    if (this.#group === group) this.commitGroup()
    end()
  }

  rollback(): void {
    // Once SQLite itself has rolled back, there is nothing left.
    if (!this.#database.isTransaction) return
    if (!this.#group) return void this.run('rollback')
    this.run('rollback to member')
    this.run('release member')
  }

  /** Resolves when no transaction waits for its commit, whatever comes of it. */
  async untilCommitted(): Promise<void> {
    await this.#group?.promise.catch(() => undefined)
  }

  /** Commits what waits for it, in a turn: what comes next sees it, and belongs to no transaction. */
  commitGroup(): void {
    const group = this.#group
    if (!group) return
    this.#group = undefined
    try {
      this.run('commit')
      group.resolve()
    } catch (error) {
      if (this.#database.isTransaction) this.run('rollback')
      group.reject(error)
    }
  }

  /** A full disk or a failing one rolls back everything since the last commit, not only the statement. */
  #rejectLostGroup(error: unknown): void {
    if (!this.#group || this.#database.isTransaction) return
    this.#group.reject(error)
    this.#group = undefined
  }

  #run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const { statement, givesRows } = this.#statements.get(sql) ?? this.#prepare(sql)
    const values = parameters.map(bindable)
    if (givesRows) return { rows: statement.all(...values) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) }
  }

  #prepare(sql: string): Prepared {
    const statement = this.#database.prepare(sql)
    const prepared = { statement, givesRows: statement.columns().length > 0 }
    this.#statements.set(sql, prepared)
    return prepared
  }

  close(): void {
    this.commitGroup()
    this.#database.close()
  }
}
