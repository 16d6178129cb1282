import { Router } from 'express'
import { rateLimit } from 'express-rate-limit'
import type { Operators } from '#operators/accounts/operators.ts'
import type { ChangeName } from '#operators/client/operations.ts'
import { answer, errorAnswer } from '#operators/http/answer.ts'
import { openApi } from '#operators/http/openapi.ts'
import { type NoteChange, operationRoutes } from '#operators/http/operation-routes.ts'
import { operatorOf, sameOriginOnly, signedInOnly } from '#operators/http/session-routes.ts'
import { ifAllowed } from '#operators/rights.ts'
import { done, refuse } from '#operators/outcome.ts'
import { DESK_PATH } from './address.ts'
import { type DeskOperations, deskOperations } from './operations.ts'
import type { OrderDesk } from './orders/operations.ts'
import type { ReturnDesk } from './returns/operations.ts'

/** Calls of one operator in a minute. The choice is ours. */
const CALLS_PER_MINUTE = 120

type DeskParts = OrderDesk &
  ReturnDesk & {
    readonly operators: Operators
    /** Epoch ms. */
    readonly clock: () => number
    readonly note: NoteChange<ChangeName<DeskOperations>>
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

/** `GET /returns.photo/:number/:id`: a JPEG, which no envelope holds. */
function photoRoute({ returnsDesk }: ReturnDesk): Router {
  const router = Router()
  router.get('/returns.photo/:number/:id', async (request, response) => {
    const { number, id } = request.params
    const photo = await ifAllowed(operatorOf(response), 'orders.read', async () => {
      const found = (await returnsDesk.photos(number)).find(each => each.id === id)
      return found ? done(found.bytes) : refuse(404, 'photoNotFound')
    })
    if (photo.status !== 200) return answer(request, response, photo)
    response.type('image/jpeg').send(Buffer.from(photo.data))
  })
  return router
}

/**
 * Operations of the desk over HTTP, with the session and the roles of the page builder. Answers are envelopes; amounts are
 * `{ amount, currencyCode }`. `GET /openapi.json` describes them.
 */
export function deskRoutes({ operators, report, clock, note, ...parts }: DeskParts): Router {
  const router = Router()
  // The names are those of the table.
  const serving = { parts, clock, note: note as NoteChange }
  const document = openApi(DESK_PATH, deskOperations)
  router.use((_, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    next()
  })
  router.use(sameOriginOnly, signedInOnly(operators), limitCalls())
  router.get('/openapi.json', (_, response) => void response.json(document))
  for (const [area, table] of Object.entries(deskOperations))
    router.use(operationRoutes(area, table, serving))
  router.use(photoRoute(parts))
  router.use((request, response) => answer(request, response, refuse(404, 'routeNotFound')))
  router.use(errorAnswer(report))
  return router
}
