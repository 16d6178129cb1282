import type { Api } from '#api/client/api.ts'
import type { AccountHome } from '#api/client/account/account-home.ts'
import type { MemberProfile } from '#api/client/account/account.ts'
import type { ScreenName } from '#renderer/route/route-object.ts'
import { inPage } from '../../../testing/render-view.tsx'
import type { BlockContext } from '../../../page/view.ts'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

// What was read shows at once instead of after a timer, so that `act` covers it.
notifyManager.setScheduler(queueMicrotask)

/** A member of the shop; a test says only what it is about. */
export const member = (given: Partial<MemberProfile> = {}): MemberProfile => ({
  userCode: 'U1',
  countryCode: 'HK',
  mobile: '+852 91234567',
  email: 'ming@example.com',
  name: 'Ming Chan',
  firstName: 'Ming',
  lastName: 'Chan',
  nickName: null,
  appellation: 'MR',
  sex: 'M',
  birthMonth: null,
  birthday: null,
  isBirthdayConfirmed: false,
  staffCode: null,
  staffName: null,
  marketingConsent: false,
  newsletterTopics: [],
  levelCode: 'BASE',
  levelName: 'Explorer',
  createTime: '2025-03-04T10:00:00+08:00',
  hasPassword: true,
  linkedTypes: [],
  ...given,
})

/** The account of a member who has nothing yet, unless said otherwise. */
export const accountHome = (given: Partial<AccountHome> = {}): AccountHome => ({
  getOrderList: { edges: [], statusCounts: [] },
  getAfterSalesRecord: { pageInfo: { totalCount: 0 } },
  queryCoupons: { edges: [], gwpCoupons: [], pageInfo: { totalCount: 0 } },
  queryGoDollar: { balance: 0, breakdowns: [] },
  queryFavorites: { pageInfo: { totalCount: 0 } },
  deliveryAddresses: { pageInfo: { totalCount: 0 } },
  ...given,
})

/** Answers by operation; a function is called for each request, with its variables. */
export type Answers = Readonly<Record<string, unknown>>

/** Operations that ask for several things: their answer is all of them by name. */
const MANY_FIELDS: ReadonlySet<string> = new Set(['accountHome', 'getAfterSalesOrderDetail'])

/** An api that answers a member, and keeps what it was asked. */
export function memberApi(answers: Answers = {}) {
  const asked: { readonly operation: string; readonly variables: unknown }[] = []
  const known: Answers = { queryMemberInfo: member(), accountHome: accountHome(), ...answers }
  const api: Api = {
    locale: 'en_US',
    async run({ operation }, variables) {
      asked.push({ operation, variables })
      const answer = known[operation]
      if (answer === undefined) throw new Error(`This test has no answer to ${operation}.`)
      const value: unknown = typeof answer === 'function' ? await answer(variables) : answer
      const data = MANY_FIELDS.has(operation) ? value : { [operation]: value }
      return data as never // what was asked for
    },
    productsByCode: async () => [],
  }
  /** What was sent with an operation, in the order it was. */
  const sent = (operation: string) =>
    asked.filter(call => call.operation === operation).map(({ variables }) => variables)
  return { api, sent }
}

/** A screen as it stands on its page. */
export const onScreen = (
  screen: ScreenName,
  view: ReactNode,
  {
    params = {},
    queries = new QueryClient(),
    ...around
  }: Partial<BlockContext> & {
    readonly params?: Readonly<Record<string, string>>
    /** What was read before. */
    readonly queries?: QueryClient
  } = {},
) =>
  inPage(<QueryClientProvider client={queries}>{view}</QueryClientProvider>, {
    route: { kind: 'screen', screen, params },
    ...around,
  })
