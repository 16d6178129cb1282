import { firstVariants, type VariantName } from '#api/rules/experiment.ts'
import { variantsBlock } from '#blocks/content/variants/block.ts'
import type { PageTree } from '#content-store/client/model/page-tree.ts'
import { type FindBlock, openSlotsOf } from '../../core/model/placement.ts'

/** Variants of the tests on a page: all that any of them has. */
export function variantsOn(tree: Pick<PageTree, 'nodes'>, find: FindBlock): readonly VariantName[] {
  const tests = [...tree.nodes.values()].filter(({ code }) => code === variantsBlock.code)
  const counts = tests.map(node => openSlotsOf(find, node).length)
  return firstVariants(Math.max(0, ...counts))
}
