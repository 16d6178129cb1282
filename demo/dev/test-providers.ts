import type { Extras } from '#server/extras.ts'
import { IDENTITY_PATH, type IdentityProvider } from './identity-provider.ts'

/** Third parties that the test provider replaces when they are not configured. */
const TEST_PROVIDERS = [
  { appType: 'FACE_BOOK', name: 'Facebook' },
  { appType: 'INSTAGRAM', name: 'Instagram' },
  { appType: 'GOOGLE', name: 'Google' },
] as const

/** Name of the third party that a callback address belongs to; `undefined` for any other address. */
export const testProviderAt = (redirectUri: string, origin: string): string | undefined =>
  TEST_PROVIDERS.find(({ appType }) => redirectUri === `${origin}/auth/${appType}/callback`)?.name

/** Third parties whose addresses all lead to the test provider, called in process. Source: MO-24, M-224. */
export const testProviders = ({ clientId, clientSecret, answer }: IdentityProvider): Extras['thirdParties'] =>
  TEST_PROVIDERS.map(third => ({
    ...third,
    issuer: ({ origin }) => origin + IDENTITY_PATH,
    clientId,
    clientSecret,
    answer,
  }))
