import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inPage, NOON } from '../../testing/render-view.tsx'
import { useNow } from './use-now.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const Clock = ({ until }: { readonly until?: number }) => <p>{(useNow({ until }) - NOON) / 1000}</p>
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('time counts on from the moment the page was rendered for, every second', async () => {
  render(inPage(<Clock />))
  expect(screen.getByText('0')).toBeVisible()
  await pass(3000)
  expect(screen.getByText('3')).toBeVisible()
})

test('a page with a clock of its own is believed, and ticks on the second', async () => {
  const opened = Date.now()
  render(inPage(<Clock />, { clock: () => NOON + 20_400 + Date.now() - opened }))
  expect(screen.getByText('20.4')).toBeVisible()
  await pass(600)
  expect(screen.getByText('21')).toBeVisible()
})

test('it stops at the moment after which nothing changes', async () => {
  render(inPage(<Clock until={NOON + 2000} />))
  await pass(60_000)
  expect(screen.getByText('2')).toBeVisible()
  expect(vi.getTimerCount()).toBe(0)
})

test('in the editor time rests (LO-24)', async () => {
  render(inPage(<Clock />, { mode: 'builder' }))
  await pass(5000)
  expect(screen.getByText('0')).toBeVisible()
})
