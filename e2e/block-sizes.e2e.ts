import { builtSizes, writtenSizes } from '#scripts/block-table.ts'
import { expect, test } from 'vitest'

/** What lies within rounding of what was written is no news. */
const ROUNDING_KIB = 0.5

test('docs/blocks.md tells the script sizes of this build', () => {
  const written = writtenSizes()
  const stale = [...builtSizes()].flatMap(([code, built]) => {
    const known = written.get(code)
    const changes = (['kib', 'onDemandKib'] as const).filter(
      size => Math.abs((built[size] ?? 0) - (known?.[size] ?? Infinity)) > ROUNDING_KIB,
    )
    return changes.map(size => `${code}: ${size} is ${built[size]}, not ${known?.[size]}`)
  })
  expect(stale, 'npm run docs:blocks brings it up to date').toEqual([])
})
