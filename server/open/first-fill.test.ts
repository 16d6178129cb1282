import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileMark, FILLING_FILE, fillOnce } from './first-fill.ts'

async function folder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-fill-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

test('a filling that fails is completed by the next start, and the one after finds a shop', async () => {
  const directory = await folder()
  const calls: boolean[] = []
  const start = (isNew: boolean, fails = false) =>
    fillOnce(fileMark(directory), isNew, async isInterrupted => {
      calls.push(isInterrupted)
      if (fails) throw new Error('ENOSPC')
    })
  await expect(start(true, true)).rejects.toThrow('ENOSPC')
  expect(await readdir(directory)).toEqual([FILLING_FILE])
  await expect(start(false, true)).rejects.toThrow('ENOSPC')
  await start(false)
  expect(await readdir(directory)).toEqual([])
  await start(false)
  expect(calls).toEqual([false, true, true, false])
})
