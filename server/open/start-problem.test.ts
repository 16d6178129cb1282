import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#api/database/database.ts'
import { openOperatorFiles } from '#content-store/lowdb/operator-files.ts'
import { DamagedLock, DataFolderInUse, DataFolderNotWritable } from './data-folder.ts'
import { readSettings } from '../settings/settings.ts'
import { startProblem } from './start-problem.ts'

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
  const directory = await mkdtemp(join(tmpdir(), 'cairn-damaged-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  await writeFile(
    join(directory, 'shop.db'),
    'no database at all, but long enough to be looked at'.repeat(200),
  )
  const url = `sqlite:${join(directory, 'shop.db')}`
  expect(startProblem(await caught(() => openDatabase({ url })))).toMatch(
    /shop\.db.* is damaged.*Restore it from a backup/,
  )

  await writeFile(join(directory, 'operators.json'), '{"operators": [')
  const operators = await caught(() => openOperatorFiles(directory, { clock: Date.now }))
  expect(startProblem(operators)).toContain(`${join(directory, 'operators.json')} is damaged: not valid JSON`)
})

test('settings and folders in use have a message; bugs keep their stack', async () => {
  expect(startProblem(await caught(() => readSettings({ CODE_DIGITS: 'six' })))).toContain('CODE_DIGITS:')
  expect(startProblem(new DataFolderInUse('/srv/cairn'))).toContain('/srv/cairn')
  expect(startProblem(new DataFolderNotWritable('/srv/cairn', new Error('EROFS')))).toContain('EROFS')
  expect(startProblem(new DamagedLock('/srv/cairn/lock.db', undefined))).not.toContain('shop.db')
  expect(startProblem(new Error('a bug'))).toBeUndefined()
})
