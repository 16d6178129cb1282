import type { ReturnWithRefund } from '#api/client/order/after-sales.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Answers, memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { shopperStore, VISITOR } from '../../shop/session/shopper.ts'
import { afterSalesOf, refundOf } from '../../testing/after-sales.ts'
import { hkd } from '../../testing/bag.ts'
import { withModalDialogs } from '../../testing/dialogs.ts'
import { asPlaced } from '../../testing/placed-screen.ts'
import { RefundDetail } from './RefundDetail.tsx'

withModalDialogs()
beforeEach(() => {
  shopperStore.set({ shopper: { isVisitor: false, name: 'Ming', staffCode: '', balance: 0 } })
})

const answer = ({ afterSales, refund }: Partial<ReturnWithRefund>) => ({
  getAfterSalesOrderDetail: afterSales ?? null,
  getRefundOrderDetail: refund ?? null,
})
async function show(answers: Answers) {
  const { api, sent } = memberApi(answers)
  render(onScreen('refundDetail', <RefundDetail {...asPlaced} />, { api, params: { orderId: 'T1' } }))
  await act(async () => undefined)
  return sent
}
const panel = (name: string) => within(screen.getByRole('region', { name }))
const stages = () =>
  within(screen.getByRole('list', { name: 'Refund progress' }))
    .getAllByRole('listitem')
    .map(item => ({ isReached: item.dataset['reached'] === 'true', isPresent: item.ariaCurrent === 'step' }))

