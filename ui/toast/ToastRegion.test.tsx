import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ToastRegion } from './ToastRegion.tsx'
import { dismissToast, showToast } from './toast.ts'

afterEach(() => act(dismissToast))

test.each([
  ['default', 'status', 0],
  ['success', 'status', 1],
  ['error', 'alert', 1],
  ['old-error', 'alert', 1],
] as const)('%s is announced as %s, with %i sign (L-408, LO-110)', (status, role, signs) => {
  render(<ToastRegion />)
  act(() => showToast('Saved', { status }))
  const toast = screen.getByText('Saved')
  expect(toast).toHaveAttribute('data-status', status)
  expect(screen.getByRole(role, { hidden: true })).toContainElement(toast)
  expect(toast.querySelectorAll('svg')).toHaveLength(signs)
})
