import { networkOf } from '#platform/network.ts'
import { type Request, type RequestHandler, Router } from 'express'
import { rateLimit } from 'express-rate-limit'
import type { Operator } from '#operators/operator.ts'
import { type Outcome, refuse } from '#operators/outcome.ts'
import type { Reviews } from '../reviews/reviews.ts'
import { answer } from '#operators/http/answer.ts'
import { jsonBody } from '#operators/http/json-body.ts'
import { address, operatorOf, sameOriginOnly } from '#operators/http/session-routes.ts'

const SMALL_BODY = 16 * 1024

/** Comments that one address, and its network, can leave in a quarter of an hour. */
const GUEST_COMMENTS = 20
const NETWORK_COMMENTS = 60
const GUEST_WINDOW_MS = 15 * 60_000

type Params = { readonly key: string; readonly id: string }

/** Requests and comments for operators. Works only behind `signedInOnly`. */
export function reviewRoutes(reviews: Reviews): Router {
  const router = Router()
  const small = jsonBody(SMALL_BODY)
  const run =
    (job: (actor: Operator, req: Request<Params>) => Promise<Outcome<unknown>>): RequestHandler<Params> =>
    async (req, res) =>
      answer(req as Request, res, await job(operatorOf(res), req)) // a request with named params is a request
  router.get(
    '/reviews',
    run(actor => reviews.waiting(actor)),
  )
  router.get(
    '/pages/:key/review',
    run((actor, { params }) => reviews.review(actor, params.key)),
  )
  router.post(
    '/pages/:key/review/requests',
    ...small,
    run((actor, { params, body }) => reviews.askPublication(actor, params.key, body)),
  )
  router.post(
    '/pages/:key/review/sent-back',
    ...small,
    run((actor, { params, body }) => reviews.sendBack(actor, params.key, body)),
  )
  router.post(
    '/pages/:key/review/withdrawn',
    ...small,
    run((actor, { params, body }) => reviews.withdraw(actor, params.key, body)),
  )
  router.post(
    '/pages/:key/review/comments',
    ...small,
    run((actor, { params, body }) => reviews.comment(actor, params.key, body)),
  )
  router.post(
    '/pages/:key/review/comments/:id/replies',
    ...small,
    run((actor, { params, body }) => reviews.reply(actor, params.key, params.id, body)),
  )
  router.put(
    '/pages/:key/review/comments/:id/resolved',
    ...small,
    run((actor, { params, body }) => reviews.resolve(actor, params.key, params.id, body)),
  )
  return router
}

/** Comments for those who have a preview link: they read those of guests, and add to them. */
export function guestRoutes(reviews: Reviews): Router {
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
