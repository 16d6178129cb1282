import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Invitation } from '#operators/operator.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { OperatorList } from './OperatorList.tsx'

withModalDialogs()

const HOUR_MS = 3_600_000
const AT = Date.parse('2026-11-21T10:00:00+08:00')
const invitation: Invitation = {
  id: 'one',
  name: 'dee',
  role: 'publisher',
  mail: { address: 'dee@shop.example', locale: 'en_US' },
  by: 'ada',
  at: AT,
  endsAt: null,
  expiresAt: AT + 72 * HOUR_MS,
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function openList(answers: Answers = {}) {
  renderInWorld(<OperatorList operator={{ name: 'ada', role: 'admin' }} />, {
    answers: {
      'operators.list': async () => [],
      'operators.demanding': async () => ({ roles: [], isOfAll: false }),
      ...answers,
    },
  })
  await screen.findByRole('button', { name: 'Invite operator' })
}

test('an operator is invited by the keyboard; a refusal loses nothing typed; the link shows once', async () => {
  const send = vi
    .fn<Answer<'invitations.send'>>()
    .mockRejectedValueOnce(new Error('The mail address is not valid.'))
    .mockImplementation(async () => ({ invitation, secret: 'a-secret', isMailed: true }))
  await openList({ 'invitations.send': send })
  await press('Invite operator')
  const dialog = screen.getByRole('dialog', { name: 'Invite operator' })
  expect(within(dialog).getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('dee{Tab}dee@shop')
  await userEvent.selectOptions(within(dialog).getByLabelText('Role'), 'publisher')
  await userEvent.type(within(dialog).getByLabelText('Last day'), '2026-12-31')
  await press('Send invitation')
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('not valid')
  await userEvent.type(within(dialog).getByLabelText('Email'), '.example{Enter}')
  const link = await screen.findByLabelText('Link')
  expect(link).toHaveValue(`${window.location.origin}/editor/join#a-secret`)
  expect(screen.getByText(/^A mail with this link is on its way to dee@shop\.example/)).toBeVisible()
  expect(send).toHaveBeenLastCalledWith({
    name: 'dee',
    role: 'publisher',
    mail: { address: 'dee@shop.example', locale: 'en_US' },
    endsAt: Date.parse('2027-01-01T00:00:00+08:00'),
  })
  await press('Done')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('open invitations are listed, sent again and withdrawn', async () => {
  const resend = vi.fn<Answer<'invitations.resend'>>(async () => ({
    invitation,
    secret: 'next',
    isMailed: false,
  }))
  const withdraw = vi.fn<Answer<'invitations.withdraw'>>(async () => invitation)
  await openList({
    'invitations.list': async () => [invitation, { ...invitation, id: 'two', name: 'eve', expiresAt: 0 }],
    'invitations.resend': resend,
    'invitations.withdraw': withdraw,
  })
  const table = await screen.findByRole('table', { name: 'Invitations' })
  const [, dee, eve] = within(table).getAllByRole('row')
  expect(dee).toHaveTextContent('deedee@shop.examplePublisher')
  expect(eve).toHaveTextContent('The link is no longer valid')
  await press('Send the invitation of dee again')
  expect(await screen.findByText(/^The shop sends no mail/)).toBeVisible()
  await press('Done')
  await press('Withdraw the invitation of eve')
  await waitFor(() => expect(withdraw).toHaveBeenCalledExactlyOnceWith({ id: 'two' }))
  expect(resend).toHaveBeenCalledExactlyOnceWith({ id: 'one' })
})
