import { type OptionNode, type OptionPath, optionTree } from '#blocks/page/options/option-tree.ts'
import { registry } from '#blocks/registry.ts'
import { catalogue } from '#locales/catalogue.ts'
import { LOCALES } from '#locales/locale.ts'
import { expect, test } from 'vitest'
import { blockTextsIn } from './block-texts.ts'

/** Every option, those of list items too. */
function optionsIn(node: OptionNode, path: OptionPath = []): OptionPath[] {
  const inList = node.items ? optionsIn(node.items, [...path, 0]) : []
  const own = Object.entries(node.properties ?? {}).flatMap(([key, child]) => [
    [...path, key],
    ...optionsIn(child, [...path, key]),
  ])
  return [...own, ...inList]
}

/** Words that say “title” but not which. */
const TITLES = ['標題', '題目', 'title', 'heading']

test.each(LOCALES.flatMap(locale => registry.map(block => [block.code, locale, block] as const)))(
  'no two options of %s are both called just “title” in %s',
  (code, locale, block) => {
    const texts = blockTextsIn(catalogue[locale].blocks, code)
    const titles = optionsIn(optionTree(block)).filter(path =>
      TITLES.includes(texts.label(path).toLowerCase()),
    )
    expect(titles.length > 1 ? titles.map(path => path.join('.')) : []).toEqual([])
  },
)
