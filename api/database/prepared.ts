import type { Compilable, CompiledQuery, DialectAdapter, QueryResult, Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

type Executor = Database | Transaction<Tables>

/** Represents a value while a statement is compiled. */
class Hole {
  readonly row: number
  readonly name: string
  constructor(row: number, name: string) {
    this.row = row
    this.name = name
  }
}

/** Rows of holes under the names that the first call has. */
const holesOf = <Params extends object>(rows: readonly Params[]): readonly Params[] =>
  rows.map(
    (params, row) =>
      // Only the compiler sees them, and it takes any value as a parameter.
      Object.fromEntries(Object.keys(params).map(name => [name, new Hole(row, name)])) as Params,
  )

/**
 * A statement that is built and compiled once for each database and number of rows, then run with other values: Kysely takes longer to
 * build a small statement than SQLite to run it. For statements that every order or every bag needs.
 *
 * @param build makes the statement. It must use the values as parameters only: they are not there yet when it is called, so it can
 *   neither look at them nor choose by them. All rows have the same names.
 */
export function prepareRows<Params extends object, Row = unknown>(
  build: (db: Executor, rows: readonly Params[]) => Compilable<Row>,
): (db: Executor, rows: readonly Params[]) => Promise<QueryResult<Row>> {
  const known = new WeakMap<DialectAdapter, Map<number, CompiledQuery<Row>>>()
  const compiled = (db: Executor, rows: readonly Params[]): CompiledQuery<Row> => {
    const { adapter } = db.getExecutor()
    const bySize = known.get(adapter) ?? new Map<number, CompiledQuery<Row>>()
    known.set(adapter, bySize)
    const query = bySize.get(rows.length) ?? build(db, holesOf(rows)).compile()
    bySize.set(rows.length, query)
    return query
  }
  return (db, rows) => {
    const query = compiled(db, rows)
    const parameters = query.parameters.map(value =>
      value instanceof Hole ? (rows[value.row] as Record<string, unknown>)[value.name] : value,
    )
    // What `executeQuery` adds, plugins and signals that end a statement, is not used here.
    return db
      .getExecutor()
      .provideConnection(connection => connection.executeQuery<Row>({ ...query, parameters }))
  }
}

/** As `prepareRows`, for one set of values. */
export function prepare<Params extends object, Row = unknown>(
  build: (db: Executor, params: Params) => Compilable<Row>,
): (db: Executor, params: Params) => Promise<QueryResult<Row>> {
  const run = prepareRows<Params, Row>((db, [params]) => build(db, params as Params)) // one row is given below
  return (db, params) => run(db, [params])
}
