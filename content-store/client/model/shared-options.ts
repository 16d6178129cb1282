import { diff, type ValueChange } from '#blocks/page/options/diff.ts'
import { merge3, type Versions } from '#blocks/page/options/merge3.ts'
import { BAG, isProse, optionName, type OptionNode } from '#blocks/page/options/option-tree.ts'

/** Texts for shoppers, which each language has for itself. All other options are shared. */
export const isOwnText = (node: OptionNode | undefined): boolean =>
  isProse({ node }) && (node?.['x-cairn']?.widget === 'richText' || !node?.['x-cairn']?.holdsHtml)

/** Returns true if an option is set apart, by the names that lead to it without positions in lists: `items.swiper_img_url`. */
export type IsApart = (option: string) => boolean

type Bag = Readonly<Record<string, unknown>>

/**
 * Returns the options of the other language after a change in one. Texts stay; of everything else, what was the same in both follows the
 * change, and what differed stays. New items of a list come with their texts.
 */
export const withShared = (
  node: OptionNode | undefined,
  versions: Versions & { readonly theirs: Bag },
  isApart: IsApart,
): Bag =>
  merge3(versions, {
    node: node ?? BAG,
    isOwn: (option, path) => isOwnText(option) || isApart(optionName(path)),
  }).value as Bag // a bag in, a bag out

/** Differences between two languages, texts aside. Lists of unequal length count as one. */
export const differingOptions = (
  node: OptionNode | undefined,
  own: unknown,
  theirs: unknown,
): readonly ValueChange[] => diff(own, theirs, { node: node ?? BAG, isLeftOut: isOwnText })
