import type { Node } from './page-tree.ts'

/** Key of a block's `values` that names its options set apart: `options.imgUrl`, `style.margin`. Pages and sections of earlier versions have them. */
const APART = 'apart'

/** Values set apart in a block, in the order they were set. */
export function apartIn({ values }: Pick<Node, 'values'>): readonly string[] {
  const given = values[APART]
  return Array.isArray(given) ? given.filter(name => typeof name === 'string') : []
}
