import { expect, test, vi } from 'vitest'
import { createClosedDay, mayShow } from './closed-day.ts'

test.each([
  ['never closed', undefined, true],
  ['closed yesterday', '2026-11-20', true],
  ['closed last year', '2025-12-31', true],
  ['closed today', '2026-11-21', false],
])('%s: whether it shows (L-252, LO-39)', (_, closed, shows) =>
  expect(mayShow(closed, '2026-11-21')).toBe(shows),
)

test('the day is kept in storage (L-253, LO-38)', () => {
  const memory = new Map<string, string>()
  const open = () => ({ getItem: (key: string) => memory.get(key) ?? null, setItem: memory.set.bind(memory) })
  createClosedDay(open).write('2026-11-21')
  expect(createClosedDay(open).read()).toBe('2026-11-21')
})

test('storage that fails is logged once, and the day remembered until the page goes (L-254, LO-38)', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const day = createClosedDay(() => {
    throw new Error('SecurityError')
  })
  expect(day.read()).toBeUndefined()
  day.write('2026-11-21')
  expect(day.read()).toBe('2026-11-21')
  expect(warn).toHaveBeenCalledOnce()
})
