import { mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openFiles } from '../testing/open-files.ts'

const openMediaFiles = async (directory: string, report: (error: unknown) => void) =>
  (await openFiles(directory, report)).media

test.each([
  ['cut short', (file: string) => truncate(file, 3)],
  ['gone', (file: string) => rm(file)],
])('a picture that is %s is reported and left out; uploaded again, it is whole', async (_, damage) => {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-media-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const upload = (name: string) =>
    ({
      file: `${name}.png`,
      type: 'image/png',
      width: 1,
      height: 1,
      bytes: Buffer.from('a picture'),
    }) as const
  const about = { name: 'ridge.png', uploadedAt: 1, uploadedBy: 'ada' }
  const report = vi.fn<(error: unknown) => void>()
  const [cut, whole] = ['0123456789abcdef', 'fedcba9876543210']
  const media = await openMediaFiles(directory, report)
  for (const name of [cut, whole]) await media.add(upload(name), about)
  await damage(join(directory, 'media', `${cut}.png`))

  const again = await openMediaFiles(directory, report)
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringContaining(`${cut}.png is missing or incomplete`) }),
  )
  expect(again.list().map(({ url }) => url)).toEqual([`/media/${whole}.png`])
  await again.add(upload(cut), about)
  expect((await openMediaFiles(directory, report)).list()).toHaveLength(2)
  expect(report).toHaveBeenCalledOnce()
})
