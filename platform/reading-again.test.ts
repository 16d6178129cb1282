import { expect, test } from 'vitest'
import { readingAgain } from './reading-again.ts'

/** Readings that end when the test says so. */
function heldReadings() {
  const ends: ((result: number) => void)[] = []
  const fails: ((error: Error) => void)[] = []
  const reading = readingAgain(
    () =>
      new Promise<number>((resolve, reject) => {
        ends.push(resolve)
        fails.push(reject)
      }),
  )
  return { reading, ends, fails }
}

test('callers during a reading wait for the next one, which is one for all of them', async () => {
  const { reading, ends } = heldReadings()
  const [first, second, third] = [reading.read(), reading.read(), reading.read()]
  expect(ends).toHaveLength(1)
  ends[0]?.(1)
  expect(await first).toBe(1)
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.(2)
  expect(await Promise.all([second, third])).toEqual([2, 2])
  expect(ends).toHaveLength(2)
})

test('a failed read rejects only for its caller; the next one still begins', async () => {
  const { reading, ends, fails } = heldReadings()
  const [first, second] = [reading.read(), reading.read()]
  fails[0]?.(new Error('cut'))
  await expect(first).rejects.toThrow('cut')
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.(2)
  expect(await second).toBe(2)
})

test('is idle once nothing is read or waits', async () => {
  const { reading, ends } = heldReadings()
  const second = [reading.read(), reading.read()][1]
  let isIdle = false
  const idle = reading.idle().then(() => (isIdle = true))
  ends[0]?.(1)
  await expect.poll(() => ends.length).toBe(2)
  expect(isIdle).toBe(false)
  ends[1]?.(2)
  await Promise.all([second, idle])
})
