import { registry } from '#blocks/registry.ts'
import { blockFacts } from '#scripts/block-facts.ts'
import { expect, test } from 'vitest'

/** Script that a block may add to a page at most, KiB gzip: whole screens bring the forms of bag, checkout and account. */
const MOST = { block: 8, screen: 45 } as const

test('the build tells the script of every block, and none is larger than its kind may be (LO-15)', () => {
  const facts = blockFacts()
  const wrong = registry.flatMap(({ code, isScreen }) => {
    const { kib, onDemandKib } = facts[code] ?? {}
    if (kib === undefined || onDemandKib === undefined) return [`${code}: not in the build`]
    const most = MOST[isScreen ? 'screen' : 'block']
    return kib > most ? [`${code}: ${kib} KiB, at most ${most}`] : []
  })
  expect(wrong).toEqual([])
})
