import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Metric, single } from './exposition.ts'

/** Interval at which the delay of the event loop is measured. Milliseconds. */
const RESOLUTION_MS = 20
const QUANTILES = [0.5, 0.9, 0.99]
const NS_PER_S = 1e9

export interface ProcessMetrics {
  collect: () => readonly Metric[]
  close(): void
}

/** Memory and processor time of this process, and how long its event loop keeps others waiting. */
export function createProcessMetrics(): ProcessMetrics {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  // The histogram holds the time between two looks: what is beyond the resolution is delay.
  const delayOf = (ns: number) =>
    Number.isFinite(ns) ? Math.max(0, ns / NS_PER_S - RESOLUTION_MS / 1000) : 0

  const delays = (): Metric => {
    const samples = QUANTILES.map(quantile => ({
      labels: { quantile: String(quantile) },
      value: delay.count > 0 ? delayOf(delay.percentile(quantile * 100)) : 0,
    }))
    const longest = { labels: { quantile: '1' }, value: delay.count > 0 ? delayOf(delay.max) : 0 }
    delay.reset()
    return {
      name: 'nodejs_eventloop_delay_seconds',
      type: 'gauge',
      help: 'Delay of the event loop since the last look at this page.',
      samples: [...samples, longest],
    }
  }
  return {
    collect() {
      const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      return [
        single('process_resident_memory_bytes', 'gauge', 'Resident set of the process.', rss),
        {
          name: 'nodejs_memory_bytes',
          type: 'gauge',
          help: 'Memory of Node.js by kind; array_buffers is part of external.',
          samples: Object.entries({
            heap_used: heapUsed,
            heap_total: heapTotal,
            external,
            array_buffers: arrayBuffers,
          }).map(([kind, value]) => ({ value, labels: { kind } })),
        },
        single(
          'process_cpu_seconds_total',
          'counter',
          'Processor time of the process.',
          (user + system) / 1e6,
        ),
        single('process_uptime_seconds', 'gauge', 'Time since the start.', process.uptime()),
        delays(),
      ]
    },
    close: () => void delay.disable(),
  }
}
