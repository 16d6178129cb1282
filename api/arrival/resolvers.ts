import type { Resolvers } from '../generated/resolver-types.ts'
import { messagesIn } from '../messages.ts'
import { type NoticeRefusal, readNotice, skuRefusal } from './notice.ts'

const FIELDS = {
  NOTICE_UNKNOWN_SKU: 'skuCode',
  NOTICE_IN_STOCK: 'skuCode',
  NOTICE_BAD_EMAIL: 'email',
  NOTICE_BAD_MOBILE: 'mobile',
} as const satisfies Record<NoticeRefusal, string>

/** Notices one network address may ask for in an hour. */
const NOTICES_PER_ADDRESS_AND_HOUR = 30

export const arrivalResolvers: Resolvers = {
  Mutation: {
    /** The answer is the same whether the notice is new or was open already. Source: C-348, CO-32. */
    async arrivalNoticeCreateGql(_, { input }, { locale, request }) {
      const { notices, tryCounts, address, now } = request
      const t = messagesIn(locale)
      if (!(await tryCounts.takeForAddress('notice', address, NOTICES_PER_ADDRESS_AND_HOUR, now))) {
        const userErrors = [{ code: 'NOTICE_TOO_MANY', message: t('notice.NOTICE_TOO_MANY'), field: null }]
        return { success: false, userErrors }
      }
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
