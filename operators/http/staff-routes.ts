import { type RequestHandler, Router } from 'express'
import { rateLimit } from 'express-rate-limit'
import type { Operators } from '../accounts/operators.ts'
import type { OperationTable, PresentInput } from '../operation.ts'
import { refuse } from '../outcome.ts'
import { MOST_CALLS } from '../operator.ts'
import { answer, errorAnswer } from './answer.ts'
import { openApi, type WebhookBodies } from './openapi.ts'
import { type NoteChange, operationRoutes } from './operation-routes.ts'
import { operatorOf, programOf, sameOriginOnly, signedInOnly, withKeys } from './session-routes.ts'

/** Operations of some areas, with what they work on. */
export interface ServedOperations {
  readonly areas: Readonly<Record<string, OperationTable>>
  readonly parts: unknown
  /** Notes each change in the audit log; absent where the changes do so themselves. */
  readonly note?: NoteChange
  /** Runs before each call. */
  readonly before?: () => Promise<void>
  readonly present?: PresentInput
  /** Requests that the shop sends to programs, for the document. */
  readonly webhooks?: WebhookBodies
  /** Addresses beside the operations, for what no envelope holds. */
  readonly beside?: Router
}

interface StaffParts {
  /** Address at which they are served. */
  readonly path: string
  readonly operators: Operators
  /** Epoch ms. */
  readonly clock: () => number
  /** Called with errors that were answered with 500. */
  readonly report: (error: unknown) => void
}

const limitCalls = () =>
  rateLimit({
    windowMs: 60_000,
    limit: (_, response) => programOf(response)?.callsPerMinute ?? MOST_CALLS,
    keyGenerator: (_, response) => operatorOf(response).name,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (request, response) => answer(request, response, refuse(429, 'tooManyRequests')),
  })

/** Leaves out what is beside the operations where a program calls: the document describes operations alone. */
const forPeople =
  (beside: RequestHandler): RequestHandler =>
  (request, response, next) =>
    programOf(response) ? next() : beside(request, response, next)

/** Operations of all tables; two tables may have operations of one area. */
function allAreas(served: readonly ServedOperations[]): Record<string, OperationTable> {
  const areas: Record<string, OperationTable> = {}
  for (const each of served)
    for (const [area, table] of Object.entries(each.areas)) areas[area] = { ...areas[area], ...table }
  return areas
}

/** Tells the addresses of operations that are open before the second factor is set up. */
function openForSetUp(areas: Readonly<Record<string, OperationTable>>): (path: string) => boolean {
  const paths = Object.entries(areas).flatMap(([area, table]) =>
    Object.entries(table).flatMap(([name, { isOpenForSetUp }]) =>
      isOpenForSetUp ? [`/${area}.${name}`] : [],
    ),
  )
  return path => paths.includes(path)
}

/**
 * Operations of staff over HTTP, with the session of the page builder. Answers are envelopes; `GET /openapi.json` describes the operations.
 */
export function staffRoutes(
  served: readonly ServedOperations[],
  { path, operators, clock, report }: StaffParts,
): Router {
  const router = Router()
  router.use((_, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    next()
  })
  const areas = allAreas(served)
  router.use(withKeys(operators))
  router.use(sameOriginOnly, signedInOnly(operators, { opensForSetUp: openForSetUp(areas) }), limitCalls())
  const document = openApi(path, areas, Object.assign({}, ...served.map(({ webhooks }) => webhooks)))
  router.get('/openapi.json', (_, response) => void response.json(document))
  for (const { areas, parts, note = async () => {}, before, present, beside } of served)
    for (const [area, table] of Object.entries(areas)) {
      router.use(
        operationRoutes(area, table, { parts, clock, note, before, present, isProved: operators.isProved }),
      )
      if (beside) router.use(forPeople(beside))
    }
  router.use((request, response) => answer(request, response, refuse(404, 'routeNotFound')))
  router.use(errorAnswer(report))
  return router
}