describe('the page of a return (M-130, M-131)', () => {
  test.each([
    ['paid with money', 30, 0, 0, 'Delivery included', 'HK$30'],
    [
      'paid in part with GO DOLLAR',
      25,
      17,
      12,
      'Delivery included, less GO DOLLAR used',
      'HK$25 and 5 GO DOLLAR',
    ],
  ])(
    'the freight and the lines are the refund, GO DOLLAR too: freight %s',
    async (_, amount, goDollar, ofLines, name, shown) => {
      const lines = afterSalesOf().lines.map(one => ({ ...one, goDollar: ofLines }))
      const refund = refundOf({ freight: hkd(amount), goDollar, refundTotal: hkd(95.25 + amount) })
      await show({ getAfterSalesOrderDetail: answer({ afterSales: afterSalesOf({ lines }), refund }) })
      const facts = within(screen.getByRole('region', { name: 'Details' }))
      expect(facts.getByText(name).nextElementSibling).toHaveTextContent(shown)
    },
  )

  test('shows numbers, reason, words, way back, goods and what comes back as the server stores it', async () => {
    await show({
      getAfterSalesOrderDetail: answer({
        afterSales: afterSalesOf({
          afterSalesStatus: 'WAIT_SEND_BACK',
          memo: 'Too tight.',
          returnAddress: { name: 'Cairn returns', address: '1 Mill Road', mobile: '+852 21234567' },
        }),
        refund: refundOf(),
      }),
    })
    expect(screen.getByText('Return T202611220000000003')).toBeVisible()
    expect(screen.getByText('Waiting for return')).toBeVisible()
    const facts = panel('Details')
    for (const text of [
      'T202611220000000003',
      'F202611220000000004',
      '202611200000000042',
      'Does not fit',
      'Too tight.',
      'By courier',
      'HK$95.25 and 12 GO DOLLAR',
    ])
      expect(facts.getByText(text)).toBeVisible()
    // Beside the next step, and with the details.
    for (const text of ['1 Mill Road', '+852 21234567']) expect(facts.getByText(text)).toBeVisible()
    expect(panel('Items').getByRole('link', { name: 'Product shell' })).toBeVisible()
    expect(panel('Items').getByText('HK$95.25 and 12 GO DOLLAR')).toBeVisible()
  })

  test.each([
    ['a return', { afterSales: afterSalesOf() }, 'Return details'],
    ['an exchange', { afterSales: afterSalesOf({ type: 'EXCHANGE' }) }, 'Exchange details'],
    [
      'an exchange that was paid back',
      { afterSales: afterSalesOf({ type: 'EXCHANGE' }), refund: refundOf() },
      'Exchange details',
    ],
    ['a refund of goods that are kept', { afterSales: afterSalesOf({ type: 'REFUND' }) }, 'Refund details'],
    ['a refund of its own', { refund: refundOf({ afterSalesOrderNo: '' }) }, 'Refund details'],
  ] as const)(
    'is called by its kind, in the heading and the document: %s (MO-71, MO-73)',
    async (_, given, title) => {
      await show({ getAfterSalesOrderDetail: answer(given) })
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(document.title).toBe(`${title} | Cairn`)
    },
  )

  test('goods that the shopper may keep show what comes back, and no way to send them (MO-73)', async () => {
    const refund = refundOf({ refundStatus: 'REFUNDED' })
    const afterSales = afterSalesOf({
      type: 'REFUND',
      afterSalesStatus: 'FINISHED',
      refundStatus: 'REFUNDED',
    })
    await show({ getAfterSalesOrderDetail: answer({ afterSales, refund }) })
    expect(panel('Items').getByText('HK$95.25 and 12 GO DOLLAR')).toBeVisible()
    expect(screen.queryByText('Return method')).toBeNull()
  })

  test.each(['NEW', 'AUDIT_FAILED', 'CANCELED'] as const)(
    'one that is %s names no address to send goods to',
    async afterSalesStatus => {
      const returnAddress = { name: 'Cairn returns', address: '1 Mill Road', mobile: '' }
      await show({
        getAfterSalesOrderDetail: answer({ afterSales: afterSalesOf({ afterSalesStatus, returnAddress }) }),
      })
      expect(panel('Details').getByText('By courier')).toBeVisible()
      expect(screen.queryByText('1 Mill Road')).toBeNull()
    },
  )

  test.each([
    ['CREATED', [true, false, false], 0],
    ['AUDIT_PASSED', [true, true, false], 1],
    ['REFUNDING', [true, true, false], 1],
    ['REFUNDED', [true, true, true], 2],
  ] as const)(
    'the stages of a refund light up in order: %s (M-133, MO-72)',
    async (refundStatus, reached, at) => {
      await show({
        getAfterSalesOrderDetail: answer({ afterSales: afterSalesOf(), refund: refundOf({ refundStatus }) }),
      })
      expect(stages().map(({ isReached }) => isReached)).toEqual(reached)
      expect(stages().findIndex(({ isPresent }) => isPresent)).toBe(at)
    },
  )

  test('a refund of its own shows without a return (M-130, MO-71)', async () => {
    await show({
      getAfterSalesOrderDetail: answer({ refund: refundOf({ afterSalesOrderNo: '', goDollar: 0 }) }),
    })
    expect(screen.getByText('Refund F202611220000000004')).toBeVisible()
    expect(panel('Refund').getByText('HK$95.25')).toBeVisible()
  })

  test('the number of a refund leads to its return as well (MO-71)', async () => {
    const sent = await show({
      getAfterSalesOrderDetail: ({ code }: { code: string }) =>
        answer({ afterSales: code === 'T1' ? null : afterSalesOf(), refund: refundOf() }),
    })
    expect(screen.getByText('Return T202611220000000003')).toBeVisible()
    expect(sent('getAfterSalesOrderDetail')).toEqual([{ code: 'T1' }, { code: 'T202611220000000003' }])
  })

  test.each([
    ['SHOP', 'Received in store'],
    ['COURIER', 'Received'],
  ] as const)('one that came back by %s says “%s” (MO-73)', async (method, words) => {
    const afterSales = afterSalesOf({ afterSalesStatus: 'BACK_IN_STORAGE', method, canCancel: false })
    await show({ getAfterSalesOrderDetail: answer({ afterSales }) })
    expect(screen.getByText(words, { exact: true })).toBeVisible()
  })

  test('one that was refused says why, and promises no money', async () => {
    await show({
      getAfterSalesOrderDetail: answer({
        afterSales: afterSalesOf({
          afterSalesStatus: 'AUDIT_FAILED',
          refundStatus: null,
          nextStep: 'We could not approve this request: worn outdoors.',
          canCancel: false,
        }),
      }),
    })
    expect(panel('Next step').getByText(/worn outdoors/)).toBeVisible()
    expect(screen.queryByText(/HK\$95\.25/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel request' })).toBeNull()
  })

  test('one that is not there leads back, a visitor home (M-131)', async () => {
    shopperStore.set({ shopper: VISITOR })
    await show({ getAfterSalesOrderDetail: answer({}) })
    expect(screen.getByRole('heading', { name: 'We cannot find this return' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  })
})

describe('what the shopper can do with a return (M-134, MO-73)', () => {
  test('cancelling asks first, and shows the cancelled return', async () => {
    let status: 'NEW' | 'CANCELED' = 'NEW'
    const sent = await show({
      getAfterSalesOrderDetail: () =>
        answer({ afterSales: afterSalesOf({ afterSalesStatus: status, canCancel: status === 'NEW' }) }),
      cancelAfterSales: () => {
        status = 'CANCELED'
        return {
          afterSalesOrder: afterSalesOf({ afterSalesStatus: status, refundStatus: null }),
          userErrors: [],
        }
      },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Cancel request' }))
    expect(sent('cancelAfterSales')).toEqual([])
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel this request' })))
    expect(sent('cancelAfterSales')).toEqual([{ code: 'T202611220000000003' }])
    expect(await screen.findByText('Cancelled')).toBeVisible()
  })

  test('a parcel needs courier and number; a refusal shows in the shop’s words', async () => {
    const userErrors = [{ code: 'AFTER_SALES_TRACKING', message: 'Please check the number.', field: null }]
    const sent = await show({
      getAfterSalesOrderDetail: answer({
        afterSales: afterSalesOf({ afterSalesStatus: 'WAIT_SEND_BACK', canSendBack: true }),
      }),
      sendBackAfterSales: { afterSalesOrder: null, userErrors },
    })
    const send = screen.getByRole('button', { name: 'Confirm parcel sent' })
    fireEvent.click(send)
    expect(screen.getByText('Please enter the courier.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Courier/ })).toHaveFocus()
    fireEvent.change(screen.getByRole('textbox', { name: /Courier/ }), { target: { value: 'SF' } })
    fireEvent.change(screen.getByRole('textbox', { name: /Parcel number/ }), {
      target: { value: ' SF12345 ' },
    })
    await act(async () => fireEvent.click(send))
    expect(sent('sendBackAfterSales')).toEqual([
      { input: { code: 'T202611220000000003', carrier: 'SF', trackingNo: 'SF12345' } },
    ])
    expect(screen.getByRole('alert')).toHaveTextContent('Please check the number.')
  })

  test('goods for a shop show where the shops are', async () => {
    await show({
      getAfterSalesOrderDetail: answer({
        afterSales: afterSalesOf({ afterSalesStatus: 'WAIT_SEND_BACK', canSendBack: true, method: 'SHOP' }),
      }),
    })
    expect(screen.getByRole('link', { name: 'Store addresses and opening hours' })).toHaveAttribute(
      'href',
      '/storeLocator',
    )
  })

  test('an exchange shows its replacement and no money', async () => {
    await show({
      getAfterSalesOrderDetail: answer({
        afterSales: afterSalesOf({
          type: 'EXCHANGE',
          afterSalesStatus: 'EXCHANGE_OUT',
          refundStatus: null,
          total: hkd(0),
          replacement: {
            providerName: 'SF Express',
            trackingNo: 'SF777',
            trackingUrl: 'https://track.example/SF777',
            shippedAt: '2026-11-22T10:00:00+08:00',
          },
        }),
      }),
    })
    expect(panel('Details').getByText('SF Express SF777')).toBeVisible()
    expect(screen.queryByText(/HK\$/)).toBeNull()
  })
})

describe('the page of an exchange (MO-73)', () => {
  const line = { ...afterSalesOf().lines[0], exchangeSkuCode: 'shell-l' }
  const properties = [{ value: 'Moss' }, { value: 'L' }]
  test.each([
    ['its colour and size', properties, '', 'Exchange for: Moss / L'],
    ['its name when the catalogue does not have it any more', [], '', 'Exchange for: Product shell'],
    ['nothing when it was paid back', properties, 'R1', undefined],
  ] as const)(
    'each line says what comes instead: %s',
    async (_, exchangeSkuProperties, refundOrderNo, words) => {
      const lines = [{ ...line, exchangeSkuProperties }] as ReturnType<typeof afterSalesOf>['lines'] // the line is there
      await show({
        getAfterSalesOrderDetail: answer({
          afterSales: afterSalesOf({ type: 'EXCHANGE', refundOrderNo, lines }),
        }),
      })
      const shown = panel('Items').queryByText(/^Exchange for/)
      expect(shown?.textContent).toBe(words)
    },
  )
})
