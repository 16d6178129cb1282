import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRestedQuery } from './use-rested-query.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const REST_MS = 400

function asked({ isFirstAtOnce }: { readonly isFirstAtOnce: boolean }) {
  const client = new QueryClient()
  const ask = vi.fn<(revision: number) => Promise<string>>(async revision => `of ${revision}`)
  const { result, rerender, unmount } = renderHook(
    ({ revision }) =>
      useRestedQuery({
        queryKey: ['page', revision],
        ask: () => ask(revision),
        restMs: REST_MS,
        isFirstAtOnce,
      }).data,
    {
      initialProps: { revision: 1 },
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  )
  return {
    ask,
    unmount,
    answer: () => result.current,
    save: (revision: number) => rerender({ revision }),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

test('the first answer comes at once where that is wished, and later ones once saves rest', async () => {
  const { ask, answer, save, wait } = asked({ isFirstAtOnce: true })
  await wait(1)
  expect(answer()).toBe('of 1')
  save(2)
  await wait(REST_MS - 10)
  expect([ask.mock.calls, answer()]).toEqual([[[1]], 'of 1'])
  await wait(20)
  expect([ask.mock.calls, answer()]).toEqual([[[1], [2]], 'of 2'])
})

test('otherwise the first answer waits for rest too', async () => {
  const { ask, answer, wait } = asked({ isFirstAtOnce: false })
  await wait(REST_MS - 10)
  expect([ask.mock.calls, answer()]).toEqual([[], undefined])
  await wait(20)
  expect(answer()).toBe('of 1')
})

test('saves in a row are one question, about the last of them', async () => {
  const { ask, answer, save, wait } = asked({ isFirstAtOnce: true })
  await wait(1)
  for (const revision of [2, 3, 4]) {
    save(revision)
    await wait(REST_MS / 2)
  }
  expect([ask.mock.calls, answer()]).toEqual([[[1]], 'of 1'])
  await wait(REST_MS)
  expect([ask.mock.calls, answer()]).toEqual([[[1], [4]], 'of 4'])
})

test('nothing is asked once the screen has left', async () => {
  const { ask, unmount, wait } = asked({ isFirstAtOnce: false })
  unmount()
  await wait(REST_MS * 2)
  expect(ask).not.toHaveBeenCalled()
})
