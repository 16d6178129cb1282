import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberProfile, updateMember } from './account.ts'
import type { Api } from '../api.ts'
import { updatePassword } from './auth.ts'
import type { UpdateMemberInput } from '../inputs.ts'
import { SHOWS_FAILURES } from '../query-failures.ts'

/** The member's own profile. Apart from `account.ts`, which pages without TanStack Query load too. Source: M-090, M-235. */
export const memberQuery = (api: Api) =>
  queryOptions({
    queryKey: ['member', 'profile'],
    queryFn: () => memberProfile(api),
    ...SHOWS_FAILURES,
    refetchOnWindowFocus: false,
  })

/** Changes the profile; the answer is the whole new profile, or refusals. Source: M-092, M-235. */
export const updateMemberMutation = (api: Api) =>
  mutationOptions({
    ...SHOWS_FAILURES,
    mutationFn: (change: UpdateMemberInput) => updateMember(api, change),
    onSuccess: ({ profile }, _, __, { client }) => {
      if (profile) client.setQueryData(memberQuery(api).queryKey, profile)
    },
  })

/** Source: M-065 … M-067, M-234. */
export const updatePasswordMutation = (api: Api) =>
  mutationOptions({
    ...SHOWS_FAILURES,
    mutationFn: (input: Parameters<typeof updatePassword>[1]) => updatePassword(api, input),
  })
