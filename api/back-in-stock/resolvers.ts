import type { Resolvers } from '../generated/resolver-types.ts'
import { messagesIn } from '../messages.ts'
import { startOfDay } from '../verify/limits.ts'
import type { TryCounts } from '../verify/try-counts.ts'
import { type NoticeRefusal, readNotice, skuRefusal } from './notice.ts'
import { sha256 } from '../sha256.ts'

const FIELDS = {
  NOTICE_UNKNOWN_SKU: 'skuCode',
  NOTICE_IN_STOCK: 'skuCode',
  NOTICE_BAD_EMAIL: 'email',
  NOTICE_BAD_MOBILE: 'mobile',
} as const satisfies Record<NoticeRefusal, string>

/** Notices one network address may ask for in an hour. */
const NOTICES_PER_ADDRESS_AND_HOUR = 30
/** Notices one e-mail address may be entered for on a Hong Kong day, whoever enters it. */
const NOTICES_PER_RECEIVER_AND_DAY = 20

/** Whether one more may be opened for a receiver; counts it. Nobody needs to read from counts who waits. */
const admitsReceiver = ({ take }: TryCounts, email: string, now: number) =>
  take({
    counter: `notice to ${sha256(email)}`,
    since: startOfDay(now),
    most: NOTICES_PER_RECEIVER_AND_DAY,
  })

export const arrivalResolvers: Resolvers = {
  Mutation: {
    /** The answer is the same whether the notice is new or was open already. Source: C-348, CO-32. */
    async arrivalNoticeCreateGql(_, { input }, { locale, request }) {
      const { notices, tryCounts, address, now } = request
      const t = messagesIn(locale)
      const tooMany = () => ({
        success: false,
        userErrors: [{ code: 'NOTICE_TOO_MANY', message: t('notice.NOTICE_TOO_MANY'), field: null }],
      })
      if (!(await tryCounts.takeForAddress('notice', address, NOTICES_PER_ADDRESS_AND_HOUR, now)))
        return tooMany()
      const { refusals, skuCode, email, mobile } = readNotice(input)
      const aboutSku = skuRefusal(skuCode === undefined ? undefined : await notices.sku(skuCode))
      const all = aboutSku ? [...refusals, aboutSku] : refusals
      if (skuCode !== undefined && all.length === 0) {
        if (!(await admitsReceiver(tryCounts, email, now))) return tooMany()
        await notices.open({ skuCode, email, mobile, locale, createdAt: now })
      }
      const userErrors = all.map(code => ({ code, message: t(`notice.${code}`), field: FIELDS[code] }))
      return { success: userErrors.length === 0, userErrors }
    },
  },
}
