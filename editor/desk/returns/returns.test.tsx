import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import type { DeskReturn } from '#desk/returns/desk-return.ts'
import type { ReturnOperation } from '#api/rules/desk-operations.ts'
import type { Role } from '#operators/operator.ts'
import { currentToast } from '#ui/toast/toast.ts'
import { type Answers, notFound } from '../../testing/world.tsx'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { ReturnList } from './ReturnList.tsx'
import { ReturnScreen } from './ReturnScreen.tsx'
import { deskReturn, listedReturn } from './testing.ts'

withModalDialogs()

const NUMBER = deskReturn().number
const hkd = (amount: number) => ({ amount, currencyCode: 'HKD' })

/** Answers about returns; `operate` answers each operation on one return. */
interface Returns {
  readonly list: NonNullable<Answers['returns.list']>
  readonly find: NonNullable<Answers['returns.find']>
  readonly operate: (operation: ReturnOperation, input: object) => Promise<DeskReturn>
}
const OPERATIONS: readonly ReturnOperation[] = [
  'approve',
  'refuse',
  'received-back',
  'exchange-out',
  'exchange-received',
  'refund',
]
const answersOf = ({ operate, ...reads }: Partial<Returns>): Answers =>
  Object.fromEntries([
    ...Object.entries(reads).map(([name, answer]) => [`returns.${name}`, answer]),
    ...OPERATIONS.map(name => [`returns.${name}`, operate && ((input: object) => operate(name, input))]),
  ])

