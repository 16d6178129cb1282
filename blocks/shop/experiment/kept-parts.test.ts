import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTED, VARIANTS } from '#api/rules/experiment.ts'
import { BAG_MS, dueForBag, type KeptParts, readParts, withCounted } from './kept-parts.ts'

const ROUND = 'b1.1'

test('each thing is new once per round, whatever the order and however often', () =>
  fc.assert(
    fc.property(fc.array(fc.subarray([...COUNTED], { minLength: 1 }), { maxLength: 12 }), steps => {
      let parts: KeptParts = {}
      const told: string[] = []
      for (const kinds of steps) {
        const next = withCounted(parts, ROUND, { variant: 'a', kinds })
        parts = next.parts
        told.push(...next.fresh)
      }
      expect(told.toSorted()).toEqual([...new Set(steps.flat())].toSorted())
    }),
  ))

test('what is kept reads back as it was, and remembers twenty rounds, the oldest going first', () => {
  let parts: KeptParts = {}
  for (let number = 1; number <= 25; number++)
    parts = withCounted(parts, `t${number}.1`, { variant: 'b', kinds: ['view'], pressedAt: number }).parts
  expect(readParts({ read: () => JSON.stringify(parts) })).toEqual(parts)
  expect(Object.keys(parts)).toHaveLength(20)
  expect(Object.keys(parts)[0]).toBe('t6.1')
})

test('a browser that gets another variant of a round begins it again', () => {
  const { parts } = withCounted({}, ROUND, { variant: 'a', kinds: ['view', 'click'], pressedAt: 5 })
  const next = withCounted(parts, ROUND, { variant: 'b', kinds: ['view'] })
  expect(next).toEqual({
    parts: { [ROUND]: { variant: 'b', counted: ['view'], pressedAt: 0 } },
    fresh: ['view'],
  })
})

test.each(['', 'no json', '[]', 'null', '7', '{"x":1}', '{"x":{"variant":"z","counted":[],"pressedAt":0}}'])(
  'what is not as this code writes it is left out: %s',
  text => expect(Object.keys(readParts({ read: () => text }))).toEqual([]),
)

test.each([
  ['right after the press', 0, true],
  ['almost half an hour later', BAG_MS - 1, true],
  ['half an hour later', BAG_MS, false],
] as const)('an add %s counts: %j ms', (_, later, counts) => {
  const { parts } = withCounted({}, ROUND, { variant: 'a', kinds: ['view', 'click'], pressedAt: 1000 })
  expect(dueForBag(parts, 1000 + later).map(([round]) => round)).toEqual(counts ? [ROUND] : [])
})

test('an add counts once, and not for variants that were only seen', () => {
  for (const variant of VARIANTS) {
    const seen = withCounted({}, ROUND, { variant, kinds: ['view'] }).parts
    expect(dueForBag(seen, 10)).toEqual([])
    const added = withCounted(seen, ROUND, { variant, kinds: ['click', 'bag'], pressedAt: 5 }).parts
    expect(dueForBag(added, 10)).toEqual([])
  }
})
