import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DeskOrder } from '#desk/orders/desk-order.ts'
import type { Role } from '#operators/operator.ts'
import { cashier } from '../operators/testing.ts'
import type { OrderOperation } from '#api/rules/desk-operations.ts'
import { type Answers, type Around, notFound } from '../../testing/world.tsx'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { OrderList } from './OrderList.tsx'
import { OrderScreen } from './OrderScreen.tsx'
import { UnpaidScreen } from './UnpaidScreen.tsx'
import { deskOrder, listedOrder, shippedOrder, unpaidHolder } from './testing.ts'

withModalDialogs()
afterEach(() => vi.unstubAllGlobals())

/** Answers about orders; `operate` answers each operation on one order. */
interface Orders {
  readonly list: NonNullable<Answers['orders.list']>
  readonly find: NonNullable<Answers['orders.find']>
  readonly unpaid: NonNullable<Answers['orders.unpaid']>
  readonly release: NonNullable<Answers['orders.release']>
  readonly operate: (operation: OrderOperation, input: object) => Promise<DeskOrder>
}
const OPERATIONS: readonly OrderOperation[] = [
  'ship',
  'close-units',
  'received',
  'track',
  'cancel-unpaid',
  'cancel',
  'refund',
  'return-payment',
]
const answersOf = ({ operate, ...reads }: Partial<Orders>): Answers =>
  Object.fromEntries([
    ...Object.entries(reads).map(([name, answer]) => [`orders.${name}`, answer]),
    ...OPERATIONS.map(name => [`orders.${name}`, operate && ((input: object) => operate(name, input))]),
  ])
const NUMBER = deskOrder().number

/** The address of the screen, to be read by a test. */
const Address = () => {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}
const address = () => screen.getByTestId('address').textContent

function openDesk(orders: Partial<Orders>, { role = 'admin', ...around }: Around & { role?: Role } = {}) {
  const operator = { name: 'ada', role }
  renderInWorld(
    <>
      <Routes>
        <Route path="/orders" element={<OrderList operator={operator} />} />
        <Route path="/orders/unpaid" element={<UnpaidScreen operator={operator} />} />
        <Route path="/orders/:number" element={<OrderScreen operator={operator} />} />
      </Routes>
      <Address />
    </>,
    { at: '/orders', answers: answersOf(orders), ...around },
  )
}
const openOrder = (orders: Partial<Orders>, around: Around & { role?: Role } = {}) =>
  openDesk(orders, { at: `/orders/${NUMBER}`, ...around })

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
const inDialog = () => within(screen.getByRole('dialog'))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('stock held by unpaid orders', () => {
  const holder = unpaidHolder()

  test('shows who holds most, by the kind chosen, and where an order is', async () => {
    const asked = vi.fn<Orders['unpaid']>(async () => [holder])
    openDesk({ unpaid: asked }, { at: '/orders/unpaid' })
    expect(
      await screen.findByRole('row', {
        name: /^mei@cairn\.example 1001 ?1002 24 HK\$2,400 23 Nov 2026, 12:30/,
      }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: '1002' })).toHaveAttribute('href', '/orders/1002')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'Network address')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ by: 'ADDRESS' }))
  })

  test('releases the orders of a holder with a reason, once, and says what came of it', async () => {
    const release = vi.fn<Orders['release']>(async () => ({ released: ['1001'], left: ['1002'] }))
    openDesk({ unpaid: async () => [holder], release }, { at: '/orders/unpaid' })
    await userEvent.click(
      await screen.findByRole('button', { name: 'Release the orders of mei@cairn.example' }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }))
    expect(release).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Never pays')
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }))
    await gone()
    expect(release).toHaveBeenCalledExactlyOnceWith({
      orders: [
        { number: '1001', version: 1 },
        { number: '1002', version: 1 },
      ],
      reason: 'Never pays',
    })
  })
})

