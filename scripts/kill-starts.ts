import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '#platform/database/connect.ts'
import { MIGRATIONS } from '#api/database/database.ts'
import type { Tables } from '#api/database/tables.ts'
import { freePort } from '#bench/order-shop.ts'
import { commandLine } from './command-line.ts'

const [count = '20', only] = commandLine(`Usage: npm exec -- node scripts/kill-starts.ts [count] [kind]
  Kills first starts of the demo shop, and upgrades of a filled shop, at random moments, on SQLite; each on a folder of its own.
  Then starts again, and checks that the shop serves and has lost nothing. Needs a build. Exit status 1: something does not hold.

  count  kills of each kind; default 20
  kind   start or upgrade; default both`)

const MAIN = join(import.meta.dirname, '../server/main.ts')
/** A start may take so long on a busy machine. Milliseconds. */
const PATIENCE_MS = 240_000
/** Latest kill after the folder is locked: the first while tables are made, the second in the whole of a first start. Milliseconds. */
const [EARLY_MS, LATE_MS] = [1500, 15_000] as const
/** Latest kill of an upgrade: its migrations and the first requests after them. Milliseconds. */
const UPGRADE_MS = 5000
/** The filled shop is of a version that ended before this migration: it knew no returns. */
const EARLIER = '0110-after-sales'
const ORDERS = 20_000

interface Shop {
  readonly process: ChildProcess
  readonly origin: string
  readonly output: () => string
}

async function start(directory: string, isDemo: boolean): Promise<Shop> {
  const port = await freePort()
  const environment = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: directory, DEMO: String(isDemo) }
  const shop = spawn(process.execPath, [MAIN], { env: { ...process.env, ...environment } })
  let output = ''
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (text: Buffer) => (output += text))
  return { process: shop, origin: `http://127.0.0.1:${port}`, output: () => output.slice(-2000) }
}

const hasEnded = ({ process: shop }: Shop) => shop.exitCode !== null || shop.signalCode !== null

async function until(shop: Shop, isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await pause(20)) {
    if (hasEnded(shop)) throw new Error(`The shop ended with ${shop.process.exitCode}: ${shop.output()}`)
    if (await isTrue()) return
  }
  throw new Error(`The shop does not serve: ${shop.output()}`)
}

const isServing = ({ origin }: Shop) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Kills a start a moment after it has locked its folder. @returns the moment, ms */
async function killStart(directory: string, isDemo: boolean, latestMs: number): Promise<number> {
  const shop = await start(directory, isDemo)
  await until(shop, async () => existsSync(join(directory, 'lock.db')))
  const moment = randomInt(latestMs)
  await pause(moment)
  shop.process.kill('SIGKILL')
  if (!hasEnded(shop)) await once(shop.process, 'exit')
  return moment
}

/** Starts a shop again, and checks it while it serves. */
async function startAgain(directory: string, isDemo: boolean, check: (shop: Shop) => Promise<void>) {
  const shop = await start(directory, isDemo)
  try {
    await until(shop, () => isServing(shop))
    await check(shop)
  } finally {
    shop.process.kill('SIGTERM')
    if (!hasEnded(shop)) await once(shop.process, 'exit')
  }
}

function mustBe(holds: boolean, problem: string) {
  if (!holds) throw new Error(problem)
}

async function checkDemo({ origin }: Shop, directory: string): Promise<void> {
  for (const path of ['/', '/?lang=en', '/product/CR-JKT-001', '/help']) {
    const { status } = await fetch(origin + path)
    mustBe(status === 200, `${path} answered ${status}`)
  }
  const media = join(directory, 'demo-media')
  const names = await readdir(media)
  const sizes = await Promise.all(names.map(async name => (await stat(join(media, name))).size))
  mustBe(names.length > 1200 && sizes.every(Boolean), `${names.length} pictures, some of 0 bytes`)
  mustBe((await readFile(join(directory, 'secret'), 'utf8')).length === 43, 'the secret is not whole')
  mustBe(!existsSync(join(directory, 'filling')), 'the filling did not end')
  const pages = await readdir(join(directory, 'content', 'pages'))
  const db = new DatabaseSync(join(directory, 'shop.db'), { readOnly: true })
  const members = Number(db.prepare('SELECT count(*) AS members FROM account').get()?.members)
  db.close()
  mustBe(pages.length >= 40 && members >= 3, `${pages.length} pages, ${members} members`)
}

