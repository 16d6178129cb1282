import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Role } from '#operators/operator.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { SubscriberList } from './SubscriberList.tsx'
import { subscriber } from './testing.ts'

const NO_TOPICS: NonNullable<Answers['newsletterTopics.list']> = async () => ({
  rows: [],
  next: null,
  count: 0,
  emptiedBy: [],
})
const TOPICS: typeof NO_TOPICS = async () => ({
  rows: [
    {
      code: 'offers',
      title: { zh_HK: '優惠', en_US: 'Offers' },
      line: { kind: 'newsletterTopic', code: 'offers', name: { zh_HK: '優惠', en_US: 'Offers' } },
      changed: null,
    },
  ],
  next: null,
  count: 1,
  emptiedBy: [],
})

const open = (answers: Answers, { at = '/newsletter', role = 'admin' as Role } = {}) =>
  renderInWorld(<SubscriberList operator={{ name: 'ada', role }} />, { at, answers })

test('lists addresses with their consents, and asks for the state that is chosen', async () => {
  const list = vi.fn<Answer<'newsletter.list'>>(async () => ({ rows: [subscriber()], next: null }))
  open({ 'newsletter.list': list, 'newsletterTopics.list': NO_TOPICS })
  expect(await screen.findByRole('row', { name: /^m•••@example\.com .* Subscribed/ })).toBeVisible()
  expect(screen.getByText(/^5 Jan 2026, 12:00 subscribed \(newsletter form\)$/)).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'OFF')
  await waitFor(() => expect(list.mock.calls.at(-1)?.[0]).toEqual({ state: 'OFF' }))
})

test('shows the topics of each address and consent, by name, and filters and exports by one', async () => {
  const list = vi.fn<Answer<'newsletter.list'>>(async () => ({
    rows: [
      subscriber({
        topics: ['offers', 'gone'],
        events: [
          { kind: 'CHOSE', source: 'PROFILE', time: '2026-02-05T12:00:00+08:00', topics: ['offers', 'gone'] },
          { kind: 'JOINED', source: 'EMAIL', time: '2026-01-05T12:00:00+08:00', topics: [] },
        ],
      }),
      subscriber({ id: 's2', contact: 'k•••@example.com' }),
    ],
    next: null,
  }))
  const write = vi.fn<Answer<'newsletter.export'>>(async () => ({ text: '', count: 0 }))
  open({ 'newsletter.list': list, 'newsletterTopics.list': TOPICS, 'newsletter.export': write })
  expect(await screen.findByRole('cell', { name: 'Offers and gone' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Whole newsletter' })).toBeVisible()
  expect(
    screen.getByText('5 Feb 2026, 12:00 changed topics (member’s account): Offers and gone'),
  ).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Topics' }), 'Offers')
  await waitFor(() => expect(list.mock.calls.at(-1)?.[0]).toEqual({ topic: 'offers' }))
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(write.mock.calls.at(-1)?.[0]).toEqual({ topic: 'offers' }))
})

test('publishers see the list and cannot export it', async () => {
  open(
    { 'newsletter.list': async () => ({ rows: [], next: null }), 'newsletterTopics.list': NO_TOPICS },
    { role: 'publisher' },
  )
  expect(await screen.findByText('There are no subscribers yet.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
})

test('an editor, who has no right to it, reads so (LO-13)', () => {
  open({}, { role: 'editor' })
  expect(screen.getByText('Your role may not see subscribers.')).toBeVisible()
})
