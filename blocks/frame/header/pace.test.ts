import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce, throttle } from './pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('throttled: at once, then at most once per pause, the last call never lost (L-018)', () => {
  const ran: number[] = []
  const { call } = throttle(() => ran.push(Date.now() % 100_000), 300)
  vi.setSystemTime(0)
  for (let at = 0; at < 1000; at += 10) {
    call()
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(5000)
  expect(ran).toEqual([0, 300, 600, 900, 1200])
})

test('a single call runs once, and the next after a rest at once (L-018)', () => {
  const run = vi.fn<() => void>()
  const { call } = throttle(run, 300)
  call()
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledTimes(1)
  call()
  expect(run).toHaveBeenCalledTimes(2)
})

test('nothing runs after it was cancelled', () => {
  const run = vi.fn<() => void>()
  for (const { call, cancel } of [throttle(run, 300), debounce(run, 150)]) {
    call()
    call()
    cancel()
  }
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('debounced: once, 150 ms after the last call (L-019)', () => {
  const run = vi.fn<() => void>()
  const { call } = debounce(run, 150)
  for (let at = 0; at < 20; at++) {
    call()
    vi.advanceTimersByTime(149)
  }
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})
