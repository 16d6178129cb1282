import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Role } from '#operators/operator.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { SubscriberList } from './SubscriberList.tsx'
import { subscriber } from './testing.ts'

const open = (answers: Answers, { at = '/newsletter', role = 'admin' as Role } = {}) =>
  renderInWorld(<SubscriberList operator={{ name: 'ada', role }} />, { at, answers })

test('lists addresses with their consents, and asks for the state that is chosen', async () => {
  const list = vi.fn<Answer<'newsletter.list'>>(async () => ({ rows: [subscriber()], next: null }))
  open({ 'newsletter.list': list })
  expect(await screen.findByRole('row', { name: /^m•••@example\.com .* Subscribed/ })).toBeVisible()
  expect(screen.getByText(/^5 Jan 2026, 12:00 subscribed \(newsletter form\)$/)).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'OFF')
  await waitFor(() => expect(list.mock.calls.at(-1)?.[0]).toEqual({ state: 'OFF' }))
})

test('publishers see the list and cannot export it', async () => {
  open({ 'newsletter.list': async () => ({ rows: [], next: null }) }, { role: 'publisher' })
  expect(await screen.findByText('There are no subscribers yet.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
})

test('an editor, who has no right to it, reads so (LO-13)', () => {
  open({}, { role: 'editor' })
  expect(screen.getByText('Your role may not see subscribers.')).toBeVisible()
})
