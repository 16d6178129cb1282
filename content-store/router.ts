import { type Request, type RequestHandler, Router } from 'express'
import { z } from 'zod'
import { LOCALES } from '#locales/locale.ts'
import type { Operator } from '#operators/operator.ts'
import { answer, errorAnswer } from '#operators/http/answer.ts'
import type { EventStreams } from './http/event-routes.ts'
import { jsonBody } from '#operators/http/json-body.ts'
import { editorMediaRoutes } from './http/media-routes.ts'
import { auditCsv } from './http/audit-csv.ts'
import { ownPasswordRoute } from '#operators/http/own-password-route.ts'
import { guestRoutes } from './http/guest-routes.ts'
import { operatorOf, sameOriginOnly, sessionRoutes, signedInOnly } from '#operators/http/session-routes.ts'
import { done, type Outcome, refuse, refuseInput } from '#operators/outcome.ts'
import type { SignInGuard } from '#operators/sign-in/sign-in-guard.ts'
import type { ContentStore } from './store.ts'
import { toWire } from './client/wire.ts'

export interface RouterOptions {
  /** Sends the session cookie over HTTPS only; false by default, for plain local use. */
  readonly secureCookies?: boolean
  /** Largest draft in bytes; 1 MiB by default. */
  readonly maxBodyBytes?: number
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
    answer(req, res, found.status === 200 ? done(toWire(found.page)) : found)
  })
  router.post('/content/detail', ...jsonBody(SMALL_BODY), async (req, res) => {
    const asked = contentRequestSchema.safeParse(req.body)
    if (!asked.success) return answer(req, res, refuseInput(400, 'requestMalformed', asked.error))
    answer(req, res, done(await store.contentByKey(asked.data.key, asked.data.locale)))
  })
  return router
}

type Job = (
  actor: Operator,
  req: Request<{ key: string; version: string; id: string }>,
) => Promise<Outcome<unknown>>

/** Routes for the editor. All but the session need a signed-in operator. */
function editorRoutes(
  store: ContentStore,
  streams: EventStreams,
  options: Required<Omit<RouterOptions, 'report'>> & { readonly guard: SignInGuard },
): Router {
  const router = Router()
  const run =
    (job: Job): RequestHandler<{ key: string; version: string; id: string }> =>
    async (req, res) =>
      answer(req as Request, res, await job(operatorOf(res), req)) // a request with named params is a request
  const small = jsonBody(SMALL_BODY)

  router.use(sameOriginOnly)
  router.use('/session', sessionRoutes(store, options))
  router.use(signedInOnly(store.operators))
  router.use(ownPasswordRoute(store, options))
  router.use(auditCsv(store))
  router.use('/media', editorMediaRoutes(store))
  // Editors that have a page open when it moves go on under the key it had.
  router.param('key', (req, _res, next, key: string) => {
    req.params['key'] = store.presentKey(key)
    next()
  })
  router.get(
    '/pages',
    run(actor => store.pages(actor)),
  )
  router.post(
    '/pages',
    ...jsonBody(options.maxBodyBytes),
    run((actor, { body }) => store.createPage(actor, body)),
  )
  router.get(
    '/pages/:key',
    run((actor, { params }) => store.page(actor, params.key)),
  )
  router.delete(
    '/pages/:key',
    run((actor, { params }) => store.remove(actor, params.key)),
  )
  router.put(
    '/pages/:key/draft',
    ...jsonBody(options.maxBodyBytes),
    run((actor, { params, body }) => store.saveDraft(actor, params.key, body)),
  )
  router.get(
    '/pages/:key/problems',
    run((actor, { params }) => store.check(actor, params.key)),
  )
  router.get(
    '/pages/:key/languages',
    run((actor, { params }) => store.languages(actor, params.key)),
  )
  router.get(
    '/pages/:key/summary',
    run((actor, { params }) => store.summary(actor, params.key)),
  )
  router.post(
    '/pages/:key/drafts',
    ...jsonBody(options.maxBodyBytes),
    run((actor, { params, body }) => store.setDraftAside(actor, params.key, body)),
  )
  router.post(
    '/pages/:key/steps',
    // A restored page travels once to be removed and once to be put in place.
    ...jsonBody(2 * options.maxBodyBytes),
    run((actor, { params, body }) => store.sendSteps(actor, params.key, body)),
  )
  router.get(
    '/pages/:key/steps',
    run((actor, { params, query }) => store.stepsAfter(actor, params.key, Number(query['after']))),
  )
  router.get('/pages/:key/events', streams.open)
  router.post(
    '/pages/:key/presence',
    ...small,
    run((actor, { params, body }) => store.announce(actor, params.key, body)),
  )
  router.get(
    '/pages/:key/activity',
    run((actor, { params, query }) =>
      store.stepsBefore(
        actor,
        params.key,
        query['before'] === undefined ? undefined : Number(query['before']),
      ),
    ),
  )
  router.post(
    '/pages/:key/facts',
    ...jsonBody(options.maxBodyBytes),
    run((actor, { params, body }) => store.facts(actor, params.key, body)),
  )
  router.post(
    '/pages/:key/publish',
    ...jsonBody(options.maxBodyBytes),
    run((actor, { params, body }) => store.publish(actor, params.key, body)),
  )
  router.post(
    '/pages/:key/unpublish',
    ...small,
    run((actor, { params }) => store.unpublish(actor, params.key)),
  )
  router.post(
    '/pages/:key/preview-link',
    ...small,
    run((actor, { params }) => store.previewLink(actor, params.key)),
  )
  return router
}

/** The content store over HTTP, to be mounted at the content prefix (`/content`). Routes: `README.md`. Source: L-147. */
export function createContentRouter(
  store: ContentStore,
  guard: SignInGuard,
  streams: EventStreams,
  {
    secureCookies = false,
    maxBodyBytes = 1024 * 1024,
    loginAttempts = 10,
    onGuessing = () => {},
    report = () => {},
  }: RouterOptions = {},
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
  router.use(
    '/editor',
    editorRoutes(store, streams, { secureCookies, maxBodyBytes, loginAttempts, onGuessing, guard }),
  )
  router.use((req, res) => answer(req, res, refuse(404, 'routeNotFound')))
  router.use(errorAnswer(report))
  return router
}
