import type { Resolvers } from '../generated/resolver-types.ts'
import { messagesIn } from '../messages.ts'
import { type NoticeRefusal, readNotice, skuRefusal } from './notice.ts'

const FIELDS = {
  NOTICE_UNKNOWN_SKU: 'skuCode',
  NOTICE_IN_STOCK: 'skuCode',
  NOTICE_BAD_EMAIL: 'email',
  NOTICE_BAD_MOBILE: 'mobile',
} as const satisfies Record<NoticeRefusal, string>

export const arrivalResolvers: Resolvers = {
  Mutation: {
    /** The answer is the same whether the notice is new or was open already. Source: C-348, CO-32. */
    async arrivalNoticeCreateGql(_, { input }, { locale, request: { notices, now } }) {
      const t = messagesIn(locale)
      const { refusals, skuCode, email, mobile } = readNotice(input)
      const aboutSku = skuRefusal(skuCode === undefined ? undefined : await notices.sku(skuCode))
      const all = aboutSku ? [...refusals, aboutSku] : refusals
      if (skuCode !== undefined && all.length === 0)
        await notices.open({ skuCode, email, mobile, locale, createdAt: now })
      const userErrors = all.map(code => ({ code, message: t(`notice.${code}`), field: FIELDS[code] }))
      return { success: userErrors.length === 0, userErrors }
    },
  },
}
