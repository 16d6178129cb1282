import express, { type Router } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import { z } from 'zod'
import type { ExperimentCounts } from '#api/experiment/experiment-counts.ts'
import type { RateLimit, RateLimiter } from '#api/rate-limit/rate-limiter.ts'
import { COUNTED, VARIANTS } from '#api/rules/experiment.ts'
import type { LiveTests } from './live-tests.ts'

/** Path at which browsers count. */
const COUNT_PATH = '/_experiment'

const countSchema = z.strictObject({
  experiment: z.string().min(1).max(64),
  revision: z.int().min(1).max(9999),
  variant: z.enum(VARIANTS),
  kinds: z.array(z.enum(COUNTED)).min(1).max(COUNTED.length),
})

/** A browser counts three things of a test at most; behind one address there may be an office. */
const LIMIT: RateLimit = { name: 'experiment count', most: 120, window: 60_000 }

interface Parts {
  readonly experiments: Pick<ExperimentCounts, 'count'>
  readonly liveTests: Pick<LiveTests, 'has'>
  readonly limiter: Pick<RateLimiter, 'take'>
  readonly clock: () => number
}

/**
 * Takes counts of tested variants. The answer is 204 also for a test that is not live or is in another round: pages stay open for hours.
 * 400 for anything that is not a count, 413 for long bodies, 429 for more than 120 a minute from one address.
 */
export function countRoute({ experiments, liveTests, limiter, clock }: Parts): Router {
  const router = express.Router()
  router.post(COUNT_PATH, express.json({ limit: '1kb' }), async (request, response) => {
    const count = countSchema.safeParse(request.body)
    if (!count.success) return void response.sendStatus(400)
    const { variant, ...round } = count.data
    if (!(await liveTests.has(round, variant))) return void response.sendStatus(204)
    const now = clock()
    if (!(await limiter.take(LIMIT, request.ip && ipKeyGenerator(request.ip), now)))
      return void response.sendStatus(429)
    experiments.count(count.data, now)
    response.sendStatus(204)
  })
  return router
}
