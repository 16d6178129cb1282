import type { Handler } from 'express'
import type { CommerceUse } from '#api/commerce-use.ts'
import type { Logger } from '../log/logger.ts'
import { type CacheUses, cacheMetrics, cacheSummary } from './cache-metrics.ts'
import { CONTENT_TYPE, textOf } from './exposition.ts'
import { createMetricsAccess, type MetricsAccess } from './metrics-access.ts'
import { createProcessMetrics } from './process-metrics.ts'
import { createRequestMetrics } from './request-metrics.ts'
import { shopMetrics } from './shop-metrics.ts'

/** Interval at which the log reports the caches. Milliseconds. */
const LOG_MS = 3_600_000
/** Time the page shows what the database said. Milliseconds. */
const KEPT_MS = 1000

/** Asks once for all who look within a second; a failure is not kept. */
function onceASecond<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let kept: { readonly answer: Promise<Value>; readonly until: number } | undefined
  return async () => {
    if (kept && Date.now() < kept.until) return kept.answer
    const asked = { answer: ask(), until: Date.now() + KEPT_MS }
    kept = asked
    try {
      return await asked.answer
    } catch (error) {
      if (kept === asked) kept = undefined
      throw error
    }
  }
}

interface MetricsParts extends MetricsAccess {
  readonly contentPrefix: string
  readonly cacheUses: () => CacheUses
  /** Asks the database, which may be down. */
  readonly commerceUse: () => Promise<CommerceUse>
  readonly logger: Pick<Logger, 'info' | 'warn'>
}

export type Metrics = ReturnType<typeof createMetrics>

/** Metrics of the server, as a page for Prometheus and as a line in the log every hour and at the end. */
export function createMetrics({ contentPrefix, cacheUses, commerceUse, logger, ...access }: MetricsParts) {
  const requests = createRequestMetrics(contentPrefix)
  const own = createProcessMetrics()
  const judge = createMetricsAccess(access)
  const recentUse = onceASecond(commerceUse)
  const logCaches = () => logger.info({ caches: cacheSummary(cacheUses()) }, 'caches')
  const timer = setInterval(logCaches, LOG_MS).unref()

  const shop = async () => {
    try {
      return shopMetrics(await recentUse())
    } catch (err) {
      logger.warn({ err }, 'Orders and jobs are missing in the metrics')
      return []
    }
  }
  const page: Handler = async (request, response) => {
    const answer = judge(request)
    response.setHeader('Cache-Control', 'no-store')
    if (answer === 'hidden') return void response.status(404).type('text').send('Not found')
    if (answer === 'asked')
      return void response
        .status(401)
        .set('WWW-Authenticate', 'Bearer')
        .type('text')
        .send('Send METRICS_TOKEN as a bearer token.')
    const metrics = [...requests.collect(), ...own.collect(), ...cacheMetrics(cacheUses()), ...(await shop())]
    response.set('Content-Type', CONTENT_TYPE).send(textOf(metrics))
  }
  return {
    observe: requests.observe,
    page,
    close() {
      clearInterval(timer)
      own.close()
      logCaches()
    },
  }
}
