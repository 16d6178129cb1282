import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPictureCache } from './picture-cache.ts'

let directory = ''
const report = vi.fn<(error: unknown) => void>()
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pictures-'))
  report.mockClear()
})
afterEach(() => rm(directory, { recursive: true }))

const open = (maxBytes = 100) => openPictureCache({ directory, maxBytes, report })
const bytes = (length: number) => Buffer.alloc(length, 7)

test('what is kept comes back, after a restart too', async () => {
  await (await open()).set('a.webp', bytes(40))
  const again = await open()
  expect(await again.get('a.webp')).toEqual(bytes(40))
  expect(again.use().bytes).toBe(40)
})

test('never more bytes than it may hold: what was asked for longest ago goes first', async () => {
  const cache = await open(100)
  await cache.set('a.webp', bytes(40))
  await cache.set('b.webp', bytes(40))
  await cache.get('a.webp')
  await cache.set('c.webp', bytes(40))
  expect((await readdir(directory)).sort()).toEqual(['a.webp', 'c.webp'])
  expect(cache.use().bytes).toBe(80)
})

test('a smaller disk than before is kept to at the start, oldest first', async () => {
  const cache = await open(100)
  await cache.set('old.webp', bytes(40))
  await cache.set('new.webp', bytes(40))
  await utimes(join(directory, 'old.webp'), 1, 1)
  await open(50)
  expect(await readdir(directory)).toEqual(['new.webp'])
})

test('one that is too large by itself is not kept', async () => {
  const cache = await open(100)
  await cache.set('a.webp', bytes(101))
  expect([cache.use().bytes, await cache.get('a.webp')]).toEqual([0, undefined])
})

test('an emptied folder is no trouble', async () => {
  const cache = await open()
  await cache.set('a.webp', bytes(40))
  await rm(join(directory, 'a.webp'))
  expect([await cache.get('a.webp'), cache.use().bytes]).toEqual([undefined, 0])
})

test('what was half written when the power went is swept up', async () => {
  await writeFile(join(directory, 'x.part'), 'half')
  await writeFile(join(directory, 'y.webp.0123abcd.tmp'), 'half')
  await writeFile(join(directory, 'z.webp'), '')
  await open()
  expect(await readdir(directory)).toEqual([])
})

test('a folder that cannot be written is reported, and nothing else happens', async () => {
  const cache = await open()
  await rm(directory, { recursive: true })
  await cache.set('a.webp', bytes(1))
  expect(report).toHaveBeenCalledTimes(1)
  await mkdir(directory)
})

test.each(['../a', 'a/b', 'a b'])('%s is no key', async key =>
  expect((await open()).set(key, bytes(1))).rejects.toThrow(/not a valid file name/),
)
