import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { closedDays } from '#desk/collections/closedDays/definition.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { CollectionList } from '../collections/CollectionList.tsx'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { closedDayParts } from './parts.ts'

withModalDialogs()

/** A Monday. */
const NOW = Date.parse('2026-11-30T10:00:00+08:00')

const open = (answers: Answers = {}, role: 'publisher' | 'editor' = 'publisher') =>
  renderInWorld(
    <Routes>
      <Route
        path="/closedDays"
        element={
          <CollectionList collection={closedDays} operator={{ name: 'cy', role }} parts={closedDayParts} />
        }
      />
    </Routes>,
    {
      at: '/closedDays',
      port: { me: async () => ({ name: 'cy', role }) },
      answers: {
        'closedDays.list': async () => ({ rows: [], next: null, count: 0, emptiedBy: [] }),
        ...answers,
      },
      clock: () => NOW,
    },
  )

test('the holidays of this year and of the next one are added with a press', async () => {
  const add = vi.fn<Answer<'closedDays.add-holidays'>>(async () => ({ added: ['2027-01-01'], changed: [] }))
  open({ 'closedDays.add-holidays': add })
  await userEvent.click(await screen.findByRole('button', { name: 'Add Hong Kong’s holidays of 2027' }))
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ year: 2027 }))
  expect(screen.getByRole('button', { name: 'Add Hong Kong’s holidays of 2026' })).toBeInTheDocument()
})

test('a pasted list names its first bad line and loses nothing; a good one goes out', async () => {
  const add = vi.fn<Answer<'closedDays.add-days'>>(async () => ({
    added: ['2026-12-20', '2026-12-22'],
    changed: [],
  }))
  open({ 'closedDays.add-days': add })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a list of days' }))
  const days = screen.getByRole('textbox', { name: /Days/ })
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getByText('Enter at least one day.')).toBeInTheDocument()
  await userEvent.click(days)
  await userEvent.paste('2026-12-20, 特區成立紀念日, SAR Day\n22 December 冬至\n2026-12-24')
  expect(
    screen.getByText(/^Line 2 does not begin with a date .*22 December.* 1 more line/),
  ).toBeInTheDocument()
  expect(days).toHaveValue('2026-12-20, 特區成立紀念日, SAR Day\n22 December 冬至\n2026-12-24')
  await userEvent.clear(days)
  await userEvent.click(days)
  await userEvent.paste('2026-12-20, 特區成立紀念日, SAR Day\n2026-12-22 冬至')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Macau' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getByText('Choose at least one.')).toBeInTheDocument()
  expect(add).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Macau' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({
      places: ['macau'],
      days: [
        { date: '2026-12-20', name: { zh_HK: '特區成立紀念日', en_US: 'SAR Day' } },
        { date: '2026-12-22', name: { zh_HK: '冬至', en_US: '冬至' } },
      ],
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('operators who may not change the site see the list alone', async () => {
  open({}, 'editor')
  expect(await screen.findByText(/no closed days yet/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add a list of days' })).not.toBeInTheDocument()
})
