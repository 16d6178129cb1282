import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { PhonePage } from './PhonePage.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['Publish', 'publish'],
  ['Preview', 'preview'],
  ['History', 'versions'],
  ['Page settings', 'page'],
] as const)('“%s” opens its dialog on a phone (LO-14)', async (name, dialog) => {
  const { session } = renderInEditor(<PhonePage />)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(session.store.getState().dialog).toBe(dialog)
})

test('a phone says that editing blocks needs a larger screen, and shows neither palette nor canvas', () => {
  renderInEditor(<PhonePage />)
  expect(screen.getByText(/needs a larger screen/)).toBeVisible()
  expect(screen.queryByRole('tab', { name: 'Add' })).toBeNull()
  expect(document.querySelector('iframe')).toBeNull()
})

test('an editor without the right to publish is offered to ask', () => {
  renderInEditor(<PhonePage />, { role: 'editor' })
  expect(screen.getByRole('button', { name: 'Request publication' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})

test('a comment on a phone is about the page, or about a block chosen from a list in the order of the page', async () => {
  const { session } = renderInEditor(<PhonePage />)
  const about = screen.getByLabelText('About')
  const names = [...about.querySelectorAll('option')].map(option => option.textContent)
  expect(names[0]).toBe('The page')
  expect(names.slice(1)).toHaveLength(4)
  await userEvent.selectOptions(about, names[3] ?? '')
  await waitFor(() => expect(session.store.getState().selected).toBe('title'))
  expect(about).toHaveDisplayValue(names[3] ?? '')
  act(() => session.select(undefined))
  await waitFor(() => expect(about).toHaveDisplayValue('The page'))
})
