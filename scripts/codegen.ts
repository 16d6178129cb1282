import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

function write(files: ReadonlyMap<string, string>): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), content)
  }
}

// Each step is loaded after the one before has written: blocks import the GraphQL types, the table imports the registry.
const { graphqlFiles } = await import('./graphql-types.ts')
write(await graphqlFiles())
const { blockFiles } = await import('./block-files.ts')
write(await blockFiles(ROOT))
const { storyFiles } = await import('./story-files.ts')
write(await storyFiles(ROOT))
const { writeBlockTable } = await import('./block-table.ts')
writeBlockTable()
