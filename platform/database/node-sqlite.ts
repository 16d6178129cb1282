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
import { MEMORY, SqliteConnection } from './sqlite-connection.ts'

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

/** The connections of one file. */
interface Connections {
  readonly writer: SqliteConnection
  /** For transactions that only read. A database in memory has the writer alone. */
  readonly reader: () => SqliteConnection
}

/** Connection that Kysely uses: single statements, or one transaction at a time. */
class Session implements DatabaseConnection {
  readonly #connections: Connections
  /** The transaction under way. */
  #turn: { readonly connection: SqliteConnection; readonly end: () => void } | undefined

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
  #inTurn<Result>(connection: SqliteConnection, work: (end: () => void) => Result): Promise<Result> {
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
  /** Kysely would queue everything behind one connection; `SqliteConnection` lets its users take turns where they must. */
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
  #writer: SqliteConnection | undefined
  readonly #readers: SqliteConnection[] = []

  constructor(file: string) {
    this.#file = file
  }

  async init(): Promise<void> {
    this.#writer = new SqliteConnection(this.#file)
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
  #freeReader(): SqliteConnection {
    const [best] = this.#readers.toSorted((one, other) => one.turns - other.turns)
    if (best && (best.turns === 0 || this.#readers.length >= MAX_READERS)) return best
    const reader = new SqliteConnection(this.#file, { isReadOnly: true })
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
