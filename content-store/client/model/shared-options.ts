import { diff, type ValueChange } from '#blocks/page/options/diff.ts'
import { BAG, isProse, type OptionNode } from '#blocks/page/options/option-tree.ts'

/** Texts for shoppers, which each language has for itself. All other options are shared. */
export const isOwnText = (node: OptionNode | undefined): boolean =>
  isProse({ node }) && (node?.['x-cairn']?.widget === 'richText' || !node?.['x-cairn']?.holdsHtml)

/** Returns true if an option is set apart, by the names that lead to it without positions in lists: `items.swiper_img_url`. */
export type IsApart = (option: string) => boolean

/** Differences between two languages, texts aside. Lists of unequal length count as one. */
export const differingOptions = (
  node: OptionNode | undefined,
  own: unknown,
  theirs: unknown,
): readonly ValueChange[] => diff(own, theirs, { node: node ?? BAG, isLeftOut: isOwnText })
