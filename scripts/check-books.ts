import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BOOK_RULES, type BooksQuery, checkBooks } from '#api/order/books/books.ts'
import { databaseUrl } from '#server/open/open-database.ts'
import { readSettings } from '#server/settings/settings.ts'
import pg from 'pg'
import { commandLine } from './command-line.ts'
import { reportFailure } from './shop-command.ts'

const USAGE = `Usage: npm run check:books [-- <database>]
  Checks that stock, orders, payments, refunds, coupons, GO DOLLAR, events and mails agree with each other.

  <database>  sqlite:<file> or postgres://…; default: DATABASE_URL, else the shop in DATA_DIR

The shop may be running: all rows are read at one moment, nothing is changed, and no write waits.
Exit status: 0 no problems, 1 problems were found or the command failed, 2 wrong settings.`

/** Problems named per rule. */
const MOST_NAMED = 20

/** Reads a file of SQLite. */
async function inSqlite(file: string, check: (query: BooksQuery) => Promise<void>): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`)
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    await check(sql =>
      Promise.resolve(
        db
          .prepare(sql)
          .all()
          .map(({ rule, what }) => ({ rule: Number(rule), what: String(what) })),
      ),
    )
  } finally {
    db.close()
  }
}

/** Reads a database of PostgreSQL. */
async function inPostgres(url: string, check: (query: BooksQuery) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin read only')
    await check(async sql => (await client.query<{ rule: number; what: string }>(sql)).rows)
  } finally {
    await client.end()
  }
}

async function report(query: BooksQuery): Promise<void> {
  const problems = await checkBooks(query)
  for (const { name, what } of problems) {
    console.error(`Not so: ${name}`)
    for (const one of what.slice(0, MOST_NAMED)) console.error(`  ${one}`)
    if (what.length > MOST_NAMED) console.error(`  and ${what.length - MOST_NAMED} more`)
  }
  if (problems.length > 0) process.exitCode = 1
  else console.log(`The books balance (${BOOK_RULES.length} rules).`)
}

const [given] = commandLine(USAGE)
try {
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env)
  const url = given ?? databaseUrl({ DATABASE_URL }, resolve(DATA_DIR))
  await (url.startsWith('sqlite:') ? inSqlite(url.slice('sqlite:'.length), report) : inPostgres(url, report))
} catch (error) {
  reportFailure(error, USAGE)
}
