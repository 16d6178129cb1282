import { type OptionNode, type OptionPath, optionTree } from '#blocks/page/options/option-tree.ts'
import { findBlock } from '#blocks/registry.ts'
import { useTranslations } from 'use-intl'
import { useBlockTexts } from './block-texts.ts'

/** Index at which a path leaves the options that a block has now, as an older version of it may; -1 where it does not. */
export function leavesAt(tree: OptionNode, path: OptionPath): number {
  let node: OptionNode | undefined = tree
  for (const [index, part] of path.entries()) {
    if (typeof part === 'number') node = node.items
    else if (node.properties && !Object.hasOwn(node.properties, part)) return index
    else node = node.properties?.[part]
    // Values that the schema does not describe list no options.
    if (!node) return -1
  }
  return -1
}

/** The parts of a path as operators count: the first of a list is 1. */
const placesIn = (path: OptionPath, nameAt: (index: number) => string = index => String(path[index])) =>
  path.map((part, index) => (typeof part === 'number' ? String(part + 1) : nameAt(index)))

const PAGE_FIELDS: Readonly<Record<string, 'pageTitle' | 'description' | 'keywords'>> = {
  title: 'pageTitle',
  description: 'description',
  keywords: 'keywords',
}

/** The name of an option with its place in lists, `Slides › 2 › Link`; one that the block no longer has says so. Without a code, the
 * name of a text of the page itself. */
export function useOptionLabel(code: string) {
  const t = useTranslations('editor.inspector')
  const settings = useTranslations('editor.settings')
  const texts = useBlockTexts(code)
  return (path: OptionPath): string => {
    const field = code === '' ? PAGE_FIELDS[String(path[0])] : undefined
    if (field) return settings(field)
    const block = findBlock(code)
    const left = block ? leavesAt(optionTree(block), path) : -1
    const isGone = left >= 0 && !texts.hasLabel(path.slice(0, left + 1))
    const names = placesIn(isGone ? path.slice(0, left) : path, index =>
      texts.label(path.slice(0, index + 1)),
    )
    const gone = isGone ? [t('gone', { option: placesIn(path.slice(left)).join(' › ') })] : []
    return [...names, ...gone].join(' › ')
  }
}
