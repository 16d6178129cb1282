import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { LoggedPlan } from '#desk/changes/logged-set.ts'
import { ContentError } from '#operators/client/call.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { PlanList } from './PlanList.tsx'

withModalDialogs()

const publisher = { name: 'cy', role: 'publisher' } as const
const change = { collection: 'brands', kind: 'brand', code: 'furrow', path: 'position', before: 0, after: 7 }
const plan = (more: Partial<LoggedPlan> = {}): LoggedPlan => ({
  id: 'friday',
  due: 3_600_000,
  at: 0,
  by: 'ada',
  reason: 'New season',
  state: 'planned',
  revision: 2,
  count: 1,
  first: [change],
  why: null,
  ...more,
})
const refused = plan({
  state: 'refused',
  why: {
    reason: 'clash',
    clashes: [{ kind: 'brand', code: 'furrow', path: 'position', before: 0, stored: 3, wished: 7 }],
    problems: [],
  },
})
const open = (plans: readonly LoggedPlan[], answers: Answers = {}, operator: object = publisher) =>
  renderInWorld(<PlanList operator={operator as typeof publisher} />, {
    answers: { 'changes.planned': async () => ({ plans: [...plans] }), ...answers },
  })

test('a plan shows its time, its author, its reason and its changes, with the way to the record', async () => {
  open([plan()])
  const row = await screen.findByRole('row', { name: /1 Jan 1970, 09:00.*Waiting.*New season.*ada/ })
  expect(within(row).getByRole('link', { name: 'furrow' })).toHaveAttribute('href', '/brands/furrow')
  expect(row).toHaveTextContent('Order: 0 → 7')
})

test('the changes of goods lead to their style', async () => {
  open([plan({ first: [{ ...change, collection: '', kind: 'spu', code: 'NC1-RED', style: 'NC 1' }] })])
  expect(await screen.findByRole('link', { name: 'NC1-RED' })).toHaveAttribute('href', '/goods/NC%201')
})

test('a plan is made now, as it was seen', async () => {
  const apply = vi.fn<Answer<'changes.apply-now'>>(async () => ({ set: 3 }))
  open([plan()], { 'changes.apply-now': apply })
  await userEvent.click(await screen.findByRole('button', { name: 'Make now: 1 Jan 1970, 09:00' }))
  expect(apply).toHaveBeenCalledWith({ id: 'friday', revision: 2 })
})

test('a plan that was refused says why; the newer value is replaced after a question only', async () => {
  const apply = vi.fn<Answer<'changes.apply-now'>>(async () => ({ set: 3 }))
  open([refused], { 'changes.apply-now': apply })
  expect(await screen.findByText('Order: 3 instead of 0')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again: 1 Jan 1970, 09:00' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Replace newer values: 1 Jan 1970, 09:00' }))
  expect(apply).not.toHaveBeenCalled()
  const dialog = screen.getByRole('dialog', { name: 'Replace newer values?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Replace newer values' }))
  expect(apply).toHaveBeenCalledWith({ id: 'friday', revision: 2, isOver: true })
})

test('wrong values are named with their record and field', async () => {
  const problem = { code: 'furrow', path: 'name.en_US', message: 'it must not be empty' }
  open([plan({ state: 'refused', why: { reason: 'problems', clashes: [], problems: [problem] } })])
  expect(await screen.findByText('furrow, Name (English): it must not be empty')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull()
})

test('a plan is removed after a question, and a refusal stays in the dialog', async () => {
  const unplan = vi.fn<Answer<'changes.unplan'>>(() =>
    Promise.reject(new ContentError(409, '409', 'The plan was changed meanwhile.')),
  )
  open([plan()], { 'changes.unplan': unplan })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: 1 Jan 1970, 09:00' }))
  const dialog = screen.getByRole('dialog', { name: 'Remove the plan?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(unplan).toHaveBeenCalledWith({ id: 'friday', revision: 2 })
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The plan was changed meanwhile.')
})

test('the instant of a plan has to be ahead', async () => {
  const move = vi.fn<Answer<'changes.reschedule'>>(async ({ id }) => ({ id }))
  open([plan({ due: -1 })], { 'changes.reschedule': move })
  await userEvent.click(await screen.findByRole('button', { name: /^Change: / }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the plan' }))
  expect(screen.getByText('Choose a time in the future.')).toBeVisible()
  expect(move).not.toHaveBeenCalled()
})

test('an editor looks and changes nothing; without plans the screen says how to make one', async () => {
  const { unmount } = open([plan()], {}, { name: 'bo', role: 'editor' })
  expect(await screen.findByText('Your role may not change or remove plans.')).toBeVisible()
  expect(await screen.findByText('New season')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  unmount()
  open([])
  expect(await screen.findByText(/^Nothing is planned\./)).toBeVisible()
})
