import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchViews } from './view-files.ts'
import { toastError } from './parts/toasts.ts'
import type { NewOperator } from '#operators/operator.ts'
import type {
  Campaign,
  CampaignPlan,
  NewCampaign,
  NewPage,
  NewSavedPart,
  SavedPartInfo,
  SectionChange,
} from '#content-store/client/types.ts'
import type { ContentPort } from './services/content-port.ts'
import { useEnvironment } from './environment.ts'
import { announceSignOut, type SignedOut, useSignOutElsewhere } from './signed-out.ts'

const KEYS = {
  me: ['me'],
  signedOut: ['signedOut'],
  pages: ['pages'],
  operators: ['operators'],
  bin: ['bin'],
  campaigns: ['campaigns'],
  redirects: ['redirects'],
  links: ['links'],
  saved: ['saved'],
  sectionUses: ['sectionUses'],
} as const
const pageKey = (key: string) => ['page', key] as const

const onError = (error: Error) => toastError(error.message)

/** The operator signed in: `null` for none. */
export function useMe() {
  const { content } = useEnvironment()
  return useQuery({ queryKey: KEYS.me, queryFn: async () => (await content.me()) ?? null, staleTime: 60_000 })
}

export function useSignIn() {
  const { content } = useEnvironment()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, password }: { name: string; password: string }) => content.signIn(name, password),
    onSuccess(operator) {
      if (!operator) return
      client.removeQueries({ queryKey: KEYS.signedOut })
      client.setQueryData(KEYS.me, operator)
    },
    onError,
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