/** Tables of the earlier version that get rows, and how many. */
const FILLED = { order_head: ORDERS, order_line: ORDERS, cart: 500, cart_line: 500, account: 500 } as const

interface Rows {
  readonly table: string
  readonly columns: string
  readonly rows: string
}

const columnsOf = (db: DatabaseSync, table: string) =>
  db
    .prepare('SELECT name, type FROM pragma_table_info(?)')
    .all(table)
    .map(({ name, type }) => ({ name: String(name), isText: type === 'TEXT' }))

/** All rows of a table, in the columns of the earlier version. */
const rowsOf = (db: DatabaseSync, table: string, columns: string): Rows => ({
  table,
  columns,
  rows: JSON.stringify(db.prepare(`SELECT ${columns} FROM ${table} ORDER BY rowid`).all()),
})

/** A text of a row; "content" holds JSON. */
const textOf = (column: string, row: number) =>
  column === 'content' ? JSON.stringify({ receipt: { mobile: `9${row}` } }) : `${column} ${row}`

/** Makes a database of an earlier version with orders, bags and accounts. @returns their rows */
async function fillEarlier(directory: string): Promise<readonly Rows[]> {
  const file = join(directory, 'shop.db')
  const migrations = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < EARLIER))
  const made = await connect<Tables>({ url: `sqlite:${file}`, migrations })
  await made.destroy()
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  try {
    return Object.entries(FILLED).map(([table, count]) => {
      const columns = columnsOf(db, table)
      const insert = db.prepare(`INSERT INTO ${table} VALUES (${columns.map(() => '?').join(', ')})`)
      db.exec('BEGIN')
      for (let row = 0; row < count; row += 1)
        insert.run(...columns.map(({ name, isText }) => (isText ? textOf(name, row) : row)))
      db.exec('COMMIT')
      return rowsOf(db, table, columns.map(({ name }) => name).join(', '))
    })
  } finally {
    db.close()
  }
}

/** Checks that the upgraded shop has all rows of the earlier one. */
function checkRows(directory: string, before: readonly Rows[]): void {
  const db = new DatabaseSync(join(directory, 'shop.db'), { readOnly: true })
  try {
    for (const { table, columns, rows } of before)
      mustBe(rowsOf(db, table, columns).rows === rows, `${table}: rows differ`)
  } finally {
    db.close()
  }
}

/** One kill, the next start, and what does not hold then. */
async function round(name: string, kill: (directory: string) => Promise<number>): Promise<boolean> {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-kill-'))
  try {
    console.log(`${name}: killed after ${await kill(directory)} ms, the next start serves`)
    return true
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

const kinds = {
  start: async (directory: string, at: number) => {
    const moment = await killStart(directory, true, at % 2 ? EARLY_MS : LATE_MS)
    await startAgain(directory, true, shop => checkDemo(shop, directory))
    return moment
  },
  upgrade: async (directory: string, at: number) => {
    const before = await fillEarlier(directory)
    const moment = await killStart(directory, false, at % 2 ? EARLY_MS : UPGRADE_MS)
    await startAgain(directory, false, async () => {})
    checkRows(directory, before)
    return moment
  },
}
for (const [kind, kill] of Object.entries(kinds)) {
  if (only !== undefined && only !== kind) continue
  let good = 0
  for (let at = 0; at < Number(count); at += 1)
    good += Number(await round(`${kind} ${at + 1}`, directory => kill(directory, at)))
  console.log(`${kind}: ${good} of ${count} next starts serve, and nothing is lost`)
  if (good < Number(count)) process.exitCode = 1
}
