import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { VariantName } from '#api/rules/experiment.ts'
import {
  about,
  MIN_VIEWS,
  normalQuantile,
  normalUpTo,
  pOfDifference,
  type Tally,
  verdictOf,
  viewsToTell,
} from './verdict.ts'

const NAMES: readonly VariantName[] = ['a', 'b', 'c', 'd']
/** `reached / views` of each variant. */
const of = (...counts: readonly (readonly [number, number])[]): Tally[] =>
  counts.map(([reached, views], at) => ({ variant: NAMES[at] ?? 'a', views, reached }))

describe('the arithmetic', () => {
  test.each([
    [0, 0.5],
    [1, 0.8413447],
    [-1, 0.1586553],
    [1.959964, 0.975],
    [-2.575829, 0.005],
    [3.290527, 0.9995],
  ])('of the normal distribution %f up to there lie %f', (z, share) =>
    expect(normalUpTo(z)).toBeCloseTo(share, 6),
  )

  test.each([
    [0.5, 0],
    [0.8, 0.841621],
    [0.975, 1.959964],
    [0.995, 2.575829],
  ])('%f of it lies up to %f', (share, z) => expect(normalQuantile(share)).toBeCloseTo(z, 4))

  test.each([
    [[200, 2000], [250, 2000], 0.01235],
    [[50, 1000], [60, 1000], 0.32668],
    [[30, 300], [30, 300], 1],
    [[15, 100], [30, 100], 0.01104],
  ] as const)('%j and %j differ by chance with p = %f', (one, other, p) => {
    const [first, second] = of(one, other)
    expect(pOfDifference(first as Tally, second as Tally)).toBeCloseTo(p, 4)
  })

  test.each([
    [0.1, 0.12, 3841],
    [0.05, 0.06, 8158],
    [0.2, 0.3, 294],
  ])('rates of %f and %f are told apart by %i views each', (one, other, views) =>
    expect(viewsToTell(one, other, 0.05)).toBe(views),
  )

  test.each([
    [1, 1],
    [99, 99],
    [101, 110],
    [3841, 3900],
    [123_456, 130_000],
  ])('about %i is %i', (views, said) => expect(about(views)).toBe(said))
})

describe('the verdict', () => {
  test.each([
    ['nothing counted', of([0, 0], [0, 0]), { kind: 'early', missing: 200 }],
    ['too few views of one', of([5, 99], [9, 120]), { kind: 'early', missing: 3 }],
    ['hardly anyone reached the goal', of([1, 200], [0, 200]), { kind: 'early', missing: 3600 }],
    ['no shopper did', of([0, 400], [0, 400]), { kind: 'same' }],
    ['all did', of([400, 400], [400, 400]), { kind: 'same' }],
    ['equal rates', of([20, 200], [30, 300]), { kind: 'same' }],
    ['a clear difference', of([200, 2000], [250, 2000]), { kind: 'real', leader: 'b', runnerUp: 'a' }],
    ['a small one', of([100, 1000], [120, 1000]), { kind: 'chance', leader: 'b', missing: 5682 }],
    [
      'one too small for any test',
      of([100_000, 1_000_000], [100_010, 1_000_000]),
      { kind: 'chance', missing: null },
    ],
    ['counts above the views', of([900, 500], [50, 500]), { kind: 'real', leader: 'a' }],
    ['one variant alone', of([1, 500]), { kind: 'same' }],
  ] as const)('%s', (_, tallies, verdict) => expect(verdictOf(tallies)).toMatchObject(verdict))

  test('among four variants a pair must differ more than among two', () => {
    const pair = of([200, 2000], [250, 2000])
    const four = of([200, 2000], [250, 2000], [150, 2000], [150, 2000])
    expect(verdictOf(pair).kind).toBe('real')
    expect(verdictOf(four).kind).toBe('chance')
  })

  const counts = fc
    .integer({ min: MIN_VIEWS, max: 100_000 })
    .chain(views => fc.tuple(fc.integer({ min: 0, max: views }), fc.constant(views)))
  const tallies = fc.array(counts, { minLength: 2, maxLength: 4 }).map(all => of(...all))

  test('does not depend on the order of the variants, and names the best rate', () =>
    fc.assert(
      fc.property(tallies, given => {
        const verdict = verdictOf(given)
        fc.pre(verdict.kind === 'chance' || verdict.kind === 'real')
        expect(verdictOf(given.toReversed()).kind).toBe(verdict.kind)
        const rates = given.map(({ views, reached }) => reached / views)
        const leader = given.find(({ variant }) => 'leader' in verdict && variant === verdict.leader)
        expect((leader?.reached ?? 0) / (leader?.views ?? 1)).toBe(Math.max(...rates))
      }),
    ))

  test('is never sure of what ten times the same counts would leave open', () =>
    fc.assert(
      fc.property(tallies, given => {
        fc.pre(verdictOf(given).kind === 'real')
        const more = given.map(tally => ({ ...tally, views: tally.views * 10, reached: tally.reached * 10 }))
        expect(verdictOf(more).kind).toBe('real')
      }),
    ))

  test('p lies between 0 and 1 and does not depend on the order', () =>
    fc.assert(
      fc.property(counts, counts, (one, other) => {
        const [first, second] = of(one, other) as [Tally, Tally]
        const p = pOfDifference(first, second)
        expect(p).toBeGreaterThanOrEqual(0)
        expect(p).toBeLessThanOrEqual(1)
        expect(pOfDifference(second, first)).toBe(p)
      }),
    ))

  test('calls about five of a hundred tests without a difference a difference', () => {
    // A generator of its own: the same numbers in every run.
    let state = 42
    const random = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return state / 2 ** 32
    }
    const reached = () => Array.from({ length: 500 }, random).filter(point => point < 0.2).length
    const wrong = Array.from({ length: 1000 }, () =>
      verdictOf(of([reached(), 500], [reached(), 500])),
    ).filter(({ kind }) => kind === 'real')
    expect(wrong.length).toBeGreaterThan(25)
    expect(wrong.length).toBeLessThan(75)
  })
})
