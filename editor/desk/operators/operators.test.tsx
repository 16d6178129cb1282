import type { Answer, Answers } from '../../testing/world.tsx'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { PageSummary } from '#content-store/client/types.ts'
import type { OperatorAccount } from '#operators/operator.ts'
import type { ContentPort } from '../../kit/services/content-port.ts'
import { ChangePasswordDialog } from '../../kit/sign-in/ChangePasswordDialog.tsx'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { OperatorList } from './OperatorList.tsx'

withModalDialogs()

const accounts: readonly OperatorAccount[] = [
  { name: 'ada', role: 'admin', sessions: 1, mail: null, hasSecondFactor: false, endsAt: null },
  { name: 'bo', role: 'editor', sessions: 2, mail: null, hasSecondFactor: false, endsAt: null },
  { name: 'cy', role: 'publisher', sessions: 0, mail: null, hasSecondFactor: false, endsAt: null },
]
const ada = { name: 'ada', role: 'admin' } as const

const draftOf = (savedBy: string): PageSummary => ({
  key: '',
  id: '',
  path: '',
  locale: 'zh_HK',
  type: 'LANDING',
  title: '',
  status: 'draft',
  revision: 1,
  liveVersion: null,
  savedAt: 0,
  savedBy,
  publishedAt: null,
})

