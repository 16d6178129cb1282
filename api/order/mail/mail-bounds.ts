import type { Database } from '../../database/database.ts'
import { createRateLimiter, type RateLimit } from '../../rate-limit/rate-limiter.ts'
import { mailboxOf } from '../../rules/mailbox.ts'
import type { StoredOrder } from '../order-store.ts'
import { readHolding } from '../unpaid/unpaid-hold.ts'

const HOUR_MS = 3_600_000

/** Mails about unpaid orders that one mailbox gets on a Hong Kong day, unless it is proved to be the shopper's. */
const MAILBOX_LIMIT: RateLimit = { name: 'order mails to', most: 8, window: 'day' }
/** Such mails that orders from one network address, and from one network, cause in an hour. */
const SENDER_LIMITS = {
  ADDRESS: { name: 'order mails', most: 20, window: HOUR_MS },
  NETWORK: { name: 'order mails of network', most: 60, window: HOUR_MS },
} as const satisfies Record<string, RateLimit>

/** Mails about orders to addresses without proof. */
export interface MailBounds {
  /**
   * Returns true if the mailbox is known to be the shopper's: a member's own address with a code, or an order that was paid. Only
   * such mails hold texts that the shopper has typed.
   */
  readonly isProved: (order: StoredOrder) => Promise<boolean>
  /** Counts a mail to an address without proof; false when its mailbox, or the sender's address or network, had enough. */
  readonly take: (order: StoredOrder, now: number) => Promise<boolean>
}

export function createMailBounds(db: Database): MailBounds {
  const limiter = createRateLimiter(db)
  return {
    async isProved({ isMember, isPaid, amounts, ownerCode, email }) {
      if (isPaid && amounts.amount > 0) return true
      if (!isMember) return false
      const account = await db
        .selectFrom('account')
        .select(['email', 'is_email_verified'])
        .where('user_code', '=', ownerCode)
        .executeTakeFirst()
      return account?.is_email_verified === 1 && account.email === email
    },
    async take({ code, email }, now) {
      const head = await db
        .selectFrom('order_head')
        .select('holding')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
      for (const { kind, hash } of readHolding(head.holding).keys)
        if (kind === 'ADDRESS' || kind === 'NETWORK')
          if (!(await limiter.take(SENDER_LIMITS[kind], hash, now))) return false
      return limiter.take(MAILBOX_LIMIT, mailboxOf(email), now)
    },
  }
}
