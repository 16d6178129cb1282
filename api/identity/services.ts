import type { AuthServices } from '../auth/services.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { createIdentityLinks, type IdentityLinks } from './identity-links.ts'
import { createPendingIdentities, type PendingIdentities } from './pending-identities.ts'
import { createSingleSignOn, type SingleSignOn } from './single-sign-on.ts'
import { createSpentTokens, type SpentTokens } from './spent-tokens.ts'
import type { ThirdParty } from './third-party.ts'

/** A shop's settings for third parties. */
export interface IdentityOptions {
  /** Third parties that shoppers may log in with; by default none. */
  readonly thirdParties?: readonly ThirdParty[]
  /** Issuers that may log members in by a signed token; by default none. */
  readonly singleSignOn?: SingleSignOn
}

export interface IdentityServices {
  readonly pendingIdentities: PendingIdentities
  readonly identityLinks: IdentityLinks
  readonly spentTokens: SpentTokens
  readonly singleSignOn: SingleSignOn
  /** Third parties with an adapter, in the order of their buttons. */
  readonly thirdParties: readonly ThirdParty[]
}

export type IdentityContext = Context<IdentityServices & AuthServices>

export const createIdentityServices = (
  db: Database,
  {
    thirdParties = [],
    singleSignOn = createSingleSignOn({ issuers: [], audience: () => '' }),
  }: IdentityOptions,
): IdentityServices => ({
  pendingIdentities: createPendingIdentities(db),
  identityLinks: createIdentityLinks(db),
  spentTokens: createSpentTokens(db),
  singleSignOn,
  thirdParties,
})
