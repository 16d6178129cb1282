import { memberOf } from '../auth/session/member-session.ts'
import type { GoDollarAccount, GoDollarDetail, Resolvers } from '../generated/resolver-types.ts'
import { messagesIn } from '../shared/messages.ts'
import type { GoDollarChange, GoDollarLot, GoDollarUse } from './go-dollar-store.ts'
import type { GoDollarContext } from './services.ts'

const isThere = ({ remaining }: GoDollarLot) => remaining > 0

/** A grant, and the end of what was left of it. Source: M-145, MO-78. */
const entriesOf = (
  lot: GoDollarLot,
  now: number,
  { locale }: Pick<GoDollarContext, 'locale'>,
): GoDollarDetail[] => [
  ...(lot.expiresAt <= now && isThere(lot)
    ? [
        {
          trxDate: lot.expiresAt,
          kind: 'EXPIRED' as const,
          remark: messagesIn(locale)('goDollar.expired'),
          point: -lot.remaining,
        },
      ]
    : []),
  // A lot that only holds what came back from an order was not granted: the order's entry says so.
  ...(lot.granted > 0
    ? [
        {
          trxDate: lot.grantedAt,
          kind: 'EARNED' as const,
          remark: lot.remark[locale],
          point: lot.granted,
        },
      ]
    : []),
]

/** GO DOLLAR that an order took, and whether they came back. Source: M-138, M-145, MO-76. */
const entriesOfUse = (
  { orderNumber: order, points, usedAt, returnedAt }: GoDollarUse,
  { locale }: Pick<GoDollarContext, 'locale'>,
): GoDollarDetail[] => {
  const t = messagesIn(locale)
  return [
    { trxDate: usedAt, kind: 'USED', remark: t('goDollar.used', { order }), point: -points },
    ...(returnedAt === null
      ? []
      : [
          {
            trxDate: returnedAt,
            kind: 'RETURNED' as const,
            remark: t('goDollar.returned', { order }),
            point: points,
          },
        ]),
  ]
}

/** GO DOLLAR that a return gave back, or took. Source: M-145, MO-76. */
const entryOfChange = (
  { kind, returnNumber, points, changedAt }: GoDollarChange,
  { locale }: Pick<GoDollarContext, 'locale'>,
): GoDollarDetail => ({
  trxDate: changedAt,
  kind,
  remark: messagesIn(locale)(kind === 'RETURNED' ? 'goDollar.returnedGoods' : 'goDollar.takenBack', {
    number: returnNumber,
  }),
  point: points,
})

/** Source: M-138, M-145, M-238. */
async function queryGoDollar(_: unknown, __: unknown, context: GoDollarContext): Promise<GoDollarAccount> {
  const { goDollar, referrals, limits, now } = context.request
  const { user_code } = await memberOf(context)
  const [lots, uses, changes, adjustments, count] = await Promise.all([
    goDollar.lots(user_code),
    goDollar.uses(user_code),
    goDollar.changes(user_code),
    goDollar.adjustments(user_code),
    referrals.rewarded(user_code),
  ])
  const live = lots
    .filter(lot => lot.expiresAt > now && isThere(lot))
    .toSorted((one, other) => one.expiresAt - other.expiresAt)
  const byEnd = [...Map.groupBy(live, ({ expiresAt }) => expiresAt)]
  const sum = (parts: readonly GoDollarLot[]) =>
    parts.reduce((before, { remaining }) => before + remaining, 0)
  return {
    balance: sum(live),
    breakdowns: byEnd.map(([expiryDate, parts]) => ({ balance: sum(parts), expiryDate })),
    details: [
      ...lots.flatMap(lot => entriesOf(lot, now, context)),
      ...uses.flatMap(use => entriesOfUse(use, context)),
      ...changes.map(change => entryOfChange(change, context)),
      ...adjustments.map(({ points, madeAt }) => ({
        trxDate: madeAt,
        kind: 'TAKEN_BACK' as const,
        remark: messagesIn(context.locale)('goDollar.takenByService'),
        point: points,
      })),
    ].toSorted((one, other) => other.trxDate - one.trxDate),
    referral: { code: user_code, reward: limits.referralReward, count, most: limits.mostReferrals },
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
