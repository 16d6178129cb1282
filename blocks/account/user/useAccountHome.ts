import { type AccountHome, accountHomeQuery } from '#api/client/account/account-home.ts'
import { useEffect } from 'react'
import { useBlockContext } from '../../page/view.ts'
import { showBalance } from '../../shop/account/show-balance.ts'
import { type KnownQuery, useAccountQuery } from '../../shop/account/use-account-query.ts'

export interface KnownHome extends KnownQuery {
  /** Absent until it was read, and in the server's HTML. */
  readonly home: AccountHome | undefined
}

/** Counts of the member's account, read in the browser on every visit of the home. The canvas reads nothing. Source: M-007, M-090. */
export function useAccountHome(): KnownHome {
  const { api } = useBlockContext()
  const { data: home, ...query } = useAccountQuery(accountHomeQuery(api))
  useEffect(() => {
    if (home) showBalance(home.queryGoDollar.balance)
  }, [home])
  return { home, ...query }
}
