import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import type { RecordDetail } from '#desk/collections/record-shapes.ts'
import type { DeskBatch, DeskCode } from '#desk/coupons/code-shapes.ts'
import { ContentError } from '#operators/client/call.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { type Answer, type Answers, notFound } from '../../testing/world.tsx'
import { CodeScreen } from './CodeScreen.tsx'
import { campaignRecord } from './testing.ts'

withModalDialogs()

const publisher = { name: 'cy', role: 'publisher' } as const
const editor = { name: 'ed', role: 'editor' } as const
const batch = (change: Partial<DeskBatch> = {}): DeskBatch => ({
  id: 'a-batch-of-ada',
  campaign: 'MANY',
  pattern: 'TRAIL-####-####',
  at: 0,
  by: 'ada',
  state: 'done',
  total: 50,
  made: 50,
  free: 47,
  held: 1,
  used: 2,
  withdrawn: 0,
  exported: null,
  withdrawal: null,
  ...change,
})
const free: DeskCode = { state: 'FREE', ending: '7KQM', batch: 'b', number: 3, order: null, at: 0 }

const open = (
  answers: Answers = {},
  {
    batches = [batch()],
    operator = publisher,
    campaign = campaignRecord(),
  }: {
    batches?: readonly DeskBatch[]
    operator?: typeof publisher | typeof editor
    campaign?: RecordDetail
  } = {},
) =>
  renderInWorld(
    <Routes>
      <Route path="/coupons/:code/codes" element={<CodeScreen operator={operator} />} />
    </Routes>,
    {
      at: '/coupons/MANY/codes',
      answers: {
        'coupons.find': async () => campaign,
        'codes.list': async () => ({ batches }),
        'codes.events': async () => ({
          events: [
            { at: 0, by: 'ada', kind: 'codesMade', about: 'TRAIL-####-####', count: 50, reason: 'Fair' },
          ],
        }),
        ...answers,
      },
    },
  )

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:codes'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

test('a batch says who made it, how many codes are in which state, and that its list is not out yet', async () => {
  open()
  expect(
    await screen.findByRole('row', {
      name: /TRAIL-####-####.*ada.*50 codes.*47 free · 1 held · 2 used · 0 withdrawn.*Not exported yet/,
    }),
  ).toBeVisible()
  expect(screen.getByRole('list', { name: 'What was done' })).toHaveTextContent(
    '50 codes made: TRAIL-####-#### · Fair',
  )
})

test.each([
  ['in the making', { state: 'making', made: 20 }, /Making codes: 20 of 50/],
  ['exported', { exported: { by: 'bo', at: 0 } }, /Exported by bo/],
  ['withdrawn', { withdrawal: { by: 'bo', at: 0 } }, /Withdrawn before it was exported.*Withdrawn by bo/],
] as const)('a batch that is %s says so, and is not exported', async (_, change, text) => {
  open({}, { batches: [batch(change)] })
  expect(await screen.findByRole('row', { name: text })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Export codes/ })).toBeNull()
})

test('codes are made by a pattern, once it is random enough for their number', async () => {
  const make = vi.fn<Answer<'codes.make'>>(async () => batch({ state: 'making', made: 0 }))
  open({ 'codes.make': make }, { batches: [] })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Pattern' }), 'trail-####')
  await userEvent.click(screen.getByRole('button', { name: 'Make codes' }))
  expect(screen.getByText('Enter a whole number from 1 to 100,000.')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'Number of codes' }), '50')
  expect(screen.getByText('Could be guessed: add 2 more #.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Make codes' }))
  expect(make).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: 'Pattern' }), '-####')
  expect(screen.getByText(/^For example TRAIL-[A-Z2-9]{4}-[A-Z2-9]{4}$/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Make codes' }))
  expect(make).toHaveBeenCalledWith({
    wish: expect.any(String),
    campaign: 'MANY',
    pattern: 'TRAIL-####-####',
    count: 50,
    reason: '',
  })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Pattern' })).toHaveValue(''))
})

