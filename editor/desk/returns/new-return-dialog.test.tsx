import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import type { DeskOrder } from '#desk/orders/desk-order.ts'
import type { AfterSalesLineOption, AfterSalesOptions } from '#api/client/order/after-sales.ts'
import type { Answers } from '../../testing/world.tsx'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { NewReturnButton } from './NewReturnButton.tsx'
import { deskReturn, returnOption } from './testing.ts'

withModalDialogs()

type Create = NonNullable<Answers['returns.create']>

const optionsOf = (lines: readonly AfterSalesLineOption[]): AfterSalesOptions => ({
  orderNo: '42',
  days: 14,
  refundable: { amount: 100_000 },
  freight: { amount: { amount: 0 }, goDollar: 0 },
  lines,
  reasons: (['FAULTY', 'OTHER'] as const).map(code => ({ code, name: code, isShopFault: true })),
})

/** An order as far as a new return shows it. */
const order = {
  number: '42',
  lines: ['Trail shell', 'Cap'].map((name, at) => ({
    line: at + 1,
    skuCode: `sku-${at + 1}`,
    name: { zh_HK: name, en_US: name },
    properties: [],
  })),
} as unknown as DeskOrder // all that the dialog reads

function open(options: readonly AfterSalesLineOption[], answers: Answers = {}) {
  renderInWorld(
    <Routes>
      <Route path="/" element={<NewReturnButton order={order} />} />
      <Route path="/returns/:number" element={<p>The new return</p>} />
    </Routes>,
    { answers: { 'returns.options': async () => optionsOf(options), ...answers } },
  )
  return userEvent.click(screen.getByRole('button', { name: 'New return' }))
}
const dialog = () => within(screen.getByRole('dialog'))
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }))
const more = async (name: string) =>
  userEvent.click(
    within(await dialog().findByRole('group', { name })).getByRole('button', { name: /^One more: / }),
  )

describe('a new return for a shopper on the phone (MO-70)', () => {
  test('names units, reason and method; is created once, and opens', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof deskReturn>>()
    const create = vi.fn<Create>(() => promise)
    const gift = returnOption({
      lineId: '2',
      returnableQuantity: 0,
      returnUntil: null,
      problem: 'GIFT',
      message: 'A gift has to be returned together with its item.',
      comesWith: ['1'],
      exchanges: [],
    })
    await open([returnOption(), gift], { 'returns.create': create })
    await more('Units of Trail shell, sku-1')
    expect(dialog().getByText('A gift has to be returned together with its item.')).toBeVisible()
    expect(dialog().getByText('To be refunded: HK$33.33 and 1 GO DOLLAR')).toBeVisible()
    await more('Units of Trail shell, sku-1')
    expect(dialog().getByText('To be refunded: HK$66.67 and 3 GO DOLLAR')).toBeVisible()
    await userEvent.selectOptions(dialog().getByLabelText('Reason'), 'Faulty or damaged')
    await userEvent.type(dialog().getByLabelText(/comments/), ' A tear ')
    await userEvent.click(dialog().getByLabelText('At a store'))
    await userEvent.dblClick(dialog().getByRole('button', { name: 'Create return' }))
    expect(create).toHaveBeenCalledExactlyOnceWith({
      order: '42',
      type: 'RETURN',
      reason: 'FAULTY',
      memo: 'A tear',
      method: 'SHOP',
      lines: [{ line: 1, quantity: 2 }],
      clientKey: expect.stringMatching(/^.{8,64}$/),
    })
    resolve(deskReturn())
    expect(await screen.findByText('The new return')).toBeVisible()
  })

  test('what is missing is said at its field, and the first of them gets the focus', async () => {
    const create = vi.fn<Create>()
    await open([returnOption()], { 'returns.create': create })
    await more('Units of Trail shell, sku-1')
    await userEvent.selectOptions(dialog().getByLabelText('Reason'), 'Another reason')
    await press('Create return')
    const memo = dialog().getByLabelText(/comments/)
    expect(memo).toHaveAccessibleDescription('Enter the shopper’s reason.')
    expect(dialog().getByText('Choose a return method.')).toBeVisible()
    await waitFor(() => expect(memo).toHaveFocus())
    expect(create).not.toHaveBeenCalled()
  })

  test('an exchange names its replacement; a wish sent again after a lost answer has the same key, a changed one another', async () => {
    const create = vi.fn<Create>(() => Promise.reject(new Error('No connection')))
    await open([returnOption()], { 'returns.create': create })
    await userEvent.click(await dialog().findByLabelText('An exchange'))
    await more('Units of Trail shell, sku-1')
    await userEvent.selectOptions(dialog().getByLabelText(/Exchange Trail shell for/), 'Moss / L / shell-l')
    await userEvent.selectOptions(dialog().getByLabelText('Reason'), 'Faulty or damaged')
    await userEvent.click(dialog().getByLabelText('By courier'))
    await press('Create return')
    expect(await dialog().findByRole('alert')).toHaveTextContent('No connection')
    await press('Create return')
    await userEvent.type(dialog().getByLabelText(/comments/), 'Too small')
    await press('Create return')
    await waitFor(() => expect(create).toHaveBeenCalledTimes(3))
    const wishes = create.mock.calls.map(([wish]) => wish)
    expect(wishes[0]).toMatchObject({
      type: 'EXCHANGE',
      lines: [{ line: 1, quantity: 1, exchangeSku: 'shell-l' }],
    })
    expect(new Set(wishes.map(({ clientKey }) => clientKey)).size).toBe(2)
    expect(wishes[1]?.clientKey).toBe(wishes[0]?.clientKey)
  })

  test('an order of which nothing can come back says so', async () => {
    await open([
      returnOption({ returnableQuantity: 0, problem: 'OVERDUE', message: 'Received more than 14 days ago.' }),
    ])
    expect(await dialog().findByText(/^Nothing in this order can be returned or exchanged/)).toBeVisible()
    expect(dialog().queryByRole('button', { name: 'Create return' })).toBeNull()
  })

  test('options that cannot be read say why', async () => {
    await open([], { 'returns.options': () => Promise.reject(new Error('The shop does not answer')) })
    expect(await dialog().findByRole('alert')).toHaveTextContent('The shop does not answer')
  })
})
