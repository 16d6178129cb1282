import { type AccountHome, accountHomeQuery } from '#api/client/account/account-home.ts'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBlockContext } from '../../page/view.ts'
import { showBalance } from '../../shop/account/show-balance.ts'
import { useAccountQueries } from '../../shop/account/use-member.ts'

export interface KnownHome {
  /** Absent until it was read, and in the server's HTML. */
  readonly home: AccountHome | undefined
  readonly hasFailed: boolean
  readonly isRetrying: boolean
  readonly reload: () => void
}

/** Counts of the member's account, read in the browser on every visit of the home. The canvas reads nothing. Source: M-007, M-090. */
export function useAccountHome(): KnownHome {
  const { api, mode } = useBlockContext()
  const isHydrated = useIsHydrated()
  const { data, isError, isRefetching, refetch } = useQuery(
    { ...accountHomeQuery(api), enabled: mode === 'shop' },
    useAccountQueries(),
  )
  useEffect(() => {
    if (data) showBalance(data.queryGoDollar.balance)
  }, [data])
  return {
    home: isHydrated ? data : undefined,
    hasFailed: isHydrated && isError && !data,
    isRetrying: isRefetching,
    reload: () => void refetch(),
  }
}
