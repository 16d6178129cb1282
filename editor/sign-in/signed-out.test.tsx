import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { announceSignOut, useSignOutElsewhere } from './signed-out.ts'

test('signing out in one tab is known at once in every other, as long as it is open (LO-13)', async () => {
  const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const tab = renderHook(() => useSignOutElsewhere(one))
  const closed = renderHook(() => useSignOutElsewhere(other))
  closed.unmount()
  announceSignOut()
  await waitFor(() => expect(one).toHaveBeenCalledOnce())
  expect(other).not.toHaveBeenCalled()
  tab.unmount()
})
