import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { announceSignOut, type SignedOut, useSignOutElsewhere } from './signed-out.ts'

test('signing out in one tab is known at once in every other, as long as it is open (LO-13)', async () => {
  const [one, other] = [vi.fn<(why: SignedOut) => void>(), vi.fn<(why: SignedOut) => void>()]
  const tab = renderHook(() => useSignOutElsewhere(one))
  const closed = renderHook(() => useSignOutElsewhere(other))
  closed.unmount()
  announceSignOut('signed out')
  await waitFor(() => expect(one).toHaveBeenCalledExactlyOnceWith('signed out'))
  expect(other).not.toHaveBeenCalled()
  tab.unmount()
})
