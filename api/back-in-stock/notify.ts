import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Database } from '../database/database.ts'
import type { MailFooter } from '../messaging/mail-footer.ts'
import type { Messaging } from '../messaging/messaging.ts'
import { describeSku, letterOf } from './mail.ts'
import { dueNotices, markNotified, type Notice, reopenNotices } from './notice-store.ts'

/** Notices looked at together. */
const BATCH = 500
/** So many letters in a row that are not taken mean that the provider is down; the rest waits for the next time. */
const FAILURES_IN_A_ROW = 3

/** Writes to everybody whose sku is back; asked again meanwhile, it looks once more. */
interface BackInStockNotifier {
  /** Never rejects: what goes wrong is reported. */
  readonly tell: () => Promise<void>
  /** Resolves when nothing is under way; nothing is sent afterwards. */
  readonly close: () => Promise<void>
}

interface NotifierParts {
  readonly db: Database
  readonly messaging: Messaging
  readonly mailFooter: MailFooter
  readonly catalogue: () => Catalogue
  /** Epoch milliseconds. */
  readonly clock: () => number
  readonly report: (error: unknown, message: string) => void
}

/** Who waits for several skus reads of them in one letter. */
const byReader = (notices: readonly Notice[]) => [...Map.groupBy(notices, ({ email }) => email).values()]

/** Source: CO-32. */
export function createBackInStockNotifier({
  db,
  messaging,
  mailFooter,
  catalogue,
  clock,
  report,
}: NotifierParts): BackInStockNotifier {
  let isClosed = false
  let running: Promise<void> | undefined
  let isAskedAgain = false

  /** Closed before the letter goes, so that no other process writes it, too; open again when it is not taken. */
  async function write(due: readonly Notice[]): Promise<boolean> {
    const dueIds = due.map(({ id }) => id)
    const ids = new Set(await markNotified(db, dueIds, clock()))
    const mine = due.filter(({ id }) => ids.has(id))
    const last = mine.at(-1)
    if (!last) return true
    try {
      const items = mine.flatMap(notice => describeSku(notice, last.locale, catalogue()) ?? [])
      await messaging.mail(letterOf(last, items, mailFooter))
      return true
    } catch (error) {
      await reopenNotices(db, [...ids], clock())
      report(error, 'An arrival notice could not be sent')
      return false
    }
  }

  /** @returns the last one looked at, where there may be more to send right away */
  async function sendBatch(after: Notice | undefined): Promise<Notice | undefined> {
    const due = await dueNotices(db, { limit: BATCH, now: clock(), after })
    // What another process has just brought may not be read here yet; its version is on its way.
    const known = due.filter(notice => describeSku(notice, notice.locale, catalogue()))
    let failures = 0
    for (const notices of byReader(known)) {
      if (isClosed || failures >= FAILURES_IN_A_ROW) return undefined
      failures = (await write(notices)) ? 0 : failures + 1
    }
    return due.length === BATCH ? due.at(-1) : undefined
  }

  async function run(): Promise<void> {
    try {
      do {
        isAskedAgain = false
        let last: Notice | undefined
        do last = await sendBatch(last)
        while (last && !isClosed)
      } while (isAskedAgain && !isClosed)
    } catch (error) {
      report(error, 'Looking for arrival notices failed')
    }
  }

  return {
    tell() {
      if (isClosed) return Promise.resolve()
      isAskedAgain = true
      running ??= run().finally(() => {
        running = undefined
      })
      return running
    },
    async close() {
      isClosed = true
      await running
    },
  }
}
