import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Operator } from '#operators/operator.ts'
import type { Answers } from '../../testing/world.tsx'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { ScreensProvider, screensFor } from '../frame/screen.ts'
import { SCREENS } from '../screens.tsx'
import { RoleList } from './RoleList.tsx'
import { NewRole, RoleScreen } from './RoleScreen.tsx'
import { cashier, roleList } from './testing.ts'

withModalDialogs()

const ada: Operator = { name: 'ada', role: 'admin' }

function open(at: string, answers: Answers = {}, operator = ada) {
  return renderInWorld(
    <ScreensProvider value={screensFor(SCREENS, ada)}>
      <Routes>
        <Route path="/operators/roles" element={<RoleList operator={operator} />} />
        <Route path="/operators/roles/new" element={<NewRole operator={operator} />} />
        <Route path="/operators/roles/:role" element={<RoleScreen operator={operator} />} />
      </Routes>
    </ScreensProvider>,
    { at, answers: { 'roles.list': async () => roleList(), ...answers } },
  )
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('the list names the holders and limits of each role, ready ones first', async () => {
  open('/operators/roles')
  const table = await screen.findByRole('table', { name: 'Roles' })
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(rows[1]).toMatch(/^EditorReady role · 13 rightsboNo limits/)
  expect(rows[3]).toMatch(/^AdminReady role · 44 rights · Your roleada/)
  expect(rows[4]).toMatch(
    /^Chief cashier6 rights · Two-step sign-in requiredkim, till-sync \(program\), lee \(invited\)Refunds up to HK\$2,000 of one orderUp to 100 GO DOLLAR/,
  )
  expect(screen.queryByRole('button', { name: 'Delete the role Admin' })).toBeNull()
})

test('a role in use is not deleted: the dialog names those who hold it', async () => {
  open('/operators/roles')
  await screen.findByRole('table', { name: 'Roles' })
  await press('Delete the role Chief cashier')
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText(/kim, till-sync \(program\), lee \(invited\) hold this role/)).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('a role that no one holds is deleted after asking', async () => {
  const remove = vi.fn<NonNullable<Answers['roles.remove']>>(async () => cashier())
  open('/operators/roles', {
    'roles.list': async () => roleList([cashier({ holders: [] })]),
    'roles.remove': remove,
  })
  await screen.findByRole('table', { name: 'Roles' })
  await press('Delete the role Chief cashier')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(remove).toHaveBeenCalledWith({ id: 'own-cashier' })
})

test('the preview of an own role shows what it sees, and its limits', async () => {
  open('/operators/roles')
  await screen.findByRole('table', { name: 'Roles' })
  await press('Preview as Chief cashier')
  const dialog = screen.getByRole('dialog', { name: 'The desk as Chief cashier' })
  const entries = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(entries).toEqual(expect.arrayContaining(['Orders', 'Members']))
  expect(entries).not.toContain('Pages')
  expect(within(dialog).getByText('Refunds up to HK$2,000 of one order')).toBeVisible()
})

test('a new role is made from the grid: a right to change brings the right to see, and an amount is asked for', async () => {
  const add = vi.fn<NonNullable<Answers['roles.add']>>(async () => cashier())
  open('/operators/roles/new', { 'roles.add': add })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Money: Refund and cancel paid orders' }))
  expect(screen.getByRole('checkbox', { name: 'Orders: View orders and returns' })).toBeChecked()
  await userEvent.type(screen.getByLabelText('Refund of one order, up to'), '2,000')
  await press('Save role')
  expect(screen.getAllByText('Enter a name in both languages.')).toHaveLength(2)
  expect(add).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Name in Chinese'), '收銀')
  await userEvent.type(screen.getByLabelText('Name in English'), 'Cashier')
  await press('Save role')
  expect(add).toHaveBeenCalledWith({
    name: { zh_HK: '收銀', en_US: 'Cashier' },
    rights: ['orders.read', 'money.refund'],
    limits: { refund: 200_000, goDollar: 0 },
    asksFactor: false,
  })
  expect(await screen.findByRole('table', { name: 'Roles' })).toBeVisible()
})

test('a change names the version that was seen; its refusal shows, and what is typed stays', async () => {
  const change = vi.fn<NonNullable<Answers['roles.change']>>(async () => {
    throw new Error('Another operator has changed this role meanwhile.')
  })
  open('/operators/roles/own-cashier', { 'roles.change': change })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Audit: View the audit log' }))
  await press('Save role')
  expect(await screen.findByText(/changed this role meanwhile/)).toBeVisible()
  expect(change).toHaveBeenCalledWith(
    expect.objectContaining({
      id: 'own-cashier',
      version: 2,
      rights: expect.arrayContaining(['audit.read']),
    }),
  )
  expect(screen.getByRole('checkbox', { name: 'Audit: View the audit log' })).toBeChecked()
})

test('the history says what each change gave and took', async () => {
  open('/operators/roles/own-cashier')
  const changes = await screen.findAllByRole('listitem')
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /by ada: gave Refund and cancel paid orders; took away Handle returns; limits were: Refunds up to HK\$0/,
    ),
    expect.stringMatching(/by ada: created with .*View orders and returns/),
  ])
})

test('an operator who holds the role reads it and cannot change it; rights that they lack cannot be ticked', async () => {
  const { id: role, name, rights, limits } = cashier()
  const own = {
    name,
    rights: [...rights, 'operators.manage' as const],
    limits,
    above: { refund: [], goDollar: [] },
  }
  open('/operators/roles/own-cashier', {}, { name: 'kim', role, own })
  expect(await screen.findByText(/You hold this role/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save role' })).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Orders: View orders and returns' })).toBeDisabled()
})

test('others do not see the roles', async () => {
  open('/operators/roles', {}, { name: 'bo', role: 'publisher' })
  expect(await screen.findByText('Your role may not see this page.')).toBeVisible()
})
