import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answers, memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { shopperStore } from '../../shop/session/shopper.ts'
import { exchangeFor, lineOption, returnOptions } from '../../testing/after-sales.ts'
import { richOrder } from '../../testing/order.ts'
import { asPlaced } from '../../testing/placed-screen.ts'
import { ReturnRequest } from './ReturnRequest.tsx'

beforeEach(() => {
  shopperStore.set({ shopper: { isVisitor: false, name: 'Ming', staffCode: '', balance: 0 } })
})

const OPTIONS = returnOptions([
  lineOption('shell'),
  lineOption('boots', {
    returnableQuantity: 0,
    returnUntil: null,
    problem: 'OVERDUE',
    message: 'Received more than 14 days ago.',
    refunds: [],
  }),
  lineOption('tube', {
    returnableQuantity: 0,
    returnUntil: null,
    problem: 'GIFT',
    message: 'A gift has to be returned together with its item.',
    comesWith: ['shell'],
    refunds: [],
  }),
])
const DONE = { afterSalesOrder: { code: 'T9' }, userErrors: [] }

async function show(answers: Answers = {}) {
  const go = vi.fn<(href: string) => void>()
  const { api, sent } = memberApi({
    getOrderDetail: richOrder(),
    afterSalesOptions: OPTIONS,
    createAfterSalesOrder: DONE,
    ...answers,
  })
  const params = { orderNo: '202611200000000042' }
  render(onScreen('returnRequest', <ReturnRequest {...asPlaced} />, { api, params, go }))
  await act(async () => undefined)
  await act(async () => undefined)
  return { sent, go }
}
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send request' })))
const more = () =>
  fireEvent.click(
    within(screen.getByRole('group', { name: /^Units of/ })).getByRole('button', {
      name: /^One more: /,
    }),
  )
const choose = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: /Reason/ }), { target: { value } })

describe('asking for a return (M-135, MO-70)', () => {
  test('goods that come back only if the shop is at fault say so, and leave only these reasons', async () => {
    const { sent } = await show({
      afterSalesOptions: returnOptions([lineOption('shell', { isFaultyOnly: true })]),
    })
    expect(screen.getByText(/^For hygiene, this can only be returned if it is faulty/)).toBeVisible()
    choose('WRONG_SIZE')
    more()
    const reason = screen.getByRole('combobox', { name: /Reason/ })
    expect(reason).toHaveValue('')
    expect(reason).toHaveAccessibleDescription(/^For hygiene, some of the items/)
    expect(screen.getByRole('option', { name: 'Does not fit' })).toBeDisabled()
    expect(screen.getByRole('option', { name: 'Faulty or damaged' })).toBeEnabled()
    await submit()
    expect(reason).toHaveAccessibleDescription(/Please choose a reason/)
    expect(sent('createAfterSalesOrder')).toEqual([])
  })

  test('goods that an exchange has brought are named', async () => {
    await show({ afterSalesOptions: returnOptions([lineOption('shell', { replacement: 'Moss / L' })]) })
    expect(screen.getByText('You received this in an exchange: Moss / L')).toBeVisible()
  })

  test('each line says how many may come back until when, or why none', async () => {
    await show()
    expect(screen.getByText('Up to 2 units can be returned until 4 December 2026')).toBeVisible()
    expect(screen.getByText('Received more than 14 days ago.')).toBeVisible()
    expect(screen.getByText('A gift has to be returned together with its item.')).toBeVisible()
    expect(
      screen.getAllByRole('group', { name: 'Units of 三層防水風殼外套 Storm Ridge (Moss / M) to return' }),
    ).toHaveLength(1)
    expect(screen.getByText(/within 14 days of receipt/)).toBeVisible()
  })

  test('what comes back shows before it is sent, and the gift that falls', async () => {
    await show()
    expect(screen.getByText('Nothing chosen yet')).toBeVisible()
    more()
    expect(screen.getByText('1 item: HK$95.25 and 12 GO DOLLAR')).toBeVisible()
    more()
    expect(screen.getByText('2 items: HK$190.49 and 25 GO DOLLAR')).toBeVisible()
    expect(screen.getByText('This gift will be returned too.')).toBeVisible()
  })

  test('a form that lacks something says what, and is not sent', async () => {
    const { sent } = await show()
    await submit()
    for (const text of [
      'Please choose at least one item.',
      'Please choose a reason.',
      'Please choose a return method.',
    ])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Units of/ })).toHaveFocus()
    choose('OTHER')
    expect(screen.queryByText('Please choose a reason.')).toBeNull()
    await submit()
    expect(screen.getByText('Please tell us why.')).toBeVisible()
    expect(sent('createAfterSalesOrder')).toEqual([])
  })

  test('goods, reason, words and way back are sent once, and the return opens', async () => {
    const { sent, go } = await show()
    more()
    choose('FAULTY')
    fireEvent.change(screen.getByRole('textbox', { name: /Anything else/ }), {
      target: { value: ' Torn seam ' },
    })
    expect(screen.getByText('11 of 500 characters')).toBeVisible()
    expect(screen.getByText(/We pay for the courier/)).toBeVisible()
    fireEvent.click(screen.getByRole('radio', { name: /By courier/ }))
    await submit()
    expect(sent('createAfterSalesOrder')).toEqual([
      {
        input: {
          orderNo: '202611200000000042',
          type: 'RETURN',
          lines: [{ lineId: 'shell', quantity: 1 }],
          reason: 'FAULTY',
          memo: 'Torn seam',
          method: 'COURIER',
          photoIds: [],
          clientKey: expect.stringMatching(/^[\w-]{36}$/),
        },
      },
    ])
    expect(go).toHaveBeenCalledWith('/user/refund-order-detail/T9')
  })

  test('a lost answer is asked for with the same key; another wish has another (idempotent)', async () => {
    const { sent } = await show({
      createAfterSalesOrder() {
        throw new Error('offline')
      },
    })
    more()
    choose('WRONG_SIZE')
    fireEvent.click(screen.getByRole('radio', { name: /At a store/ }))
    await submit()
    expect(screen.getByRole('alert')).toHaveTextContent('What you entered is still here')
    await submit()
    choose('FAULTY')
    await submit()
    const keys = sent('createAfterSalesOrder').map(
      one => (one as { input: { clientKey: string } }).input.clientKey,
    )
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[1])
  })

  test('a refusal shows in the shop’s words', async () => {
    const refusal = { code: 'AFTER_SALES_UNITS', message: 'Only 1 unit can be returned.', field: 'lines' }
    const { go } = await show({ createAfterSalesOrder: { afterSalesOrder: null, userErrors: [refusal] } })
    more()
    choose('FAULTY')
    fireEvent.click(screen.getByRole('radio', { name: /At a store/ }))
    await submit()
    expect(screen.getByRole('alert')).toHaveTextContent('Only 1 unit can be returned.')
    expect(go).not.toHaveBeenCalled()
  })

  test('an order of which nothing may come back says so', async () => {
    await show({ afterSalesOptions: returnOptions(OPTIONS.lines.slice(1)) })
    expect(
      screen.getByRole('heading', { name: 'Nothing in this order can be returned or exchanged' }),
    ).toBeVisible()
  })

  test('an order of another shopper is not there (M-118)', async () => {
    await show({ getOrderDetail: null })
    expect(screen.getByRole('heading', { name: 'We cannot find this order' })).toBeVisible()
  })
})

