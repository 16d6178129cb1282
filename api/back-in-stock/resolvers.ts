import type { Resolvers } from '../generated/resolver-types.ts'
import { mailboxOf } from '../rules/mailbox.ts'
import { messagesIn } from '../shared/messages.ts'
import type { RateLimit } from '../rate-limit/rate-limiter.ts'
import { takeFrom } from '../rate-limit/take-from.ts'
import { type NoticeErrorCode, readNotice, skuError } from './notice.ts'
import type { BackInStockContext } from './services.ts'

const FIELDS = {
  NOTICE_UNKNOWN_SKU: 'skuCode',
  NOTICE_IN_STOCK: 'skuCode',
  NOTICE_BAD_EMAIL: 'email',
  NOTICE_BAD_MOBILE: 'mobile',
} as const satisfies Record<NoticeErrorCode, string>

const ADDRESS_LIMIT: RateLimit = { name: 'notice', most: 30, window: 3_600_000 }
/** Notices for one mailbox on one Hong Kong day, from all senders together. */
const RECEIVER_LIMIT: RateLimit = { name: 'notice to', most: 20, window: 'day' }

export const backInStockResolvers: Resolvers<BackInStockContext> = {
  Mutation: {
    /** The answer is the same whether the notice is new or was open already. Source: C-348, CO-32. */
    async arrivalNoticeCreateGql(_, { input }, { locale, request }) {
      const { notices, limiter, address, now } = request
      const t = messagesIn(locale)
      const tooMany = () => ({
        success: false,
        userErrors: [{ code: 'NOTICE_TOO_MANY', message: t('notice.NOTICE_TOO_MANY'), field: null }],
      })
      if (!(await takeFrom(limiter, ADDRESS_LIMIT, { address, now }))) return tooMany()
      const { refusals, skuCode, email, mobile } = readNotice(input)
      const aboutSku = skuError(skuCode === undefined ? undefined : await notices.sku(skuCode))
      const all = aboutSku ? [...refusals, aboutSku] : refusals
      if (skuCode !== undefined && all.length === 0) {
        if (!(await limiter.take(RECEIVER_LIMIT, mailboxOf(email), now))) return tooMany()
        await notices.open({ skuCode, email, mobile, locale, createdAt: now })
      }
      const userErrors = all.map(code => ({ code, message: t(`notice.${code}`), field: FIELDS[code] }))
      return { success: userErrors.length === 0, userErrors }
    },
  },
}
