import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import type { DeskIssue, DeskIssued, DeskTriedIssue } from '#desk/coupons/issue-shapes.ts'
import { ContentError } from '#operators/client/call.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { IssuedScreen } from './IssuedScreen.tsx'
import { campaignRecord } from './testing.ts'

withModalDialogs()

const publisher = { name: 'cy', role: 'publisher' } as const
const editor = { name: 'ed', role: 'editor' } as const
const issue = (change: Partial<DeskIssue> = {}): DeskIssue => ({
  id: 'an-issue-of-ada',
  campaign: 'MANY',
  at: 0,
  by: 'ada',
  reason: 'Late parcels',
  filter: null,
  state: 'done',
  endedAt: 0,
  total: 5,
  done: 3,
  failed: 2,
  takenBack: 1,
  ...change,
})
const coupon = (change: Partial<DeskIssued> = {}): DeskIssued => ({
  id: 'ABCD-EFGH',
  member: 'm•••@example.com',
  at: 0,
  by: 'ada',
  reason: 'Late parcels',
  state: 'FREE',
  order: null,
  ...change,
})
const tried: DeskTriedIssue = {
  count: 6,
  issued: 3,
  failed: { unknown: 2, most: 1 },
  unknown: ['stranger@example.com', '99'],
  campaign: 'RUNNING',
  left: null,
}

interface Opened {
  readonly issues?: readonly DeskIssue[]
  readonly coupons?: readonly DeskIssued[]
  readonly operator?: typeof publisher | typeof editor
  readonly grant?: 'ISSUED' | 'CLAIM'
}
const open = (
  answers: Answers = {},
  { issues = [], coupons = [], operator = publisher, grant = 'ISSUED' }: Opened = {},
) =>
  renderInWorld(
    <Routes>
      <Route path="/coupons/:code/issued" element={<IssuedScreen operator={operator} />} />
    </Routes>,
    {
      at: '/coupons/MANY/issued',
      answers: {
        'coupons.find': async () => campaignRecord({ grant }),
        'issues.list': async () => ({ issues }),
        'issues.coupons': async () => ({ rows: coupons, next: null }),
        'codes.events': async () => ({ events: [] }),
        ...answers,
      },
    },
  )

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:failures'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a list is tried first: who gets one, who does not and why; then issued for a reason, once', async () => {
  const ask = vi.fn<Answer<'issues.try'>>(async () => tried)
  const start = vi.fn<Answer<'issues.start'>>(async () => issue({ state: 'running' }))
  open({ 'issues.try': ask, 'issues.start': start })
  await press('Check')
  expect(screen.getByText('Enter at least one member.')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'Members' }), 'mei@example.com{Enter}9123 4567')
  await press('Check')
  const dialog = await screen.findByRole('dialog', { name: 'Dry run' })
  expect(await within(dialog).findByText('3 members would get one out of 6.')).toBeVisible()
  expect(within(dialog).getByRole('list')).toHaveTextContent(
    '2: No such member.1: Has the most that the offer allows.',
  )
  expect(within(dialog).getByText('Not found: stranger@example.com · 99')).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Issue 3 coupons' }))
  expect(within(dialog).getByText('Enter a reason.')).toBeVisible()
  expect(start).not.toHaveBeenCalled()
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Late parcels')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Issue 3 coupons' }))
  expect(start).toHaveBeenCalledExactlyOnceWith({
    wish: expect.any(String),
    campaign: 'MANY',
    receivers: { list: 'mei@example.com\n9123 4567' },
    expected: 6,
    reason: 'Late parcels',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('textbox', { name: 'Members' })).toHaveValue('')
})

test('a filter asks for level, consent and orders', async () => {
  const ask = vi.fn<Answer<'issues.try'>>(async () => ({
    ...tried,
    left: 0,
    issued: 0,
    campaign: 'NOT_STARTED',
  }))
  open({ 'issues.try': ask })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'To' }), 'All members that match')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Marketing' }), 'Agreed to marketing')
  const days = screen.getByRole('textbox', { name: 'Ordered in the last … days' })
  await userEvent.type(days, '9999')
  await press('Check')
  expect(screen.getByText('Enter a whole number of days, at most 3,650.')).toBeVisible()
  await userEvent.clear(days)
  await userEvent.type(days, '90')
  await press('Check')
  const dialog = await screen.findByRole('dialog', { name: 'Dry run' })
  expect(await within(dialog).findByText('No member would get one out of 6.')).toBeVisible()
  expect(within(dialog).getByText('The offer has none left.')).toBeVisible()
  expect(within(dialog).getByText(/^The offer has not begun\./)).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: /^Issue/ })).toBeNull()
  expect(ask).toHaveBeenCalledWith({
    campaign: 'MANY',
    receivers: { filter: { levels: [], isOptedIn: true, orderedDays: 90 } },
  })
})

test('a refused dry run says why', async () => {
  open({ 'issues.try': () => Promise.reject(new ContentError(409, '409', 'It is over already.')) })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Members' }), 'mei@example.com')
  await press('Check')
  expect(await screen.findByText('It is over already.')).toBeVisible()
})

