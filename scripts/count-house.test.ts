import { expect, test } from 'vitest'
import { countHouse } from './count-house.ts'

const count = (files: Readonly<Record<string, string>>) => countHouse(new Map(Object.entries(files)))
const importing = (...targets: readonly string[]) =>
  targets.map(target => `import { x } from '${target}'\n`).join('')

test('size: files, lines, small modules; tests are no modules, and the product is what a shop runs', () => {
  const long = 'x\n'.repeat(20)
  const files = {
    'api/a.ts': long,
    'scripts/b.ts': 'x\n',
    'api/a.test.ts': 'x\n',
    'api/generated/c.ts': long,
  }
  expect(count({ ...files, 'api/a.graphql': long })).toMatchObject({
    files: 5,
    typescriptFiles: 4,
    typescriptLines: 42,
    productLines: 20,
    modules: 3,
    smallModules: 1,
    tokens: { api: 20 },
  })
})

test('one importer: by relative path, by name and on demand; tests do not count as importers', () => {
  const counts = count({
    'ui/once.ts': '',
    'ui/lazily.ts': '',
    'ui/twice.ts': '',
    'ui/never.ts': '',
    'ui/a.ts': `import { x } from './once.ts'\nimport type { T } from './twice.ts'\n`,
    'blocks/b.ts': `import { x } from '#ui/twice.ts'\nconst y = import('#ui/lazily.ts')\n`,
    'ui/once.test.ts': `import { x } from './once.ts'\n`,
  })
  expect(counts.modulesWithOneImporter).toBe(2)
})

test.each([
  ['down the table', 'blocks/a.ts', '#ui/b.ts', 0],
  ['inside a folder', 'ui/a.ts', './b.ts', 0],
  ['from the design system to blocks', 'ui/a.ts', '#blocks/b.ts', 1],
  ['from blocks to the store', 'blocks/a.ts', '#content-store/b.ts', 1],
  ['from the storefront to the store’s client', 'renderer/a.ts', '#content-store/client/b.ts', 0],
  ['from the storefront to the store', 'renderer/a.ts', '#content-store/b.ts', 1],
  ['from the store to the platform', 'content-store/a.ts', '#platform/b.ts', 0],
  ['that the table of borders allows besides', 'content-store/a.ts', '#api/rules/home-pages.ts', 1],
  ['from the server to anything', 'server/a.ts', '#renderer/b.ts', 0],
])('an import %s', (_, file, target, expected) =>
  expect(count({ [file]: importing(target) }).upwardBetweenFolders).toBe(expected),
)

test('floors: the fewest imports go up, whatever the names of the folders', () => {
  const counts = count({
    'api/a/a.ts': importing('../b/b.ts'),
    'api/b/b.ts': importing('../c/c.ts', '../c/d.ts'),
    'api/c/c.ts': importing('../a/a.ts'),
    'api/c/d.ts': '',
  })
  expect(counts.upward).toMatchObject({ api: 1, blocks: 0 })
  expect(counts.mutual).toMatchObject({ api: 0 })
})

test('folders that import each other are a pair, once, at the level where they part', () => {
  const counts = count({
    'editor/page/rows/a.ts': importing('../cells/b.ts', '../cells/c.ts'),
    'editor/page/cells/b.ts': '',
    'editor/page/cells/c.ts': importing('../rows/a.ts'),
    'editor/main.ts': importing('./page/rows/a.ts'),
  })
  expect(counts.mutualRooms.editor).toEqual(['editor/page/cells ↔ editor/page/rows'])
  expect(counts.upwardImports.editor).toEqual(['editor/page/cells/c.ts → editor/page/rows/a.ts'])
})

test('a block is one room with all its folders; generated files are on no floor', () => {
  const counts = count({
    'blocks/content/text/block.ts': importing('./parts/a.ts'),
    'blocks/content/text/parts/a.ts': importing('../more/b.ts'),
    'blocks/content/text/more/b.ts': importing('../parts/a.ts'),
    'blocks/generated/list.ts': importing('../content/text/block.ts'),
    'blocks/registry.ts': importing('./generated/list.ts'),
    'blocks/content/image/block.ts': importing('../../registry.ts'),
  })
  expect(counts.upward.blocks).toBe(0)
})

test('circles: of values, and of values with types; what is loaded on demand closes none', () => {
  const counts = count({
    'ui/a.ts': importing('./b.ts'),
    'ui/b.ts': importing('./a.ts'),
    'ui/c.ts': `import type { T } from './d.ts'\n`,
    'ui/d.ts': importing('./c.ts'),
    'ui/e.ts': importing('./f.ts'),
    'ui/f.ts': `const load = () => import('./e.ts')\n`,
  })
  expect(counts).toMatchObject({ circles: 1, circlesWithTypes: 2 })
})

test('comments: shares of those that begin with a question word or have a rare verb', () => {
  const source = `/** What comes. */
// It stands here,
// whatever happens.
/* Whatever. */
const a = 1 // Sum in cents.
// --
`
  const counts = count({ 'ui/a.ts': source, 'scripts/b.ts': '// Why' })
  expect(counts).toMatchObject({
    comments: 4,
    questionComments: 0.25,
    standsComments: 0.25,
    isToldComments: 0,
  })
})

test('functions of more than 80 lines and files of more than 250', () => {
  const body = (lines: number) => `{\n${'x()\n'.repeat(lines)}}`
  const counts = count({
    'api/a.ts': `export function a() ${body(79)}\nconst b = () => ${body(78)}\n`,
    'api/b.ts': 'x()\n'.repeat(251),
  })
  expect(counts).toMatchObject({ longFunctions: 1, longFiles: 1 })
})

test('a module that does not parse is named', () => {
  expect(() => count({ 'ui/a.ts': 'const = 1' })).toThrow('ui/a.ts')
})
