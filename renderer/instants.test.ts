import { describe, expect, test } from 'vitest'
import { readShopRequest } from './shop-request.ts'

describe('the instant of a preview link', () => {
  const asked = (query: string) => readShopRequest({ url: `/preview?${query}`, headers: {} }).preview
  test.each([
    ['at=1795449600000', 1_795_449_600_000],
    ['at=0', 0],
    ['', undefined],
    ['at=', undefined],
    ['at=-1', undefined],
    ['at=1e12', undefined],
    ['at=tomorrow', undefined],
    ['at=9999999999999', undefined],
  ])('%s is %s', (query, at) => expect(asked(query).at).toBe(at))

  test('the draft shows unless what shoppers see is asked for', () => {
    expect(asked('show=released').isReleased).toBe(true)
    expect(asked('show=everything').isReleased).toBe(false)
  })
})
