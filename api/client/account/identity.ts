import {
  linkAccountDocument,
  ssoLoginDocument,
  thirdPartyLoginDocument,
  thirdPartyProvidersDocument,
} from '../../generated/documents/identity.ts'
import type {
  LinkAccountInput,
  LinkAccountMutation,
  ThirdPartyLoginMutation,
  ThirdPartyProvidersQuery,
  ThirdPartyType,
} from '../../generated/operations.ts'
import type { Api } from '../api.ts'
import type { LoginAnswer } from './auth.ts'
import type { DataNeed } from '../data-need.ts'

export type ThirdPartyAnswer = ThirdPartyLoginMutation['thirdPartyLogin']
export type SignInQuestion = NonNullable<ThirdPartyAnswer['question']>
export type LinkAnswer = LinkAccountMutation['linkAccount']
export type { ThirdPartyType }

export type ThirdPartyProviders = ThirdPartyProvidersQuery['thirdPartyProviders']

/** Third parties to log in with, in the order of their buttons; the same for everybody. Source: MO-24. */
export const thirdPartyProvidersQuery = (api: Api): DataNeed<ThirdPartyProviders> => ({
  queryKey: ['thirdPartyProviders', api.locale],
  queryFn: async () => (await api.run(thirdPartyProvidersDocument, {})).thirdPartyProviders,
})

/** Source: M-055, M-056, M-225, MO-25. */
export const thirdPartyLogin = async (
  api: Api,
  identity: { readonly appType: ThirdPartyType; readonly appIdentifier: string },
): Promise<ThirdPartyAnswer> => (await api.run(thirdPartyLoginDocument, identity)).thirdPartyLogin

/** Source: M-057, M-226, MO-27. */
export const linkAccount = async (api: Api, input: LinkAccountInput): Promise<LinkAnswer> =>
  (await api.run(linkAccountDocument, { input })).linkAccount

/** Source: M-061, M-227. */
export const ssoLogin = async (api: Api, ssoToken: string): Promise<LoginAnswer> =>
  (await api.run(ssoLoginDocument, { ssoToken })).ssoLogin
