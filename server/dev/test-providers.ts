import type { ThirdPartyType } from '#api/generated/resolver-types.ts'
import { oidcProvider } from '../auth/oidc-provider.ts'
import type { Provider } from '../auth/provider.ts'
import { IDENTITY_PATH, type IdentityProvider } from './identity-provider.ts'

/** Third parties that the test provider replaces when they are not configured. */
const TEST_PROVIDERS = [
  { appType: 'FACE_BOOK', name: 'Facebook' },
  { appType: 'INSTAGRAM', name: 'Instagram' },
  { appType: 'GOOGLE', name: 'Google' },
] as const satisfies readonly { readonly appType: ThirdPartyType; readonly name: string }[]

/** Name of the third party that a callback address belongs to; `undefined` for any other address. */
export const testProviderAt = (redirectUri: string, origin: string): string | undefined =>
  TEST_PROVIDERS.find(({ appType }) => redirectUri === `${origin}/auth/${appType}/callback`)?.name

/** Adapters to the test provider, called in process. Source: MO-24, M-224. */
export const testProviders = (identity: IdentityProvider): readonly Provider[] =>
  TEST_PROVIDERS.map(({ appType, name }) =>
    oidcProvider({
      appType,
      name,
      issuer: ({ origin }) => origin + IDENTITY_PATH,
      clientId: identity.clientId,
      clientSecret: identity.clientSecret,
      answer: identity.answer,
    }),
  )
