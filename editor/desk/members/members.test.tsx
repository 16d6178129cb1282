import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import type { DeskMergePlan, DeskMergeSide } from '#desk/members/desk-member.ts'
import type { Role } from '#operators/operator.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { type Answer, type Answers, notFound } from '../../testing/world.tsx'
import { TRIED } from '../promotions/testing.ts'
import { MemberList } from './MemberList.tsx'
import { MemberScreen } from './MemberScreen.tsx'
import { MergeScreen } from './MergeScreen.tsx'
import { RequestList } from './RequestList.tsx'
import { busyMember, deskMember, listedMember, mergeSide, NO_COUNTS } from './testing.ts'

withModalDialogs()

function open(answers: Answers, { at = '/members/M1', role = 'publisher' as Role } = {}) {
  const operator = { name: 'ada', role }
  renderInWorld(
    <Routes>
      <Route path="/members" element={<MemberList operator={operator} />} />
      <Route path="/members/requests" element={<RequestList operator={operator} />} />
      <Route path="/members/:id/merge" element={<MergeScreen operator={operator} />} />
      <Route path="/members/:id" element={<MemberScreen operator={operator} />} />
    </Routes>,
    { at, answers },
  )
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const inDialog = () => within(screen.getByRole('dialog'))
const section = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))

describe('the list of members', () => {
  test('asks for what was typed, shows masked contacts, and loads further pages', async () => {
    const list = vi.fn<Answer<'members.list'>>(async ({ after }) => ({
      rows: [listedMember(after ? { id: 'M2', name: 'Ada Wong', isSuspended: true } : {})],
      next: after ? null : 'M1',
    }))
    open({ 'members.list': list }, { at: '/members' })
    expect(
      await screen.findByRole('row', { name: /^Mei Chan m•••@example\.com Member Active/ }),
    ).toBeVisible()
    await press('Show more')
    expect(await screen.findByRole('row', { name: /^Ada Wong .* Suspended/ })).toBeVisible()
    await userEvent.type(screen.getByRole('searchbox', { name: /^Email, mobile/ }), 'mei@example.com')
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith({ search: 'mei@example.com' }, expect.anything()),
    )
  })

  test.each(['', '?search=han'])('says that there are none%s', async search => {
    open({ 'members.list': async () => ({ rows: [], next: null }) }, { at: `/members${search}` })
    expect(await screen.findByText(search ? /^No member matches/ : 'There are no members yet.')).toBeVisible()
  })

  test('an editor, who has no right to it, reads so (LO-13)', () => {
    open({}, { at: '/members', role: 'editor' })
    expect(screen.getByText('Your role may not see members.')).toBeVisible()
  })
})

