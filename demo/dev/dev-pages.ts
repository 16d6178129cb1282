import express, { type Router } from 'express'
import type { OutboxReader } from '#api/messaging/outbox.ts'
import { plainHeaders } from '../plain-page/plain-page.ts'
import { outboxPages } from './outbox-pages.ts'

interface DevParts {
  readonly outbox: OutboxReader
  /** The shop's own Chinese font, for devices without one. */
  readonly fontStyles: readonly string[]
  /** Mails with sample data, at `/dev/mails`. */
  readonly mails: Router
  /** The test provider of identities, mounted at `/dev/identity`. */
  readonly identity: Router
  /** The test issuer of single sign-on, mounted at `/dev/sso`. */
  readonly sso: Router
}

/**
 * Pages below `/dev`, for people who develop or try the shop; never mounted in a public shop (setting `DEV_PAGES`). Not cached,
 * not indexed by search engines.
 */
export function devPages({ outbox, fontStyles, mails, identity, sso }: DevParts): Router {
  const router = express.Router()
  router.use(plainHeaders, (_, response, next) => {
    response.setHeader('Referrer-Policy', 'no-referrer')
    next()
  })
  router.use(outboxPages(outbox, fontStyles))
  router.use(mails)
  router.use('/identity', identity)
  router.use('/sso', sso)
  return router
}
