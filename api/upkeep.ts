import type { Database } from './database/database.ts'
import { purgeNotices } from './back-in-stock/notice-store.ts'
import { purgeJobs } from './catalogue/bulk/bulk-jobs.ts'
import type { LiveCatalogue } from './catalogue/live/live-catalogue.ts'
import { publishSaves, publishStock } from './catalogue/live/stock-feed.ts'
import { purgeFailures } from './coupon/issues/coupon-issues.ts'
import { purgeUnpaid } from './order/unpaid/unpaid-hold.ts'
import type { Services } from './services.ts'
import type { Logger } from './transport/present-errors.ts'

/** Interval between looks at whether the shop is open, which every process sees within a second. */
const OPENING_MS = 500
const PURGE_MS = 3_600_000
/** Time counts of tests are collected before they are written. */
const COUNTS_MS = 5000

/** Reports the first failure in a row only: a database that is down must not fill the log. */
function guarded(work: () => Promise<unknown>, message: string, logger: Logger): () => Promise<void> {
  let hasFailed = false
  return async () => {
    try {
      await work()
      hasFailed = false
    } catch (err) {
      if (!hasFailed) logger.error({ err }, message)
      hasFailed = true
    }
  }
}

/** Repeats work; never with an interval of 0. */
const every = (ms: number, run: () => Promise<void>) =>
  ms > 0 ? setInterval(() => void run(), ms).unref() : undefined

/** Starts what each process repeats: reading the catalogue, deleting what is old, writing counts. Returns the function that ends it. */
export function startUpkeep({
  db,
  services,
  catalogue,
  notifyBackInStock,
  clock,
  pollMs,
  logger,
}: {
  readonly db: Database
  readonly services: Services
  readonly catalogue: LiveCatalogue
  readonly notifyBackInStock: () => Promise<void>
  readonly clock: () => number
  /** Interval between looks at the catalogue; 0 never looks. */
  readonly pollMs: number
  readonly logger: Logger
}): () => void {
  let isOver = false
  /** Each process publishes: whichever looks first. */
  const refreshCatalogue = async () => {
    await publishStock(db)
    const wait = await publishSaves(db, clock())
    await catalogue.refresh()
    // A look that came a little too early must not make saves wait for the next one.
    if (wait > 0) setTimeout(() => void (isOver || look()), wait).unref()
  }
  const look = guarded(refreshCatalogue, 'Looking for catalogue changes failed', logger)
  const old: Readonly<Record<string, (now: number) => Promise<unknown>>> = {
    'old sessions': services.sessions.purge,
    'old image codes': services.imageCodes.purge,
    'old verification codes': services.verifyCodes.purge,
    'old rate limits': services.limiter.purge,
    'empty sums of unpaid orders': () => purgeUnpaid(db),
    'old bags': services.carts.purge,
    'old billing addresses': services.addresses.purge,
    'old shared bags': services.shares.purge,
    'old photos of returns': services.returnPhotos.purge,
    'old bulk jobs': now => purgeJobs(db, now),
    'old failures of issued coupons': now => purgeFailures(db, now),
    'old searches without results': services.searchMisses.purge,
    'old webhooks': services.webhooks.purge,
    'old arrival notices': now => purgeNotices(db, now),
  }
  const timers = [
    every(pollMs, look),
    every(
      Math.min(pollMs, OPENING_MS),
      guarded(services.opening.read, 'Reading if the shop is open failed', logger),
    ),
    ...Object.entries(old).map(([what, purge]) =>
      every(
        PURGE_MS,
        guarded(() => purge(clock()), `Deleting ${what} failed`, logger),
      ),
    ),
    every(COUNTS_MS, guarded(services.experiments.flush, 'Writing counts of tests failed', logger)),
    every(COUNTS_MS, guarded(services.searchMisses.flush, 'Writing searches without results failed', logger)),
    // Letters that were not taken.
    every(PURGE_MS, guarded(notifyBackInStock, 'Looking for arrival notices failed', logger)),
  ]
  return () => {
    isOver = true
    timers.forEach(timer => clearInterval(timer))
  }
}
