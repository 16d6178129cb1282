import { createSecretKey, randomBytes } from 'node:crypto'
import { createSingleSignOn, type SingleSignOn, type SsoIssuer } from '#api/identity/single-sign-on.ts'
import { createIdentityProvider, type IdentityProvider } from '../dev/identity-provider.ts'
import { testProviders } from '../dev/test-providers.ts'
import type { Settings } from '../settings/settings.ts'
import { facebook, instagram } from './meta.ts'
import { oidcProvider } from './oidc-provider.ts'
import type { Provider } from './provider.ts'

/** Sign-in with third parties and by single sign-on. */
export interface SignIn {
  /** In the order of their buttons. */
  readonly providers: readonly Provider[]
  readonly singleSignOn: SingleSignOn
  /** The test provider and test issuer below `/dev`; a public shop has none. */
  readonly trial:
    | { readonly identity: IdentityProvider; readonly issuer: SsoIssuer; readonly audience: () => string }
    | undefined
}

const TRIAL_ISSUER = 'https://issuer.cairn.example'

function realProviders(settings: Settings): readonly Provider[] {
  const { FACEBOOK_APP_ID, FACEBOOK_APP_SECRET, FACEBOOK_VERSION } = settings
  const { INSTAGRAM_APP_ID, INSTAGRAM_APP_SECRET, OIDC_PROVIDERS } = settings
  const meta = (clientId: string, clientSecret: string) => ({ clientId, clientSecret })
  return [
    ...(FACEBOOK_APP_ID
      ? [facebook({ ...meta(FACEBOOK_APP_ID, FACEBOOK_APP_SECRET), version: FACEBOOK_VERSION })]
      : []),
    ...(INSTAGRAM_APP_ID ? [instagram(meta(INSTAGRAM_APP_ID, INSTAGRAM_APP_SECRET))] : []),
    ...OIDC_PROVIDERS.map(({ type, ...provider }) => oidcProvider({ appType: type, ...provider })),
  ]
}

/**
 * Creates the adapters that the settings configure. With `DEV_PAGES`, the test provider replaces missing ones, and there is a test
 * issuer of single sign-on. Source: MO-24, MO-28.
 *
 * @param audience address of the shop, as named in single sign-on tokens
 */
export async function openSignIn(
  settings: Settings,
  { clock, audience }: { readonly clock: () => number; readonly audience: () => string },
): Promise<SignIn> {
  const real = realProviders(settings)
  const issuers = settings.SSO_ISSUERS
  if (!settings.DEV_PAGES)
    return { providers: real, singleSignOn: createSingleSignOn({ issuers, audience }), trial: undefined }
  const identity = await createIdentityProvider({ clock })
  const issuer: SsoIssuer = {
    issuer: TRIAL_ISSUER,
    kind: 'shared',
    key: createSecretKey(randomBytes(32)),
  }
  const types = new Set(real.map(({ appType }) => appType))
  const missing = testProviders(identity).filter(({ appType }) => !types.has(appType))
  return {
    providers: [...real, ...missing],
    singleSignOn: createSingleSignOn({ issuers: [...issuers, issuer], audience }),
    trial: { identity, issuer, audience },
  }
}
