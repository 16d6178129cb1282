import { inPage } from '#blocks/testing/render-view.tsx'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatusView } from './StatusView.tsx'

test.each([
  ['en_US', 'This page could not be found', /does not exist/],
  ['zh_HK', '找不到此頁面', /不存在/],
] as const)('a missing page says so, in %s (C-042, C-055, L-129, L-135, CO-13)', (locale, heading, text) => {
  render(inPage(<StatusView status={404} />, { locale }))
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/')
})

test('any other trouble shows its number (C-054, L-132, M-294)', () => {
  const { rerender } = render(inPage(<StatusView status={500} />))
  expect(screen.getByText('500')).toBeVisible()
  rerender(inPage(<StatusView status={403} />))
  expect(screen.getByText('403')).toBeVisible()
  rerender(inPage(<StatusView status={503} />, { locale: 'en_US' }))
  expect(screen.getByText('503')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  // The same address again, whatever its query.
  expect(screen.getByText('Try again')).toHaveAttribute('href', '')
})

test.each([
  ['en_US', 'This shop is not open yet', 'Go to the page builder'],
  ['zh_HK', '網店尚未開放', '前往頁面編輯器'],
] as const)('a shop without pages leads its operator to the page builder, in %s', (locale, heading, link) => {
  render(inPage(<StatusView status={404} isUnopened />, { locale }))
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/editor')
  expect(screen.queryByText('404')).not.toBeInTheDocument()
})

test('a missing page that another language has leads there first', () => {
  const elsewhere = { href: '/landingPage/summer?lang=en', note: '此頁面只有英文版。', link: '閱讀英文版' }
  render(inPage(<StatusView status={404} elsewhere={elsewhere} />))
  expect(screen.getByText(elsewhere.note)).toBeVisible()
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([elsewhere.href, '/'])
})