describe('a member', () => {
  test('shows what the shop knows, with links to orders, returns and coupons', async () => {
    open({ 'members.find': async () => busyMember() })
    expect((await section('12 orders')).getByRole('link', { name: '202611230000000001' })).toHaveAttribute(
      'href',
      '/orders/202611230000000001',
    )
    expect((await section('12 orders')).getByText('11 older orders are not shown.')).toBeVisible()
    expect((await section('Coupons')).getByRole('row', { name: /^Trail offer Not used/ })).toBeVisible()
    expect((await section('GO DOLLAR: 30')).getByRole('row', { name: /^Birthday .* 50 30/ })).toBeVisible()
    expect((await section('Bag')).getByText(/Three-layer shell/)).toBeVisible()
    expect((await section('Wish list')).getByText(/No longer in the catalogue/)).toBeVisible()
    expect((await section('Consents')).getByText(/^Given 5 Jan 2026/)).toBeVisible()
    expect(
      (await section('Consents')).getByRole('link', { name: 'terms-of-use, version 2' }),
    ).toHaveAttribute('href', '/article/terms-of-use%402')
    expect((await section('Account')).getByText(/^set 1 Jun 2026, .*: 查核後更正$/)).toBeVisible()
    expect((await section('Changes by staff')).getByText('Level: Gold → Member. 查核後更正')).toBeVisible()
  })

  test('has a bag whose prices are explained as an order of theirs would be, without goods that are not ticked', async () => {
    const ask = vi.fn<Answer<'promotions.try'>>(async () => TRIED)
    open({ 'members.find': async () => busyMember(), 'promotions.try': ask })
    const bag = await section('Bag')
    expect(bag.getByText('not ticked')).toBeVisible()
    await userEvent.click(bag.getByRole('button', { name: 'Explain prices' }))
    expect(await bag.findByRole('region', { name: 'Result' })).toHaveTextContent('It takes HK$100 off.')
    expect(ask.mock.lastCall?.[0]).toMatchObject({
      bag: [{ sku: 'JKT-M', units: 2 }],
      shopper: { kind: 'MEMBER', level: 'MEMBER' },
      codes: ['TRAIL10'],
      destination: { country: 'HK', isPickup: false },
    })
    await userEvent.click(bag.getByRole('button', { name: 'Explain prices', expanded: true }))
    expect(bag.queryByRole('region', { name: 'Result' })).toBeNull()
  })

  test('that does not exist is said to be missing', async () => {
    open({ 'members.find': notFound })
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such member.')
  })

  test('is suspended with a reason, once; the screen shows it at once', async () => {
    const suspend = vi.fn<Answer<'members.suspend'>>(async () => deskMember({ isSuspended: true }))
    open({ 'members.find': async () => deskMember(), 'members.suspend': suspend })
    await press('Suspend')
    await userEvent.click(inDialog().getByRole('button', { name: 'Suspend' }))
    const reason = inDialog().getByRole('textbox', { name: 'Reason' })
    expect(reason).toHaveAccessibleDescription(/Enter a reason/)
    expect(reason).toHaveFocus()
    expect(suspend).not.toHaveBeenCalled()
    await userEvent.type(reason, 'Chargebacks')
    await userEvent.dblClick(inDialog().getByRole('button', { name: 'Suspend' }))
    expect(suspend).toHaveBeenCalledExactlyOnceWith({
      member: 'M1',
      reason: 'Chargebacks',
      wish: expect.any(String),
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Suspended')).toBeVisible()
  })

  test('gets another level; the present one is refused before it is sent', async () => {
    const set = vi.fn<Answer<'members.set-level'>>(async () => deskMember())
    open({ 'members.find': async () => deskMember(), 'members.set-level': set })
    await press('Set level')
    await userEvent.type(inDialog().getByRole('textbox', { name: 'Reason' }), 'A gift')
    await userEvent.click(inDialog().getByRole('button', { name: 'Set level' }))
    expect(inDialog().getByText('Choose another level.')).toBeVisible()
    expect(set).not.toHaveBeenCalled()
    await userEvent.selectOptions(inDialog().getByRole('combobox', { name: 'Level' }), 'Gold')
    await userEvent.click(inDialog().getByRole('button', { name: 'Set level' }))
    expect(set).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ level: 'GOLD', reason: 'A gift' }))
  })

  test('a refusal shows in the dialog and keeps what was typed', async () => {
    open({
      'members.find': async () => deskMember({ isSuspended: true }),
      'members.restore': () => Promise.reject(new Error('It is so already.')),
    })
    await press('Let back in')
    await userEvent.type(inDialog().getByRole('textbox', { name: 'Reason' }), 'A mistake')
    await userEvent.click(inDialog().getByRole('button', { name: 'Let back in' }))
    expect(await inDialog().findByRole('alert')).toHaveTextContent('It is so already.')
    expect(inDialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('A mistake')
  })

  test('gets GO DOLLAR or gives some back; a number that is none is refused before it is sent', async () => {
    const move = vi.fn<Answer<'members.move-go-dollar'>>(async () => deskMember())
    open({ 'members.find': async () => busyMember(), 'members.move-go-dollar': move })
    await press('GO DOLLAR')
    await userEvent.selectOptions(inDialog().getByRole('combobox', { name: 'What to do' }), 'Take')
    await userEvent.type(inDialog().getByRole('textbox', { name: 'GO DOLLAR' }), '1.5')
    await userEvent.type(inDialog().getByRole('textbox', { name: 'Reason' }), 'Twice by mistake')
    await userEvent.click(inDialog().getByRole('button', { name: 'Take' }))
    expect(inDialog().getByText('Enter a whole number, such as 50.')).toBeVisible()
    expect(move).not.toHaveBeenCalled()
    await userEvent.clear(inDialog().getByRole('textbox', { name: 'GO DOLLAR' }))
    await userEvent.type(inDialog().getByRole('textbox', { name: 'GO DOLLAR' }), '２0')
    await userEvent.click(inDialog().getByRole('button', { name: 'Take' }))
    expect(move).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ member: 'M1', points: -20, reason: 'Twice by mistake' }),
    )
  })

  test('gets a coupon that staff may issue, and an unused one is taken back', async () => {
    const give = vi.fn<Answer<'members.give-coupon'>>(async () => busyMember())
    const take = vi.fn<Answer<'members.take-coupon'>>(async () => deskMember())
    const list = vi.fn<Answer<'coupons.list'>>(async () => ({
      rows: [{ code: 'GIFT', title: { zh_HK: '禮物', en_US: 'Gift' }, changed: null, line: {} as never }],
      next: null,
      count: 1,
      emptiedBy: [],
    }))
    open({
      'members.find': async () => busyMember(),
      'members.give-coupon': give,
      'members.take-coupon': take,
      'coupons.list': list,
    })
    await press('Give a coupon')
    await inDialog().findByRole('option', { name: 'Gift (GIFT)' })
    expect(list.mock.calls[0]?.[0]).toMatchObject({ filters: { state: 'running', grant: 'ISSUED' } })
    await userEvent.type(inDialog().getByRole('textbox', { name: 'Reason' }), 'Late parcel')
    await userEvent.click(inDialog().getByRole('button', { name: 'Give' }))
    expect(give).not.toHaveBeenCalled()
    await userEvent.selectOptions(inDialog().getByRole('combobox', { name: 'Coupon' }), 'Gift (GIFT)')
    await userEvent.click(inDialog().getByRole('button', { name: 'Give' }))
    expect(give).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ campaign: 'GIFT' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Take back Gold offer' })).toBeNull()
    await press('Take back Trail offer')
    await userEvent.type(inDialog().getByRole('textbox', { name: 'Reason' }), 'Wrong one')
    await userEvent.click(inDialog().getByRole('button', { name: 'Take back' }))
    expect(take).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ coupon: '7KQM-BBBB' }))
  })

  test('has an address corrected by a code that was sent to it', async () => {
    const send = vi.fn<Answer<'members.send-code'>>(async () => ({ sent: 'mei@example.com' }))
    const correct = vi.fn<Answer<'members.correct-contact'>>(async () => deskMember())
    open({
      'members.find': async () => deskMember(),
      'members.send-code': send,
      'members.correct-contact': correct,
    })
    await press('Correct a contact')
    await userEvent.type(inDialog().getByRole('textbox', { name: 'New email or mobile' }), 'Mei@example.com')
    await userEvent.selectOptions(inDialog().getByRole('combobox', { name: /^Language/ }), 'zh_HK')
    await userEvent.click(inDialog().getByRole('button', { name: 'Send code' }))
    expect(send).toHaveBeenCalledExactlyOnceWith({
      member: 'M1',
      kind: 'email',
      value: 'Mei@example.com',
      locale: 'zh_HK',
    })
    expect(await inDialog().findByText('A code was sent to mei@example.com.')).toBeVisible()
    await userEvent.type(inDialog().getByRole('textbox', { name: 'Code' }), '123456')
    await userEvent.type(inDialog().getByRole('textbox', { name: 'Reason' }), 'Typed wrong')
    await userEvent.click(inDialog().getByRole('button', { name: 'Correct' }))
    expect(correct).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'email', value: 'mei@example.com', code: '123456' }),
    )
  })

  test('is erased by an admin who types the name; what stays is said', async () => {
    const erase = vi.fn<Answer<'members.erase'>>(async () => ({
      id: 'M1',
      stays: [{ kept: 'ORDERS', count: 12 }],
    }))
    open({ 'members.find': async () => busyMember(), 'members.erase': erase }, { role: 'admin' })
    await press('Erase')
    await userEvent.type(inDialog().getByRole('textbox', { name: 'Reason' }), 'Letter')
    await userEvent.click(inDialog().getByRole('button', { name: 'Erase' }))
    expect(inDialog().getByText('Type Mei Chan.')).toBeVisible()
    expect(erase).not.toHaveBeenCalled()
    await userEvent.type(inDialog().getByRole('textbox', { name: /^Type the member/ }), 'Mei Chan')
    await userEvent.click(inDialog().getByRole('button', { name: 'Erase' }))
    expect(await screen.findByRole('dialog', { name: 'The member is erased' })).toHaveTextContent(
      '12 orders: sums and goods, for the accounts',
    )
    expect(erase).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ member: 'M1', reason: 'Letter' }))
  })

  test('that was erased can be read, and not changed', async () => {
    open(
      { 'members.find': async () => deskMember({ name: '', erased: '2026-11-23T04:00:00.000Z' }) },
      { role: 'admin' },
    )
    expect(await screen.findByText(/^Erased 23 Nov 2026/)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('is exported as two files, with a reason', async () => {
    const saved: string[] = []
    vi.stubGlobal('URL', { ...URL, createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    open(
      {
        'members.find': async () => deskMember(),
        'members.export': async () => ({ html: '<p>', json: '{}', contact: '' }),
      },
      { role: 'admin' },
    )
    await press('Export data')
    await userEvent.type(inDialog().getByRole('textbox', { name: 'Reason' }), 'Letter')
    await userEvent.click(inDialog().getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saved).toEqual(['member-M1.html', 'member-M1.json']))
    click.mockRestore()
    vi.unstubAllGlobals()
  })

  test('has a request noted, and an open one closed; export and erasure are for admins', async () => {
    const note = vi.fn<Answer<'members.note-request'>>(async () => busyMember())
    const close = vi.fn<Answer<'members.close-request'>>(async () => deskMember())
    open({
      'members.find': async () => busyMember(),
      'members.note-request': note,
      'members.close-request': close,
    })
    expect(await screen.findByRole('button', { name: 'Erase (not with your role)' })).toBeDisabled()
    await press('Note a request')
    await userEvent.selectOptions(inDialog().getByRole('combobox', { name: 'Request' }), 'Erasure')
    await userEvent.type(inDialog().getByRole('textbox', { name: 'Reason' }), 'Letter')
    await userEvent.click(inDialog().getByRole('button', { name: 'Note' }))
    expect(note).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'ERASURE' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Close')
    await userEvent.selectOptions(inDialog().getByRole('combobox', { name: 'Result' }), 'Refused')
    await userEvent.type(inDialog().getByRole('textbox', { name: 'Reason' }), 'No proof of identity')
    const closing = inDialog().getByRole('button', { name: 'Close request' })
    await userEvent.click(closing)
    expect(close).toHaveBeenCalledExactlyOnceWith({
      request: 'request',
      member: 'M1',
      state: 'REFUSED',
      reason: 'No proof of identity',
    })
  })
})

describe('the register of requests', () => {
  test('lists what is open, marks what is late, and shows another state on demand', async () => {
    const list = vi.fn<Answer<'members.requests'>>(async () => ({
      requests: busyMember().requests.map(request => ({
        ...request,
        isLate: true,
        contact: 'm•••@example.com',
      })),
    }))
    open({ 'members.requests': list }, { at: '/members/requests' })
    const link = await screen.findByRole('link', { name: 'm•••@example.com' })
    expect(link).toHaveAttribute('href', '/members/M1')
    expect(screen.getByText(/^overdue since 11 Dec 2026/)).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Done')
    await waitFor(() => expect(list).toHaveBeenLastCalledWith({ state: 'DONE' }))
  })
})

describe('merging two accounts', () => {
  const counts = (change: Partial<DeskMergeSide['has']>): DeskMergeSide['has'] => ({
    ...NO_COUNTS,
    ...change,
  })
  const plan = (change: Partial<DeskMergePlan> = {}): DeskMergePlan => ({
    stays: mergeSide({ has: counts({ orders: 2, orderAmount: 1800 }) }),
    closes: mergeSide({
      id: 'M2',
      name: 'May Chan',
      values: { email: 'may@example.com', mobile: '', name: 'May Chan', nickName: 'May', birthday: '' },
      has: counts({ orders: 1, orderAmount: 900, goDollar: 40 }),
    }),
    problems: [],
    ...change,
  })
  const answers = (more: Answers = {}): Answers => ({
    'members.find': async () => deskMember(),
    'members.list': async () => ({
      rows: [
        listedMember(),
        listedMember({ id: 'M2', name: 'May Chan' }),
        listedMember({ id: 'M3', isMerged: true, name: 'Old' }),
      ],
      next: null,
    }),
    'members.try-merge': async () => plan(),
    ...more,
  })

  test('a member that is not there shows one page that says so', async () => {
    open({ 'members.find': notFound }, { at: '/members/M404/merge', role: 'admin' })
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such member.' })).toBeVisible()
    expect(screen.getAllByRole('main')).toHaveLength(1)
  })

  test('begins with finding the other account: neither this one nor closed ones', async () => {
    open(answers(), { at: '/members/M1/merge', role: 'admin' })
    await press('Compare with May Chan')
    expect(await screen.findByRole('row', { name: /^Amount of orders HK\$1,800 HK\$900$/ })).toBeVisible()
    expect(screen.queryByText('Old')).toBeNull()
  })

  test('says what each has, asks what to keep and for a reason, and reports what came', async () => {
    const merge = vi.fn<Answer<'members.merge'>>(async () => ({
      id: 'M1',
      contact: 'm•••@example.com',
      report: {
        closed: 'M2',
        before: counts({ orders: 2 }),
        came: counts({ orders: 1, goDollar: 40 }),
        after: counts({ orders: 3, goDollar: 40 }),
        cappedSkus: ['JKT-M'],
        droppedSkus: [],
        droppedLinks: [],
        sameAddresses: 0,
        sameWishes: 1,
      },
    }))
    open(answers({ 'members.merge': merge }), { at: '/members/M1/merge?with=M2', role: 'admin' })
    await press('Merge')
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Enter a reason/)
    expect(merge).not.toHaveBeenCalled()
    // Only the other account has a nickname.
    expect(screen.getByRole('combobox', { name: 'Nickname' })).toHaveDisplayValue('May')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Email' }), 'may@example.com')
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Called us')
    await press('Merge')
    expect(merge).toHaveBeenCalledExactlyOnceWith({
      member: 'M1',
      other: 'M2',
      chosen: { email: 'closes', mobile: 'stays', name: 'stays', nickName: 'closes', birthday: 'stays' },
      reason: 'Called us',
      wish: expect.any(String),
    })
    expect(await screen.findByRole('heading', { name: 'The accounts are merged' })).toBeVisible()
    expect(screen.getByRole('row', { name: 'Orders 2 1 3' })).toBeVisible()
    expect(screen.getByText('The bag could not hold all units of: JKT-M.')).toBeVisible()
    expect(screen.getByText('One wish that both had stays once.')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Back to the member' }))
    expect(await screen.findByRole('heading', { name: 'Mei Chan', level: 1 })).toBeVisible()
    expect(await section('Account')).toBeDefined()
  })

  test('says why it cannot be, and offers no button', async () => {
    open(answers({ 'members.try-merge': async () => plan({ problems: ['BOTH_STAFF', 'DATA_REQUEST'] }) }), {
      at: '/members/M1/merge?with=M2',
      role: 'admin',
    })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/^Both have a staff code/)).toBeVisible()
    expect(alert.getByText(/^A request about personal data is open/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull()
  })

  test('is for those who may hand personal data out', async () => {
    open(answers(), { at: '/members/M1/merge' })
    expect(screen.getByText('Your role may not merge members.')).toBeVisible()
  })

  test('a closed account leads to the one that has everything, and can be changed no more', async () => {
    open(
      { 'members.find': async () => deskMember({ mergedInto: 'M9', isSuspended: true }) },
      { role: 'admin' },
    )
    expect(await screen.findByRole('link', { name: 'Show that member' })).toHaveAttribute(
      'href',
      '/members/M9',
    )
    expect(screen.getByText('Merged')).toBeVisible()
    for (const name of ['Suspend', 'Let back in', 'GO DOLLAR'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})
