import { type Request, Router } from 'express'
import { z } from 'zod'
import { LOCALES } from '#locales/locale.ts'
import { answer, errorAnswer } from '#operators/http/answer.ts'
import type { PageStreams } from './http/event-routes.ts'
import { jsonBody } from '#operators/http/json-body.ts'
import { uploadRoute } from './http/media-routes.ts'
import { auditCsv } from './http/audit-csv.ts'
import { ownPasswordRoute } from '#operators/http/own-password-route.ts'
import { guestRoutes } from './http/guest-routes.ts'
import { invitationRoutes } from '#operators/http/invitation-routes.ts'
import { firstStartRoutes } from '#operators/http/first-start-routes.ts'
import { sameOriginOnly, sessionRoutes, signedInOnly } from '#operators/http/session-routes.ts'
import { done, refuse, refuseInput } from '#operators/outcome.ts'
import { mapResult } from '#platform/result.ts'
import type { SignInGuard } from '#operators/sign-in/sign-in-guard.ts'
import type { ContentStore } from './store.ts'
import { toWire } from './client/wire.ts'

export interface RouterOptions {
  /** Sends the session cookie over HTTPS only; false by default, for plain local use. */
  readonly secureCookies?: boolean
  /** Failed sign-ins in 15 minutes for one name from one address; 10 by default. */
  readonly loginAttempts?: number
  /** Called when the password of an operator was guessed at 10, 100 or 1,000 times in a row. */
  readonly onGuessing?: (operator: string, failures: number) => void
  /** Called with errors that were answered with 500. */
  readonly report?: (error: unknown, req: Request) => void
}

const SMALL_BODY = 16 * 1024

const contentRequestSchema = z.object({ key: z.string().max(100), locale: z.enum(LOCALES) })

/** Routes for the storefront. */
function publicRoutes(store: ContentStore): Router {
  const router = Router()
  router.post('/releasePage/detail', ...jsonBody(SMALL_BODY), async (req, res) => {
    const found = await store.detail(req.body)
    answer(req, res, mapResult(found, toWire))
  })
  router.post('/content/detail', ...jsonBody(SMALL_BODY), async (req, res) => {
    const asked = contentRequestSchema.safeParse(req.body)
    if (!asked.success) return answer(req, res, refuseInput(400, 'requestMalformed', asked.error))
    answer(req, res, done(await store.contentByKey(asked.data.key, asked.data.locale)))
  })
  return router
}

/** Routes for the editor. All but the session need a signed-in operator. */
function editorRoutes(
  store: ContentStore,
  streams: PageStreams,
  options: Required<Omit<RouterOptions, 'report'>> & { readonly guard: SignInGuard },
): Router {
  const router = Router()
  router.use(sameOriginOnly)
  router.use('/session', sessionRoutes(store, options))
  router.use('/start', firstStartRoutes(store, options))
  router.use('/invitation', invitationRoutes(store, options))
  router.use(signedInOnly(store.operators))
  router.use(ownPasswordRoute(store, options))
  router.use(auditCsv(store))
  router.use('/media', uploadRoute(store))
  // Editors that have a page open when it moves go on under the key it had.
  router.param('key', (req, _res, next, key: string) => {
    req.params['key'] = store.presentKey(key)
    next()
  })
  router.get('/pages/:key/events', streams.open)
  return router
}

/** The content store over HTTP, to be mounted at the content prefix (`/content`). Routes: `README.md`. Source: L-147. */
export function createContentRouter(
  store: ContentStore,
  guard: SignInGuard,
  streams: PageStreams,
  { secureCookies = false, loginAttempts = 10, onGuessing = () => {}, report = () => {} }: RouterOptions = {},
): Router {
  const router = Router()
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store')
    next()
  })
  router.use(publicRoutes(store))
  // Operators find what they did a moment ago, through whatever process.
  router.use(async (_req, _res, next) => {
    await store.catchUp()
    next()
  })
  router.use(guestRoutes(store))
  router.use('/editor', editorRoutes(store, streams, { secureCookies, loginAttempts, onGuessing, guard }))
  router.use((req, res) => answer(req, res, refuse(404, 'routeNotFound')))
  router.use(errorAnswer(report))
  return router
}
