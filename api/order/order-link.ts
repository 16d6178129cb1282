import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '#locales/hong-kong.ts'
import type { Database } from '../database/database.ts'
import type { MailFooter } from '../messaging/mail-footer.ts'
import type { StoredOrder } from './order-store.ts'

/** Address that opens a guest's order by the link of a mail. */
export const ORDER_LINK_PATH = '/view-order'
/** Query of its token. Addresses with `token=` send no referrer and are logged without their query. */
export const LINK_TOKEN = 'linkToken'
/** Life of a link, from the attempt to send its mail: longer than goods may be returned. Milliseconds; ours. */
export const LINK_MS = 60 * DAY_MS

/** Number, last instant, signature. */
const TOKEN = /^(\d{6,40})\.([0-9a-z]{8,9})\.([\w-]{43})$/

/** A link and its end. */
export interface OrderLink {
  readonly href: string
  /** Epoch milliseconds. */
  readonly until: number
}

/** Links that open one guest's order without typing. */
export interface OrderLinks {
  /** Signs a link for a guest; `undefined` for members, who log in. */
  readonly linkFor: (
    order: Pick<StoredOrder, 'externalNo' | 'email' | 'isMember' | 'locale'>,
    now: number,
  ) => OrderLink | undefined
  /** The order's number if the token is the shop's, has not expired, and the order still has the address it was sent to. */
  readonly open: (token: string, now: number) => Promise<string | undefined>
}

/**
 * Nothing of a link is stored: it holds number and end, signed together with the order's address by the shop's secret. Another secret ends
 * all links, another address those of one order. Opening one gives what number and address give in the look-up. Source: M-164, M-247, MO-84;
 * docs/decisions/156-mails-in-html.md.
 */
export function createOrderLinks({
  db,
  secret,
  mailFooter,
}: {
  readonly db: Database
  readonly secret: string
  readonly mailFooter: Pick<MailFooter, 'href'>
}): OrderLinks {
  const signature = (number: string, until: number, email: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['view order', number, until, email.toLowerCase()]))
      .digest()
  return {
    linkFor({ externalNo, email, isMember, locale }, now) {
      if (isMember || email === '') return undefined
      const until = now + LINK_MS
      const signed = signature(externalNo, until, email).toString('base64url')
      const token = `${externalNo}.${until.toString(36)}.${signed}`
      return { href: `${mailFooter.href(ORDER_LINK_PATH, locale)}&${LINK_TOKEN}=${token}`, until }
    },
    async open(token, now) {
      const [, number = '', end = '', given = ''] = TOKEN.exec(token) ?? []
      const until = Number.parseInt(end, 36)
      if (number === '' || until <= now) return undefined
      const order = await db
        .selectFrom('order_head')
        .select(['external_no', 'email', 'is_member'])
        .where('external_no', '=', number)
        .executeTakeFirst()
      if (!order || order.is_member !== 0 || order.email === '') return undefined
      const isOurs = timingSafeEqual(signature(number, until, order.email), Buffer.from(given, 'base64url'))
      return isOurs ? order.external_no : undefined
    },
  }
}
