import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#api/database/database.ts'
import { openFiles } from '#content-store/testing/open-files.ts'
import { MissingDocument } from '#platform/storage/storage.ts'
import { DamagedLock, DataFolderInUse, DataFolderNotWritable, readSecret } from './data-folder.ts'
import { createPayments } from '#demo/gateway/payments.ts'
import { readSettings } from '../settings/settings.ts'
import { startProblem } from './start-problem.ts'

async function emptyFolder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-damaged-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

const caught = async (job: () => unknown): Promise<unknown> => {
  try {
    return await job()
  } catch (error) {
    return error
  }
}

test('the message for a port in use names the setting', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const { port } = first.address() as AddressInfo // it listens on a port
  const second = createServer().listen(port, '127.0.0.1')
  const [error] = await once(second, 'error')
  expect(startProblem(error)).toMatch(/^PORT: another program already listens/)
  first.close()
})

test('the message for an unknown address names the setting', async () => {
  const server = createServer().listen(0, '203.0.113.1')
  const [error] = await once(server, 'error')
  expect(startProblem(error)).toMatch(/^HOST: /)
})

test('a damaged database and a damaged file are named with what to do', async () => {
  const directory = await emptyFolder()
  await writeFile(
    join(directory, 'shop.db'),
    'no database at all, but long enough to be looked at'.repeat(200),
  )
  const url = `sqlite:${join(directory, 'shop.db')}`
  expect(startProblem(await caught(() => openDatabase({ url })))).toMatch(
    /shop\.db.* is damaged.*Restore it from a backup/,
  )

  await writeFile(join(directory, 'operators.json'), '{"operators": [')
  const operators = await caught(() => openFiles(directory))
  expect(startProblem(operators)).toContain(`${join(directory, 'operators.json')} is damaged: not valid JSON`)
})

test('a damaged database of the sandbox gateway is named, not the shop’s', async () => {
  const directory = await emptyFolder()
  const file = join(directory, 'sandbox-gateway.db')
  await writeFile(file, 'no database at all, but long enough to be looked at'.repeat(200))
  const problem = startProblem(await caught(() => createPayments(file)))
  expect(problem).toContain(`${file} is damaged`)
  expect(problem).toContain('move sandbox-gateway.db, sandbox-gateway.db-wal')
  expect(problem).not.toContain('shop.db')
})

test('a folder that has the name of a file is named: the secret, the operators, the database', async () => {
  const directory = await emptyFolder()
  for (const name of ['secret', 'operators.json', 'shop.db']) await mkdir(join(directory, name))
  const jobs = {
    secret: () => readSecret(directory, undefined),
    'operators.json': () => openFiles(directory),
    'shop.db': () => openDatabase({ url: `sqlite:${join(directory, 'shop.db')}` }),
  }
  for (const [name, job] of Object.entries(jobs))
    expect(startProblem(await caught(job))).toMatch(
      new RegExp(`${join(directory, name)} cannot be used .*(folder has the name|must be a file)`),
    )
})

test('a file that has the name of a folder is named', async () => {
  const directory = await emptyFolder()
  await writeFile(join(directory, 'campaigns'), '')
  expect(startProblem(await caught(() => openFiles(directory)))).toBe(
    `${join(directory, 'campaigns')} cannot be used (ENOTDIR): a file has the name of a folder. Move the file away, and start again.`,
  )
})

test.each([
  ['ENOSPC', 'write', 'its disk is full. Make room there'],
  [
    'EACCES',
    'open',
    'this user is not allowed to read and write it. DATA_DIR and everything in it must belong',
  ],
  ['EROFS', 'mkdir', 'its disk or the file is read-only'],
])('%s of a file is a sentence', (code, syscall, sentence) => {
  const error = Object.assign(new Error(code), { code, syscall, path: '/srv/cairn/content/pages/x.json' })
  expect(startProblem(error)).toContain(
    `/srv/cairn/content/pages/x.json cannot be used (${code}): ${sentence}`,
  )
})

test('a full disk under the database is a sentence', () => {
  const error = Object.assign(new Error('database or disk is full'), {
    code: 'ERR_SQLITE_ERROR',
    errcode: 13,
  })
  expect(startProblem(Object.assign(error, { path: '/srv/cairn/shop.db' }))).toContain(
    'DATA_DIR: /srv/cairn/shop.db cannot be used (database or disk is full): its disk is full.',
  )
})

test('a released page that is gone is named, with the page that needs it', async () => {
  const problem = startProblem(new MissingDocument('/srv/releases/a/1.json', '/srv/pages/a.json'))
  expect(problem).toMatch(/^\/srv\/releases\/a\/1.json is missing, and \/srv\/pages\/a.json names it/)
})

test('settings and folders in use have a message; bugs keep their stack', async () => {
  expect(startProblem(await caught(() => readSettings({ CODE_DIGITS: 'six' })))).toContain('CODE_DIGITS:')
  expect(startProblem(new DataFolderInUse('/srv/cairn'))).toContain('/srv/cairn')
  expect(startProblem(new DataFolderNotWritable('/srv/cairn', new Error('EROFS')))).toContain('EROFS')
  expect(startProblem(new DamagedLock('/srv/cairn/lock.db', undefined))).not.toContain('shop.db')
  expect(startProblem(new Error('a bug'))).toBeUndefined()
})
