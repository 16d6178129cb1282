import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkWritable, createReadiness, NEXT_PROBE_FILE } from './readiness.ts'

const works = () => Promise.resolve()

async function folder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-ready-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

test.runIf(process.platform === 'linux')(
  'a full disk shows although the file from before is there, and a disk with room again is ready',
  async () => {
    const directory = await folder()
    await checkWritable(directory)
    // The kernel answers every write to this device with ENOSPC.
    await symlink('/dev/full', join(directory, NEXT_PROBE_FILE))
    await expect(checkWritable(directory)).rejects.toThrow('the data folder cannot be written (ENOSPC)')
    await expect(checkWritable(directory)).resolves.toBeUndefined()
  },
)

test('a folder that is gone shows', async () => {
  const directory = await folder()
  await rm(directory, { recursive: true })
  await expect(checkWritable(directory)).rejects.toThrow('the data folder cannot be written (ENOENT)')
})

test('a database that never answers is not waited for', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const never = () => new Promise<never>(() => undefined)
  const ready = createReadiness({ isStopping: () => false, checkDisk: works, checkDatabase: never })
  const refusal = ready().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await refusal).toMatchObject({ message: 'the database does not answer' })
})

test('many callers cost one look; the next look comes after half a second; a stopping server says so at once', async () => {
  let now = 0
  let isStopping = false
  const checkDisk = vi.fn<() => Promise<void>>(works)
  const ready = createReadiness({
    isStopping: () => isStopping,
    checkDisk,
    checkDatabase: works,
    now: () => now,
  })
  await Promise.all(Array.from({ length: 100 }, ready))
  expect(checkDisk).toHaveBeenCalledTimes(1)
  now = 500
  await ready()
  expect(checkDisk).toHaveBeenCalledTimes(2)
  isStopping = true
  await expect(ready()).rejects.toThrow('stopping')
})
