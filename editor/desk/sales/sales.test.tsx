import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import type { Role } from '#operators/operator.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { chartShape, CHART } from './chart-shape.ts'
import { compared } from './compared.ts'
import { salesTable } from './sales-table.ts'
import { SalesScreen } from './SalesScreen.tsx'
import { NO_SALES, SALES, salesReport } from './testing/sales-answers.ts'

function open(answers: Answers, { at = '/sales?days=7', role = 'publisher' as Role } = {}) {
  renderInWorld(
    <Routes>
      <Route path="/sales" element={<SalesScreen operator={{ name: 'ada', role }} />} />
    </Routes>,
    { at, answers },
  )
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('sales', () => {
  test('shows sums beside those of the same days before, and a table with the figures of the chart', async () => {
    open(SALES)
    const sums = await section('Last 7 days, beside the 7 days before')
    expect(sums.getByText('HK$14,300')).toBeVisible()
    expect(sums.getAllByText('Up 100%').length).toBeGreaterThan(0)
    expect(sums.getByRole('img', { name: /^Amount after refunds by day, at most HK\$3,640/ })).toBeVisible()
    await userEvent.click(sums.getByText('Show the figures of each day'))
    const rows = within(sums.getByRole('table', { name: 'By day' })).getAllByRole('row')
    expect(rows).toHaveLength(1 + 7)
    expect(rows[1]).toHaveAccessibleName(/^2026-11-29 7 HK\$3,640/)
  })

  test('lists what sold most, offers and missed searches; goods that are gone have no link', async () => {
    open(SALES)
    const best = await section('Best sellers')
    expect(await best.findByRole('link', { name: 'Contour tee' })).toHaveAttribute(
      'href',
      '/goods/CONTOUR-TEE',
    )
    expect(best.getByRole('rowheader', { name: 'GONE-1' })).toBeVisible()
    const offers = await section('Promotions, codes and coupons')
    expect(offers.getByRole('link', { name: 'HK$50 off' })).toHaveAttribute('href', '/coupons/TRAIL50')
    expect((await section('Searches without results')).getByRole('rowheader', { name: '雪鞋' })).toBeVisible()
  })

  test('asks for the period that is chosen', async () => {
    const report = vi.fn<Answer<'sales.report'>>(async ({ days }) => salesReport(days))
    open({ ...SALES, 'sales.report': report }, { at: '/sales' })
    expect(await screen.findByRole('region', { name: /^Last 28 days/ })).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '90')
    expect(await screen.findByRole('region', { name: /^Last 90 days/ })).toBeVisible()
    expect(report.mock.calls.map(([{ days }]) => days)).toEqual([28, 90])
  })

  test('says that nothing was sold, that it loads, and that it failed', async () => {
    open(NO_SALES)
    expect(await screen.findByText('No paid orders in this period or the one before.')).toBeVisible()
    expect(screen.getByText('Nothing was sold in this period.')).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
  })

  test('an answer that fails is asked for again by a button', async () => {
    open({ ...NO_SALES, 'sales.report': () => Promise.reject(new Error('The shop is down')) })
    expect(await screen.findByText(/The shop is down/)).toBeVisible()
  })

  test('an editor, who has no right to orders, reads so (LO-13)', () => {
    open({}, { role: 'editor' })
    expect(screen.getByText('Your role may not see sales.')).toBeVisible()
  })
})

test.each([
  [10, 10, { kind: 'same' }],
  [0, 0, { kind: 'same' }],
  [5, 0, { kind: 'fresh' }],
  [5, -10, { kind: 'fresh' }],
  [15, 10, { kind: 'up', percent: 50 }],
  [0, 10, { kind: 'down', percent: 100 }],
])('%d after %d is %j', (present, before, change) => expect(compared(present, before)).toEqual(change))

test('bars and line share a scale; a day with more refunds than sales hangs below zero', () => {
  const { bars, line, zero, most } = chartShape([100, -50], [50, 0])
  expect(most).toBe(100)
  expect(zero).toBeCloseTo((100 / 150) * CHART.height)
  expect(bars[0]).toMatchObject({ y: 0 })
  expect(bars[1]?.y).toBeCloseTo(zero)
  expect((bars[1]?.y ?? 0) + (bars[1]?.height ?? 0)).toBeCloseTo(CHART.height)
  expect(line).toBe(`180,${CHART.height / 3} 540,${zero}`)
  expect(chartShape([0, 0], [0, 0]).bars.every(({ height }) => height === 0)).toBe(true)
})

test('the file has each day beside the day that it is compared with', () => {
  const columns = ['Orders', 'Paid', 'Refunds', 'After refunds', 'Units', 'Units returned']
  const text = salesTable(salesReport(7), { day: 'Day', columns, before: name => `Before: ${name}` })
  const lines = text.trim().split(/\r?\n/)
  expect(lines).toHaveLength(1 + 7)
  expect(lines[1]?.replaceAll('"', '')).toBe('2026-11-23,1,520,0,520,2,0,2026-11-16,7,3640,0,3640,14,0')
})
