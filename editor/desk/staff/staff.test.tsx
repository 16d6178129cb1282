import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import type { Role } from '#operators/operator.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { listedMember } from '../members/testing.ts'
import { StaffScreen } from './StaffScreen.tsx'
import { GUIDE_SALES, STAFF } from './testing.ts'

withModalDialogs()

function open(answers: Answers = {}, role: Role = 'publisher') {
  renderInWorld(<StaffScreen operator={{ name: 'ada', role }} />, {
    at: '/staff',
    answers: {
      'staff.list': async () => STAFF,
      'staff.sales': async () => GUIDE_SALES,
      'members.list': async () => ({ rows: [listedMember({ id: 'M7' })], next: null }),
      ...answers,
    },
  })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const inDialog = () => within(screen.getByRole('dialog'))

test('lists who works in the shops, and what was sold by guide (CO-85)', async () => {
  open()
  expect(await screen.findByRole('row', { name: /^S1001 Lok Lee Lok Lee Works here –/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /^S1003 Tung Ma None Ended 2026-10-31/ })).toBeVisible()
  expect(await screen.findByRole('row', { name: 'S1001 Lok Lee 12 HK$18,420' })).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 90 days')
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Last 90 days')
})

test('a person is added with a member who was found; a missing name is asked for first', async () => {
  const save = vi.fn<Answer<'staff.save'>>(async ({ code }) => ({ code }))
  open({ 'staff.save': save })
  await press('Add a person')
  await userEvent.type(inDialog().getByRole('textbox', { name: 'Staff code' }), 'S2000')
  await userEvent.click(inDialog().getByRole('button', { name: 'Save' }))
  expect(inDialog().getByText('Enter the name.')).toBeVisible()
  expect(save).not.toHaveBeenCalled()
  await userEvent.type(inDialog().getByRole('textbox', { name: 'Name' }), 'Mei Chan')
  await userEvent.type(inDialog().getByRole('searchbox'), 'mei@example.com')
  await inDialog().findByRole('option', { name: /^Mei Chan/ })
  await userEvent.selectOptions(inDialog().getByRole('combobox', { name: 'Member account' }), 'M7')
  await userEvent.click(inDialog().getByRole('button', { name: 'Save' }))
  expect(save).toHaveBeenCalledExactlyOnceWith({
    before: null,
    code: 'S2000',
    name: 'Mei Chan',
    lastDay: null,
    isActive: true,
    member: 'M7',
  })
})

test('a refusal shows in the dialog and keeps what was typed', async () => {
  open({ 'staff.save': () => Promise.reject(new Error('Another person has this staff code.')) })
  await press('Change Lok Lee')
  const code = inDialog().getByRole('textbox', { name: 'Staff code' })
  await userEvent.clear(code)
  await userEvent.type(code, 'S1003')
  await userEvent.click(inDialog().getByRole('button', { name: 'Save' }))
  expect(await inDialog().findByText('Another person has this staff code.')).toBeVisible()
  expect(code).toHaveValue('S1003')
})

test('an editor, who has no right to it, reads so (LO-13)', () => {
  open({}, 'editor')
  expect(screen.getByText('Your role may not see the staff of the shops.')).toBeVisible()
})
