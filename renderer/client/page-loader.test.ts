import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPage } from './page-loader.ts'

let status = 200
const asked = vi.fn<typeof fetch>(async () => Response.json({ status }))

beforeEach(() => {
  asked.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = async (address: string) => {
  const loading = loadPage(address, new AbortController().signal)
  await vi.runAllTimersAsync()
  return loading
}

test('a page left a moment ago comes back without asking', async () => {
  status = 200
  await load('/list')
  await load('/list')
  expect(asked).toHaveBeenCalledTimes(1)
})

test('an error page does not: what failed is asked again, and is there once it works (L-132)', async () => {
  status = 503
  expect(await load('/brand/x')).toMatchObject({ status: 503 })
  status = 200
  expect(await load('/brand/x')).toMatchObject({ status: 200 })
  expect(asked).toHaveBeenCalledTimes(2)
})