describe('asking for an exchange (MO-73)', () => {
  const shell = lineOption('shell', {
    exchanges: [
      exchangeFor('M', { isSame: true }),
      exchangeFor('L'),
      exchangeFor('XL', { isInStock: false }),
    ],
  })
  const withShell = (change: Parameters<typeof lineOption>[1] = {}) => ({
    afterSalesOptions: returnOptions([{ ...shell, ...change }, ...OPTIONS.lines.slice(1)]),
  })
  const exchange = () => fireEvent.click(screen.getByRole('radio', { name: 'Exchange' }))
  const replacement = () => screen.getByRole('combobox', { name: /^Exchange .+ for/ })

  test('a refund is chosen at first; an exchange says that there is no refund, and leaves gifts', async () => {
    await show(withShell())
    expect(screen.getByRole('heading', { name: 'Return or exchange items' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Refund' })).toBeChecked()
    more()
    more()
    expect(screen.getByText('This gift will be returned too.')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: /^Exchange/ })).toBeNull()
    exchange()
    expect(screen.getByText('2 items will be replaced; there is no refund')).toBeVisible()
    expect(screen.queryByText('This gift will be returned too.')).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Refund' }))
    expect(screen.getByText('2 items: HK$190.49 and 25 GO DOLLAR')).toBeVisible()
  })

  test('what can come instead shows with its colour and size; what is sold out cannot be chosen', async () => {
    await show(withShell())
    exchange()
    expect(screen.queryByRole('combobox', { name: /^Exchange/ })).toBeNull()
    more()
    expect(replacement()).toHaveValue('')
    const choices = within(replacement()).getAllByRole<HTMLOptionElement>('option')
    expect(choices.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['Moss / M (same as before)', false],
      ['Moss / L', false],
      ['Moss / XL (sold out)', true],
    ])
  })

  test('a line without a choice is an error with focus; with one, it is sent', async () => {
    const { sent, go } = await show(withShell())
    exchange()
    more()
    choose('WRONG_SIZE')
    fireEvent.click(screen.getByRole('radio', { name: /At a store/ }))
    await submit()
    expect(screen.getByText('Please choose a replacement.')).toBeVisible()
    expect(replacement()).toHaveFocus()
    expect(sent('createAfterSalesOrder')).toEqual([])
    fireEvent.change(replacement(), { target: { value: 'sku-L' } })
    expect(screen.queryByText('Please choose a replacement.')).toBeNull()
    await submit()
    expect(sent('createAfterSalesOrder')).toMatchObject([
      { input: { type: 'EXCHANGE', lines: [{ lineId: 'shell', quantity: 1, exchangeSkuCode: 'sku-L' }] } },
    ])
    expect(go).toHaveBeenCalledWith('/user/refund-order-detail/T9')
  })

  test('a product of which only the same is left says so', async () => {
    await show(
      withShell({ exchanges: [exchangeFor('M', { isSame: true }), exchangeFor('L', { isInStock: false })] }),
    )
    exchange()
    more()
    expect(screen.getByText('No other size or colour is in stock at the moment.')).toBeVisible()
  })

  test('a product that is sold out can only be returned', async () => {
    await show(withShell({ exchanges: [exchangeFor('L', { isInStock: false })] }))
    more()
    exchange()
    expect(screen.getByText(/This product is sold out and cannot be exchanged/)).toBeVisible()
    expect(screen.queryByRole('group', { name: /^Units of/ })).toBeNull()
    expect(screen.getByText('Nothing chosen yet')).toBeVisible()
    await submit()
    expect(screen.getByText('Please choose at least one item.')).toBeVisible()
  })
})