/** The screens about returns at their addresses. */
function open(at: string, returns: Partial<Returns>, role: Role = 'publisher') {
  const operator = { name: 'cy', role }
  renderInWorld(
    <Routes>
      <Route path="/returns" element={<ReturnList operator={operator} />} />
      <Route path="/returns/:number" element={<ReturnScreen operator={operator} />} />
    </Routes>,
    { answers: answersOf(returns), at },
  )
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('the list of returns', () => {
  const list = (change: Parameters<typeof listedReturn>[0] = {}) =>
    vi.fn<Returns['list']>(async () => ({ rows: [listedReturn(change)], next: null }))

  test('tells of each what it is about, and leads to it and to its order; a late one says so (M-136)', async () => {
    open('/returns', { list: list({ isLate: true, goDollar: 12, units: 2 }) })
    const row = await screen.findByRole('row', {
      name: /Return ?Faulty or damaged Under review Late .* 2 HK\$899 and 12 GO DOLLAR$/,
    })
    const links = within(row)
      .getAllByRole('link')
      .map(link => link.getAttribute('href'))
    expect(links).toEqual([`/returns/${NUMBER}`, '/orders/202611200000000042'])
  })

  test('shows more from the last one on, while there are more', async () => {
    const returns = vi.fn<Returns['list']>(async ({ after }) => ({
      rows: [listedReturn({ number: after === undefined ? 'A1' : 'A2' })],
      next: after === undefined ? 'A1' : null,
    }))
    open('/returns', { list: returns })
    await screen.findByRole('link', { name: 'A1' })
    await press('Show more')
    expect(await screen.findByRole('link', { name: 'A2' })).toBeVisible()
    expect(returns).toHaveBeenLastCalledWith({ after: 'A1' })
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('a status and an order stand in the address; one press shows what waits for the shop', async () => {
    const returns = list()
    open('/returns?status=NEW&order=202611200000000042', { list: returns })
    await screen.findByRole('table', { name: 'Returns' })
    expect(screen.getByLabelText('Status')).toHaveValue('NEW')
    expect(screen.getByLabelText('Return or order number')).toHaveValue('202611200000000042')
    await press('To handle')
    await waitFor(() =>
      expect(returns).toHaveBeenLastCalledWith({ status: 'TO_HANDLE', order: '202611200000000042' }),
    )
    expect(screen.getByRole('button', { name: 'To handle', pressed: true })).toBeVisible()
  })

  test('the number of a return opens it; that of an order lists its returns; other words say what is missing', async () => {
    const returns = list()
    open('/returns', { list: returns, find: async () => deskReturn() })
    const field = await screen.findByLabelText('Return or order number')
    await userEvent.type(field, 'mei{Enter}')
    expect(field).toHaveAccessibleDescription('Enter the number of a return or an order.')
    await userEvent.clear(field)
    await userEvent.type(field, '2026 1120 0000 0000 42{Enter}')
    await waitFor(() => expect(returns).toHaveBeenLastCalledWith({ order: '202611200000000042' }))
    const renewed = screen.getByLabelText('Return or order number')
    await userEvent.clear(renewed)
    await userEvent.type(renewed, `${NUMBER}{Enter}`)
    expect(await screen.findByRole('heading', { name: `Return ${NUMBER}` })).toBeVisible()
  })

  test('an empty list, and one that cannot be read, say which', async () => {
    open('/returns', { list: async () => ({ rows: [], next: null }) })
    expect(await screen.findByText('There are no returns yet.')).toBeVisible()
    open('/returns', { list: () => Promise.reject(new Error('The shop does not answer')) })
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop does not answer')
  })

  test.each(['/returns', `/returns/${NUMBER}`])('an editor reads why %s is not there', at => {
    open(at, {}, 'editor')
    expect(screen.getByRole('alert')).toHaveTextContent('Your role may not see returns.')
  })
})

describe('a return', () => {
  const find = (change: Partial<DeskReturn> = {}) => ({ find: async () => deskReturn(change) })
  const openOne = async (returns: Partial<Returns>, role?: Role) => {
    open(`/returns/${NUMBER}`, returns, role)
    await screen.findByRole('heading', { name: 'Items' })
  }
  const buttons = () =>
    within(screen.getByRole('main'))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent)

  test('shows goods, reason, words of the shopper, parcels, refund and what happened, in words', async () => {
    await openOne(
      find({
        type: 'EXCHANGE',
        status: 'FINISHED',
        operations: [],
        isRefunded: true,
        parcel: 'Kerry 7788',
        replacement: { carrier: 'SF', trackingNo: 'SF123456' },
        refund: { amount: hkd(899), state: 'DONE' },
        lines: deskReturn().lines.map(line => ({
          ...line,
          exchange: { skuCode: 'shell-moss-l', values: [{ zh_HK: '苔綠', en_US: 'Moss' }] },
        })),
        events: [
          { time: '2026-11-24T03:00:00Z', kind: 'REFUNDED', actor: 'payment', detail: { amount: 89_900 } },
          {
            time: '2026-11-23T03:00:00Z',
            kind: 'AFTER_SALES_BACK_IN_STORAGE',
            actor: 'operator:wing',
            detail: { isDamaged: true },
          },
          { time: '2026-11-22T03:00:00Z', kind: 'AFTER_SALES_NEW', actor: 'shopper', detail: {} },
        ],
      }),
    )
    const goods = screen.getByRole('table', { name: 'Items' })
    expect(within(goods).getAllByRole('row')[1]).toHaveTextContent(
      'Trail shellshell-moss-m · Moss · M1Mossshell-moss-lHK$899',
    )
    for (const text of ['A seam is open.', 'Kerry 7788', 'HK$899 refunded', 'Items received, damaged'])
      expect(screen.getAllByText(text)[0]).toBeVisible()
    expect(screen.getByRole('link', { name: 'SF Express SF123456' })).toHaveAttribute(
      'href',
      expect.stringContaining('SF123456'),
    )
    expect(screen.getByText(/· wing$/)).toBeVisible()
    expect(screen.getByText('Complete. The shopper has been refunded.')).toBeVisible()
  })

  test('photos open large, one after the other', async () => {
    await openOne(find({ photos: ['p1', 'p2'] }))
    await press('Enlarge photo 2')
    const dialog = screen.getByRole('dialog', { name: 'Photo 2 of 2' })
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', `/api/desk/returns.photo/${NUMBER}/p2`)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next photo' }))
    expect(screen.getByRole('dialog', { name: 'Photo 1 of 2' })).toBeVisible()
  })

  test.each([
    ['publisher', ['Approve', 'Refuse', 'Refund without return (not with your role)']],
    ['admin', ['Approve', 'Refuse', 'Refund without return']],
  ] as const)('a %s is offered what the state allows; only admins pay back (LO-13)', async (role, names) => {
    await openOne(find(), role)
    expect(buttons()).toEqual(names)
  })

  test('the number of no return says so', async () => {
    open(`/returns/${NUMBER}`, { find: notFound })
    expect(await screen.findByRole('alert')).toHaveTextContent(`There is no return ${NUMBER}.`)
  })

  const refundable = { status: 'BACK_IN_STORAGE', goDollar: 12, operations: ['refund'] } as const
  const exchange = { type: 'EXCHANGE', status: 'BACK_IN_STORAGE', operations: ['exchange-out'] } as const
  test.each<
    [ReturnOperation, Partial<DeskReturn>, string, string, (dialog: HTMLElement) => Promise<void>, object]
  >([
    ['approve', {}, 'Approve', 'freight collect', async () => undefined, {}],
    [
      'received-back',
      { status: 'ON_BACKING', operations: ['received-back'] },
      'Items received',
      'back into stock',
      dialog => userEvent.click(within(dialog).getByLabelText(/damaged/)),
      { isDamaged: true },
    ],
    [
      'exchange-out',
      exchange,
      'Send replacement',
      'taken from stock',
      dialog => userEvent.type(within(dialog).getByLabelText('Tracking number'), ' SF998877 '),
      { carrier: 'SF', trackingNo: 'SF998877' },
    ],
    [
      'exchange-received',
      { status: 'EXCHANGE_OUT', operations: ['exchange-received'] },
      'Replacement received',
      'completes the exchange',
      async () => undefined,
      {},
    ],
    ['refund', refundable, 'Refund', 'HK$899 and 12 GO DOLLAR', async () => undefined, {}],
  ])(
    '%s is done once, however often it is pressed, and the new state shows at once (MO-73)',
    async (operation, change, name, says, fill, input) => {
      const { promise, resolve } = Promise.withResolvers<DeskReturn>()
      const operate = vi.fn<Returns['operate']>(() => promise)
      await openOne({ ...find(change), operate }, 'admin')
      await press(name)
      const dialog = screen.getByRole('dialog')
      expect(dialog).toHaveTextContent(says)
      await fill(dialog)
      const submit = within(dialog).getByRole('button', { name })
      await userEvent.dblClick(submit)
      expect(operate).toHaveBeenCalledExactlyOnceWith(operation, { number: NUMBER, ...input })
      resolve(deskReturn({ status: 'FINISHED', isRefunded: true, operations: [] }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(screen.getByText('Finished')).toBeVisible()
      expect(currentToast()?.message).toContain(NUMBER)
      await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Finished/))
    },
  )

  test('a refusal needs a reason, which is sent', async () => {
    const operate = vi.fn<Returns['operate']>(async () => deskReturn({ status: 'AUDIT_FAILED' }))
    await openOne({ ...find(), operate })
    await press('Refuse')
    const dialog = screen.getByRole('dialog', { name: `Refuse return ${NUMBER}` })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }))
    const field = within(dialog).getByLabelText(/^Reason/)
    expect(field).toHaveAccessibleDescription(/Enter a reason/)
    await waitFor(() => expect(field).toHaveFocus())
    expect(operate).not.toHaveBeenCalled()
    await userEvent.type(field, 'It was worn.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }))
    expect(await screen.findByText('Not approved')).toBeVisible()
    expect(operate).toHaveBeenCalledExactlyOnceWith('refuse', { number: NUMBER, reason: 'It was worn.' })
  })

  test('when another operator was faster, the dialog says why, and the page behind it is as things are now', async () => {
    const states = [deskReturn(), deskReturn({ status: 'WAIT_SEND_BACK', operations: ['received-back'] })]
    const refusal = 'The return is “Waiting for return” now, so this is not possible.'
    await openOne({
      find: async () => states.shift() ?? notFound(),
      operate: () => Promise.reject(new Error(refusal)),
    })
    await press('Approve')
    const dialog = screen.getByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(refusal)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Items received' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  test.each([
    [{}, 'Refund without return', 'The shopper keeps the items.'],
    [{ ...exchange, operations: ['refund'] as const }, 'Refund instead', 'No replacement is sent.'],
    [{ status: 'FINISHED', isRefunded: true, operations: ['refund'] as const }, 'Refund again', 'HK$899'],
  ] as const)('a refund says what becomes of the goods %#', async (change, name, says) => {
    await openOne(find(change), 'admin')
    await press(name)
    expect(screen.getByRole('dialog', { name: `Refund return ${NUMBER}?` })).toHaveTextContent(says)
  })
})
