import type { Extras } from '#server/extras.ts'
import { devPages } from './dev/dev-pages.ts'
import { identityPages } from './dev/identity-pages.ts'
import { createIdentityProvider } from './dev/identity-provider.ts'
import { createTestIssuer, ssoPages } from './dev/sso-pages.ts'
import { mailPages } from './dev/mail-pages.ts'
import { testProviders } from './dev/test-providers.ts'
import { openGateway } from './gateway/open-gateway.ts'

/**
 * Creates what a shop for trying has besides: sandbox gateway, test identity provider, test issuer and the pages below `/dev`.
 * @param audience address of the shop, as named in single sign-on tokens
 */
export async function createExtras({
  clock,
  audience,
}: {
  readonly clock: () => number
  readonly audience: () => string
}): Promise<Extras> {
  const identity = await createIdentityProvider({ clock })
  const ssoIssuer = createTestIssuer()
  return {
    thirdParties: testProviders(identity),
    ssoIssuer,
    openGateway,
    pages: ({ outbox, mails, fontStyles, originOf }) =>
      devPages({
        outbox,
        fontStyles,
        mails: mailPages({ ...mails, origin: audience }),
        identity: identityPages({ identity, originOf, fontStyles }),
        sso: ssoPages({ issuer: ssoIssuer, audience, clock }),
      }),
  }
}