test('a refusal keeps what was typed, and the same wish goes with the second press', async () => {
  const make = vi.fn<Answer<'codes.make'>>(() =>
    Promise.reject(new ContentError(409, '409', 'No more codes.')),
  )
  open({ 'codes.make': make })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Pattern' }), '########')
  await userEvent.type(screen.getByRole('textbox', { name: 'Number of codes' }), '5')
  await userEvent.click(screen.getByRole('button', { name: 'Make codes' }))
  expect(await screen.findByText('No more codes.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Make codes' }))
  const [[first], [second]] = make.mock.calls as unknown as [[{ wish: string }], [{ wish: string }]]
  expect(first.wish).toBe(second.wish)
  expect(screen.getByRole('textbox', { name: 'Pattern' })).toHaveValue('########')
})

test('the list is downloaded after a question that says it is given out once', async () => {
  const give = vi.fn<Answer<'codes.export'>>(async () => ({ batch: batch(), text: 'code\r\n' }))
  open({ 'codes.export': give })
  await userEvent.click(await screen.findByRole('button', { name: 'Export codes TRAIL-####-####' }))
  const dialog = screen.getByRole('dialog', { name: 'Export these codes?' })
  expect(dialog).toHaveTextContent('The list is given out once, to you')
  expect(give).not.toHaveBeenCalled()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Export codes' }))
  await waitFor(() => expect(saved).toEqual(['codes-a-batch-of-ada.csv']))
})

test('states are downloaded as often as needed', async () => {
  open({ 'codes.states': async () => ({ text: 'number\r\n' }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Download the states of TRAIL-####-####' }))
  await waitFor(() => expect(saved).toEqual(['states-a-batch-of-ada.csv']))
})

test('a batch is withdrawn for a reason, and the question says what stays', async () => {
  const withdraw = vi.fn<Answer<'codes.withdraw'>>(async () => batch({ withdrawal: { by: 'cy', at: 0 } }))
  open({ 'codes.withdraw': withdraw })
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw TRAIL-####-####' }))
  const dialog = screen.getByRole('dialog', { name: 'Withdraw these codes?' })
  expect(dialog).toHaveTextContent(
    '47 free codes stop counting. The one that an unpaid order holds counts for that order.',
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  expect(within(dialog).getByText('Enter a reason.')).toBeVisible()
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), ' Leaked ')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  expect(withdraw).toHaveBeenCalledWith({ batch: 'a-batch-of-ada', reason: 'Leaked' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a code is looked up: its state and order, and a free one is withdrawn', async () => {
  const withdraw = vi.fn<Answer<'codes.withdraw-code'>>(async () => ({ ...free, state: 'WITHDRAWN' }))
  const find = vi.fn<Answer<'codes.find'>>(async ({ code }) =>
    code === 'USED' ? { ...free, state: 'USED', order: '2026112100000001' } : free,
  )
  open({ 'codes.find': find, 'codes.withdraw-code': withdraw })
  const look = async (code: string) => {
    const field = await screen.findByRole('searchbox', { name: 'Code' })
    await userEvent.clear(field)
    await userEvent.type(field, `${code}{Enter}`)
  }
  await look('USED')
  expect(await screen.findByText('Used')).toBeVisible()
  expect(screen.getByRole('link', { name: '2026112100000001' })).toHaveAttribute(
    'href',
    '/orders/2026112100000001',
  )
  expect(screen.queryByRole('button', { name: 'Withdraw this code' })).toBeNull()
  await look('TRAIL-ABCD-7KQM')
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw this code' }))
  const dialog = screen.getByRole('dialog', { name: 'Withdraw this code?' })
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Lost')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  expect(withdraw).toHaveBeenCalledWith({ campaign: 'MANY', code: 'TRAIL-ABCD-7KQM', reason: 'Lost' })
})

test('a code that is none of the campaign’s is named as such', async () => {
  open({ 'codes.find': notFound })
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Code' }), 'NOPE{Enter}')
  expect(await screen.findByText('This offer has no such code.')).toBeVisible()
})

test('those who may not change promotions look, and nothing more', async () => {
  open({}, { operator: editor })
  expect(await screen.findByRole('row', { name: /TRAIL/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Withdraw|Export|States|Make/ })).toBeNull()
})

test('a campaign with one code for all says how to get many', async () => {
  open({}, { batches: [], campaign: campaignRecord({ grant: 'SHARED' }) })
  expect(await screen.findByText(/^This offer has one code for all shoppers\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Make codes' })).toBeNull()
})
