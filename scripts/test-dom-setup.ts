import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// A busy machine may take longer than the second that is waited for otherwise.
configure({ asyncUtilTimeout: 5000 })

// jsdom measures nothing.
if (!('getEntriesByType' in performance)) Object.assign(performance, { getEntriesByType: () => [] })

beforeEach(() => {
  vi.spyOn(console, 'error')
})

/** An unexpected `console.error` fails the test that caused it. Tests that expect one replace the spy's implementation. */
afterEach(() => {
  cleanup()
  const { mock } = vi.mocked(console.error)
  const calls = [...mock.calls]
  vi.restoreAllMocks()
  // A throw in `afterEach` fails the test it follows.
  if (calls.length > 0)
    throw new Error(`console.error was called: ${calls.map(call => call.join(' ')).join('\n')}`)
})
