import type { IsApart } from './shared-options.ts'
import type { Node } from './page-tree.ts'

/** Key of a block's `values` that names its options set apart: `options.imgUrl`, `style.margin`. Sections have them, and pages of earlier versions. */
const APART = 'apart'

/** Values set apart in a block, in the order they were set. */
export function apartIn({ values }: Pick<Node, 'values'>): readonly string[] {
  const given = values[APART]
  return Array.isArray(given) ? given.filter(name => typeof name === 'string') : []
}

/** `options.items.title` is set apart when it or something around it is. */
export function isApartIn(own: Pick<Node, 'values'>, twin: Pick<Node, 'values'>, bag: string): IsApart {
  const marks = new Set([...apartIn(own), ...apartIn(twin)])
  if (marks.size === 0) return () => false
  return option => marks.has(`${bag}.${option}`)
}
