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
})
