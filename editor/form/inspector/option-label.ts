import { type OptionNode, type OptionPath, optionTree } from '#blocks/page/options/option-tree.ts'
import { findBlock } from '#blocks/registry.ts'
import { useCallback } from 'react'
import { useMessages, useTranslations } from 'use-intl'
import { blockTextsIn } from './block-texts.ts'

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

const PAGE_FIELDS: Readonly<Record<string, 'pageTitle' | 'description' | 'keywords' | 'shareImage'>> = {
  title: 'pageTitle',
  description: 'description',
  keywords: 'keywords',
  shareImage: 'shareImage',
}

/**
 * Names of options by the code of their block, with their place in lists, `Slides › 2 › Link`; one that the block no longer has says so. Without a
 * code, names of texts of the page itself.
 */
export function useOptionLabels() {
  const t = useTranslations('editor.inspector')
  const settings = useTranslations('editor.settings')
  const { blocks } = useMessages() as { blocks?: unknown } // the catalogue's type knows its own keys only
  return useCallback(
    (code: string, path: OptionPath): string => {
      const field = code === '' ? PAGE_FIELDS[String(path[0])] : undefined
      if (field) return settings(field)
      const texts = blockTextsIn(blocks, code)
      const block = findBlock(code)
      const left = block ? leavesAt(optionTree(block), path) : -1
      const isGone = left >= 0 && !texts.hasLabel(path.slice(0, left + 1))
      const names = placesIn(isGone ? path.slice(0, left) : path, index =>
        texts.label(path.slice(0, index + 1)),
      )
      const gone = isGone ? [t('gone', { option: placesIn(path.slice(left)).join(' › ') })] : []
      return [...names, ...gone].join(' › ')
    },
    [t, settings, blocks],
  )
}

/** Names of the options of one kind of block; see `useOptionLabels`. */
export function useOptionLabel(code: string) {
  const labelOf = useOptionLabels()
  return (path: OptionPath): string => labelOf(code, path)
}
