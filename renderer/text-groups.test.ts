import { parseOptions } from '#blocks/page/normalise.ts'
import { registry } from '#blocks/registry.ts'
import { textsOf } from '#blocks/page/text-groups.ts'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Lists of every view: what they name is looked at view by view. */
const LISTS = new Set(['blocks/views.ts', 'blocks/screen-views.ts'])
/** Says something on the editor's canvas only, which has all texts. */
const ON_THE_CANVAS = new Set(['blocks/shop/layout/EmptyBlock.tsx'])
const ON_EVERY_PAGE = ['common', 'shop']

const resolved = (name: string, from: string) =>
  name.startsWith('#') ? name.slice(1) : name.startsWith('.') ? join(dirname(from), name) : undefined

/** What a source file says of texts, and which of our modules it needs at once or later. */
function readSource(file: string) {
  const source = readFileSync(file, 'utf8')
  const all = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, found = '']) => found)
  const modules = (pattern: RegExp) =>
    all(pattern)
      .map(name => resolved(name, file))
      .filter(path => path !== undefined && /\.tsx?$/.test(path) && existsSync(path)) as string[]
  return {
    reads: all(/useTranslations\(\s*['"`](\w+)/g),
    loads: all(/loadTexts\('(\w+)'\)/g),
    needs: modules(/^(?:import|export)(?! type)[^'"(=;]*['"]([^'"]+)['"]/gm),
    opens: modules(/import\('([^']+)'\)/g),
  }
}
const sources = new Map<string, ReturnType<typeof readSource>>()
function sourceOf(file: string) {
  const known = sources.get(file) ?? readSource(file)
  sources.set(file, known)
  return known
}

/** Groups that are read without having been fetched, with the file that reads them. */
function missing(
  entry: string,
  groups: readonly string[],
  seen = new Set<string>(),
): { readonly file: string; readonly group: string }[] {
  const key = `${entry} ${groups.join()}`
  if (seen.has(key) || LISTS.has(entry)) return []
  seen.add(key)
  const { reads, loads, needs, opens } = sourceOf(entry)
  const absent = ON_THE_CANVAS.has(entry) ? [] : reads.filter(group => !groups.includes(group))
  const later = [...new Set([...groups, ...loads])].toSorted()
  return [
    ...absent.map(group => ({ file: entry, group })),
    ...needs.flatMap(file => missing(file, groups, seen)),
    ...opens.flatMap(file => missing(file, later, seen)),
  ]
}

/** Whether no set of options makes it come alive in a browser. */
const isStatic = (block: (typeof registry)[number]) =>
  [{}, ...block.presets.map(({ options }) => options)].every(
    given =>
      (block.hydration as (options: unknown) => string)(parseOptions(block, given).options) === 'never',
  )

test.each(registry.map(block => [block.code, block] as const))(
  'everything “%s” says comes with it, or with what it opens',
  (code, block) => {
    const group = textsOf(code) ?? (isStatic(block) ? 'static' : undefined)
    expect(missing(`blocks/${block.viewFile}`, [...ON_EVERY_PAGE, ...(group ? [group] : [])])).toEqual([])
  },
)

test('what every page runs, and what that opens, has its texts', () =>
  expect(missing('renderer/client/main.tsx', ON_EVERY_PAGE)).toEqual([]))

test('a view that reads what is not there is found', () => {
  expect(missing('blocks/catalogue/productSummary/ProductSummary.tsx', ON_EVERY_PAGE)).toContainEqual({
    file: 'blocks/catalogue/productSummary/ProductSummary.tsx',
    group: 'product',
  })
  expect(missing('blocks/shop/catalogue/product-card/card-elements.ts', ON_EVERY_PAGE)).toEqual([])
})
