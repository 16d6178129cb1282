import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { runAtOnce, runInTurns, sortSteps, type Steps, task, visitSteps } from './steps.ts'

function* counting(count: number, visit: (at: number) => void): Steps<string> {
  for (let at = 0; at < count; at += 1) {
    visit(at)
    yield
  }
  return 'done'
}

test('others get a turn after four milliseconds', async () => {
  let now = 0
  const pause = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
  const steps = counting(20, () => void (now += 1))
  expect(await runInTurns(steps, { pause, now: () => now })).toBe('done')
  expect(pause).toHaveBeenCalledTimes(5)
})

test('what is needed at once goes on from where the steps are', async () => {
  const visit = vi.fn<(at: number) => void>()
  const made = task(() => counting(5, visit))
  const steps = made.steps()
  steps.next()
  steps.next()
  expect([visit.mock.calls.length, made.isDone()]).toEqual([2, false])
  expect(made()).toBe('done')
  expect(await runInTurns(steps)).toBe('done')
  expect(made()).toBe('done')
  expect(visit.mock.calls.flat()).toEqual([0, 1, 2, 3, 4])
})

test('a task that failed is tried again', () => {
  let isBroken = true
  const made = task(() =>
    counting(2, () => {
      if (isBroken) throw new Error('no')
    }),
  )
  expect(() => made()).toThrow('no')
  isBroken = false
  expect(made()).toBe('done')
})

test('entries are visited in their order, with a pause after every so many', () => {
  const seen: string[] = []
  const steps = visitSteps(new Set('abcde'), (letter, index) => void seen.push(`${index}${letter}`), 2)
  const lengths: number[] = []
  while (!steps.next().done) lengths.push(seen.length)
  expect(lengths).toEqual([2, 4])
  expect(seen).toEqual(['0a', '1b', '2c', '3d', '4e'])
})

test('sorting in steps is sorting', () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer()), {
    minLength: 4000,
    maxLength: 9000,
    size: 'max',
  })
  fc.assert(
    fc.property(pairs, entries => {
      const compare = ([a]: [number, number], [b]: [number, number]) => a - b
      expect(runAtOnce(sortSteps(entries, compare))).toEqual(entries.toSorted(compare))
    }),
    { numRuns: 5 },
  )
})
