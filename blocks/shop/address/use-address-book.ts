import { addressBookQuery } from '#api/client/account/address.ts'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { useQuery } from '@tanstack/react-query'
import { useBlockContext } from '../../page/view.ts'
import { useAccountQueries } from '../account/use-member.ts'

/** The member's saved addresses, read in the browser. The canvas reads nothing. Source: M-096. */
export function useAddressBook({ isEnabled = true } = {}) {
  const { api, mode } = useBlockContext()
  const isHydrated = useIsHydrated()
  const query = useQuery(
    { ...addressBookQuery(api), enabled: isEnabled && mode === 'shop' && isHydrated },
    useAccountQueries(),
  )
  return {
    /** Absent until it was read; what is known already must not show before the server's HTML is taken over. */
    book: isHydrated ? query.data : undefined,
    hasFailed: isHydrated && query.isError && !query.data,
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  }
}
