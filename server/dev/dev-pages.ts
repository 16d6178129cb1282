import express, { type Request, type Router } from 'express'
import type { OutboxReader } from '#api/messaging/outbox.ts'
import type { SignIn } from '../auth/sign-in.ts'
import { identityPages } from './identity-pages.ts'
import { outboxPages } from './outbox-pages.ts'
import { ssoPages } from './sso-pages.ts'

/** Parts of the development pages. A missing part has no page. */
interface DevParts {
  readonly outbox: OutboxReader
  /** The shop's own Chinese font, for devices without one. */
  readonly fontStyles?: readonly string[]
  /** The test provider of identities, mounted at `/dev/identity`. */
  readonly identity?: Router | undefined
  /** The test issuer of single sign-on, mounted at `/dev/sso`. */
  readonly sso?: Router | undefined
}

/** Allows nothing from other origins and no script. A part that needs more sets its own policy. */
const SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * Pages below `/dev`, for people who develop or try the shop; never mounted in a public shop (setting `DEV_PAGES`). Not cached,
 * not indexed by search engines.
 */
export function devPages({ outbox, fontStyles, identity, sso }: DevParts): Router {
  const router = express.Router()
  router.use((_, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.setHeader('Content-Security-Policy', SECURITY_POLICY)
    next()
  })
  router.use(outboxPages(outbox, fontStyles))
  if (identity) router.use('/identity', identity)
  if (sso) router.use('/sso', sso)
  return router
}

/** The test identity provider and the test issuer of single sign-on. */
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
