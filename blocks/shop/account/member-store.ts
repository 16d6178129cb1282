import { type MemberProfile, memberProfile } from '#api/client/account.ts'
import { createStore, useStore } from '#ui/store/store.ts'
import { shopperStore } from '../session/shopper.ts'
import { useBlockContext } from '../../page/view.ts'
import { useCallback, useEffect } from 'react'

interface State {
  /** Absent until it was read. */
  readonly profile?: MemberProfile
  readonly status: 'loading' | 'failed' | 'ready'
}

/** The member's own profile: read in the browser after load, never on a server; it stays while they move inside the account. */
export const memberStore = createStore<State>({ status: 'loading' })

/** What changed shows everywhere, in the greeting of the frame too. Source: M-092, LO-76. */
export function keepProfile(profile: MemberProfile): void {
  memberStore.set({ profile, status: 'ready' })
  shopperStore.set(state => {
    const { shopper } = state
    const name = profile.name || (profile.nickName ?? '')
    return shopper && !shopper.isVisitor && shopper.name !== name
      ? { ...state, shopper: { ...shopper, name } }
      : state
  })
}

/** The profile as far as it is known. Does not ask for it. */
export const useKnownMember = (): State => useStore(memberStore)

/** Reads the profile again and shows the known one meanwhile; the editor's canvas reads none. Source: M-090, M-235. */
export function useMember(): State & { readonly reload: () => Promise<void> } {
  const { api, mode } = useBlockContext()
  const state = useKnownMember()
  const reload = useCallback(async () => {
    memberStore.set(before => (before.profile ? before : { status: 'loading' }))
    try {
      keepProfile(await memberProfile(api))
    } catch {
      // A session that ended has sent the browser to login by itself; anything else can be tried again.
      memberStore.set(before => (before.profile ? before : { status: 'failed' }))
    }
  }, [api])
  useEffect(() => {
    if (mode === 'shop') void reload()
  }, [mode, reload])
  return { ...state, reload }
}
