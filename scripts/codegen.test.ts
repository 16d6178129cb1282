import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generatedFiles } from './generated.ts'
import { COPY_MS, copyProject, type ProjectCopy } from './testing/project-copy.ts'

const ROOT = join(import.meta.dirname, '..')
const STORY = 'stories/generated/banner.stories.tsx'
const TEXTS = 'locales/generated/en_US/blocks.json'

let copy: ProjectCopy
const codegen = (...args: string[]) => copy.run('scripts/codegen.ts', ...args)
const inCopy = (path: string) => join(copy.folder, path)
const changedAt = (path: string) => statSync(inCopy(path)).mtimeMs

beforeAll(async () => {
  copy = copyProject()
  for (const path of generatedFiles(copy.folder)) rmSync(inCopy(path))
  await codegen()
}, COPY_MS)
afterAll(() => copy.remove())

test('a clone, which has no generated file, gets all of them, as they are here', () => {
  expect(generatedFiles(copy.folder)).toEqual(generatedFiles(ROOT))
  // Sizes are those of the build that is here.
  for (const path of generatedFiles(ROOT).filter(file => !file.endsWith('block-facts.json')))
    expect([path, readFileSync(inCopy(path), 'utf8')]).toEqual([path, readFileSync(join(ROOT, path), 'utf8')])
})

test('while no source changes, nothing is done', async () => {
  writeFileSync(inCopy(STORY), 'anything')
  await codegen()
  expect(readFileSync(inCopy(STORY), 'utf8')).toBe('anything')
  await codegen('--force')
  expect(readFileSync(inCopy(STORY), 'utf8')).toContain('blockStories')
})

test('a changed source changes the files made from it, and wakes nothing that watches the others', async () => {
  const before = changedAt(STORY)
  const texts = inCopy('blocks/content/banner/texts.json')
  const words = JSON.parse(readFileSync(texts, 'utf8')) as { en_US: { name: string } }
  writeFileSync(texts, JSON.stringify({ ...words, en_US: { ...words.en_US, name: 'Wide picture' } }))
  await codegen()
  expect(readFileSync(inCopy(TEXTS), 'utf8')).toContain('"name": "Wide picture"')
  expect(changedAt(STORY)).toBe(before)
})

test('a file that is missing is written again; one that nothing makes goes', async () => {
  rmSync(inCopy(STORY))
  writeFileSync(inCopy('stories/generated/gone.stories.tsx'), '')
  await codegen()
  expect(existsSync(inCopy(STORY))).toBe(true)
  expect(existsSync(inCopy('stories/generated/gone.stories.tsx'))).toBe(false)
})
