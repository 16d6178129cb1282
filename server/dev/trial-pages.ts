import type { Request } from 'express'
import type { SignIn } from '../auth/sign-in.ts'
import type { DevParts } from './dev-pages.ts'
import { identityPages } from './identity-pages.ts'
import { ssoPages } from './sso-pages.ts'

/** What `/dev` offers to try log-ins from elsewhere with. */
export const trialPages = (
  { identity, issuer, audience }: NonNullable<SignIn['trial']>,
  {
    originOf,
    clock,
    fontStyles,
  }: {
    readonly originOf: (request: Request) => string
    readonly clock: () => number
    /** The shop's own Chinese font, for devices without one. */
    readonly fontStyles: readonly string[]
  },
): Pick<DevParts, 'identity' | 'sso'> => ({
  identity: identityPages({ identity, originOf, fontStyles }),
  sso: ssoPages({ issuer, audience, clock }),
})
