import { asPlaced } from '../../testing/placed-screen.ts'
import { act, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memberApi, onScreen } from './testing/member.tsx'
import { AccountSection } from './AccountSection.tsx'

test.each([
  ['orders', 'My orders', 'You have no orders yet', '/list', 'My orders'],
  ['refundRecords', 'Returns and refunds', 'You have no returns', '/user/orders', 'Returns and refunds'],
  [
    'refundDetail',
    'Return details',
    'We cannot find this return',
    '/user/refund-record',
    'Returns and refunds',
  ],
  ['goDollar', 'GO DOLLAR', 'You have no GO DOLLAR records yet', '/list', 'GO DOLLAR'],
  ['addresses', 'Addresses', 'You have no saved addresses', '/list', 'Addresses'],
  ['addressUpdate', 'Edit address', 'We cannot find this address', '/user/address', 'Addresses'],
] as const)(
  '%s is a page of its own that says what belongs there (M-007, M-073)',
  async (name, title, empty, wayOn, marked) => {
    const { api } = memberApi()
    render(onScreen(name, <AccountSection {...asPlaced} />, { api }))
    await act(async () => undefined)
    const content = within(screen.getByRole('region', { name: title }))
    expect(content.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(content.getByRole('heading', { level: 2, name: empty })).toBeVisible()
    expect(content.getByRole('link')).toHaveAttribute('href', wayOn)
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(marked)
  },
)
