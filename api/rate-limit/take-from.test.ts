import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'
import { createRateLimiter, type RateLimit } from './rate-limiter.ts'
import { takeFrom } from './take-from.ts'

describeOnBothDatabases('uses by address and network', open => {
  test('of one address end at the limit, of its network at three times as many', async () => {
    const limiter = createRateLimiter(open().db)
    const limit: RateLimit = { name: 'of this test', most: 2, window: 60_000 }
    const take = (address: string | undefined) => takeFrom(limiter, limit, { address, now: NOW })
    const takes = async (addresses: readonly (string | undefined)[]) => {
      const taken = []
      for (const address of addresses) taken.push(await take(address))
      return taken
    }
    expect(await takes(['203.0.113.1', '203.0.113.1', '203.0.113.1'])).toEqual([true, true, false])
    expect(await takes(['203.0.113.2', '203.0.113.3', '203.0.113.4', '203.0.113.5'])).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(await takes(['203.0.113.6', '198.51.100.1', undefined])).toEqual([false, true, true])
  })
})
