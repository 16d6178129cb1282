import { networkOf } from '#platform/network.ts'
import { type Request, Router } from 'express'
import { rateLimit } from 'express-rate-limit'
import { refuse } from '#operators/outcome.ts'
import type { GuestReviews } from '../reviews/guest-reviews.ts'
import { answer } from '#operators/http/answer.ts'
import { jsonBody } from '#operators/http/json-body.ts'
import { address, sameOriginOnly } from '#operators/http/session-routes.ts'

const SMALL_BODY = 16 * 1024

/** Comments that one address, and its network, can leave in a quarter of an hour. */
const GUEST_COMMENTS = 20
const NETWORK_COMMENTS = 60
const GUEST_WINDOW_MS = 15 * 60_000

/** Comments for those who have a preview link: they read those of guests, and add to them. */
export function guestRoutes(reviews: GuestReviews): Router {
  const router = Router()
  const small = jsonBody(SMALL_BODY)
  const atMost = (limit: number, keyGenerator: (req: Request) => string) =>
    rateLimit({
      windowMs: GUEST_WINDOW_MS,
      limit,
      keyGenerator,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      handler: (req, res) => answer(req, res, refuse(429, 'tooManyGuestComments')),
    })
  const limited = [
    atMost(GUEST_COMMENTS, address),
    atMost(NETWORK_COMMENTS, req => networkOf(address(req)) ?? ''),
  ]
  router.post('/releasePage/comments', ...small, async (req, res) =>
    answer(req, res, await reviews.guestReview(req.body)),
  )
  router.post('/releasePage/comments/new', sameOriginOnly, ...limited, ...small, async (req, res) =>
    answer(req, res, await reviews.guestComment(req.body, address(req))),
  )
  return router
}
