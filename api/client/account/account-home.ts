import { queryOptions } from '@tanstack/react-query'
import { accountHomeDocument } from '../../generated/documents/account-home.ts'
import type { AccountHomeQuery } from '../../generated/operations.ts'
import type { Api } from '../api.ts'
import { SHOWS_FAILURES } from '../query-failures.ts'

/** Counts of a member's account by part. */
export type AccountHome = AccountHomeQuery

/** The latest order and the counts of the account's home. Source: M-007, M-090. */
export const accountHomeQuery = (api: Api) =>
  queryOptions({
    queryKey: ['member', 'home', api.locale],
    queryFn: (): Promise<AccountHome> => api.run(accountHomeDocument, {}),
    ...SHOWS_FAILURES,
  })
