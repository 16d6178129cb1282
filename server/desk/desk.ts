import { Router } from 'express'
import { rateLimit } from 'express-rate-limit'
import { answer, errorAnswer } from '#operators/http/answer.ts'
import { operatorOf, sameOriginOnly, signedInOnly } from '#operators/http/session-routes.ts'
import type { Operators } from '#operators/accounts/operators.ts'
import { refuse } from '#operators/outcome.ts'
import { type OrderDeskParts, orderRoutes } from './order-routes.ts'
import { type ReturnDeskParts, returnRoutes } from './return-routes.ts'

/** Path of the operators' operations. */
export const DESK_PATH = '/api/desk'

/** Calls of one operator in a minute. The choice is ours. */
const CALLS_PER_MINUTE = 120

type DeskParts = OrderDeskParts &
  ReturnDeskParts & {
    readonly operators: Operators
    /** Called with errors that were answered with 500. */
    readonly report: (error: unknown) => void
  }

const limitCalls = () =>
  rateLimit({
    windowMs: 60_000,
    limit: CALLS_PER_MINUTE,
    keyGenerator: (_, response) => operatorOf(response).name,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (request, response) => answer(request, response, refuse(429, 'tooManyRequests')),
  })

/**
 * Orders and returns for operators over HTTP: what `npm run orders` does, with the session and the role of the page builder. Events name
 * the operator. Answers are the content store's envelopes; amounts are `{ amount, currencyCode }`.
 */
export function desk({ operators, report, ...parts }: DeskParts): Router {
  const router = Router()
  router.use((_, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    next()
  })
  router.use(sameOriginOnly, signedInOnly(operators), limitCalls())
  router.use('/orders', orderRoutes(parts))
  router.use('/returns', returnRoutes(parts))
  router.use((request, response) => answer(request, response, refuse(404, 'routeNotFound')))
  router.use(errorAnswer(report))
  return router
}
