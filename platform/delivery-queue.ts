/** Failures in a row that mean the provider is down; the rest waits for the next round. */
const FAILURES_IN_A_ROW = 3

/** A mail, or a request to a program, that waits to be sent. */
export interface WaitingDelivery {
  /** The same in each attempt, so that one that is sent again can be recognised. */
  readonly id: string
  /** Attempts that have begun. */
  readonly attempts: number
}

/** Storage of what waits. */
export interface DeliveryStore<Mail extends WaitingDelivery> {
  /** Those whose next attempt is due, in the order in which they are sent. */
  readonly due: (now: number) => AsyncIterable<Mail> | Iterable<Mail>
  /**
   * Counts an attempt and stores the instant of the next one, unless another process was faster.
   * @returns the part that is this caller's to send
   */
  readonly claim: (
    mail: Mail,
    next: { readonly now: number; readonly at: number },
  ) => Promise<Mail | undefined>
  /** Ends the waiting. */
  readonly finish: (mail: Mail, end: 'sent' | 'givenUp', now: number) => Promise<void>
}

interface QueueOptions<Mail extends WaitingDelivery> {
  readonly store: DeliveryStore<Mail>
  /**
   * Pauses between attempts, ms. One is given up after one attempt more than there are pauses. The first one must be longer than an
   * attempt takes: it keeps other processes away.
   */
  readonly pausesMs: readonly number[]
  /** Rejects if the receiver has not accepted it. `withheld`: it is not sent, now or later. */
  readonly send: (mail: Mail, now: number) => Promise<'sent' | 'withheld'>
  /** Called after each failed attempt. `isOver`: it is given up. */
  readonly failed: (mail: Mail, error: unknown, isOver: boolean) => void | Promise<void>
}

export interface DeliveryQueue {
  /** Sends what is due. @param isMine false ends the round */
  readonly sendDue: (now: number, isMine?: () => boolean) => Promise<void>
}

/**
 * Sends what waits in a storage, each at least once, by any number of processes. An attempt is counted before it is made, so a mail
 * that a crash has cut short is sent again after its pause, under the same id. One that fails is tried again after growing pauses and
 * does not hold up the others.
 */
export function createDeliveryQueue<Mail extends WaitingDelivery>({
  store,
  pausesMs,
  send,
  failed,
}: QueueOptions<Mail>): DeliveryQueue {
  /** Mails that were accepted while the storage could not note it: a full disk must not send a mail again and again. */
  const unrecorded = new Set<Mail>()
  const pauseAfter = (attempts: number) => pausesMs[attempts] ?? pausesMs.at(-1) ?? 0

  async function recordSent(mail: Mail, now: number) {
    unrecorded.add(mail)
    await store.finish(mail, 'sent', now)
    unrecorded.delete(mail)
  }

  async function fail(mail: Mail, error: unknown, now: number) {
    const isOver = mail.attempts >= pausesMs.length
    if (isOver) await store.finish(mail, 'givenUp', now)
    await failed(mail, error, isOver)
  }

  /** Resolves to false if the provider has not accepted the mail. */
  async function attempt(due: Mail, now: number): Promise<boolean> {
    const mail = await store.claim(due, { now, at: now + pauseAfter(due.attempts) })
    if (!mail) return true
    if (mail.attempts > pausesMs.length) {
      await fail(mail, new Error('The last attempt to send a mail was cut short'), now)
      return true
    }
    let end: 'sent' | 'withheld'
    try {
      end = await send(mail, now)
    } catch (error) {
      await fail(mail, error, now)
      return false
    }
    if (end === 'sent') await recordSent(mail, now)
    else await store.finish(mail, 'givenUp', now)
    return true
  }

  return {
    async sendDue(now, isMine = () => true) {
      for (const mail of unrecorded) await recordSent(mail, now)
      let failures = 0
      for await (const mail of store.due(now)) {
        if (!isMine() || failures >= FAILURES_IN_A_ROW) return
        failures = (await attempt(mail, now)) ? 0 : failures + 1
      }
    },
  }
}
