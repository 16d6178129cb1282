import { parseOptions } from '#blocks/page/normalise.ts'
import { registry } from '#blocks/registry.ts'
import { textGroups } from '#blocks/generated/text-groups.ts'
import { sourceReader } from '#scripts/block-sources.ts'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screenTextGroups } from '#blocks/generated/screen-views.ts'

/** Lists of every view: what they name is looked at view by view. */
const LISTS = new Set(['blocks/generated/views.ts', 'blocks/generated/screen-views.ts'])
/** Says something on the editor's canvas only, which has all texts. */
const ON_THE_CANVAS = new Set(['blocks/shop/layout/EmptyBlock.tsx'])
const ON_EVERY_PAGE = ['common', 'shop']

const sourceOf = sourceReader(join(import.meta.dirname, '..'))

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

/** Returns true if no set of options makes it come alive in a browser. */
const isStatic = (block: (typeof registry)[number]) =>
  [{}, ...block.presets.map(({ options }) => options)].every(
    given =>
      (block.hydration as (options: unknown) => string)(parseOptions(block, given).options) === 'never',
  )

test.each(registry.map(block => [block.code, block] as const))(
  'everything “%s” says comes with it, or with what it opens',
  (code, block) => {
    const groups =
      ({ ...textGroups, ...screenTextGroups } as Readonly<Record<string, readonly string[]>>)[code] ??
      (isStatic(block) ? ['static'] : [])
    expect(missing(`blocks/${block.viewFile}`, [...ON_EVERY_PAGE, ...groups])).toEqual([])
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