test('an issue that runs shows how far it is, and stops', async () => {
  const stop = vi.fn<Answer<'issues.stop'>>(async () => issue({ state: 'stopped' }))
  open({ 'issues.stop': stop }, { issues: [issue({ state: 'running' })] })
  expect(await screen.findByRole('progressbar', { name: /Progress/ })).toHaveAttribute('value', '5')
  expect(screen.queryByRole('button', { name: 'Take back: Late parcels' })).toBeNull()
  await press('Stop: Late parcels')
  expect(stop).toHaveBeenCalledWith({ issue: 'an-issue-of-ada' })
})

test('a stopped issue is continued; one that ended shows its failures and is taken back for a reason', async () => {
  const resume = vi.fn<Answer<'issues.resume'>>(async () => issue({ state: 'running' }))
  const takeBack = vi.fn<Answer<'issues.take-back'>>(async () => issue({ state: 'takingBack' }))
  open(
    {
      'issues.resume': resume,
      'issues.take-back': takeBack,
      'issues.failures': async () => ({ text: 'member\r\n' }),
    },
    { issues: [issue({ state: 'stopped' })] },
  )
  expect(
    await screen.findByRole('row', {
      name: /Late parcels.*ada.*Stopped.*3 issued · 2 failed · 1 taken back/,
    }),
  ).toBeVisible()
  await press('Continue: Late parcels')
  expect(resume).toHaveBeenCalledWith({ issue: 'an-issue-of-ada' })
  await press('Download the failures: Late parcels')
  await waitFor(() => expect(saved).toEqual(['failures-an-issue-of-ada.csv']))
  await press('Take back: Late parcels')
  const dialog = screen.getByRole('dialog', { name: 'Take these coupons back?' })
  expect(dialog).toHaveTextContent('2 coupons leave their wallets, unless an order holds or has used it.')
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Wrong offer')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }))
  expect(takeBack).toHaveBeenCalledWith({ issue: 'an-issue-of-ada', reason: 'Wrong offer' })
})

test('what is all taken back, or gave none, is not taken back', async () => {
  open({}, { issues: [issue({ done: 1 }), issue({ id: 'another-one', done: 0, takenBack: 0 })] })
  expect(await screen.findAllByRole('row', { name: /Late parcels/ })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull()
})

test('an issued coupon is taken back while it is unused; a held one names its order', async () => {
  const takeBack = vi.fn<Answer<'issues.take-back-coupon'>>(async () => ({
    campaign: 'MANY',
    member: 'm',
  }))
  open(
    { 'issues.take-back-coupon': takeBack },
    {
      coupons: [
        coupon(),
        coupon({ id: 'second', member: 'k•••@example.com', state: 'HELD', order: '2026112100000001' }),
      ],
    },
  )
  const held = await screen.findByRole('row', { name: /k•••@example\.com.*Held by an unpaid order/ })
  expect(within(held).getByRole('link', { name: 'Order 2026112100000001' })).toBeVisible()
  expect(within(held).queryByRole('button')).toBeNull()
  await press('Take back: m•••@example.com')
  const dialog = screen.getByRole('dialog', { name: 'Take this coupon back?' })
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Wrong person')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }))
  expect(takeBack).toHaveBeenCalledWith({ coupon: 'ABCD-EFGH', reason: 'Wrong person' })
})

test('coupons of one member are found by the whole address', async () => {
  const ask = vi.fn<Answer<'issues.coupons'>>(async ({ member }) => ({
    rows: member === undefined ? [coupon()] : [],
    next: null,
  }))
  open({ 'issues.coupons': ask })
  expect(await screen.findByRole('row', { name: /m•••@example\.com/ })).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Member' }), 'kin@example.com{Enter}')
  expect(await screen.findByText('This member was issued no coupon.')).toBeVisible()
  expect(ask).toHaveBeenLastCalledWith({ campaign: 'MANY', member: 'kin@example.com' })
})

test('the coupons are read again once an issue has ended', async () => {
  let issues = [issue({ state: 'running' })]
  let coupons: DeskIssued[] = []
  open({
    'issues.list': async () => ({ issues }),
    'issues.coupons': async () => ({ rows: coupons, next: null }),
  })
  expect(await screen.findByText('No coupon was issued.')).toBeVisible()
  issues = [issue()]
  coupons = [coupon()]
  expect(await screen.findByRole('row', { name: /m•••@example\.com/ }, { timeout: 3000 })).toBeVisible()
})

test('those who may not change promotions see the issues and no members', async () => {
  open({}, { operator: editor, issues: [issue()], coupons: [coupon()] })
  expect(await screen.findByRole('row', { name: /Late parcels/ })).toBeVisible()
  expect(screen.queryByText('m•••@example.com')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('an offer that shoppers get by themselves says how to issue it', async () => {
  open({}, { grant: 'CLAIM' })
  expect(await screen.findByText(/^Shoppers get this offer by themselves\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull()
})
