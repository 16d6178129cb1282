import type { CommerceUse } from '#api/commerce-use.ts'
import type { Metric } from './exposition.ts'

/** Counts of the shop's open and finished work: orders by state, what waits to be sent, jobs. */
export function shopMetrics({ orders, waiting, jobs }: CommerceUse): readonly Metric[] {
  const byJob = (
    name: string,
    type: 'counter' | 'gauge',
    help: string,
    of: (job: (typeof jobs)[number]) => number,
  ): Metric => ({
    name,
    type,
    help,
    samples: jobs.map(job => ({ value: of(job), labels: { job: job.name } })),
  })
  return [
    {
      name: 'cairn_orders',
      type: 'gauge',
      help: 'Orders by state.',
      samples: Object.entries(orders).map(([state, value]) => ({ value, labels: { state } })),
    },
    {
      name: 'cairn_outbox_waiting',
      type: 'gauge',
      help: 'What waits to be sent or handled: mails of orders, payment notices, refunds.',
      samples: Object.entries(waiting).map(([kind, value]) => ({ value, labels: { kind } })),
    },
    byJob('cairn_job_runs_total', 'counter', 'Rounds of a job in this process.', ({ runs }) => runs),
    byJob(
      'cairn_job_failures_total',
      'counter',
      'Rounds that failed in this process.',
      ({ failures }) => failures,
    ),
    byJob(
      'cairn_job_due_seconds',
      'gauge',
      'How long the next look of a job is overdue in this process.',
      ({ dueMs }) => dueMs / 1000,
    ),
  ]
}
