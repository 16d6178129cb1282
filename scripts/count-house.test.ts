import { expect, test } from 'vitest'
import { countHouse } from './count-house.ts'

const count = (files: Readonly<Record<string, string>>) => countHouse(new Map(Object.entries(files)))

test('size: files, lines, small modules; tests are no modules', () => {
  const long = 'x\n'.repeat(20)
  expect(
    count({ 'api/a.ts': long, 'api/b.tsx': 'x\n', 'api/a.test.ts': 'x\n', 'api/a.graphql': long }),
  ).toMatchObject({
    'TypeScript files': 3,
    'lines of TypeScript': 22,
    'modules (without tests and stories)': 2,
    'modules under 20 lines': 1,
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
  expect(counts['modules with one importer']).toBe(2)
})

test.each([
  ['down the table', 'blocks/a.ts', '#ui/b.ts', 0],
  ['inside a folder', 'ui/a.ts', './b.ts', 0],
  ['from the design system to blocks', 'ui/a.ts', '#blocks/b.ts', 1],
  ['from blocks to the store', 'blocks/a.ts', '#content-store/b.ts', 1],
  ['from the storefront to the store’s client', 'renderer/a.ts', '#content-store/client/b.ts', 0],
  ['from the storefront to the store', 'renderer/a.ts', '#content-store/b.ts', 1],
  ['from the store to the platform', 'content-store/a.ts', '#platform/b.ts', 0],
  ['that the table of borders allows besides', 'content-store/a.ts', '#api/rules/cookie.ts', 1],
  ['from the server to anything', 'server/a.ts', '#renderer/b.ts', 0],
])('an import %s', (_, file, target, expected) =>
  expect(count({ [file]: `import { x } from '${target}'\n` })['upward imports between folders']).toBe(
    expected,
  ),
)

test.each([
  ['from the engine to its client', 'api/cart/a.ts', '#api/client/b.ts', 1],
  ['from the client to the engine', 'api/client/a.ts', '../cart/b.ts', 1],
  ['from the client to generated types', 'api/client/a.ts', '../generated/b.ts', 0],
  ['from both to the rules', 'api/cart/a.ts', '../rules/b.ts', 0],
])('in api: an import %s', (_, file, target, expected) =>
  expect(count({ [file]: `import { x } from '${target}'\n` })['upward imports in api']).toBe(expected),
)

test.each([
  ['from the registry to a block', 'blocks/registry.ts', './content/text/block.ts', 0],
  ['from a block to what blocks share', 'blocks/content/text/Text.tsx', '../../shop/form/field.ts', 0],
  ['inside a block', 'blocks/content/text/Text.tsx', './rule.ts', 0],
  ['from a block to a block', 'blocks/content/text/Text.tsx', '../banner/Banner.tsx', 1],
  ['from what blocks share to a block', 'blocks/shop/form/field.ts', '../../content/text/Text.tsx', 1],
  ['from the page model to what blocks share', 'blocks/page/page.ts', '../shop/form/field.ts', 1],
])('in blocks: an import %s', (_, file, target, expected) => {
  const blocks = { 'blocks/content/text/block.ts': '', 'blocks/content/banner/block.ts': '' }
  expect(count({ ...blocks, [file]: `import { x } from '${target}'\n` })['upward imports in blocks']).toBe(
    expected,
  )
})

test('listed words: in any text file but the specification, whole words only', () => {
  const words = { 'ui/a.ts': '// nobody, Anew\n', 'README.md': 'renewable\n', 'docs/spec/a.md': 'whom\n' }
  expect(count(words)['listed words']).toBe(2)
})
