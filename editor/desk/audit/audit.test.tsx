import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ContentPort } from '../../kit/services/content-port.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer } from '../../testing/world.tsx'
import { AuditList } from './AuditList.tsx'

const publisher = { name: 'cy', role: 'publisher' } as const
const entry = (number: number) => ({
  number,
  at: 0,
  by: 'bo',
  what: 'rolledBack' as const,
  key: 'landingPage.summer_zh_HK',
  detail: `${number} → 9`,
  page: { title: 'Summer', path: '/landingPage/summer', locale: 'zh_HK', exists: true } as const,
})

test('names each deed, leads to its page, and loads earlier ones on demand', async () => {
  const auditLog = vi.fn<Answer<'audit.list'>>(async ({ before }) =>
    before === undefined ? { entries: [entry(3)], before: 3 } : { entries: [entry(2)], before: null },
  )
  renderInWorld(<AuditList operator={publisher} />, { answers: { 'audit.list': auditLog } })
  expect(
    await screen.findByRole('row', {
      name: /bo.*Rolled back.*Version 3 → version 9.*\/landingPage\/summer · Chinese/,
    }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Summer' })).toHaveAttribute(
    'href',
    '/pages/landingPage.summer_zh_HK',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Load earlier entries' }))
  expect(await screen.findByText('Version 2 → version 9')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Load earlier entries' })).toBeNull()
})

test('a page that is gone has its address and no link', async () => {
  const page = { ...entry(1).page, title: '', exists: false }
  const auditLog = async () => ({
    entries: [{ ...entry(1), what: 'removed' as const, detail: '', page }],
    before: null,
  })
  renderInWorld(<AuditList operator={publisher} />, { answers: { 'audit.list': auditLog } })
  expect(await screen.findByRole('cell', { name: '/landingPage/summerChinese' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /summer/ })).toBeNull()
})

test('an entry about a campaign names its period', async () => {
  const entries = [
    { ...entry(2), what: 'campaignBegan' as const, by: '', detail: '秋 · Autumn · 0/7201000' },
    { ...entry(1), what: 'campaignCreated' as const, detail: '秋 · Autumn · 0/' },
  ]
  renderInWorld(<AuditList operator={publisher} />, {
    answers: { 'audit.list': async () => ({ entries, before: null }) },
  })
  expect(await screen.findByText('秋 · Autumn · 1 Jan 1970, 08:00 – 1 Jan 1970, 10:00:01')).toBeVisible()
  expect(screen.getByText('秋 · Autumn · from 1 Jan 1970, 08:00, no end')).toBeVisible()
})

test('a log that cannot be read says so, and not that it is empty', async () => {
  renderInWorld(<AuditList operator={publisher} />, {
    answers: { 'audit.list': () => Promise.reject(new Error('The store does not answer')) },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('The store does not answer')
  expect(screen.queryByText('No entries match.')).toBeNull()
})

test('a filter asks the store, and the export is of the same', async () => {
  const auditLog = vi.fn<Answer<'audit.list'>>(async () => ({ entries: [], before: null }))
  const auditCsv = vi.fn<ContentPort['auditCsv']>(filter => `/audit.csv?${JSON.stringify(filter)}`)
  renderInWorld(<AuditList operator={publisher} />, {
    port: { auditCsv },
    answers: { 'audit.list': auditLog },
  })
  expect(await screen.findByText('No entries match.')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Action'), 'Published')
  await userEvent.type(screen.getByLabelText(/^Page/), '/landingPage/summer')
  const filter = { what: 'published', page: '/landingPage/summer' }
  expect(auditLog).toHaveBeenLastCalledWith(filter)
  expect(screen.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
    'href',
    `/audit.csv?${JSON.stringify(filter)}`,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }))
  expect(screen.getByLabelText('Action')).toHaveValue('')
})

test('an editor reads why it is not there', () => {
  renderInWorld(<AuditList operator={{ name: 'bo', role: 'editor' }} />)
  expect(screen.getByText('Your role may not see the audit log.')).toBeVisible()
})

test('days are those of Hong Kong, from the first instant to the last, in the date fields of the editor', async () => {
  const auditLog = vi.fn<Answer<'audit.list'>>(async () => ({ entries: [], before: null }))
  renderInWorld(<AuditList operator={publisher} />, { answers: { 'audit.list': auditLog } })
  await screen.findByText('No entries match.')
  const type = async (field: string, day: string) => {
    const parts = within(screen.getByRole('group', { name: field })).getAllByRole('spinbutton')
    expect(parts).toHaveLength(3)
    parts[0]?.focus()
    await userEvent.keyboard(day)
  }
  await type('From', '20112026')
  expect(auditLog).toHaveBeenLastCalledWith({ from: Date.UTC(2026, 10, 19, 16) })
  await type('Until', '21112026')
  const filter = { from: Date.UTC(2026, 10, 19, 16), until: Date.UTC(2026, 10, 21, 16) - 1 }
  expect(auditLog).toHaveBeenLastCalledWith(filter)
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }))
  expect(auditLog).toHaveBeenLastCalledWith({})
})
