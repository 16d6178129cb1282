import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import type { ListedRecord } from '#desk/collections/record-shapes.ts'
import type { Role } from '#operators/operator.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { listedMember } from '../members/testing.ts'
import { StaffScreen } from './StaffScreen.tsx'
import { GUIDE_SALES, STAFF } from './testing.ts'

withModalDialogs()

const STORE: ListedRecord = {
  code: 'MK',
  title: { zh_HK: '旺角店', en_US: 'Mong Kok store' },
  line: { kind: 'pickUpPoint', code: 'MK' } as ListedRecord['line'], // no more of it is read
  changed: null,
}

function open(answers: Answers = {}, role: Role = 'publisher') {
  renderInWorld(<StaffScreen operator={{ name: 'ada', role }} />, {
    at: '/staff',
    answers: {
      'staff.list': async () => STAFF,
      'staff.sales': async () => GUIDE_SALES,
      'pickUpPoints.list': async () => ({ rows: [STORE], next: null, count: 1, emptiedBy: [] }),
      'members.list': async () => ({ rows: [listedMember({ id: 'M7' })], next: null }),
      ...answers,
    },
  })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const inDialog = () => within(screen.getByRole('dialog'))

test('lists who works in the shops, and what was sold by guide (CO-85)', async () => {
  open()
  expect(
    await screen.findByRole('row', { name: /^S1001 Lok Lee Mong Kok store Lok Lee Works here –/ }),
  ).toBeVisible()
  expect(screen.getByRole('row', { name: /^S1003 Tung Ma gone None Ended – 2026-10-31/ })).toBeVisible()
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
  await inDialog().findByRole('option', { name: 'Mong Kok store' })
  await userEvent.selectOptions(inDialog().getByRole('combobox', { name: 'Works at' }), 'Mong Kok store')
  await userEvent.type(inDialog().getByRole('searchbox'), 'mei@example.com')
  await inDialog().findByRole('option', { name: /^Mei Chan/ })
  await userEvent.selectOptions(inDialog().getByRole('combobox', { name: 'Member account' }), 'M7')
  await userEvent.click(inDialog().getByRole('button', { name: 'Save' }))
  expect(save).toHaveBeenCalledExactlyOnceWith({
    before: null,
    code: 'S2000',
    name: 'Mei Chan',
    firstDay: null,
    lastDay: null,
    place: 'MK',
    isActive: true,
    member: 'M7',
  })
})

test('a last day before the first one is refused at its field; a place that was removed stays', async () => {
  const save = vi.fn<Answer<'staff.save'>>(async ({ code }) => ({ code }))
  open({ 'staff.save': save })
  await press('Change Tung Ma')
  const day = (name: string) => inDialog().getByLabelText(name)
  fireEvent.change(day('First day'), { target: { value: '2026-11-01' } })
  await userEvent.click(inDialog().getByRole('button', { name: 'Save' }))
  expect(inDialog().getByText('The last day is before the first one.')).toBeVisible()
  expect(save).not.toHaveBeenCalled()
  fireEvent.change(day('First day'), { target: { value: '2026-10-01' } })
  await userEvent.click(inDialog().getByRole('button', { name: 'Save' }))
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    firstDay: '2026-10-01',
    lastDay: '2026-10-31',
    place: 'gone',
  })
})

test('a table is tried first, and its problems are named by line and column', async () => {
  const problem = { line: 3, column: 'lastDay', message: 'The last day is before the first one.' }
  const nothing = { added: [], changed: [], unchanged: 0, problems: [], warnings: [] }
  const change = { path: 'isActive', before: true, after: false }
  const tried = vi
    .fn<Answer<'staff.try-import'>>()
    .mockResolvedValueOnce({ ...nothing, problems: [problem] })
    .mockResolvedValueOnce({ ...nothing, added: ['S9'], changed: [{ code: 'S1001', fields: [change] }] })
  const imported = vi.fn<Answer<'staff.import'>>(async () => ({ ...nothing, added: ['S9'] }))
  open({ 'staff.try-import': tried, 'staff.import': imported })
  await press('Import CSV')
  const file = new File(['code,name\r\nS9,Mei\r\n'], 'people.csv', { type: 'text/csv' })
  const choose = async () =>
    userEvent.upload(inDialog().getByLabelText('Choose a file', { selector: 'input' }), file)
  await choose()
  expect(await inDialog().findByText('Line 3, Last day: The last day is before the first one.')).toBeVisible()
  expect(inDialog().getByRole('button', { name: 'Import' })).toBeDisabled()
  await choose()
  expect(await inDialog().findByText('New: S9')).toBeVisible()
  expect(inDialog().getByText(/^Works here: .*yes.*no/i)).toBeVisible()
  await userEvent.click(inDialog().getByRole('button', { name: 'Import 2 entries' }))
  expect(imported).toHaveBeenCalledExactlyOnceWith({ text: 'code,name\r\nS9,Mei\r\n', file: 'people.csv' })
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
