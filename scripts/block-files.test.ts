import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FOLDERS } from '#blocks/registry.ts'
import { listedFolders, sourceReader, staticImports } from './block-sources.ts'

const ROOT = join(import.meta.dirname, '..')

test('the list of folders is read from the registry’s text as TypeScript reads it', () =>
  expect(listedFolders(ROOT)).toEqual(FOLDERS))

test('no view imports a definition or zod: schemas stay off shoppers’ browsers', async () => {
  const factsOf = sourceReader(ROOT)
  const { definitions } = await import('#blocks/generated/definitions.ts')
  for (const { viewFile } of definitions) {
    const files = [...staticImports(`blocks/${viewFile}`, factsOf)]
    expect(files.filter(file => /\/(block|presets)\.ts$/.test(file))).toEqual([])
    expect(
      files.filter(file => /^import (?!type).*'zod'/m.test(readFileSync(join(ROOT, file), 'utf8'))),
    ).toEqual([])
  }
})
