import type { Answer, Answers } from '../../testing/world.tsx'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ProgramView } from '#operators/operator.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { ExplorerScreen } from './ExplorerScreen.tsx'
import { ProgramList } from './ProgramList.tsx'

withModalDialogs()

const programs: readonly ProgramView[] = [
  {
    name: 'stock-feed',
    role: 'publisher',
    isReadOnly: false,
    callsPerMinute: 1200,
    since: 0,
    usedAt: null,
    endsAt: null,
  },
]

const open = (more: Answers = {}) =>
  renderInWorld(<ProgramList operator={{ name: 'ada', role: 'admin' }} />, {
    answers: { 'programs.list': async () => programs, ...more },
  })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('programs are listed with their rights and limits', async () => {
  open()
  const row = await screen.findByRole('row', { name: /stock-feed/ })
  expect(row.textContent).toMatch(/^stock-feedPublisherRead and change1,200Never/)
})

test('other roles read that the page is not theirs', () => {
  renderInWorld(<ProgramList operator={{ name: 'bo', role: 'publisher' }} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Your role may not see this page.')
})

test('a wrong limit is named and nothing is sent; a program is added and its key shown until the dialog closes', async () => {
  const add = vi.fn<Answer<'programs.add'>>(async ({ name, role }) => ({ name, role, key: 'cairn_once' }))
  open({ 'programs.list': async () => [], 'programs.add': add })
  expect(await screen.findByText('No program has a key yet.')).toBeVisible()
  await press('Add program')
  const dialog = within(screen.getByRole('dialog', { name: 'Add program' }))
  await userEvent.type(dialog.getByLabelText('Name'), 'feed')
  const limit = dialog.getByLabelText('Calls per minute')
  await userEvent.clear(limit)
  await userEvent.type(limit, '１３００{Enter}')
  expect(limit).toHaveAccessibleDescription(/whole number between 1 and 1,200/)
  expect(add).not.toHaveBeenCalled()
  await userEvent.clear(limit)
  await userEvent.type(limit, '６０{Enter}')
  expect(await screen.findByLabelText('Key')).toHaveValue('cairn_once')
  expect(add).toHaveBeenCalledExactlyOnceWith({
    name: 'feed',
    role: 'editor',
    isReadOnly: true,
    callsPerMinute: 60,
    endsAt: null,
  })
  await press('Close')
  await waitFor(() => expect(screen.queryByText('cairn_once')).toBeNull())
})

test('the key is replaced after a question', async () => {
  const renew = vi.fn<Answer<'programs.renew'>>(async ({ name }) => ({
    name,
    role: 'editor',
    key: 'cairn_new',
  }))
  open({ 'programs.renew': renew })
  await screen.findByRole('row', { name: /stock-feed/ })
  await press('New key for stock-feed')
  const dialog = within(screen.getByRole('dialog', { name: 'New key for stock-feed' }))
  expect(dialog.getByText(/stops working at once/)).toBeVisible()
  expect(renew).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'New key' }))
  expect(await screen.findByLabelText('Key')).toHaveValue('cairn_new')
})

test('a program is removed with a reason', async () => {
  const remove = vi.fn<Answer<'operators.remove'>>(async () => null)
  open({ 'operators.remove': remove })
  await screen.findByRole('row', { name: /stock-feed/ })
  await press('Remove stock-feed')
  const dialog = within(screen.getByRole('dialog', { name: 'Remove stock-feed' }))
  await userEvent.type(dialog.getByLabelText('Reason'), 'Replaced{Enter}')
  await waitFor(() =>
    expect(remove).toHaveBeenCalledExactlyOnceWith({ name: 'stock-feed', reason: 'Replaced' }),
  )
})

test('two explorers of the APIs are a link each', async () => {
  open()
  expect(await screen.findByRole('link', { name: 'GraphQL explorer' })).toHaveAttribute(
    'href',
    '/operators/programs/graphql',
  )
  expect(screen.getByRole('link', { name: 'Operations explorer' })).toHaveAttribute(
    'href',
    '/operators/programs/operations',
  )
})

test.each([
  ['graphql', 'GraphQL explorer'],
  ['operations', 'Operations explorer'],
] as const)('the explorer of %s is a frame for admins; others are refused', (explorer, name) => {
  const { unmount } = renderInWorld(
    <ExplorerScreen operator={{ name: 'ada', role: 'admin' }} explorer={explorer} />,
  )
  expect(screen.getByTitle(name)).toHaveAttribute('src', `/editor/explorers/${explorer}/`)
  unmount()
  renderInWorld(<ExplorerScreen operator={{ name: 'ed', role: 'publisher' }} explorer={explorer} />)
  expect(screen.queryByTitle(name)).toBeNull()
})
