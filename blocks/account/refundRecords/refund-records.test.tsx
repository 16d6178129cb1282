import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { afterSalesOf, returnsPage } from '../../testing/after-sales.ts'
import { asPlaced } from '../../testing/placed-screen.ts'
import { RefundRecords } from './RefundRecords.tsx'

async function show(answers: Answers) {
  const { api, sent } = memberApi(answers)
  render(onScreen('refundRecords', <RefundRecords {...asPlaced} />, { api }))
  await act(async () => undefined)
  return sent
}

test('lists returns with state, goods, what comes back and what to do next (M-129, M-134)', async () => {
  const sent = await show({ getAfterSalesRecord: returnsPage([afterSalesOf()]) })
  expect(sent('getAfterSalesRecord')).toEqual([
    {
      afterSalesInput: {
        statuses: ['NEW', 'WAIT_SEND_BACK', 'ON_BACKING', 'BACK_IN_STORAGE', 'EXCHANGE_OUT'],
      },
    },
  ])
  const list = within(screen.getByRole('list', { name: 'In progress' }))
  expect(list.getByRole('link', { name: 'Return T202611220000000003' })).toHaveAttribute(
    'href',
    '/user/refund-order-detail/T202611220000000003',
  )
  for (const text of ['Under review', 'We are reviewing your request.', 'HK$95.25 and 12 GO DOLLAR'])
    expect(list.getByText(text)).toBeVisible()
})

test('ended ones have a tab of their own; an empty one leads to the orders (M-129)', async () => {
  const sent = await show({ getAfterSalesRecord: returnsPage([]) })
  expect(screen.getByRole('heading', { name: 'You have no returns in progress' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See my orders' })).toHaveAttribute('href', '/user/orders')
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Completed' })))
  expect(screen.getByRole('heading', { name: 'You have no completed returns' })).toBeVisible()
  expect(sent('getAfterSalesRecord')[1]).toEqual({
    afterSalesInput: { statuses: ['FINISHED', 'AUDIT_FAILED', 'CANCELED'] },
  })
})

test('more are read from where the page ends (M-137, M-251)', async () => {
  const sent = await show({
    getAfterSalesRecord: ({ pageInput }: { pageInput?: { after: string } }) =>
      pageInput
        ? returnsPage([afterSalesOf({ code: 'T2' })])
        : returnsPage([afterSalesOf({ code: 'T1' })], { hasNextPage: true, endCursor: 'T1' }),
  })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show more' })))
  expect(sent('getAfterSalesRecord')[1]).toMatchObject({ pageInput: { after: 'T1' } })
  expect(screen.getByRole('link', { name: 'Return T2' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a list that cannot be read offers another try', async () => {
  await show({
    getAfterSalesRecord() {
      throw new Error('down')
    },
  })
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test.each([
  ['a refused one', { afterSalesStatus: 'AUDIT_FAILED', refundStatus: null }],
  ['a cancelled one', { afterSalesStatus: 'CANCELED', refundStatus: null }],
  ['an exchange', { type: 'EXCHANGE', refundStatus: null }],
] as const)('%s promises no money (M-129, M-132)', async (_, change) => {
  await show({ getAfterSalesRecord: returnsPage([afterSalesOf(change)]) })
  expect(screen.getByRole('link', { name: /T202611220000000003/ })).toBeVisible()
  expect(screen.queryByText(/HK\$95\.25/)).toBeNull()
})

test.each([
  ['a refund of goods that are kept', { type: 'REFUND' }],
  ['an exchange that was paid back instead', { type: 'EXCHANGE' }],
] as const)('%s says what comes back (M-129, MO-73)', async (_, change) => {
  const record = afterSalesOf({ ...change, afterSalesStatus: 'FINISHED', refundStatus: 'REFUNDED' })
  await show({ getAfterSalesRecord: returnsPage([record]) })
  expect(screen.getByText('HK$95.25 and 12 GO DOLLAR')).toBeVisible()
})
