import { createSingleSignOn, type SingleSignOn } from '#api/identity/single-sign-on.ts'
import type { Extras } from '../extras.ts'
import type { Settings } from '../settings/settings.ts'
import { facebook, instagram } from './meta.ts'
import { oidcProvider } from './oidc-provider.ts'
import type { Provider } from './provider.ts'

/** Sign-in with third parties and by single sign-on. */
export interface SignIn {
  /** In the order of their buttons. */
  readonly providers: readonly Provider[]
  readonly singleSignOn: SingleSignOn
}

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
 * Creates the adapters that the settings configure. In a shop for trying, others replace the missing ones, and there is an issuer of
 * single sign-on to try. Source: MO-24, MO-28.
 *
 * @param audience address of the shop, as named in single sign-on tokens
 */
export function openSignIn(
  settings: Settings,
  audience: () => string,
  extras?: Pick<Extras, 'thirdParties' | 'ssoIssuer'>,
): SignIn {
  const real = realProviders(settings)
  const types = new Set(real.map(({ appType }) => appType))
  const missing = extras?.thirdParties.filter(({ appType }) => !types.has(appType)) ?? []
  const issuers = [...settings.SSO_ISSUERS, ...(extras ? [extras.ssoIssuer] : [])]
  return {
    providers: [...real, ...missing.map(oidcProvider)],
    singleSignOn: createSingleSignOn({ issuers, audience }),
  }
}
