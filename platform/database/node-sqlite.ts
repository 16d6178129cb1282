import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { onSqliteFile, openSqlite } from './sqlite-file.ts'

/** Prepared statements kept per connection; the least recently used one goes first. */
const MAX_STATEMENTS = 256

/** A database without a file. */
const MEMORY = ':memory:'

/** Time opening a file waits for another process. Nothing is served yet, so it may block. Milliseconds. */
const OPEN_TIMEOUT_MS = 5000
/** Time a statement waits in all for another process that writes, before it fails with “database is locked”. */
const LOCK_TIMEOUT_MS = 15_000
/** Longest pause between two tries for the lock; the first is a millisecond, and each is twice the one before. */
const MAX_PAUSE_MS = 8

/** SQLite's result code for a database that another connection has locked; extended codes have it in their low byte. */
const SQLITE_BUSY = 5

/** Connections for transactions that only read: reading a large catalogue takes seconds, and an order must not wait for it. */
const MAX_READERS = 3

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY

/** Values of Kysely as SQLite can store them: booleans are 0 and 1 in the portable schema. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value)
  if (value === undefined) return null
  return value as SQLInputValue
}

/** Tries again while another process holds the lock. Between two tries this process goes on with its other work. */
async function retryWhileBusy<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const giveUpAt = performance.now() + LOCK_TIMEOUT_MS
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error
    }
    await pause(pauseMs)
  }
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
class Connection {
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
    // From here on waiting is up to `retryWhileBusy`: SQLite's own way of waiting stops the whole process.
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

/** The connections of one file. */
interface Connections {
  readonly writer: Connection
  /** For transactions that only read. A database in memory has the writer alone. */
  readonly reader: () => Connection
}

/** Connection for Kysely: single statements, or one transaction at a time. */
class Session implements DatabaseConnection {
  readonly #connections: Connections
  /** The transaction under way. */
  #turn: { readonly connection: Connection; readonly end: () => void } | undefined

  constructor(connections: Connections) {
    this.#connections = connections
  }

  async begin({ accessMode }: TransactionSettings): Promise<void> {
    const isReading = accessMode === 'read only'
    const connection = isReading ? this.#connections.reader() : this.#connections.writer
    await this.#inTurn(connection, end => {
      connection.begin()
      this.#turn = { connection, end }
    })
  }

  async commit(): Promise<void> {
    const committed = this.#turn?.connection.commit()
    this.#endTurn()
    await committed
  }

  async rollback(): Promise<void> {
    try {
      this.#turn?.connection.rollback()
    } finally {
      this.#endTurn()
    }
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#turn) return this.#turn.connection.run<Row>(sql, parameters)
    const { writer } = this.#connections
    await writer.untilCommitted()
    return this.#inTurn(writer, end => {
      try {
        writer.commitGroup()
        return writer.run<Row>(sql, parameters)
      } finally {
        end()
      }
    })
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }

  #endTurn(): void {
    this.#turn?.end()
    this.#turn = undefined
  }

  /** Gives the turn back while it waits for the lock of another process, so that reads go on. */
  #inTurn<Result>(connection: Connection, work: (end: () => void) => Result): Promise<Result> {
    return retryWhileBusy(async () => {
      const end = await connection.takeTurn()
      try {
        return work(end)
      } catch (error) {
        end()
        throw error
      }
    })
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** Kysely would queue everything behind one connection; `Connection` lets its users take turns where they must. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /**
   * Makes the migrations of a start, and their records, one transaction: a start that is killed leaves the tables as they were.
   * SQLite has always rolled tables back with their rows; Kysely says no because it cannot know every driver.
   */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class NodeSqliteDriver implements Driver {
  readonly #file: string
  #writer: Connection | undefined
  readonly #readers: Connection[] = []

  constructor(file: string) {
    this.#file = file
  }

  async init(): Promise<void> {
    this.#writer = new Connection(this.#file)
  }

  async acquireConnection(): Promise<Session> {
    const writer = this.#writer
    if (!writer) throw new Error('The database is not open.')
    return new Session({
      writer,
      reader: () => (this.#file === MEMORY ? writer : this.#freeReader()),
    })
  }

  /** The reader with the fewest users; another one while all are in use. */
  #freeReader(): Connection {
    const [best] = this.#readers.toSorted((one, other) => one.turns - other.turns)
    if (best && (best.turns === 0 || this.#readers.length >= MAX_READERS)) return best
    const reader = new Connection(this.#file, { isReadOnly: true })
    this.#readers.push(reader)
    return reader
  }

  async beginTransaction(session: Session, settings: TransactionSettings): Promise<void> {
    await session.begin(settings)
  }

  async commitTransaction(session: Session): Promise<void> {
    await session.commit()
  }

  async rollbackTransaction(session: Session): Promise<void> {
    await session.rollback()
  }

  async releaseConnection(): Promise<void> {
    // Turns end with their transaction or statement.
  }

  async destroy(): Promise<void> {
    for (const reader of this.#readers) reader.close()
    this.#writer?.close()
  }
}

/**
 * Kysely over Node's built-in SQLite. Writes go through one connection, in turns: inside a transaction use the transaction,
 * never the outer database (it would wait for itself). Transactions take the write lock at once, so they wait for another
 * process instead of failing half way; those with the access mode “read only” see one moment of the file on a connection of
 * their own and wait for no writer. Waiting never blocks the process.
 *
 * @param file path of the database, or `:memory:`
 */
export const nodeSqliteDialect = (file: string): Dialect => ({
  createDriver: () => new NodeSqliteDriver(file),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new NodeSqliteAdapter(),
  createIntrospector: db => new SqliteIntrospector(db),
})
