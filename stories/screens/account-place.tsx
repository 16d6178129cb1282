import { ApiError } from '#api/client/api-error.ts'
import type { Api } from '#api/client/api.ts'
import type { AccountHome } from '#api/client/account/account-home.ts'
import type { AfterSalesOptions, ListedAfterSales, ReturnWithRefund } from '#api/client/order/after-sales.ts'
import type { Coupon, CouponDetail } from '#api/client/account/coupon.ts'
import type { GoDollarAccount } from '#api/client/account/go-dollar.ts'
import type { MemberProfile } from '#api/client/account/account.ts'
import type { ListedOrder, Order } from '#api/client/order/order.ts'
import type { Wished } from '#api/client/account/favorite-queries.ts'
import { returnsPage } from '#blocks/testing/after-sales.ts'
import { couponPage } from '#blocks/testing/coupon.ts'
import { orderPage } from '#blocks/testing/order.ts'
import { wishPage } from '#blocks/testing/wish-list.ts'
import { shopperStore, VISITOR } from '#blocks/shop/session/shopper.ts'
import { BlockContextProvider, useBlockContext } from '#blocks/page/view.ts'
import { accountHome, member } from '#blocks/shop/account/testing/member.tsx'
import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

/** What a story may change about its member. */
export interface Account {
  readonly profile?: Partial<MemberProfile>
  /** GO DOLLAR balance; unknown if absent. */
  readonly balance?: number
  /** What is on the wish list. */
  readonly wished?: readonly Wished[]
  /** The member's orders. */
  readonly orders?: readonly ListedOrder[]
  /** How much there is in each part. */
  readonly home?: Partial<AccountHome>
  readonly goDollar?: GoDollarAccount
  readonly coupons?: readonly Coupon[]
  /** The order that the page asks for; `null` for none. */
  readonly order?: Order | null
  /** What is known of any coupon; `null` where the member has no such coupon. */
  readonly couponDetail?: CouponDetail | null
  /** The member's returns and exchanges. */
  readonly returns?: readonly ListedAfterSales[]
  /** The return that the page asks for. */
  readonly returned?: ReturnWithRefund
  /** What can be returned of the order. */
  readonly returnable?: AfterSalesOptions | null
  /** The profile never loads, or fails to load. */
  readonly answer?: 'never' | 'failed'
}

const MING: Partial<MemberProfile> = {
  name: '陳大文',
  firstName: '大文',
  lastName: '陳',
  nickName: 'Ming',
  levelName: 'GO WILD',
}
const SENT = { success: true, resendAfterSeconds: 60, userErrors: [] }
const NO_RETURN: ReturnWithRefund = { afterSales: null, refund: null }
/** Operations that ask for several things: their answer is all of them by name. */
const MANY_FIELDS: ReadonlySet<string> = new Set(['accountHome', 'getAfterSalesOrderDetail'])
const DONE = { success: true, userErrors: [] }

/** Answers as the shop's API would for this member; keeps changes while the story shows. */
function accountApi(base: Api, account: Account): Api {
  const { profile, answer, wished = [], orders = [], order = null, coupons = [] } = account
  const { returns = [], returned = NO_RETURN, returnable = null } = account
  let present = member({ ...MING, ...profile })
  const answers: Readonly<Record<string, (variables: never) => unknown>> = {
    queryMemberInfo: () => present,
    updateMember: ({ input }: { input: Partial<MemberProfile> & { confirmBirthday?: boolean } }) => {
      const { confirmBirthday = present.isBirthdayConfirmed, ...change } = input
      present = { ...present, ...change, isBirthdayConfirmed: confirmBirthday }
      return { profile: present, userErrors: [] }
    },
    updatePassword: () => DONE,
    queryFavorites: () => wishPage(wished, { counts: { UNAVAILABLE: 2, REDUCED: 1 } }),
    cancelFavorites: () => DONE,
    getOrderList: ({ orderStatuses }: { orderStatuses: readonly string[] }) =>
      orderPage(orders, orderStatuses),
    getOrderDetail: () => order,
    accountHome: () => accountHome(account.home),
    queryGoDollar: () => account.goDollar,
    queryCoupons: ({ status }: { status: string }) =>
      couponPage(coupons.filter(one => one.status === status)),
    couponDetail: () => account.couponDetail ?? null,
    getAfterSalesRecord: ({ afterSalesInput }: { afterSalesInput: { statuses: readonly string[] } }) =>
      returnsPage(returns.filter(one => afterSalesInput.statuses.includes(one.afterSalesStatus))),
    getAfterSalesOrderDetail: () => ({
      getAfterSalesOrderDetail: returned.afterSales,
      getRefundOrderDetail: returned.refund,
    }),
    afterSalesOptions: () => returnable,
    sendEmailVerifyCode: () => SENT,
    sendSmsVerifyCode: () => SENT,
  }
  return {
    ...base,
    run: (document, variables) => {
      const reply = answers[document.operation]
      if (!reply) return base.run(document, variables)
      if (answer === 'never') return new Promise(() => undefined)
      if (answer === 'failed') return Promise.reject(new ApiError('NETWORK', 'No answer.'))
      const value = reply(variables as never)
      return Promise.resolve(
        (MANY_FIELDS.has(document.operation) ? value : { [document.operation]: value }) as never,
      ) // what was asked for
    },
  }
}

function Place({ account, children }: { readonly account: Account; readonly children: React.ReactNode }) {
  const context = useBlockContext()
  const [queries] = useState(() => new QueryClient())
  const value = useMemo(() => ({ ...context, api: accountApi(context.api, account) }), [context, account])
  return (
    <BlockContextProvider value={value}>
      <QueryClientProvider client={queries}>
        <main className="pageWidth">{children}</main>
      </QueryClientProvider>
    </BlockContextProvider>
  )
}

const EMPTY_ACCOUNT: Account = {}

/** A page of the member's account; `parameters.account` defines the member. */
export const asMember: Decorator = (Story, { parameters }) => (
  <Place account={(parameters['account'] as Account | undefined) ?? EMPTY_ACCOUNT}>
    <Story />
  </Place>
)

/** Clears one story's member before the next. */
export const arrive = ({
  globals,
  parameters,
}: {
  readonly globals: Record<string, unknown>
  readonly parameters: Record<string, unknown>
}) => {
  const { balance = null, profile } = (parameters['account'] ?? EMPTY_ACCOUNT) as Account
  const name = profile?.name ?? '陳大文'
  const staffCode = profile?.staffCode ?? ''
  const isVisitor = globals['who'] === 'visitor'
  shopperStore.set({ shopper: isVisitor ? VISITOR : { isVisitor, name, staffCode, balance } })
}
