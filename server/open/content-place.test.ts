import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { ContentStore } from '#content-store/store.ts'
import { refuseContentInFiles } from './content-place.ts'
import { startProblem } from './start-problem.ts'

const holding = (paths: readonly string[], operators: number) =>
  ({
    shownPaths: async () => paths,
    operators: {
      list: async () => Array.from({ length: operators }, () => ({ name: 'Ada', role: 'admin' })),
    },
  }) as unknown as ContentStore // nothing else is asked for

test('a shop whose pages are files does not open on a database without pages, and says what to do', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-place-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  await refuseContentInFiles(directory, holding([], 0))
  await mkdir(join(directory, 'content', 'pages'), { recursive: true })
  await refuseContentInFiles(directory, holding([], 0))
  await writeFile(join(directory, 'content', 'pages', 'home_zh_HK.json'), '{}')
  const refused = await refuseContentInFiles(directory, holding([], 0)).catch((error: unknown) => error)
  expect(startProblem(refused)).toMatch(/npm run content -- import.*CONTENT_STORE=files/)
  await refuseContentInFiles(directory, holding(['/home'], 0))
  await refuseContentInFiles(directory, holding([], 1))
})
