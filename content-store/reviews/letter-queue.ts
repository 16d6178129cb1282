import type { LetterRepository } from '../storage/letter-repository.ts'
import type { WaitingLetter, Letter } from '../stored/letter.ts'
import { isDue } from '#platform/clock-skew.ts'
import { createDeliveryQueue, type DeliveryStore, type WaitingDelivery } from '#platform/delivery-queue.ts'
import { readingAgain } from '#platform/reading-again.ts'
import type { Record } from '../audit/audit.ts'

/** Pauses between attempts to send a letter, in milliseconds. It is given up after the attempt that follows the last. */
export const LETTER_PAUSES_MS = [2, 5, 30, 120, 480, 1440].map(minutes => minutes * 60_000)
const LONGEST_PAUSE_MS = Math.max(...LETTER_PAUSES_MS)
/** Letters that may wait; further ones are reported and not kept. */
const MAX_WAITING = 1000

export interface LetterQueue {
  /** Keeps letters about a page, then sends what is due. Resolves once that is tried. */
  readonly put: (letters: readonly Letter[], key: string) => Promise<void>
  /** Sends what is due. */
  readonly sendDue: () => Promise<void>
  /** Nothing further is sent; resolves when no attempt is under way. */
  readonly close: () => Promise<void>
}

interface Parts {
  readonly letters: LetterRepository
  readonly send: (letter: Letter) => Promise<void>
  readonly record: Record
  /** Epoch milliseconds. */
  readonly clock: () => number
  readonly report: (error: unknown) => void
}

type QueuedLetter = WaitingLetter & WaitingDelivery

const mailStore = (letters: LetterRepository): DeliveryStore<QueuedLetter> => {
  const dueOf = ({ dueAt }: WaitingLetter, now: number) => isDue(dueAt, now, LONGEST_PAUSE_MS)
  return {
    due: now =>
      letters
        .all()
        .filter(letter => dueOf(letter, now))
        .map(letter => ({ ...letter, attempts: letter.failures })),
    async claim(letter, { now, at }) {
      let isClaimed = false
      await letters.change(waiting =>
        waiting.map(each => {
          if (each.id !== letter.id || !dueOf(each, now)) return each
          isClaimed = true
          return { ...each, failures: letter.attempts + 1, dueAt: at }
        }),
      )
      return isClaimed ? letter : undefined
    },
    finish: ({ id }) => letters.change(waiting => waiting.filter(each => each.id !== id)),
  }
}

/**
 * Letters to operators, kept until the mail server accepts them. The audit log records the first failure and the end of the attempts.
 */
export function createLetterQueue({ letters, send, record, clock, report }: Parts): LetterQueue {
  let isClosed = false
  const queue = createDeliveryQueue({
    store: mailStore(letters),
    pausesMs: LETTER_PAUSES_MS,
    async send({ id, to, subject, text, layout }) {
      await send({ id, to, subject, text, layout })
      return 'sent'
    },
    async failed({ to, subject, key, attempts }, error, isOver) {
      report(error)
      const about = { key, detail: `${to} · ${subject}` }
      if (isOver) await record('', 'letterGivenUp', about)
      else if (attempts === 0) await record('', 'letterDelayed', about)
    },
  })
  const rounds = readingAgain(() => queue.sendDue(clock(), () => !isClosed))

  return {
    sendDue: rounds.read,
    async put(added, key) {
      if (added.length === 0) return
      const now = clock()
      const ids = new Set(added.map(({ id }) => id))
      await letters.change(waiting => {
        const others = waiting.filter(({ id }) => !ids.has(id))
        const room = Math.max(0, MAX_WAITING - others.length)
        if (room < added.length)
          report(new Error(`${added.length - room} letters to operators are not kept: ${MAX_WAITING} wait.`))
        return [...others, ...added.slice(0, room).map(each => ({ ...each, key, failures: 0, dueAt: now }))]
      })
      await rounds.read()
    },
    close() {
      isClosed = true
      return rounds.idle()
    },
  }
}
