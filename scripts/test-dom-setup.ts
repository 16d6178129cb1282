import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error')
})

/** An unexpected `console.error` fails the test that caused it. Tests that expect one replace the spy's implementation. */
afterEach(() => {
  cleanup()
  const { mock } = vi.mocked(console.error)
  const calls = [...mock.calls]
  vi.restoreAllMocks()
  expect(calls).toEqual([])
})
