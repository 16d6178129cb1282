import type { Metric } from './exposition.ts'

/** Kind of a request, by the first segment of its path. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['api', 'api'],
  ['media', 'media'],
  ['assets', 'assets'],
  ['editor', 'editor'],
  ['auth', 'auth'],
  ['healthz', 'health'],
  ['readyz', 'health'],
  ['metrics', 'health'],
  ['dev', 'other'],
  ['_report', 'other'],
  ['_experiment', 'other'],
  ['unsubscribe', 'other'],
  ['sitemap.xml', 'other'],
  ['robots.txt', 'other'],
])

/** Upper bounds of the histogram, in seconds: a kept page takes less than a millisecond, a slow provider ten seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Requests of one kind. */
interface Counts {
  readonly byStatus: Map<number, number>
  /** By the first bound that is not passed; one more for what passes all. */
  readonly buckets: Float64Array
  seconds: number
}

export interface RequestMetrics {
  /** @param segment the first of the path; @param status 0 when the client went away before the answer */
  observe: (segment: string, status: number, ms: number) => void
  collect: () => readonly Metric[]
}

/** Counts requests by kind and status, and how long they took. @param contentPrefix such as `/content` */
export function createRequestMetrics(contentPrefix: string): RequestMetrics {
  const kinds = new Map([...KINDS, [contentPrefix.slice(1), 'content'] as const])
  const counted = new Map<string, Counts>()

  const countsOf = (kind: string) => {
    const known = counted.get(kind)
    if (known) return known
    const made = { byStatus: new Map(), buckets: new Float64Array(BOUNDS.length + 1), seconds: 0 }
    counted.set(kind, made)
    return made
  }
  return {
    observe(segment, status, ms) {
      const counts = countsOf(kinds.get(segment) ?? 'page')
      const seconds = ms / 1000
      let place = 0
      while (place < BOUNDS.length && seconds > (BOUNDS[place] ?? 0)) place += 1
      counts.buckets[place] = (counts.buckets[place] ?? 0) + 1
      counts.byStatus.set(status, (counts.byStatus.get(status) ?? 0) + 1)
      counts.seconds += seconds
    },
    collect: () => [
      {
        name: 'cairn_http_requests_total',
        type: 'counter',
        help: 'Requests by kind and status; status 0: the client left before the answer.',
        samples: [...counted].flatMap(([kind, { byStatus }]) =>
          [...byStatus].map(([status, value]) => ({ value, labels: { kind, status: String(status) } })),
        ),
      },
      {
        name: 'cairn_http_request_duration_seconds',
        type: 'histogram',
        help: 'Time from a request to the end of its answer, by kind.',
        samples: [...counted].flatMap(([kind, counts]) => histogramOf(kind, counts)),
      },
    ],
  }
}

function histogramOf(kind: string, { buckets, seconds }: Counts) {
  let sum = 0
  const samples = Array.from(buckets, (count, place) => {
    sum += count
    const le = place < BOUNDS.length ? String(BOUNDS[place]) : '+Inf'
    return { suffix: '_bucket', labels: { kind, le }, value: sum }
  })
  return [
    ...samples,
    { suffix: '_sum', labels: { kind }, value: seconds },
    { suffix: '_count', labels: { kind }, value: sum },
  ]
}
