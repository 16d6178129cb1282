import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { textOf } from './exposition.ts'
import { createMetricsAccess } from './metrics-access.ts'
import { createMetrics } from './metrics.ts'
import { createRequestMetrics } from './request-metrics.ts'

const TOKEN = 'a-token-of-enough-length'
const lines: { fields: object; message: string }[] = []
const keep = (fields: object, message: string) => void lines.push({ fields, message })
const logger = { info: keep, warn: keep } as unknown as Parameters<typeof createMetrics>[0]['logger'] // what metrics use

const metricsOf = (change: Partial<Parameters<typeof createMetrics>[0]> = {}) => {
  const metrics = createMetrics({
    token: undefined,
    origin: undefined,
    trustedProxies: 0,
    contentPrefix: '/content',
    cacheUses: () => ({
      pages: { entries: 2, bytes: 300, maxBytes: 1000, hits: 3, misses: 1 },
      views: { entries: 0, bytes: 0, maxBytes: 10, hits: 0, misses: 0 },
    }),
    commerceUse: () =>
      Promise.resolve({
        orders: { WAIT_PAY: 4 },
        waiting: { order_mails: 1, payment_notices: 0, refunds: 2 },
        jobs: [{ name: 'orders.mails', runs: 5, failures: 1, dueMs: 1500 }],
      }),
    logger,
    ...change,
  })
  onTestFinished(() => metrics.close())
  return metrics
}

async function serve(metrics: ReturnType<typeof createMetrics>): Promise<string> {
  const server = express().get('/metrics', metrics.page).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`
}

test('the page shows requests, latencies, event loop, memory, caches, orders, what waits, and jobs', async () => {
  const metrics = metricsOf()
  metrics.observe('products', 200, 3)
  metrics.observe('api', 500, 30)
  const response = await fetch(await serve(metrics))
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  const text = await response.text()
  for (const line of [
    'cairn_http_requests_total{kind="page",status="200"} 1',
    'cairn_http_requests_total{kind="api",status="500"} 1',
    'cairn_http_request_duration_seconds_bucket{kind="page",le="0.0025"} 0',
    'cairn_http_request_duration_seconds_bucket{kind="page",le="0.005"} 1',
    'cairn_http_request_duration_seconds_count{kind="api"} 1',
    'nodejs_eventloop_delay_seconds{quantile="0.99"} ',
    'process_resident_memory_bytes ',
    'nodejs_memory_bytes{kind="heap_used"} ',
    'cairn_cache_bytes{cache="pages"} 300',
    'cairn_cache_max_bytes{cache="pages"} 1000',
    'cairn_cache_hits_total{cache="pages"} 3',
    'cairn_orders{state="WAIT_PAY"} 4',
    'cairn_outbox_waiting{kind="refunds"} 2',
    'cairn_job_runs_total{job="orders.mails"} 5',
    'cairn_job_failures_total{job="orders.mails"} 1',
    'cairn_job_due_seconds{job="orders.mails"} 1.5',
  ])
    expect(text).toContain(`\n${line}`)
  // Every line is a comment or a sample, as Prometheus reads them.
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \S+ .+|[a-z_]+(\{([a-z_]+="[^"]*",?)+\})? [\d.e+-]+)$/)
})

test('a database that is down takes only its own numbers away', async () => {
  const metrics = metricsOf({ commerceUse: () => Promise.reject(new Error('no database')) })
  const text = await (await fetch(await serve(metrics))).text()
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain('cairn_orders')
  expect(lines.at(-1)?.message).toBe('Orders and jobs are missing in the metrics')
})

test('the database is asked once a second, however many look at the page', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let [asked, isDown] = [0, true]
  const commerceUse = () => {
    asked += 1
    return isDown
      ? Promise.reject(new Error('no database'))
      : Promise.resolve({
          orders: { WAIT_PAY: asked },
          waiting: { order_mails: 0, payment_notices: 0, refunds: 0 },
          jobs: [],
        })
  }
  const url = await serve(metricsOf({ commerceUse }))
  const look = async () => (await fetch(url)).text()
  expect(await look()).not.toContain('cairn_orders{')
  isDown = false
  // A failure is not kept.
  const shown = await Promise.all([look(), look(), look()])
  for (const text of shown) expect(text).toContain('cairn_orders{state="WAIT_PAY"} 2')
  vi.advanceTimersByTime(999)
  expect(await look()).toContain('cairn_orders{state="WAIT_PAY"} 2')
  vi.advanceTimersByTime(1)
  expect(await look()).toContain('cairn_orders{state="WAIT_PAY"} 3')
})

test('at the end the log tells how full the caches were', () => {
  metricsOf().close()
  expect(lines.at(-1)).toEqual({
    fields: { caches: { pages: { entries: 2, bytes: 300, maxBytes: 1000, hitRate: 0.75 } } },
    message: 'caches',
  })
})

const ask = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  ({ headers: { host: 'localhost:3000', ...headers }, socket: { remoteAddress } }) as unknown as Parameters<
    ReturnType<typeof createMetricsAccess>
  >[0] // what access looks at

test.each([
  ['a program of this machine', {}, ask(), 'allowed'],
  ['the same over IPv6', {}, ask({}, '::ffff:127.0.0.1'), 'allowed'],
  ['another machine', {}, ask({}, '192.168.1.7'), 'hidden'],
  ['a proxy of this machine that says so', {}, ask({ 'x-forwarded-for': '203.0.113.5' }), 'hidden'],
  ['a page in a browser of this machine under a foreign name', {}, ask({ host: 'evil.example' }), 'hidden'],
  ['a shop with a public address', { origin: 'https://shop.example' }, ask(), 'hidden'],
  ['a shop behind a proxy', { trustedProxies: 1 }, ask(), 'hidden'],
  ['a token', { token: TOKEN }, ask({ authorization: `Bearer ${TOKEN}` }, '192.168.1.7'), 'allowed'],
  ['a wrong token', { token: TOKEN }, ask({ authorization: 'Bearer another' }), 'asked'],
  ['none where one is set, also from this machine', { token: TOKEN }, ask(), 'asked'],
] as const)('%s', (_, change, request, expected) => {
  const judge = createMetricsAccess({ token: undefined, origin: undefined, trustedProxies: 0, ...change })
  expect(judge(request)).toBe(expected)
})

test('those who may not read find nothing, or are asked for the token', async () => {
  const hidden = await fetch(await serve(metricsOf({ origin: 'https://shop.example' })))
  expect([hidden.status, await hidden.text()]).toEqual([404, 'Not found'])
  const asked = await fetch(await serve(metricsOf({ token: TOKEN })))
  expect([asked.status, asked.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
})

test('labels are escaped', () =>
  expect(
    textOf([{ name: 'a', help: 'b', type: 'gauge', samples: [{ value: 1, labels: { c: '"\\\n' } }] }]),
  ).toBe('# HELP a b\n# TYPE a gauge\na{c="\\"\\\\\\n"} 1\n'))

test('counting a request costs microseconds', () => {
  const { observe } = createRequestMetrics('/content')
  const start = process.cpuUsage()
  for (let at = 0; at < 100_000; at += 1) observe('products', 200, at % 50)
  const { user, system } = process.cpuUsage(start)
  // A kept page takes some 150 µs.
  expect((user + system) / 100_000).toBeLessThan(3)
})
