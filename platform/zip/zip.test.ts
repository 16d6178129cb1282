import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { BadZip, openZip, type ZipLimits } from './read-zip.ts'
import { writeZip, type ZipSource } from './write-zip.ts'

const LIMITS: ZipLimits = { maxEntries: 5, maxBytes: 100_000, maxEntryBytes: () => 50_000 }

let folder: string
let archive: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'))
  archive = join(folder, 'test.zip')
  return () => rm(folder, { recursive: true })
})

const write = (...sources: readonly ZipSource[]) =>
  writeZip(sources, createWriteStream(archive), new Date(Date.UTC(2026, 10, 30)))

/** Replaces bytes of the archive wherever they are; both texts have the same length. */
async function forge(from: string | Buffer, to: string | Buffer) {
  const bytes = await readFile(archive)
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1))
    Buffer.from(to).copy(bytes, at)
  await writeFile(archive, bytes)
}

const refusal = (limits = LIMITS) =>
  openZip(archive, limits).then(
    zip => zip.close(),
    (error: unknown) => (error instanceof BadZip ? error.problem : error),
  )

/** Unpacks all files side by side, under numbers. */
async function unpack() {
  const zip = await openZip(archive, LIMITS)
  try {
    for (const [index, { writeTo }] of zip.entries.entries()) await writeTo(join(folder, `out-${index}`))
    return zip.entries.map(({ name, bytes }) => [name, bytes])
  } finally {
    zip.close()
  }
}

test('what is written is read again: texts, files of the disk, names in Chinese', async () => {
  await writeFile(join(folder, 'ridge.webp'), 'not compressed again')
  await write(
    { name: 'goods.jsonl', text: 'a\n'.repeat(500) },
    { name: 'media/ridge.webp', path: join(folder, 'ridge.webp') },
    { name: 'pages/山.json', text: '{}' },
  )
  expect(await unpack()).toEqual([
    ['goods.jsonl', 1000],
    ['media/ridge.webp', 20],
    ['pages/山.json', 2],
  ])
  expect(await readFile(join(folder, 'out-1'), 'utf8')).toBe('not compressed again')
  expect(await readFile(join(folder, 'out-0'), 'utf8')).toBe('a\n'.repeat(500))
})

test.each([
  ['../evil.json', { key: 'outside', name: '../evil.json' }],
  ['/abc/evil.js', { key: 'outside', name: '/abc/evil.js' }],
  ['C:/evil.json', { key: 'outside', name: 'C:/evil.json' }],
  ['a/../../evil', { key: 'outside', name: 'a/../../evil' }],
  ['..\\evil.json', { key: 'outside', name: '..\\evil.json' }],
])('a name that leads outside is refused: %s', async (name, problem) => {
  const harmless = 'x'.repeat(name.length)
  await write({ name: harmless, text: '{}' })
  await forge(harmless, name)
  expect(await refusal()).toEqual(problem)
})

test('a link is refused', async () => {
  await write({ name: 'shop.json', text: '/etc/passwd' })
  const mode = Buffer.alloc(4)
  mode.writeUInt32LE((0o100600 << 16) >>> 0)
  const link = Buffer.alloc(4)
  link.writeUInt32LE((0o120777 << 16) >>> 0)
  await forge(mode, link)
  expect(await refusal()).toEqual({ key: 'link', name: 'shop.json' })
})

test('the same name twice, in other letter case too, is refused', async () => {
  await write({ name: 'shop.json', text: '{}' }, { name: 'Shop.json', text: '{}' })
  expect(await refusal()).toEqual({ key: 'twice', name: 'Shop.json' })
})

test('more files, a larger file or more bytes in all than allowed are refused before anything is unpacked', async () => {
  await write({ name: 'a', text: '0'.repeat(49_000) }, { name: 'b', text: '0'.repeat(49_000) })
  expect(await refusal({ ...LIMITS, maxEntries: 1 })).toEqual({ key: 'tooManyEntries', max: 1 })
  expect(await refusal({ ...LIMITS, maxBytes: 90_000 })).toEqual({ key: 'unpacksTooLarge', max: 90_000 })
  expect(await refusal({ ...LIMITS, maxEntryBytes: () => 48_000 })).toEqual({
    key: 'entryTooLarge',
    name: 'a',
    max: 48_000,
  })
  expect(await refusal()).toBeUndefined()
})

test('a file that unpacks to more than it states ends there', async () => {
  await write({ name: 'bomb', text: '0'.repeat(40_000) })
  const real = Buffer.alloc(4)
  real.writeUInt32LE(40_000)
  const stated = Buffer.alloc(4)
  stated.writeUInt32LE(1000)
  await forge(real, stated)
  await expect(unpack()).rejects.toMatchObject({ problem: { key: 'broken', name: 'bomb' } })
  expect((await readFile(join(folder, 'out-0'))).length).toBeLessThanOrEqual(1000)
})

test.each([
  ['empty', ''],
  ['something else', 'GIF89a and so on, which is no archive at all'],
])('a file that is %s is no archive', async (_, text) => {
  await writeFile(archive, text)
  expect(await refusal()).toEqual({ key: 'notZip' })
})

test('an archive that was cut off is refused', async () => {
  await write({ name: 'a', text: '0'.repeat(3000) })
  const bytes = await readFile(archive)
  await writeFile(archive, bytes.subarray(0, bytes.length - 30))
  expect(await refusal()).toEqual({ key: 'notZip' })
})

test('a damaged list of files is refused, and no file is written', async () => {
  await write({ name: 'a', text: 'one' })
  await forge('PK\u0001\u0002', 'XX\u0001\u0002')
  expect(await refusal()).toEqual({ key: 'notZip' })
  expect(await readdir(folder)).toEqual(['test.zip'])
})