export function useSignOut() {
  const { content } = useEnvironment()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => content.signOut(),
    onSuccess: () => {
      forgetOperator(client, 'signed out')
      announceSignOut('signed out')
    },
    onError,
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

export function useOperators() {
  const { content } = useEnvironment()
  return useQuery({ queryKey: KEYS.operators, queryFn: content.operators })
}

/** Changes of operators' accounts. Refusals belong beside the form, so each mutation keeps its error. */
export function useOperatorChanges() {
  const { content } = useEnvironment()
  const client = useQueryClient()
  const onSuccess = async () => {
    // The own name may be among the changes.
    await Promise.all([KEYS.operators, KEYS.me].map(queryKey => client.invalidateQueries({ queryKey })))
  }
  return {
    add: useMutation({ mutationFn: (operator: NewOperator) => content.addOperator(operator), onSuccess }),
    change: useMutation({
      mutationFn: ({ target, changes }: { target: string; changes: Partial<NewOperator> }) =>
        content.changeOperator(target, changes),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (name: string) => content.removeOperator(name), onSuccess }),
    endSessions: useMutation({ mutationFn: (name: string) => content.endSessions(name), onSuccess }),
  }
}

export function usePages() {
  const { content } = useEnvironment()
  return useQuery({ queryKey: KEYS.pages, queryFn: content.pages })
}

/** One page, read again whenever its editor opens. `null` when there is none. */
export function usePage(key: string) {
  const { content } = useEnvironment()
  return useQuery({
    queryKey: pageKey(key),
    queryFn: async () => {
      const page = await content.page(key)
      if (page) fetchViews(page.draft.components)
      return page ?? null
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useDeletedPages() {
  const { content } = useEnvironment()
  return useQuery({ queryKey: KEYS.bin, queryFn: content.deletedPages })
}

/** Changes of the bin; it and the list of pages are read again after each. */
export function useBinChanges() {
  const { content } = useEnvironment()
  const client = useQueryClient()
  const onSuccess = async () => {
    await Promise.all([KEYS.bin, KEYS.pages].map(queryKey => client.invalidateQueries({ queryKey })))
  }
  return {
    restore: useMutation({ mutationFn: (id: string) => content.restorePage(id), onSuccess, onError }),
    purge: useMutation({ mutationFn: (id: string) => content.purgePage(id), onSuccess, onError }),
    empty: useMutation({ mutationFn: () => content.emptyBin(), onSuccess, onError }),
  }
}

/** Sections and templates, without their blocks. */
export function useSavedParts() {
  const { content } = useEnvironment()
  return useQuery({ queryKey: KEYS.saved, queryFn: content.savedParts })
}

type PartAt = Pick<SavedPartInfo, 'id' | 'version'>

/** The blocks of a section or template never change; those of a synced section only with its version. */
const savedPartQuery = (content: ContentPort, { id, version = 0 }: PartAt) => ({
  queryKey: ['savedPart', id, version],
  queryFn: () => content.savedPart(id),
  staleTime: Number.POSITIVE_INFINITY,
})

export function useSavedPart(part: PartAt, enabled: boolean) {
  const { content } = useEnvironment()
  return useQuery({ ...savedPartQuery(content, part), enabled })
}

/** Reads a section or template when it is wanted. */
export function useReadSavedPart() {
  const { content } = useEnvironment()
  const client = useQueryClient()
  return (part: PartAt) => client.fetchQuery(savedPartQuery(content, part))
}

/** Changes of sections and templates. Refusals belong beside the form, so each mutation keeps its error. */
export function useSavedChanges() {
  const { content } = useEnvironment()
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: KEYS.saved })
  return {
    save: useMutation({ mutationFn: (part: NewSavedPart) => content.savePart(part), onSuccess }),
    rename: useMutation({
      mutationFn: ({ id, name }: Pick<NewSavedPart, 'name'> & { id: string }) => content.renamePart(id, name),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (id: string) => content.removePart(id), onSuccess }),
    sync: useMutation({ mutationFn: (id: string) => content.syncSection(id), onSuccess }),
  }
}

/** Pages that use a synced section, and what a change of it would meet. Asked each time it is wanted. */
export function useSectionUses(id: string, change?: SectionChange) {
  const { content } = useEnvironment()
  return useQuery({
    queryKey: [...KEYS.sectionUses, id, change],
    queryFn: () => content.sectionUses(id, change),
    gcTime: 0,
  })
}

/** Changes of synced sections. Refusals belong beside the form, so each mutation keeps its error. */
export function useSectionChanges(id: string) {
  const { content } = useEnvironment()
  const client = useQueryClient()
  const onSuccess = async () => {
    const changed = [KEYS.saved, KEYS.sectionUses, KEYS.pages, ['page']]
    await Promise.all(changed.map(queryKey => client.invalidateQueries({ queryKey })))
  }
  return {
    change: useMutation({
      mutationFn: (change: SectionChange & { publish: boolean }) => content.changeSection(id, change),
      onSuccess,
    }),
    bring: useMutation({
      mutationFn: (asked: { publish: boolean; pages?: readonly string[] }) => content.bringSection(id, asked),
      onSuccess,
    }),
  }
}

/** Addresses that pages had, and where they lead. */
export function useRedirects() {
  const { content } = useEnvironment()
  return useQuery({ queryKey: KEYS.redirects, queryFn: content.redirects })
}

/** Pages that link to an address. */
export function useLinksTo(address: string) {
  const { content } = useEnvironment()
  return useQuery({ queryKey: [...KEYS.links, address], queryFn: () => content.linksTo(address), gcTime: 0 })
}

/** Changes of addresses and of links to them. Refusals belong beside the form, so each mutation keeps its error. */
export function useAddressChanges() {
  const { content } = useEnvironment()
  const client = useQueryClient()
  const onSuccess = async () => {
    const changed = [KEYS.redirects, KEYS.links, KEYS.pages]
    await Promise.all(changed.map(queryKey => client.invalidateQueries({ queryKey })))
  }
  return {
    move: useMutation({
      mutationFn: ({ key, path }: { key: string; path: string }) => content.moveAddress(key, path),
      onSuccess,
    }),
    moveLinks: useMutation({ mutationFn: (from: string) => content.moveLinks(from), onSuccess }),
    remove: useMutation({ mutationFn: (from: string) => content.removeRedirect(from), onSuccess }),
  }
}

/** All campaigns; asked again every half minute, because others plan too. */
export function useCampaigns() {
  const { content } = useEnvironment()
  return useQuery({ queryKey: KEYS.campaigns, queryFn: content.campaigns, refetchInterval: 30_000 })
}

/** Changes of campaigns. Refusals belong beside the form, so each mutation keeps its error. */
export function useCampaignChanges() {
  const { content } = useEnvironment()
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: KEYS.campaigns })
  return {
    create: useMutation({ mutationFn: (given: NewCampaign) => content.createCampaign(given), onSuccess }),
    change: useMutation({
      mutationFn: ({
        id,
        revision,
        plan,
      }: Pick<Campaign, 'id' | 'revision'> & { plan: Partial<CampaignPlan> }) =>
        content.changeCampaign(id, { revision, ...plan }),
      onSuccess,
    }),
    cancel: useMutation({ mutationFn: (id: string) => content.cancelCampaign(id), onSuccess, onError }),
    add: useMutation({
      mutationFn: ({ id, page }: { id: string; page: NewCampaign['pages'][number] }) =>
        content.addToCampaign(id, page),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: ({ id, key }: { id: string; key: string }) => content.removeFromCampaign(id, key),
      onSuccess,
    }),
  }
}

/** Changes of pages as a whole; the list is read again after each. */
export function usePageChanges() {
  const { content } = useEnvironment()
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: KEYS.pages })
  return {
    create: useMutation({ mutationFn: (page: NewPage) => content.createPage(page), onSuccess }),
    remove: useMutation({ mutationFn: (key: string) => content.deletePage(key), onSuccess, onError }),
    unpublish: useMutation({ mutationFn: (key: string) => content.unpublish(key), onSuccess, onError }),
  }
}
