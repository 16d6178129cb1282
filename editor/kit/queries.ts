import { orNull } from '#operators/client/operations.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { fetchViews } from './view-files.ts'
import { toastFailure } from './parts/toasts.ts'
import { useEnvironment } from './environment.ts'
import {
  announceSignIn,
  announceSignOut,
  type SignedOut,
  useSignInElsewhere,
  useSignOutElsewhere,
} from './signed-out.ts'

const KEYS = {
  me: ['me'],
  signedOut: ['signedOut'],
} as const
export const pageKey = (key: string) => ['page', key] as const

/** The operator signed in: `null` for none. */
export function useMe() {
  const { content } = useEnvironment()
  return useQuery({ queryKey: KEYS.me, queryFn: async () => (await content.me()) ?? null, staleTime: 60_000 })
}

export function useSignIn() {
  const { content } = useEnvironment()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, password, code }: { name: string; password: string; code?: string }) =>
      content.signIn(name, password, code),
    onSuccess(operator) {
      if (!operator || 'needs' in operator) return
      client.removeQueries({ queryKey: KEYS.signedOut })
      client.setQueryData(KEYS.me, operator)
      announceSignIn()
    },
    onError: toastFailure,
  })
}

/** Clears all that the operator has read; the sign-in page takes the place of every screen and says why. */
function forgetOperator(client: QueryClient, why: SignedOut): void {
  // Not all at once: the screen watches the query of who is signed in, and would not hear of a new one.
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEYS.me[0] })
  client.getMutationCache().clear()
  client.setQueryData(KEYS.signedOut, why)
  client.setQueryData(KEYS.me, null)
}

/** Returns true if the last session of this tab ended because the operator did nothing for long. */
export const useIsSignedOutIdle = (): boolean =>
  useQueryClient().getQueryData<SignedOut>(KEYS.signedOut) === 'idle'

/** Clears the screen when the operator signs out in another tab. */
export function useForgetElsewhere(): void {
  const client = useQueryClient()
  useSignOutElsewhere(why => forgetOperator(client, why))
}

/** Time before an unanswered question is asked again, ms. */
const LOOK_AGAIN_MS = 2000

/** Asks who is signed in when that happens in another tab: a sign-in page that waits goes on to where it leads. */
export function useArriveElsewhere(): void {
  const client = useQueryClient()
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(again.current), [])
  const look = async () => {
    clearTimeout(again.current)
    await client.refetchQueries({ queryKey: KEYS.me })
    const isUnanswered = client.getQueryState(KEYS.me)?.status === 'error'
    if (isUnanswered) again.current = setTimeout(() => void look(), LOOK_AGAIN_MS)
  }
  useSignInElsewhere(() => void look())
}

export function useSignOut() {
  const { content } = useEnvironment()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => content.signOut(),
    onSuccess: () => {
      forgetOperator(client, 'signed out')
      announceSignOut('signed out')
    },
    onError: toastFailure,
  })
}

/** Clears the screen in every tab after the session of an idle operator has ended on the server. */
export function useEndSession(): () => void {
  const client = useQueryClient()
  return () => {
    forgetOperator(client, 'idle')
    announceSignOut('idle')
  }
}

export function useChangePassword() {
  const { content } = useEnvironment()
  return useMutation({
    mutationFn: ({ current, next }: { current: string; next: string }) =>
      content.changePassword(current, next),
  })
}

/** One page, read again whenever its editor opens. `null` when there is none. */
export function usePage(key: string) {
  const { operations } = useEnvironment()
  return useQuery({
    queryKey: pageKey(key),
    queryFn: async () => {
      const page = await orNull(operations.read('pages.open', { key }))
      if (page) fetchViews(page.joint.nodes)
      return page
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
