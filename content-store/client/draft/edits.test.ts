import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSame } from '#blocks/page/options/diff.ts'
import type { OptionNode } from '#blocks/page/options/option-tree.ts'
import type { Locale } from '#locales/locale.ts'
import { withShared } from '../../testing/mirrored-pages.ts'
import { patchesTo } from './edits.ts'
import { joined } from './join-values.ts'
import { patched, type Patch } from './patches.ts'
import { type DraftRecord, inLocale } from './values.ts'

const words: OptionNode = { type: 'string' }
const tree: OptionNode = {
  properties: {
    title: words,
    size: { type: 'integer' },
    link: { 'x-cairn': { widget: 'link' }, properties: { type: {}, value: words } },
    items: { items: { properties: { text: words, image: { 'x-cairn': { widget: 'image' } } } } },
    frame: { properties: { text: words, width: {} } },
  },
}
const word = fc.constantFrom('a', 'b', 'c', '')
const options = (items: number | undefined) =>
  fc.record(
    {
      title: word,
      size: fc.nat(2),
      link: fc.record({ type: fc.nat(1), value: word }),
      items: fc.array(fc.record({ text: word, image: word }), {
        minLength: items ?? 0,
        maxLength: items ?? 4,
      }),
      frame: fc.record({ text: word, width: fc.nat(2) }, { requiredKeys: [] }),
    },
    { requiredKeys: items === undefined ? [] : ['items', 'frame'] },
  )
const locale = fc.constantFrom<Locale>('zh_HK', 'en_US')

const draftOf = (zh_HK: unknown, en_US: unknown) => joined(tree, { zh_HK, en_US }) as DraftRecord

/** Makes changes one after the other. Those that take them back come last first. */
function make(draft: DraftRecord, patches: readonly Patch[]) {
  const inverse: Patch[] = []
  const value = patches.reduce((current, patch) => {
    const result = patched(current, patch)
    if (!result) throw new Error(`${JSON.stringify(patch)} does not apply.`)
    inverse.unshift(result.inverse)
    return result.value
  }, draft)
  return { value, inverse }
}

function editing(locale: Locale) {
  let ids = 0
  return { locale, newId: () => `new-${++ids}` }
}

test('after an edit a language reads as edited, and undoing it restores the draft to the byte', () => {
  fc.assert(
    fc.property(options(undefined), options(undefined), options(undefined), locale, (zh, en, after, own) => {
      const draft = draftOf(zh, en)
      const { value, inverse } = make(draft, patchesTo(tree, draft, after, editing(own)))
      expect(isSame(inLocale(value, own), after)).toBe(true)
      const back = make(value, inverse).value
      expect(JSON.stringify(back)).toBe(JSON.stringify(draft))
    }),
    { numRuns: 2000 },
  )
})

test('an edit does in the other language what it did in two pages that mirror each other', () => {
  fc.assert(
    fc.property(options(2), options(2), options(undefined), locale, (zh, en, after, own) => {
      const draft = draftOf(zh, en)
      const [mine, theirs, other] =
        own === 'zh_HK' ? ([zh, en, 'en_US'] as const) : ([en, zh, 'zh_HK'] as const)
      const { value } = make(draft, patchesTo(tree, draft, after, editing(own)))
      const mirrored = withShared(tree, { base: mine, mine: after, theirs }, () => false)
      expect(inLocale(value, other)).toEqual(mirrored)
    }),
    { numRuns: 2000 },
  )
})
