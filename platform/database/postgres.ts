import { setTimeout as wait } from 'node:timers/promises'
import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { isLostConnection } from './lost-connection.ts'

const MAX_CONNECTIONS = 10
/** Longest wait for one connection, a free place in the pool included. Milliseconds. */
const CONNECT_MS = 10_000
/** Pauses between attempts to connect, while a request waits. Milliseconds; 3 seconds together. */
const PAUSES_MS = [50, 100, 250, 600, 1000, 1000]
/** Statements that change nothing when their connection is lost: another connection may run them again. */
const REPEATABLE = /^\s*(select|begin)\b/i

export interface DatabaseReports {
  /** Called when the database stops answering, with the reason, and when a single connection is cut. */
  readonly failed: (error: unknown, message: string) => void
  /** Called when it answers again. */
  readonly recovered: (message: string) => void
}

// `count(*)` and bigint columns come back as numbers, as in SQLite; cents and milliseconds stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A pool that survives lost connections and servers that stop. */
function createPool(url: string, { failed, recovered }: DatabaseReports) {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  })
  // An error event without a listener would end the process. The pool removes the connection by itself.
  pool.on('error', error => failed(error, 'A database connection was lost'))
  // While a connection is used, its statement is rejected as well, which reports the error.
  pool.on('connect', client => void client.on('error', () => undefined))

  let isDown = false
  const connectOnce = async () => {
    const client = await pool.connect()
    if (isDown) recovered('The database answers again')
    isDown = false
    return client
  }

  /** The first request that finds the database down waits for it; while it stays down, others are refused at once. */
  async function connect(): Promise<pg.PoolClient> {
    for (const pause of isDown ? [] : PAUSES_MS) {
      try {
        return await connectOnce()
      } catch (error) {
        if (!isLostConnection(error)) throw error
      }
      await wait(pause)
    }
    try {
      return await connectOnce()
    } catch (error) {
      if (isLostConnection(error) && !isDown) {
        isDown = true
        failed(error, 'The database does not answer')
      }
      throw error
    }
  }
  return { pool, connect }
}

/** Number of times a statement that lost its connection is run again: all others of the pool may have been cut with it. */
const MAX_REPEATS = MAX_CONNECTIONS + 1

/** A connection whose first statement is run again on another one, if the connection was cut and the statement is repeatable. */
function repeatFirst(given: pg.PoolClient, connect: () => Promise<pg.PoolClient>): PostgresPoolClient {
  let client: pg.PoolClient | undefined = given
  let isFirst = true
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (!client) throw new Error('Connection terminated')
    const mayRepeat = isFirst && REPEATABLE.test(text)
    isFirst = false
    try {
      return await client.query(text, [...parameters])
    } catch (error) {
      if (!mayRepeat || !isLostConnection(error)) throw error
      return repeat(text, parameters)
    }
  }
  /** Runs a statement on fresh connections: where many were cut at once, the next one may be cut as well. */
  const repeat = async (text: string, parameters: readonly unknown[]) => {
    for (let attempt = 1; ; attempt += 1) {
      client?.release(true)
      client = undefined
      client = await connect()
      try {
        return await client.query(text, [...parameters])
      } catch (error) {
        if (attempt === MAX_REPEATS || !isLostConnection(error)) throw error
      }
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'], // its other form is for cursors, which nothing uses
    release: isBroken => client?.release(isBroken),
  }
}

/** PostgreSQL for Kysely: connections that are cut are replaced, and a server that restarts is waited for. */
export function postgresDialect(url: string, reports: DatabaseReports): PostgresDialect {
  const { pool, connect } = createPool(url, reports)
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: async () => repeatFirst(await connect(), connect),
      end: () => pool.end(),
    },
  })
}
