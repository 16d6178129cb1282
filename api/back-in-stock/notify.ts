import { createDeliveryQueue, type DeliveryStore, type WaitingDelivery } from '#platform/delivery-queue.ts'
import { readingAgain } from '#platform/reading-again.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Database } from '../database/database.ts'
import type { MailFooter } from '../messaging/mail-footer.ts'
import type { Messaging } from '../messaging/messaging.ts'
import { sha256 } from '../shared/sha256.ts'
import { describeSku, letterOf } from './mail.ts'
import { claimNotices, closeNotices, dueNotices, MAX_TRIES, type Notice, RETRY_MS } from './notice-store.ts'

/** Notices looked at together. */
const BATCH = 500
const PAUSES_MS = Array.from({ length: MAX_TRIES - 1 }, () => RETRY_MS)

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

/** A mail about the items that one shopper waits for. */
interface NoticeMail extends WaitingDelivery {
  readonly notices: readonly Notice[]
}

const mailOf = (notices: readonly Notice[]): NoticeMail => ({
  id: `arrival-${sha256(notices.map(({ id }) => id).join())}`,
  attempts: notices[0]?.tries ?? 0,
  notices,
})

/** One mail for each shopper; items whose mail has failed before are not held up by others, nor hold them up. */
const mailsOf = (notices: readonly Notice[]) =>
  [...Map.groupBy(notices, ({ email, tries }) => `${tries} ${email}`).values()].map(mailOf)

/** The table `arrival_notice` as a queue: open notices whose SKU can be bought again. */
const mailStore = (db: Database, catalogue: () => Catalogue): DeliveryStore<NoticeMail> => ({
  due: async function* (now) {
    let after: Notice | undefined
    do {
      const due = await dueNotices(db, { limit: BATCH, now, after })
      // Goods that another process has just stored may not be read here yet; their version is on its way.
      yield* mailsOf(due.filter(notice => describeSku(notice, notice.locale, catalogue())))
      after = due.length === BATCH ? due.at(-1) : undefined
    } while (after)
  },
  async claim({ notices }, { now }) {
    const claimed = await claimNotices(db, notices, now)
    return claimed.length > 0 ? mailOf(claimed) : undefined
  },
  finish: ({ notices }, _, now) => closeNotices(db, notices, now),
})

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
  const queue = createDeliveryQueue({
    store: mailStore(db, catalogue),
    pausesMs: PAUSES_MS,
    async send({ id, notices }) {
      const last = notices.at(-1)
      if (!last) return 'withheld'
      const items = notices.flatMap(notice => describeSku(notice, last.locale, catalogue()) ?? [])
      await messaging.mail({ id, ...letterOf(last, items, mailFooter) })
      return 'sent'
    },
    failed: (_, error) => report(error, 'An arrival notice could not be sent'),
  })
  const rounds = readingAgain(() =>
    queue
      .sendDue(clock(), () => !isClosed)
      .catch((error: unknown) => report(error, 'Looking for arrival notices failed')),
  )

  return {
    tell: () => (isClosed ? Promise.resolve() : rounds.read()),
    close() {
      isClosed = true
      return rounds.idle()
    },
  }
}
