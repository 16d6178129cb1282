import { createSecretKey, randomBytes } from 'node:crypto'
import { createSingleSignOn, type SingleSignOn, type SsoIssuer } from '#api/identity/single-sign-on.ts'
import { createIdentityProvider, type IdentityProvider } from '../dev/identity-provider.ts'
import { standIns } from '../dev/stand-ins.ts'
import type { Settings } from '../settings.ts'
import { facebook, instagram } from './meta.ts'
import { oidcProvider } from './oidc-provider.ts'
import type { Provider } from './provider.ts'

/** Ways to log in that begin elsewhere. */
export interface SignIn {
  /** In the order of their buttons. */
  readonly providers: readonly Provider[]
  readonly singleSignOn: SingleSignOn
  /** What `/dev` offers to try them with; a public shop has none. */
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
 * The adapters the settings ask for. With `DEV_PAGES`, the test provider stands in for those that are missing, and there is an
 * issuer of single sign-on to try. Source: MO-24, MO-28.
 *
 * @param audience address of the shop, as tokens of single sign-on name it
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
  const missing = standIns(identity).filter(({ appType }) => !types.has(appType))
  return {
    providers: [...real, ...missing],
    singleSignOn: createSingleSignOn({ issuers: [...issuers, issuer], audience }),
    trial: { identity, issuer, audience },
  }
}
