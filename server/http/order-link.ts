import { LINK_TOKEN, type OrderLinks } from '#api/order/order-link.ts'
import type { SessionStore } from '#api/auth/session-store.ts'
import type { RateLimiter } from '#api/rate-limit/rate-limiter.ts'
import { takeFrom } from '#api/rate-limit/take-from.ts'
import { LOOKUP_LIMIT } from '#api/support/lookup-resolvers.ts'
import { DEFAULT_LOCALE, fromShort, type Locale, toShort } from '#locales/locale.ts'
import type { Handler } from 'express'
import { IN_PLACE_OF_SHOP, sendPlainPage } from './plain-page.ts'

interface OrderLinkParts {
  readonly orderLinks: Pick<OrderLinks, 'open'>
  readonly sessions: Pick<SessionStore, 'startOrder'>
  readonly limiter: RateLimiter
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** The shop's name, above the answer to too many attempts. */
  readonly shopName: (locale: Locale) => string
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Digits at the beginning of a token: the number of its order, which its page shows even if the link is over. */
const numberIn = (token: string) => /^\d{6,40}(?=\.)/.exec(token)?.[0]

/**
 * Opens a guest's order by the link of a mail: leads to the order's page with a token of half an hour, as the look-up by number and address
 * does, and within its limits. A link that is over leads to the same page, which says so. Never cached, listed or sent on as a referrer; no
 * member is logged in. Source: M-164, M-247, MO-84.
 */
export const openOrderLink =
  ({ orderLinks, sessions, limiter, clock, shopName }: OrderLinkParts): Handler =>
  async (request, response) => {
    const now = clock()
    response.set({ ...IN_PLACE_OF_SHOP, 'Referrer-Policy': 'no-referrer' })
    // Programs that look at each address of a mail ask for its head.
    if (request.method === 'HEAD') return void response.status(200).end()
    if (!(await takeFrom(limiter, LOOKUP_LIMIT, { address: request.ip, now })))
      return sendPlainPage(request, response, {
        status: 429,
        texts: (t, locale) => ({
          name: shopName(locale),
          title: t('lookup.later'),
          text: t('lookup.tooMany'),
        }),
      })
    const token = textOf(request.query[LINK_TOKEN])
    const locale = fromShort(textOf(request.query['lang'])) ?? DEFAULT_LOCALE
    const number = numberIn(token)
    if (number === undefined) return response.redirect(303, `/?lang=${toShort(locale)}`)
    const opened = await orderLinks.open(token, now)
    const tempToken = opened === undefined ? 'kept' : (await sessions.startOrder(opened, now)).token
    const query = new URLSearchParams({ lang: toShort(locale), tempToken })
    response.redirect(303, `/user/order-detail/${number}?${query}`)
  }
