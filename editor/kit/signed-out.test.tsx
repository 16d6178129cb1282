import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  announceSignIn,
  announceSignOut,
  type SignedOut,
  useSignInElsewhere,
  useSignOutElsewhere,
} from './signed-out.ts'

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

test('signing in in one tab is known in every other, and is not taken for signing out (case 10)', async () => {
  const [forget, look] = [vi.fn<(why: SignedOut) => void>(), vi.fn<() => void>()]
  renderHook(() => useSignOutElsewhere(forget))
  renderHook(() => useSignInElsewhere(look))
  announceSignIn()
  await waitFor(() => expect(look).toHaveBeenCalledOnce())
  expect(forget).not.toHaveBeenCalled()
})
