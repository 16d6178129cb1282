import { mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mediaNames, writeDemoMedia } from './media.ts'

test('pictures that a power cut left empty are made again at the next start, and so are their packed copies', {
  timeout: 60_000,
}, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-media-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const [first = '', second = ''] = mediaNames()
  await writeDemoMedia(directory)
  expect(await writeDemoMedia(directory)).toBe(0)

  const emptied = [first, `${second}.gz`, 'photo-ridge.webp', 'trail.webm']
  for (const name of emptied) await truncate(join(directory, name))
  await writeFile(join(directory, `${first}.0123abcd.tmp`), 'half')
  expect(await writeDemoMedia(directory)).toBe(emptied.length)
  const names = await readdir(directory)
  expect(names.filter(name => name.endsWith('.tmp'))).toEqual([])
  const sizes = await Promise.all(names.map(async name => (await stat(join(directory, name))).size))
  expect(sizes.filter(size => size === 0)).toEqual([])
})