describe('the list of orders', () => {
  test('a trial order says so, in the list and on its screen', async () => {
    const order = deskOrder({ isTrial: true })
    openDesk({
      list: async () => ({
        rows: [listedOrder({ isTrial: true }), listedOrder({ number: '2' })],
        next: null,
      }),
      find: async () => order,
    })
    expect(await screen.findAllByText('Trial')).toHaveLength(1)
    await userEvent.setup().click(screen.getByRole('link', { name: order.number }))
    expect(await screen.findByText(/counts as no sale/)).toBeVisible()
  })

  test('says of each when, who, how much and how it stands, and loads more by the last one', async () => {
    const list = vi.fn<Orders['list']>(async ({ after }) =>
      after === undefined
        ? { rows: [listedOrder()], next: 'O1' }
        : { rows: [listedOrder({ number: '2', isPaid: false, email: '' })], next: null },
    )
    openDesk({ list })
    expect(
      await screen.findByRole('row', {
        name: `${NUMBER} 23 Nov 2026, 12:00 Processing mei@cairn.example 2 HK$230 Paid`,
      }),
    ).toBeVisible()
    await press('Show more')
    expect(await screen.findByRole('row', { name: /^2 .* No email address .* Not paid$/ })).toBeVisible()
    expect(list).toHaveBeenLastCalledWith({ after: 'O1' })
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('is read again when the operator comes back to it', async () => {
    const list = vi.fn<Orders['list']>(async () => ({ rows: [], next: null }))
    openDesk({ list })
    expect(await screen.findByText('There are no orders yet.')).toBeVisible()
    list.mockResolvedValue({ rows: [listedOrder()], next: null })
    fireEvent(window, new Event('visibilitychange'))
    expect(await screen.findByRole('row', { name: new RegExp(`^${NUMBER}`) })).toBeVisible()
  })

  test('what waits to be sent is one press away, and stays in the address', async () => {
    const list = vi.fn<Orders['list']>(async () => ({ rows: [], next: null }))
    openDesk({ list })
    expect(await screen.findByText('There are no orders yet.')).toBeVisible()
    await press('To ship')
    expect(await screen.findByText('No orders match.')).toBeVisible()
    expect(address()).toBe('/orders?status=TO_SHIP')
    expect(screen.getByLabelText('Status')).toHaveValue('TO_SHIP')
    expect(list).toHaveBeenLastCalledWith({ status: 'TO_SHIP' })
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Not paid in time')
    expect(address()).toBe('/orders?status=AUTO_CANCEL')
    expect(button('To ship')).toHaveAttribute('aria-pressed', 'false')
  })

  test('an address finds the shopper’s orders and keeps the status; an empty field finds all again', async () => {
    const list = vi.fn<Orders['list']>(async () => ({ rows: [listedOrder()], next: null }))
    openDesk({ list }, { at: '/orders?status=TO_SHIP' })
    await userEvent.type(screen.getByLabelText('Order number or email'), 'Mei@cairn.example{Enter}')
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith({ status: 'TO_SHIP', email: 'Mei@cairn.example' }),
    )
    expect(screen.getByLabelText('Order number or email')).toHaveValue('Mei@cairn.example')
    await userEvent.clear(screen.getByLabelText('Order number or email'))
    await press('Find')
    expect(address()).toBe('/orders?status=TO_SHIP')
  })

  test('a number leads to its order; what is neither says so at its field', async () => {
    const find = vi.fn<Orders['find']>(notFound)
    openDesk({ list: async () => ({ rows: [], next: null }), find })
    await userEvent.type(screen.getByLabelText('Order number or email'), 'mei{Enter}')
    expect(screen.getByLabelText('Order number or email')).toHaveAccessibleDescription(
      'Enter an order number, or a whole email address.',
    )
    await userEvent.clear(screen.getByLabelText('Order number or email'))
    await userEvent.type(screen.getByLabelText('Order number or email'), '2026 1123 0000{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no order 202611230000.')
    expect(find).toHaveBeenCalledExactlyOnceWith({ number: '202611230000' })
  })

  test('an order leads back to the list as it was', async () => {
    openDesk(
      { list: async () => ({ rows: [listedOrder()], next: null }), find: async () => deskOrder() },
      { at: '/orders?status=TO_SHIP' },
    )
    await userEvent.click(await screen.findByRole('link', { name: NUMBER }))
    await userEvent.click(await screen.findByRole('link', { name: 'Back to orders' }))
    expect(address()).toBe('/orders?status=TO_SHIP')
  })

  test('a list that cannot be read says so, and not that it is empty', async () => {
    openDesk({ list: () => Promise.reject(new Error('The shop did not respond')) })
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop did not respond')
    expect(screen.queryByText('There are no orders yet.')).toBeNull()
  })

  test.each(['/orders', `/orders/${NUMBER}`])('an editor who opens %s reads why nothing is shown', at => {
    openDesk({}, { at, role: 'editor' })
    expect(screen.getByRole('alert')).toHaveTextContent('Your role may not see orders.')
  })
})

describe('an order', () => {
  test('shows goods, address, payment and what happened, in the operator’s language', async () => {
    openOrder({ find: async () => deskOrder({ remark: '請放門口' }) }, { uiLocale: 'zh_HK' })
    expect(await screen.findByRole('row', { name: /^外套JKT-M · 中碼 2 0 0 0 HK\$200$/ })).toBeVisible()
    const delivery = within(screen.getByRole('region', { name: '收貨資料' }))
    expect(delivery.getByText('中西區 中環')).toBeVisible()
    expect(delivery.getByText('請放門口')).toBeVisible()
    expect(within(screen.getByRole('region', { name: '付款' })).getByText('Visa 信用卡')).toBeVisible()
    const events = within(screen.getByRole('region', { name: '訂單紀錄' })).getAllByRole('listitem')
    expect(events.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^已付款.*付款服務商$/),
      expect.stringMatching(/^已下單.*顧客$/),
    ])
  })

  test.each([
    ['en_US', 'Why this price Jacket', ['HK$100 each on its page.', 'All 2 cost HK$200.']],
    ['zh_HK', '為何是這個價錢 外套', ['頁面售價每件 HK$100。', '2 件實收 HK$200。']],
  ] as const)(
    'says why a line costs what it costs when it is asked (%s)',
    async (uiLocale, name, sentences) => {
      openOrder({ find: async () => deskOrder() }, { uiLocale })
      const [first, last] = sentences
      const summary = await screen.findByText(
        (_, element) => element?.tagName === 'SUMMARY' && element.textContent === name,
      )
      expect(screen.getByText(first)).not.toBeVisible()
      await userEvent.click(summary)
      expect(screen.getByText(first)).toBeVisible()
      expect(screen.getByText(last)).toBeVisible()
    },
  )

  test('shows parcels with their way, refunds and returns', async () => {
    const [parcel] = shippedOrder().shipments
    if (!parcel) throw new Error('The builder has a parcel')
    const order = shippedOrder({
      shipments: [
        { ...parcel, stops: [{ time: '2026-11-23T06:00:00.000Z', remark: 'Arrived in Tsing Yi' }] },
      ],
      refunds: [
        { id: 'SHOP 1', amount: { amount: 12.5, currencyCode: 'HKD' }, reason: 'SHOP', state: 'SENT' },
      ],
      returns: [{ number: 'A7', status: 'NEW' }],
    })
    openOrder({ find: async () => order })
    const parcels = within(await screen.findByRole('region', { name: 'Parcels' }))
    expect(parcels.getByRole('heading', { name: 'Parcel 1 · SF Express' })).toBeVisible()
    expect(parcels.getByRole('link', { name: 'SF1234567' })).toHaveAttribute('target', '_blank')
    expect(parcels.getByText('Jacket × 2')).toBeVisible()
    expect(parcels.getByText('Arrived in Tsing Yi')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Refunds' })).toHaveTextContent(
      'HK$12.50 · sent to the payment provider',
    )
    expect(screen.getByRole('region', { name: 'Returns and exchanges' })).toHaveTextContent(
      'A7 · Under review',
    )
  })

  test('offers what its state allows; what only admins may do says so to publishers', async () => {
    openOrder({ find: async () => deskOrder() }, { role: 'publisher' })
    expect(await screen.findByRole('button', { name: 'Ship' })).toBeEnabled()
    expect(button('Refund (not with your role)')).toBeDisabled()
    expect(button('Cancel order (not with your role)')).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Mark as received' })).toBeNull()
  })

  test('prints its packing list', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    openOrder({ find: async () => deskOrder() })
    await userEvent.click(await screen.findByRole('button', { name: 'Print packing list' }))
    expect(print).toHaveBeenCalledOnce()
  })

  test('that cannot be read says so, and is read again on demand', async () => {
    const find = vi
      .fn<Orders['find']>()
      .mockRejectedValueOnce(new Error('The shop did not respond'))
      .mockResolvedValue(deskOrder())
    openOrder({ find })
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop did not respond')
    await press('Try again')
    expect(await screen.findByRole('table', { name: 'Items' })).toBeVisible()
  })
})

