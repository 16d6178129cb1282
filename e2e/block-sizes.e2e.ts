import type { AnyBlock } from '#blocks/page/define-block.ts'
import { registry } from '#blocks/registry.ts'
import { blockFacts } from '#scripts/block-facts.ts'
import { expect, test } from 'vitest'

/** Script that a block may add to a page at most, KiB gzip: parts of bag, checkout and account bring their forms. */
const mostOf = ({ group, shell, page }: AnyBlock) => (group === 'screens' ? 47 : (shell ?? page) ? 28 : 12)

test('the build tells the script of every block, and none is larger than its kind may be (LO-15)', () => {
  const facts = blockFacts()
  const wrong = registry.flatMap((block): string[] => {
    const { code } = block
    const { kib, onDemandKib } = facts[code] ?? {}
    if (kib === undefined || onDemandKib === undefined) return [`${code}: not in the build`]
    const most = mostOf(block)
    return kib > most ? [`${code}: ${kib} KiB, at most ${most}`] : []
  })
  expect(wrong).toEqual([])
})
