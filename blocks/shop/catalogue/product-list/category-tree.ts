import type { FilterOption } from './filter-groups.ts'

/** A category with those below it. */
export interface CategoryNode {
  readonly option: FilterOption
  readonly children: readonly CategoryNode[]
}

/** Categories as a tree: each under the nearest one of its way down that is on offer too; the order stays. */
export function categoryTree(options: readonly FilterOption[]): readonly CategoryNode[] {
  const keys = new Set(options.map(({ key }) => key))
  const parentOf = ({ key, path = [] }: FilterOption) => path.findLast(code => code !== key && keys.has(code))
  const childrenOf = (parent: string | undefined): readonly CategoryNode[] =>
    options
      .filter(option => parentOf(option) === parent)
      .map(option => ({ option, children: childrenOf(option.key) }))
  return childrenOf(undefined)
}

/** Returns true if anything in or below these is chosen. */
export const hasChosen = (nodes: readonly CategoryNode[]): boolean =>
  nodes.some(({ option, children }) => option.isChosen || hasChosen(children))