async function openList(more: Answers = {}) {
  renderInWorld(<OperatorList operator={ada} />, {
    answers: {
      'operators.list': async () => accounts,
      'operators.demanding': async () => ({ roles: [], isOfAll: false }),
      ...more,
    },
  })
  await screen.findByRole('table', { name: 'Operators' })
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('the operators’ accounts (LO-13)', () => {
  test('name, role and open sessions of each; the own account cannot be removed', async () => {
    await openList()
    const rows = screen.getAllByRole('row').map(row => row.textContent)
    expect(rows[1]).toMatch(/^adaYouAdminOff1 open session/)
    expect(rows[2]).toMatch(/^boEditorOff2 open sessions/)
    expect(rows[3]).toMatch(/^cyPublisherOffNot signed in/)
    expect(screen.getByRole('button', { name: 'Let go of ada' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Sign out ada everywhere' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Let go of bo' })).toBeEnabled()
  })

  test('other roles read that the page is not theirs', () => {
    renderInWorld(<OperatorList operator={{ name: 'bo', role: 'publisher' }} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Your role may not see this page.')
  })

  test('an operator is added; a refusal of the store stands in the dialog and loses nothing typed', async () => {
    const addOperator = vi
      .fn<Answer<'operators.add'>>()
      .mockRejectedValueOnce(new Error('The name “dee” is already taken.'))
      .mockImplementation(async ({ name, role }) => ({ name, role }))
    await openList({ 'operators.add': addOperator })
    await press('Add without an invitation')
    const dialog = screen.getByRole('dialog', { name: 'Add operator' })
    await userEvent.type(within(dialog).getByLabelText('Name'), 'dee')
    await userEvent.selectOptions(within(dialog).getByLabelText('Role'), 'publisher')
    await userEvent.type(within(dialog).getByLabelText('Password'), 'correct horse{Enter}')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('already taken')
    expect(within(dialog).getByLabelText('Name')).toHaveValue('dee')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add operator' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(addOperator).toHaveBeenLastCalledWith({
      mail: null,
      name: 'dee',
      role: 'publisher',
      endsAt: null,
      password: 'correct horse',
    })
  })

  test('an empty password stays as it is when name and role change', async () => {
    const changeOperator = vi.fn<Answer<'operators.change'>>(async ({ name }) => ({ name, role: 'admin' }))
    await openList({ 'operators.change': changeOperator })
    await press('Change bo')
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'admin')
    await press('Save')
    await waitFor(() =>
      expect(changeOperator).toHaveBeenCalledExactlyOnceWith({
        name: 'bo',
        changes: { name: 'bo', role: 'admin', mail: null, endsAt: null },
      }),
    )
  })

  test('of the own account only the name can change here', async () => {
    await openList()
    await press('Change ada')
    expect(screen.getByLabelText('Role')).toBeDisabled()
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  test('signing an operator out everywhere asks first', async () => {
    const job = vi.fn<Answer<'operators.end-sessions'>>(async () => null)
    await openList({ 'operators.end-sessions': job })
    await press('Sign out bo everywhere')
    const dialog = screen.getByRole('dialog', { name: 'Sign out bo everywhere?' })
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    expect(job).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(job).toHaveBeenCalledExactlyOnceWith({ name: 'bo' })
  })

  test('letting an operator go says what is under way, and asks who takes over, and for a reason', async () => {
    const job = vi.fn<Answer<'operators.remove'>>(async () => null)
    await openList({
      'operators.remove': job,
      'pages.list': async () => [
        { ...draftOf('bo'), key: 'a_zh_HK', path: '/a' },
        { ...draftOf('bo'), key: 'b_zh_HK', path: '/b', status: 'live' },
        { ...draftOf('cy'), key: 'c_zh_HK', path: '/c' },
      ],
      'reviews.waiting': async () => [],
      'changes.planned': async () => ({ plans: [] }),
    })
    await press('Let go of bo')
    const dialog = screen.getByRole('dialog', { name: 'Let bo go?' })
    expect(await within(dialog).findByText('1 page with an unpublished draft')).toBeVisible()
    expect(within(dialog).getByLabelText('Reason')).toHaveFocus()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Let go' }))
    expect(within(dialog).getByText('Enter a reason.')).toBeVisible()
    expect(job).not.toHaveBeenCalled()
    const heir = within(dialog).getByLabelText('Hand over to')
    expect(heir).toHaveValue('ada')
    expect(within(heir).queryByRole('option', { name: 'bo' })).toBeNull()
    await userEvent.selectOptions(heir, 'cy')
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Left the shop{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(job).toHaveBeenCalledExactlyOnceWith({ name: 'bo', reason: 'Left the shop', heir: 'cy' })
  })

  test('a last day ends with the day in Hong Kong, and shows below the role', async () => {
    const change = vi.fn<Answer<'operators.change'>>(async ({ name }) => ({ name, role: 'editor' }))
    const endsAt = Date.parse('2026-12-01T00:00:00+08:00')
    await openList({
      'operators.list': async () => accounts.map(account => ({ ...account, endsAt })),
      'operators.change': change,
    })
    expect(screen.getAllByRole('row')[2]).toHaveTextContent('Until 30 November 2026')
    await press('Change bo')
    expect(screen.getByLabelText('Last day')).toHaveValue('2026-11-30')
    await userEvent.clear(screen.getByLabelText('Last day'))
    await userEvent.type(screen.getByLabelText('Last day'), '2026-12-31')
    await press('Save')
    await waitFor(() =>
      expect(change.mock.calls[0]?.[0].changes).toMatchObject({
        endsAt: Date.parse('2027-01-01T00:00:00+08:00'),
      }),
    )
  })
})

describe('second factors and sessions of operators', () => {
  const withFactor = accounts.map(account => ({ ...account, hasSecondFactor: account.name !== 'cy' }))

  test('a second factor is removed with a reason; the own one is not removed here', async () => {
    const remove = vi.fn<Answer<'operators.remove-second-factor'>>(async () => null)
    await openList({ 'operators.list': async () => withFactor, 'operators.remove-second-factor': remove })
    expect(screen.queryByRole('button', { name: 'Turn off two-step sign-in of ada' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Turn off two-step sign-in of cy' })).toBeNull()
    await press('Turn off two-step sign-in of bo')
    const dialog = screen.getByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off two-step sign-in' }))
    expect(within(dialog).getByText('Enter a reason.')).toBeVisible()
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Phone lost{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(remove).toHaveBeenCalledExactlyOnceWith({ name: 'bo', reason: 'Phone lost' })
  })

  test('sessions of an operator are listed and ended one by one', async () => {
    const end = vi.fn<Answer<'operators.end-session'>>(async () => null)
    await openList({
      'operators.sessions': async () => [{ id: 'one', begunAt: 0, seenAt: 0, device: '', isThis: false }],
      'operators.end-session': end,
    })
    await press('Sessions of bo: 2 open sessions')
    await userEvent.click(await screen.findByRole('button', { name: /^Sign out Unknown device/ }))
    await waitFor(() => expect(end).toHaveBeenCalledExactlyOnceWith({ name: 'bo', id: 'one' }))
  })

  test('a role demands a second factor by a switch', async () => {
    const demand = vi.fn<Answer<'operators.demand'>>(async () => null)
    await openList({
      'operators.demanding': async () => ({ roles: ['editor'], isOfAll: false }),
      'operators.demand': demand,
    })
    expect(await screen.findByRole('switch', { name: 'Editor' })).toBeChecked()
    await userEvent.click(screen.getByRole('switch', { name: 'Admin' }))
    await waitFor(() => expect(demand).toHaveBeenCalledExactlyOnceWith({ roles: ['editor', 'admin'] }))
  })
})

describe('the own password (LO-13)', () => {
  const fields = async (current: string, next: string) => {
    await userEvent.type(screen.getByLabelText('Current password'), current)
    await userEvent.type(screen.getByLabelText('New password'), next)
  }

  test('is changed with the current one', async () => {
    const onClose = vi.fn<() => void>()
    const changePassword = vi.fn<ContentPort['changePassword']>(async () => undefined)
    renderInWorld(<ChangePasswordDialog onClose={onClose} />, { port: { changePassword } })
    expect(screen.getByLabelText('Current password')).toHaveFocus()
    await fields('correct horse', 'a new password')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(changePassword).toHaveBeenCalledExactlyOnceWith('correct horse', 'a new password')
  })

  test('with a wrong current one the dialog stays and says why', async () => {
    const onClose = vi.fn<() => void>()
    const changePassword = () => Promise.reject(new Error('The current password is wrong.'))
    renderInWorld(<ChangePasswordDialog onClose={onClose} />, { port: { changePassword } })
    await fields('wrong', 'a new password')
    await press('Change password')
    expect(await screen.findByRole('alert')).toHaveTextContent('The current password is wrong.')
    expect(onClose).not.toHaveBeenCalled()
  })

  test('nothing is sent while a field is empty', async () => {
    const changePassword = vi.fn<ContentPort['changePassword']>()
    renderInWorld(<ChangePasswordDialog onClose={() => undefined} />, { port: { changePassword } })
    await press('Change password')
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter the current and the new password.')
    expect(changePassword).not.toHaveBeenCalled()
  })
})
