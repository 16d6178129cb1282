import express, { type Router } from 'express'
import type { OutboxReader } from '#api/messaging/outbox.ts'
import { outboxPages } from './outbox-pages.ts'

/** What the pages of development show; parts that are missing have no page. */
export interface DevParts {
  readonly outbox: OutboxReader
  /** The shop's own Chinese font, for devices without one. */
  readonly fontStyles?: readonly string[]
  /** The test provider of identities, mounted at `/dev/identity`. */
  readonly identity?: Router | undefined
  /** The issuer of single sign-on to try, mounted at `/dev/sso`. */
  readonly sso?: Router | undefined
}

/** Nothing from elsewhere, and no script at all. A part that needs more sets its own. */
const SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * Pages below `/dev`, for people who build or try the shop: never mounted in a shop that serves the public (setting
 * `DEV_PAGES`). Not kept by anybody, not found by search engines.
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
