import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { freshPostgres } from '#api/testing/databases.ts'
import { postgresProxy } from '#api/testing/postgres-proxy.ts'
import { openDatabase } from '#api/database/database.ts'
import { isLostConnection } from './lost-connection.ts'

// The server of the run starts with the first database asked for, which takes longer than a test may.
beforeAll(async () => void (await freshPostgres()), 60_000)

/** A database behind a door of its own, and what was reported of it. */
async function setUp() {
  const direct = await freshPostgres()
  const door = await postgresProxy(direct)
  const failed = vi.fn<(error: unknown, message: string) => void>()
  const recovered = vi.fn<(message: string) => void>()
  const db = await openDatabase({ url: door.url, reports: { failed, recovered } })
  onTestFinished(() => db.destroy())
  /** Ends all connections of the shop on the server, as an operator of the database would. */
  const terminate = async () => {
    const admin = new pg.Client({ connectionString: direct })
    await admin.connect()
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await admin.end()
  }
  const version = () => db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return { db, door, failed, recovered, terminate, version }
}

test('a connection that the server ends is replaced: no statement fails, the process goes on', async () => {
  const { version, terminate } = await setUp()
  await Promise.all(Array.from({ length: 20 }, version))
  for (let round = 0; round < 3; round += 1) {
    const [, ...rows] = await Promise.all([terminate(), ...Array.from({ length: 20 }, version)])
    expect(rows).toHaveLength(20)
  }
})

test('a statement that writes is not run twice: it fails, and the next one succeeds', async () => {
  const { db, terminate, version } = await setUp()
  const writing = db.transaction().execute(async trx => {
    await sql`insert into label (code, front_name, description) values ('x', '{}', '{}')`.execute(trx)
    await terminate()
    await sql`update label set front_name = '1'`.execute(trx)
  })
  await expect(writing).rejects.toSatisfy(isLostConnection)
  expect(await db.selectFrom('label').selectAll().execute()).toEqual([])
  expect(await version()).toEqual({ version: 0 })
})

test('a request waits for a server that restarts', async () => {
  const { version, door, failed } = await setUp()
  await door.stop()
  const reading = version()
  await door.start()
  expect(await reading).toEqual({ version: 0 })
  expect(failed).not.toHaveBeenCalledWith(expect.anything(), 'The database does not answer')
})

test('while a server stays down only the first request waits; both ends are reported once', async () => {
  const { version, door, failed, recovered } = await setUp()
  await door.stop()
  await expect(version()).rejects.toSatisfy(isLostConnection)
  await expect(version()).rejects.toSatisfy(isLostConnection)
  expect(failed.mock.calls.filter(([, message]) => message === 'The database does not answer')).toHaveLength(
    1,
  )
  await door.start()
  await Promise.all([version(), version()])
  expect(recovered).toHaveBeenCalledTimes(1)
})

test('a database that is down at the start is waited for', async () => {
  const door = await postgresProxy(await freshPostgres())
  await door.stop()
  const onWait = vi.fn<(error: Error, seconds: number) => void>(() => void door.start())
  const db = await openDatabase({ url: door.url, onWait })
  onTestFinished(() => db.destroy())
  expect(await db.selectFrom('catalogue_version').selectAll().execute()).toHaveLength(1)
  expect(onWait).toHaveBeenCalledTimes(1)
  expect(onWait).toHaveBeenCalledWith(expect.objectContaining({ code: 'ECONNREFUSED' }), 1)
})

test('a wrong password is not waited for', async () => {
  const url = new URL(await freshPostgres())
  url.username = 'stranger'
  const onWait = vi.fn<() => void>()
  await expect(openDatabase({ url: url.href, onWait })).rejects.toMatchObject({ code: '28P01' })
  expect(onWait).not.toHaveBeenCalled()
})
