import type { Job } from '#platform/jobs/jobs.ts'
import type { AnswerMails } from '../support/answer-mails.ts'
import type { OrderMails } from './mail/order-mails.ts'
import type { Fulfilment } from './fulfilment/fulfilment.ts'
import type { OrderStore } from './order-store.ts'
import type { Payments } from './payment/payments.ts'
import type { SoldCount } from './sold-count.ts'
import type { Refunds } from './payment/refunds.ts'

interface OrderJobParts {
  readonly orders: OrderStore
  readonly fulfilment: Fulfilment
  readonly soldCount: SoldCount
  /** `undefined` where payment is not set up. */
  readonly payments: Payments | undefined
  readonly refunds: Refunds | undefined
  /** `undefined` where the shop cannot send mail. */
  readonly orderMails: OrderMails | undefined
  readonly answerMails: AnswerMails | undefined
}

const SECOND_MS = 1000

/** Most orders cancelled in one round where payment is not set up. */
const MOST_CANCELLED = 100

/** Background jobs of orders, and of mails to shoppers. Source: C-288, M-124. */
export const orderJobs = ({
  orders,
  fulfilment,
  soldCount,
  payments,
  refunds,
  orderMails,
  answerMails,
}: OrderJobParts): readonly Job[] => [
  {
    name: 'orders.deadline',
    everyMs: 60 * SECOND_MS,
    hasWork: async now => (await orders.overdue(now, 1)).length > 0,
    run: ({ now }) => (payments ? payments.endOverdue(now) : cancelOverdue(orders, now)),
  },
  {
    name: 'orders.completed',
    everyMs: 3600 * SECOND_MS,
    hasWork: now => fulfilment.hasReceived(now),
    run: async ({ now }) => void (await fulfilment.completeReceived(now)),
  },
  {
    name: 'orders.sold',
    everyMs: 60 * SECOND_MS,
    hasWork: soldCount.hasWork,
    run: ({ now }) => soldCount.run(now),
  },
  ...(payments ? paymentJobs(payments) : []),
  ...(refunds ? [refundJob(refunds)] : []),
  ...(orderMails ? [mailJob('orders.mails', orderMails)] : []),
  ...(answerMails ? [mailJob('support.answers', answerMails)] : []),
]

async function cancelOverdue(orders: OrderStore, now: number): Promise<void> {
  for (const code of await orders.overdue(now, MOST_CANCELLED))
    await orders.cancel(code, 'DEADLINE', now, 'deadline')
}

const paymentJobs = (payments: Payments): readonly Job[] => [
  {
    name: 'payments.notices',
    everyMs: 10 * SECOND_MS,
    hasWork: () => payments.notices.hasKept(),
    run: ({ now }) => payments.notices.resume(now),
  },
  {
    name: 'payments.purge',
    everyMs: 60 * SECOND_MS,
    hasWork: now => payments.notices.hasOld(now),
    run: ({ now }) => payments.notices.purge(now),
  },
  {
    name: 'payments.open',
    everyMs: 30 * SECOND_MS,
    hasWork: now => payments.hasOpen(now),
    run: ({ now }) => payments.askOpen(now),
  },
]

const refundJob = (refunds: Refunds): Job => ({
  name: 'orders.refunds',
  everyMs: 15 * SECOND_MS,
  hasWork: now => refunds.hasWork(now),
  run: ({ now, isMine }) => refunds.run(now, isMine),
})

const mailJob = (name: string, mails: OrderMails | AnswerMails): Job => ({
  name,
  everyMs: 2 * SECOND_MS,
  hasWork: now => mails.hasWork(now),
  run: ({ now, isMine }) => mails.run(now, isMine),
})
