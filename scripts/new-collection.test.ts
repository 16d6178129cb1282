import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COPY_MS, copyProject, type ProjectCopy } from './testing/project-copy.ts'

let project: ProjectCopy
const inCopy = (...command: string[]) => project.run(...command)
const text = (path: string) => readFileSync(join(project.folder, path), 'utf8')
const LIST = 'desk/collections/collections.ts'

beforeAll(() => {
  project = copyProject()
}, COPY_MS)
afterAll(() => project.remove())

test.each([
  ['', 'label', /no name of a collection/],
  ['size-charts', 'label', /no name of a collection/],
  ['brands', 'label', /There is a collection “brands” already/],
  ['tags', 'brand', /“brand” is no kind of line/],
  ['styles', 'spu', /“spu” is no kind of line/],
  ['tags', 'kitchen', /A new kind begins with its schema/],
])('“%s” of “%s” is refused with the reason', async (name, kind, reason) => {
  await expect(inCopy('scripts/new-collection.ts', name, kind)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(reason) as string,
  })
})

describe('a collection laid out by `npm run new-collection -- tags label Tags 標籤`, instead of labels', () => {
  beforeAll(async () => {
    const list = text(LIST)
      .replace(/^import \{ labels \}.*\n/m, '')
      .replace(/^ {2}labels,\n/m, '')
    writeFileSync(join(project.folder, LIST), list)
    rmSync(join(project.folder, 'desk/collections/labels'), { recursive: true })
    await inCopy('scripts/new-collection.ts', 'tags', 'label', 'Tags', '標籤')
  }, COPY_MS)

  test('is a definition, its texts and a line in the list', () => {
    expect(readdirSync(join(project.folder, 'desk/collections/tags'))).toEqual([
      'definition.ts',
      'texts.json',
    ])
    expect(text('desk/collections/tags/definition.ts').split('\n').length).toBeLessThan(120)
    expect(text(LIST)).toMatch(
      /import \{ tags \} from '\.\/tags\/definition\.ts'\n[^]*,\s*tags,?\s*\] as const/,
    )
    expect(text('locales/generated/zh_HK/collections.json')).toContain('"title": "標籤"')
  })

  test(
    'passes the tests of every collection',
    async () => {
      const { stdout } = await inCopy(
        join('node_modules', 'vitest/vitest.mjs'),
        'run',
        '--project',
        'node',
        'desk/collections/every-collection.test.ts',
        '-t',
        'SQLite.* tags',
      )
      expect(stdout).toMatch(/\d+ passed/)
    },
    COPY_MS,
  )
})
