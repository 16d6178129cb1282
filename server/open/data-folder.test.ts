import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import {
  DamagedLock,
  DataFolderInUse,
  DataFolderNotWritable,
  lockDataFolder,
  readSecret,
} from './data-folder.ts'

async function folder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-lock-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

const MODULE = new URL('data-folder.ts', import.meta.url).href
const HOLD = `const { lockDataFolder } = await import(${JSON.stringify(MODULE)})
lockDataFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 1000)`

/** Another process that holds the folder until it ends. */
async function holder(directory: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLD, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

test('a folder another process works in is refused by name, and free once that one was killed', async () => {
  const directory = await folder()
  const other = await holder(directory)
  expect(() => lockDataFolder(directory)).toThrow(DataFolderInUse)
  expect(() => lockDataFolder(directory)).toThrow(`DATA_DIR: another Cairn process uses ${directory}`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  const free = lockDataFolder(directory)
  free()
})

test('two shops of one process cannot share a folder either; one that is left can be taken', async () => {
  const directory = await folder()
  const free = lockDataFolder(directory)
  expect(() => lockDataFolder(directory)).toThrow(DataFolderInUse)
  free()
  free()
  lockDataFolder(directory)()
})

test('a damaged lock file is named, not the shop’s database, and the folder is free once it is deleted', async () => {
  const directory = await folder()
  await writeFile(join(directory, 'lock.db'), 'no database at all')
  const lock = () => lockDataFolder(directory)
  expect(lock).toThrow(DamagedLock)
  expect(lock).toThrow(`${join(directory, 'lock.db')} is damaged. It holds no data`)
  await rm(join(directory, 'lock.db'))
  lock()()
})

test('a folder that cannot be written is named with what to do', async () => {
  const file = join(await folder(), 'file')
  await writeFile(file, '')
  const lock = () => lockDataFolder(join(file, 'data'))
  expect(lock).toThrow(DataFolderNotWritable)
  expect(lock).toThrow(/^DATA_DIR: .*data cannot be written \(ENOTDIR.*set DATA_DIR to another folder/)
})

test('a missing folder is created; another folder is not locked', async () => {
  const directory = await folder()
  const frees = [lockDataFolder(join(directory, 'a/b')), lockDataFolder(join(directory, 'c'))]
  expect(await readdir(join(directory, 'a/b'))).toEqual(['lock.db'])
  for (const free of frees) free()
})

test.skipIf(process.platform === 'win32')(
  'the folder and what is written in it are for its user alone',
  async () => {
    const directory = await folder()
    await chmod(directory, 0o755)
    lockDataFolder(directory)()
    await mkdir(join(directory, 'content'))
    await writeFile(join(directory, 'content/operators.json'), '{}')
    const modes = ['', 'lock.db', 'content', 'content/operators.json'].map(async name => {
      const { mode } = await stat(join(directory, name))
      return (mode & 0o777).toString(8)
    })
    expect(await Promise.all(modes)).toEqual(['700', '600', '700', '600'])
  },
)

test('the secret of the first start stays; one that a power cut left empty is made again', async () => {
  const directory = await folder()
  const first = await readSecret(directory, undefined)
  expect(await readSecret(directory, undefined)).toBe(first)
  await writeFile(join(directory, 'secret'), '')
  const second = await readSecret(directory, undefined)
  expect(second).toMatch(/^[\w-]{43}$/)
  expect(await readFile(join(directory, 'secret'), 'utf8')).toBe(second)
  expect(await readdir(directory)).toEqual(['secret'])
})
