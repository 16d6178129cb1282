import { isoInHongKong } from '#locales/hong-kong.ts'
import type { GoDollarAccount } from '#api/client/account/go-dollar.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { shopperStore } from '../../shop/session/shopper.ts'
import { type Answers, memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { asPlaced } from '../../testing/placed-screen.ts'
import { GoDollar } from './GoDollar.tsx'

const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`)
const account = (given: Partial<GoDollarAccount> = {}): GoDollarAccount => ({
  balance: 42,
  breakdowns: [
    { balance: 12, expiryDate: isoInHongKong(day('2026-12-01')) },
    { balance: 30, expiryDate: isoInHongKong(day('2027-02-01')) },
  ],
  details: [
    { trxDate: isoInHongKong(day('2026-11-02')), kind: 'USED', remark: 'Order C100', point: -8 },
    { trxDate: isoInHongKong(day('2026-02-10')), kind: 'EARNED', remark: 'Order C099', point: 50 },
  ],
  referral: { code: 'U1', reward: 10, count: 2, most: 50 },
  ...given,
})
async function show(answers: Answers) {
  render(onScreen('goDollar', <GoDollar {...asPlaced} />, { api: memberApi(answers).api }))
  await act(async () => undefined)
}
const panel = (name: string) => within(screen.getByRole('region', { name }))
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent)

describe('the GO DOLLAR page', () => {
  test('shows the balance, what of it expires when, and every entry (M-138, M-145, M-192)', async () => {
    await show({ queryGoDollar: account() })
    expect(panel('Available balance').getByText('42')).toBeVisible()
    expect(
      panel('Available balance')
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual([
      expect.stringMatching(/^12 GO DOLLAR, valid until .*30.*2026/),
      expect.stringMatching(/^30 GO DOLLAR, valid until .*31.*2027/),
    ])
    expect(rows()).toEqual([expect.stringMatching(/Order C100-8$/), expect.stringMatching(/Order C099\+50$/)])
  })

  test('shows what was earned or what was used alone', async () => {
    await show({ queryGoDollar: account() })
    fireEvent.click(screen.getByRole('button', { name: 'Earned 1' }))
    expect(rows()).toEqual([expect.stringMatching(/\+50$/)])
    fireEvent.click(screen.getByRole('button', { name: 'Used 1' }))
    expect(rows()).toEqual([expect.stringMatching(/-8$/)])
  })

  test('tells what came back from what was earned (M-145, MO-76)', async () => {
    const back = {
      trxDate: isoInHongKong(day('2026-11-03')),
      kind: 'RETURNED',
      remark: 'Order C100',
      point: 8,
    } as const
    await show({ queryGoDollar: account({ details: [back, ...account().details] }) })
    fireEvent.click(screen.getByRole('button', { name: 'Returned 1' }))
    expect(rows()).toEqual([expect.stringMatching(/Order C100\+8$/)])
  })

  test('points out what ends within 30 days, and the frame shows the balance of the ledger (L-036, M-145)', async () => {
    shopperStore.set({ shopper: { isVisitor: false, name: 'Ming', staffCode: '', balance: 99 } })
    await show({ queryGoDollar: account() })
    expect(panel('Available balance').getByText(/^12 GO DOLLAR expire by 30 November 2026\./)).toBeVisible()
    expect(shopperStore.get().shopper?.balance).toBe(42)
  })

  test('a kind without entries leads back to all', async () => {
    await show({ queryGoDollar: account({ details: account().details.slice(1) }) })
    fireEvent.click(screen.getByRole('button', { name: 'Expired 0' }))
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(rows()).toHaveLength(1)
  })

  test('a new member sees how to earn, and the link for friends (M-141, CO-79, MO-77)', async () => {
    await show({ queryGoDollar: account({ balance: 0, breakdowns: [], details: [] }) })
    expect(screen.getByRole('heading', { level: 2, name: 'You have no GO DOLLAR history yet' })).toBeVisible()
    const friends = panel('Invite friends')
    expect(friends.getByText(/10 GO DOLLAR for each friend .* up to 50 friends/)).toBeVisible()
    expect(friends.getByRole('textbox', { name: 'Your link' })).toHaveValue(
      `${location.origin}/register?referrer=U1`,
    )
    expect(friends.getByText('2 referrals rewarded so far.')).toBeVisible()
  })

  test('one that could not be read offers another try', async () => {
    await show({
      queryGoDollar() {
        throw new Error('offline')
      },
    })
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
