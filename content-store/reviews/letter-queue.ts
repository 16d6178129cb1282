import { isDue } from '#platform/clock-skew.ts'
import type { Record } from '../audit/audit.ts'
import type { LetterRepository, WaitingLetter } from '../repository.ts'
import type { Letter } from '../repository.ts'

/** Pauses between attempts to send a letter, in milliseconds. It is given up after the attempt that follows the last. */
export const LETTER_PAUSES_MS = [1, 5, 30, 120, 480, 1440].map(minutes => minutes * 60_000)
const LONGEST_PAUSE_MS = Math.max(...LETTER_PAUSES_MS)
/** Time a process that sends a letter keeps others from it. After a crash the letter is sent again then. Milliseconds. */
const SENDING_MS = 10 * 60_000
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

/**
 * Letters to operators, kept until the mail server accepts them. One that it refuses is tried again after growing pauses; the
 * audit log records the first failure and the end of the attempts. After a crash a letter may be sent twice, under the same id.
 */
export function createLetterQueue({ letters, send, record, clock, report }: Parts): LetterQueue {
  /** Taken by the mail server, though the list may still hold them: a full disk must not send a letter again and again. */
  const sent = new Set<string>()
  let round: Promise<void> | undefined
  let isAsked = false
  let isClosed = false

  const replace = (id: string, next: readonly WaitingLetter[] = []) =>
    letters.change(waiting => waiting.flatMap(each => (each.id === id ? next : [each])))

  async function failed(letter: WaitingLetter, error: unknown) {
    report(error)
    const { id, to, subject, key, failures } = letter
    const pause = LETTER_PAUSES_MS[failures]
    const isOver = pause === undefined
    await replace(id, isOver ? [] : [{ ...letter, failures: failures + 1, dueAt: clock() + pause }])
    const about = { key, detail: `${to} · ${subject}` }
    if (isOver) await record('', 'letterGivenUp', about)
    else if (failures === 0) await record('', 'letterDelayed', about)
  }

  /** Resolves to true if the letter is this process's to send: another one may have taken it since it was looked at. */
  async function take({ id }: WaitingLetter): Promise<boolean> {
    const now = clock()
    let isTaken = false
    await letters.change(waiting =>
      waiting.map(each => {
        if (each.id !== id || !isDue(each.dueAt, now, LONGEST_PAUSE_MS)) return each
        isTaken = true
        return { ...each, dueAt: now + SENDING_MS }
      }),
    )
    return isTaken
  }

  async function attempt(letter: WaitingLetter) {
    const { id, to, subject, text } = letter
    if (!sent.has(id) && !(await take(letter))) return
    try {
      if (!sent.has(id)) await send({ id, to, subject, text })
    } catch (error) {
      return failed(letter, error)
    }
    sent.add(id)
    await replace(id)
    sent.delete(id)
  }

  async function sendAll() {
    do {
      isAsked = false
      const now = clock()
      for (const letter of letters
        .all()
        .filter(({ id, dueAt }) => isDue(dueAt, now, LONGEST_PAUSE_MS) || sent.has(id)))
        if (!isClosed) await attempt(letter)
    } while (isAsked && !isClosed)
  }

  function sendDue(): Promise<void> {
    isAsked = true
    round ??= sendAll().finally(() => (round = undefined))
    return round
  }

  return {
    sendDue,
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
      await sendDue()
    },
    async close() {
      isClosed = true
      await round
    },
  }
}
