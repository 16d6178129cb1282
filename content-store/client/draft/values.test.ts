import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OptionNode } from '#blocks/page/options/option-tree.ts'
import { joined } from './join-values.ts'
import { encoded, inLocale } from './values.ts'

const words: OptionNode = { type: 'string' }
const tree: OptionNode = {
  properties: {
    a: words,
    b: { type: 'integer' },
    c: { 'x-cairn': { widget: 'link' }, properties: { a: {}, b: words } },
    $by: { items: { properties: { a: words, b: {}, $list: words } } },
  },
}
const json = () => fc.jsonValue({ maxDepth: 4, stringUnit: fc.constantFrom('a', 'b', '$') }).map(copy)
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const item = () => fc.record({ a: json(), b: fc.nat(2), $list: json() }, { requiredKeys: [] })
const FIELDS = { a: json(), b: fc.nat(2), c: json(), $by: fc.array(item(), { maxLength: 4 }), d: json() }
/** Options in any order of their names. */
const options = () =>
  fc
    .tuple(fc.record(FIELDS), fc.shuffledSubarray(Object.keys(FIELDS)))
    .map(([fields, names]) =>
      Object.fromEntries(names.map(name => [name, fields[name as keyof typeof FIELDS]])),
    )
const exactly = (value: unknown) => JSON.stringify(value)

test('any JSON is a value that reads the same in both languages', () => {
  fc.assert(
    fc.property(json(), value => {
      for (const locale of ['zh_HK', 'en_US'] as const)
        expect(exactly(inLocale(encoded(value), locale))).toBe(exactly(value))
    }),
  )
})

test('two languages joined read in each as they were, to the byte, with and without a schema', () => {
  fc.assert(
    fc.property(fc.constantFrom(tree, undefined), options(), options(), (node, zh_HK, en_US) => {
      const draft = joined(node, { zh_HK, en_US })
      expect(exactly(inLocale(draft, 'zh_HK'))).toBe(exactly(zh_HK))
      expect(exactly(inLocale(draft, 'en_US'))).toBe(exactly(en_US))
    }),
    { numRuns: 1000 },
  )
})
