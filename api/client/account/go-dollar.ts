import { queryOptions } from '@tanstack/react-query'
import { queryGoDollarDocument } from '../../generated/documents/coupon.ts'
import type { QueryGoDollarQuery } from '../../generated/operations.ts'
import type { Api } from '../api.ts'
import { SHOWS_FAILURES } from '../query-failures.ts'

export type GoDollarAccount = QueryGoDollarQuery['queryGoDollar']

/** A member's balance, what of it expires when, and the history. Source: M-145, M-192, M-238. */
export const goDollarQuery = (api: Api) =>
  queryOptions({
    queryKey: ['member', 'goDollar', api.locale],
    queryFn: async (): Promise<GoDollarAccount> => (await api.run(queryGoDollarDocument, {})).queryGoDollar,
    ...SHOWS_FAILURES,
  })