describe('an operation', () => {
  const operating = (changed: DeskOrder) => vi.fn<Orders['operate']>(async () => changed)

  test('ships all that is left: once, however often it is pressed, and the page shows the new state', async () => {
    let answer: (order: DeskOrder) => void = () => undefined
    const operate = vi.fn<Orders['operate']>(() => new Promise(resolve => (answer = resolve)))
    openOrder({ find: async () => deskOrder(), operate })
    await userEvent.click(await screen.findByRole('button', { name: 'Ship' }))
    expect(inDialog().getByLabelText('Tracking number')).toHaveFocus()
    await userEvent.keyboard('SF1234567{Enter}{Enter}')
    await userEvent.dblClick(inDialog().getByRole('button', { name: 'Ship' }))
    expect(operate).toHaveBeenCalledExactlyOnceWith('ship', {
      number: NUMBER,
      carrier: 'SF',
      trackingNo: 'SF1234567',
      memo: '',
      lines: [{ line: 1, quantity: 2 }],
      version: 3,
    })
    answer(shippedOrder())
    await gone()
    expect(screen.getByRole('region', { name: 'Parcels' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ship' })).toBeNull()
    // The button is gone, so the focus is at the new state.
    await waitFor(() => expect(screen.getByText(/^Placed/)).toHaveFocus())
  })

  test('ships chosen units; a missing number and an empty parcel say so at their fields', async () => {
    const operate = operating(shippedOrder())
    openOrder({ find: async () => deskOrder(), operate })
    await userEvent.click(await screen.findByRole('button', { name: 'Ship' }))
    const units = inDialog().getByRole('textbox', { name: 'Units of Jacket, JKT-M' })
    await userEvent.clear(units)
    await userEvent.click(inDialog().getByRole('button', { name: 'Ship' }))
    expect(inDialog().getByLabelText('Tracking number')).toHaveAccessibleDescription(
      'Enter 4 to 40 letters, digits or hyphens.',
    )
    expect(inDialog().getByRole('alert')).toHaveTextContent('Choose at least one unit.')
    expect(operate).not.toHaveBeenCalled()
    await userEvent.type(units, '1')
    await userEvent.selectOptions(inDialog().getByLabelText('Courier'), 'Our own shop')
    expect(inDialog().queryByLabelText('Tracking number')).toBeNull()
    await userEvent.click(inDialog().getByRole('button', { name: 'Ship' }))
    await gone()
    expect(operate.mock.lastCall?.[1]).toMatchObject({
      carrier: 'SHOP',
      trackingNo: '',
      lines: [{ line: 1, quantity: 1 }],
    })
  })

  test('on an order that has changed meanwhile is refused in words, and the page shows the new state', async () => {
    const find = vi.fn<Orders['find']>().mockResolvedValueOnce(deskOrder()).mockResolvedValue(shippedOrder())
    const operate = vi.fn<Orders['operate']>(() => Promise.reject(new Error('This order has changed.')))
    openOrder({ find, operate })
    await userEvent.click(await screen.findByRole('button', { name: 'Ship' }))
    await userEvent.keyboard('SF1234567{Enter}')
    expect(await inDialog().findByRole('alert')).toHaveTextContent('This order has changed.')
    expect(inDialog().getByLabelText('Tracking number')).toHaveValue('SF1234567')
    expect(await screen.findByText('In transit')).toBeInTheDocument()
    // A second try is about the same order as the first, so nothing is done twice.
    await userEvent.click(inDialog().getByRole('button', { name: 'Ship' }))
    await waitFor(() => expect(operate).toHaveBeenCalledTimes(2))
    expect(operate.mock.lastCall?.[1]).toMatchObject({ version: 3 })
    await userEvent.click(inDialog().getByRole('button', { name: 'Cancel' }))
    await gone()
    expect(screen.queryByRole('button', { name: 'Ship' })).toBeNull()
  })

  test.each([
    ['Mark as received', 'Mark all parcels as received?', {}],
    ['Mark as received: parcel 1', 'Mark parcel 1 as received?', { shipment: 1 }],
  ])('“%s” asks first', async (name, title, input) => {
    const operate = operating(shippedOrder({ status: 'WAIT_EVALUATE', operations: ['track', 'refund'] }))
    openOrder({ find: async () => shippedOrder(), operate })
    await userEvent.click(await screen.findByRole('button', { name }))
    expect(screen.getByRole('dialog', { name: title })).toBeVisible()
    expect(operate).not.toHaveBeenCalled()
    await userEvent.click(inDialog().getByRole('button', { name: 'Mark as received' }))
    await gone()
    expect(operate).toHaveBeenCalledExactlyOnceWith('received', { number: NUMBER, ...input, version: 4 })
    expect(screen.getByText('Delivered')).toBeVisible()
  })

  test('adds where a parcel is', async () => {
    const operate = operating(shippedOrder())
    openOrder({ find: async () => shippedOrder(), operate })
    await userEvent.click(await screen.findByRole('button', { name: 'Add remark to parcel 1' }))
    await userEvent.click(inDialog().getByRole('button', { name: 'Add remark' }))
    expect(inDialog().getByLabelText('Tracking remark')).toHaveAccessibleDescription(
      'Enter 1 to 200 characters.',
    )
    await userEvent.type(inDialog().getByLabelText('Tracking remark'), 'Arrived in Tsing Yi')
    await userEvent.click(inDialog().getByRole('button', { name: 'Add remark' }))
    await gone()
    const input = { shipment: 1, remark: 'Arrived in Tsing Yi', version: 4 }
    expect(operate).toHaveBeenCalledExactlyOnceWith('track', { number: NUMBER, ...input })
  })

  test('cancels with a reason, after saying what goes back', async () => {
    const operate = operating(deskOrder({ status: 'CANCELED', operations: [] }))
    openOrder({ find: async () => deskOrder(), operate })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    expect(inDialog().getByText(/^The shopper is refunded HK\$230/)).toBeVisible()
    await userEvent.click(inDialog().getByRole('button', { name: 'Cancel order' }))
    expect(inDialog().getByLabelText('Reason')).toHaveAccessibleDescription(/^Enter a reason/)
    await userEvent.type(inDialog().getByLabelText('Reason'), 'Out of stock')
    await userEvent.click(inDialog().getByRole('button', { name: 'Cancel order' }))
    await gone()
    expect(operate).toHaveBeenCalledExactlyOnceWith('cancel', {
      number: NUMBER,
      reason: 'Out of stock',
      version: 3,
    })
    expect(screen.getByText('Cancelled')).toBeVisible()
  })

  test('closes units that will never ship after a question, and cancels an unpaid order', async () => {
    const operate = vi.fn<Orders['operate']>(async () => deskOrder({ operations: [] }))
    const order = deskOrder({ operations: ['close-units', 'cancel-unpaid'] })
    openOrder({ find: async () => order, operate })
    await waitFor(() => button('Close units'))
    await press('Close units')
    await userEvent.click(inDialog().getByRole('button', { name: 'Continue' }))
    expect(inDialog().getByText('Enter a reason of 1 to 200 characters.')).toBeVisible()
    await userEvent.type(inDialog().getByRole('textbox', { name: /Reason/ }), 'Broken')
    await userEvent.click(inDialog().getByRole('checkbox', { name: 'Lost or damaged: written off' }))
    await userEvent.click(inDialog().getByRole('button', { name: 'Continue' }))
    expect(inDialog().getByText('They will not be sent. This cannot be undone.')).toBeVisible()
    await userEvent.click(inDialog().getByRole('button', { name: 'Close units' }))
    await gone()
    expect(operate).toHaveBeenCalledWith('close-units', {
      number: NUMBER,
      lines: [{ line: 1, quantity: 2 }],
      reason: 'Broken',
      isWrittenOff: true,
      paysBack: true,
      version: 3,
    })
  })

  test('shows a payment of another amount, and refunds it after a question', async () => {
    const spare = {
      number: '1234567',
      kind: 'PAID_DIFFERENT',
      amount: { amount: 1, currencyCode: 'HKD' },
      currency: '344',
      refund: null,
      isReturnable: true,
    } as const
    const operate = vi.fn<Orders['operate']>(async () =>
      deskOrder({ spare: [{ ...spare, refund: 'QUEUED', isReturnable: false }] }),
    )
    openOrder({ find: async () => deskOrder({ spare: [spare] }), operate })
    expect(await screen.findByText(/Not the order total · Payment 1234567/)).toBeVisible()
    await press('Refund the payment of HK$1')
    await userEvent.click(inDialog().getByRole('button', { name: 'Refund' }))
    await gone()
    expect(operate).toHaveBeenCalledWith('return-payment', { number: NUMBER, payment: '1234567', version: 3 })
    expect(screen.getByText(/waiting to be sent/)).toBeVisible()
  })

  test('refunds at most what is left, and only after a question that names the amount', async () => {
    const operate = vi
      .fn<Orders['operate']>()
      .mockRejectedValueOnce(new Error('At most HK$10 of this order can be refunded.'))
      .mockResolvedValue(deskOrder())
    openOrder({ find: async () => deskOrder(), operate })
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
    await userEvent.type(inDialog().getByLabelText('Amount'), '230.01')
    await userEvent.type(inDialog().getByLabelText('Reason'), 'A scratch')
    await userEvent.click(inDialog().getByRole('button', { name: 'Continue' }))
    expect(inDialog().getByLabelText('Amount')).toHaveAccessibleDescription('At most HK$230 can be refunded.')
    await userEvent.clear(inDialog().getByLabelText('Amount'))
    await userEvent.type(inDialog().getByLabelText('Amount'), '12.5')
    await userEvent.click(inDialog().getByRole('button', { name: 'Continue' }))
    expect(screen.getByRole('dialog', { name: 'Refund HK$12.50?' })).toHaveTextContent('Reason: A scratch')
    expect(operate).not.toHaveBeenCalled()
    await userEvent.click(inDialog().getByRole('button', { name: 'Refund' }))
    expect(await inDialog().findByRole('alert')).toHaveTextContent('At most HK$10')
    await userEvent.click(inDialog().getByRole('button', { name: 'Back' }))
    expect(inDialog().getByLabelText('Amount')).toHaveValue('12.5')
    await userEvent.click(inDialog().getByRole('button', { name: 'Continue' }))
    await userEvent.click(inDialog().getByRole('button', { name: 'Refund' }))
    await gone()
    expect(operate).toHaveBeenLastCalledWith('refund', {
      number: NUMBER,
      amount: 12.5,
      reason: 'A scratch',
      version: 3,
    })
  })

  test('the limit of the operator’s role is said before pressing, and an amount above it is not sent', async () => {
    const operate = vi.fn<Orders['operate']>().mockResolvedValue(deskOrder())
    const { id: role, name, rights, limits } = cashier({ limits: { refund: 10_000, goDollar: 0 } })
    const me = { name: 'kim', role, own: { name, rights, limits, above: { refund: [], goDollar: [] } } }
    openOrder({ find: async () => deskOrder(), operate }, { port: { me: async () => me } })
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
    const amount = () => inDialog().getByLabelText('Amount')
    const limit = 'Your role may refund up to HK$100 of one order, all refunds together.'
    await waitFor(() =>
      expect(amount()).toHaveAccessibleDescription(`Up to HK$230, the rest of the payment. ${limit}`),
    )
    await userEvent.type(amount(), '100.01')
    await userEvent.type(inDialog().getByLabelText('Reason'), 'A scratch')
    await userEvent.click(inDialog().getByRole('button', { name: 'Continue' }))
    expect(amount()).toHaveAccessibleDescription(limit)
    await userEvent.clear(amount())
    await userEvent.type(amount(), '100')
    await userEvent.click(inDialog().getByRole('button', { name: 'Continue' }))
    expect(screen.getByRole('dialog', { name: 'Refund HK$100?' })).toBeVisible()
  })
})
