import { shopMessages } from '#locales/catalogue.ts'
import { act, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { beginLoading, loadingCount, whileLoading } from './loading.ts'
import { LoadingIndicator } from './LoadingIndicator.tsx'

const show = () =>
  render(
    <IntlProvider locale="en-HK" messages={shopMessages('en_US')}>
      <LoadingIndicator />
    </IntlProvider>,
  )
const indicator = () => screen.queryByText('Loading')

test('with two calls pending it stays until both have ended (C-382, M-303)', () => {
  show()
  expect(indicator()).toBeNull()
  const ends: (() => void)[] = []
  act(() => void ends.push(beginLoading(), beginLoading()))
  expect(indicator()).toBeInTheDocument()
  act(() => ends[0]?.())
  expect(indicator()).toBeInTheDocument()
  act(() => ends[1]?.())
  expect(indicator()).toBeNull()
})

test('failed work ends it too, and the error is rethrown (C-382)', async () => {
  await expect(whileLoading(Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(loadingCount()).toBe(0)
  expect(await whileLoading(Promise.resolve('done'))).toBe('done')
  expect(loadingCount()).toBe(0)
})

test('calls may end in any order, once or twice; the count is what still runs (C-382)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 40 }), picks => {
      const ends = Array.from({ length: 10 }, beginLoading)
      for (const pick of picks) ends[pick]?.()
      expect(loadingCount()).toBe(10 - new Set(picks).size)
      for (const end of ends) end()
      expect(loadingCount()).toBe(0)
    }),
  )
})
