import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { LogEntry } from '../client/model/steps.ts'
import { temporaryFolder } from '../testing/open-for-test.ts'
import { openLogFiles } from './log-files.ts'

const entry = (number: number): LogEntry => ({
  id: `step-${number}`,
  label: 'edit',
  gesture: 'typing',
  operations: [],
  number,
  at: 0,
  by: 'editor',
  backward: [],
  touched: ['hero'],
})
const log = [entry(1), entry(2), entry(3)]

/** What is still known of a log once its file is gone. */
async function keptIn(maxBytes: number) {
  const directory = await temporaryFolder()
  const logs = openLogFiles(directory, maxBytes)
  await logs.write('summer', log)
  logs.keep('summer', log)
  await rm(join(directory, 'summer'), { recursive: true })
  return logs.read('summer', 3)
}

test('the log of a page that is edited is read from memory', async () =>
  expect(await keptIn(10_000)).toEqual(log))

test('logs take no more memory than they may: one that is too long is read from its file', async () =>
  expect(await keptIn(200)).toEqual([]))
