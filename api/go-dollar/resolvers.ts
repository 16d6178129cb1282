import { memberOf } from '../auth/member-session.ts'
import type { GoDollarAccount, Resolvers } from '../generated/resolver-types.ts'
import { messagesIn } from '../shared/messages.ts'
import type { GoDollarLot } from './go-dollar-store.ts'
import type { GoDollarContext } from './services.ts'

const isThere = ({ remaining }: GoDollarLot) => remaining > 0

/** A grant, and the end of what was left of it. Source: M-145, MO-78. */
const entriesOf = (lot: GoDollarLot, now: number, { locale }: Pick<GoDollarContext, 'locale'>) => [
  ...(lot.expiresAt <= now && isThere(lot)
    ? [
        {
          trxDate: lot.expiresAt,
          remark: messagesIn(locale)('goDollar.expired'),
          point: -lot.remaining,
        },
      ]
    : []),
  { trxDate: lot.grantedAt, remark: lot.remark[locale], point: lot.granted },
]

/** Source: M-138, M-145, M-238. */
async function queryGoDollar(_: unknown, __: unknown, context: GoDollarContext): Promise<GoDollarAccount> {
  const { goDollar, now } = context.request
  const { user_code } = await memberOf(context)
  const lots = await goDollar.lots(user_code)
  const live = lots
    .filter(lot => lot.expiresAt > now && isThere(lot))
    .toSorted((one, other) => one.expiresAt - other.expiresAt)
  const byEnd = [...Map.groupBy(live, ({ expiresAt }) => expiresAt)]
  const sum = (parts: readonly GoDollarLot[]) =>
    parts.reduce((before, { remaining }) => before + remaining, 0)
  return {
    balance: sum(live),
    breakdowns: byEnd.map(([expiryDate, parts]) => ({ balance: sum(parts), expiryDate })),
    details: lots
      .flatMap(lot => entriesOf(lot, now, context))
      .toSorted((one, other) => other.trxDate - one.trxDate),
  }
}

export const goDollarResolvers: Resolvers<GoDollarContext> = {
  Query: { queryGoDollar },
  // Accounts do not know of GO DOLLAR: both fields are filled in here. Source: M-189, M-192, L-036.
  Customer: {
    goDollar: async ({ isVisitor, userCode }, _, { request }) =>
      isVisitor ? null : { balance: await request.goDollar.balance(userCode, request.now) },
  },
  SimpleMemberInfo: {
    balance: ({ userCode }, _, { request }) => request.goDollar.balance(userCode, request.now),
  },
}
