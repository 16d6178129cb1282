import type { MemberProfile } from '#api/client/account/account.ts'
import { memberQuery, updateMemberMutation } from '#api/client/account/account-queries.ts'
import type { UpdateMemberInput } from '#api/client/inputs.ts'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBlockContext } from '../../page/view.ts'
import type { Refusal } from '../form/form-values.ts'
import { shopperStore } from '../session/shopper.ts'
import { useAccountQueries, useAccountQuery } from './use-account-query.ts'

/** The frame greets the member by the name of the profile. Source: M-092, LO-76. */
function greetBy({ name: fullName, nickName }: MemberProfile): void {
  shopperStore.set(state => {
    const { shopper } = state
    const name = fullName || (nickName ?? '')
    return shopper && !shopper.isVisitor && shopper.name !== name
      ? { ...state, shopper: { ...shopper, name } }
      : state
  })
}

interface KnownMember {
  /** Absent until it was read, and in the server's HTML. */
  readonly profile: MemberProfile | undefined
}

/** The profile as far as it is known. Does not request it. */
export function useKnownMember(): KnownMember {
  const { api } = useBlockContext()
  const isHydrated = useIsHydrated()
  const { data } = useQuery({ ...memberQuery(api), enabled: false }, useAccountQueries())
  return { profile: isHydrated ? data : undefined }
}

/** Reads the profile in the browser, once more on each page; what is known shows meanwhile. The canvas reads nothing. Source: M-090, M-235. */
export function useMember(): KnownMember & {
  readonly hasFailed: boolean
  readonly retry: () => void
} {
  const { api } = useBlockContext()
  const { data: profile, hasFailed, retry } = useAccountQuery(memberQuery(api))
  useEffect(() => {
    if (profile) greetBy(profile)
  }, [profile])
  return { profile, hasFailed, retry }
}

/**
 * Saves a change of the profile and shows it everywhere at once. Source: M-092.
 *
 * @returns refusals; none when it was saved
 */
export function useSaveProfile() {
  const { api } = useBlockContext()
  const { mutateAsync } = useMutation(updateMemberMutation(api), useAccountQueries())
  return async (change: UpdateMemberInput, words: string): Promise<readonly Refusal[]> => {
    const { profile, userErrors } = await mutateAsync(change)
    if (!profile) return userErrors
    showToast(words, { status: 'success' })
    return []
  }
}
