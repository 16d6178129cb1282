import { Router } from 'express'
import { sameOriginOnly, signedInOnly } from '#content-store/http/session-routes.ts'
import type { Operators } from '#content-store/operators.ts'

/** Where the page builder asks the shop as any kind of shopper at any instant: `/:instant/:viewer/:operation` below it. */
export const PREVIEW_API_PATH = '/api/preview'

interface Parts {
  readonly operators: Operators
  /** The commerce API's own answer to previews. */
  readonly graphql: Router
}

/** The commerce API as the canvas of the page builder asks it, with an operator's session. */
export function previewApi({ operators, graphql }: Parts): Router {
  const router = Router()
  router.use('/:instant/:viewer', sameOriginOnly, signedInOnly(operators), graphql)
  return router
}
