import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, holdToast, onToast, releaseToast, showToast, TOAST_MS } from './toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dismissToast()
  vi.useRealTimers()
})

describe('toast', () => {
  test('disappears after 2000 ms (C-383, L-406, M-302)', () => {
    expect(TOAST_MS).toBe(2000)
    showToast('Added')
    vi.advanceTimersByTime(1999)
    expect(currentToast()?.message).toBe('Added')
    vi.advanceTimersByTime(1)
    expect(currentToast()).toBeUndefined()
  })

  test('stays as long as its caller asks, for example 5 s for a limit (L-400)', () => {
    showToast('At most 10', { durationMs: 5000 })
    vi.advanceTimersByTime(4999)
    expect(currentToast()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(currentToast()).toBeUndefined()
  })

  test('is replaced by the next one, which has its own time (C-384, L-407, M-302)', () => {
    showToast('First')
    vi.advanceTimersByTime(1500)
    showToast('Second', { status: 'error' })
    expect(currentToast()).toMatchObject({ message: 'Second', status: 'error' })
    vi.advanceTimersByTime(1999)
    expect(currentToast()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(currentToast()).toBeUndefined()
  })

  test('pauses on hover, then runs its remaining time', () => {
    showToast('Read me')
    vi.advanceTimersByTime(1500)
    holdToast()
    vi.advanceTimersByTime(60_000)
    expect(currentToast()).toBeDefined()
    releaseToast()
    vi.advanceTimersByTime(499)
    expect(currentToast()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(currentToast()).toBeUndefined()
  })

  test.each(['default', 'success', 'error', 'old-error'] as const)(
    'can be of status %s (C-385, M-302, CO-136)',
    status => {
      showToast('Words', { status })
      expect(currentToast()?.status).toBe(status)
    },
  )

  test('notifies its listeners until they unsubscribe', () => {
    const listener = vi.fn<() => void>()
    const leave = onToast(listener)
    showToast('One')
    dismissToast()
    leave()
    showToast('Two')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
