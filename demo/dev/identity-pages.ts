import { join } from 'node:path'
import express, { type Request, type Response, type Router } from 'express'
import { z } from 'zod'
import { plainStyle } from '../plain-page/plain-page.ts'
import { localeOf } from './dev-page.ts'
import { authorizePage, formSchema, personOf } from './identity-form.ts'
import { type AuthorizeRequest, IDENTITY_PATH, type IdentityProvider } from './identity-provider.ts'
import { testProviderAt } from './test-providers.ts'

const text = z.string().min(1).max(2000)

/** An authorization request of the shop. */
const authorizeSchema = z.object({
  client_id: text,
  redirect_uri: text,
  response_type: z.literal('code'),
  state: text,
  nonce: text,
  code_challenge: text,
  code_challenge_method: z.literal('S256'),
})

/** The test provider over HTTP, below `/dev/identity`: the page for people, and the endpoints for servers. */
export function identityPages({
  identity,
  originOf,
  fontStyles,
}: {
  readonly identity: IdentityProvider
  readonly originOf: (request: Request) => string
  readonly fontStyles: readonly string[]
}): Router {
  const router = express.Router()

  /** The shop's request in a query or form; answers 400 when it is not one. */
  const asked = (values: unknown, request: Request, response: Response) => {
    const result = authorizeSchema.safeParse(values)
    const party = result.success && testProviderAt(result.data.redirect_uri, originOf(request))
    if (party && result.data.client_id === identity.clientId) return { hidden: result.data, party }
    response.status(400).type('text').send('Not an authorization request of this shop.')
    return undefined
  }

  router.get('/style.css', plainStyle(join(import.meta.dirname, 'identity.css'), fontStyles))

  router.get('/authorize', (request, response) => {
    const found = asked(request.query, request, response)
    if (found) response.type('html').send(authorizePage(localeOf(request), { ...found, isMissing: false }))
  })

  router.post('/authorize', express.urlencoded({ extended: false }), (request, response) => {
    const found = asked(request.body, request, response)
    if (!found) return
    const form = formSchema.safeParse(request.body)
    const person = form.success ? personOf(form.data) : undefined
    const decision = form.success ? form.data.decision : 'continue'
    if (decision !== 'refuse' && !person) {
      response
        .status(400)
        .type('html')
        .send(authorizePage(localeOf(request), { ...found, isMissing: true }))
      return
    }
    const { redirect_uri: redirectUri, state, nonce, code_challenge: challenge } = found.hidden
    const there = new URL(redirectUri)
    there.searchParams.set('state', state)
    if (decision === 'refuse' || !person) there.searchParams.set('error', 'access_denied')
    else {
      const wanted: AuthorizeRequest = { redirectUri, state, nonce, challenge }
      there.searchParams.set('code', identity.grant(wanted, person, decision === 'fail'))
    }
    response.redirect(303, there.href)
  })

  router.use(
    express.text({ type: 'application/x-www-form-urlencoded' }),
    async (request: Request, response: Response) => {
      const { method, headers, path } = request
      const answer = await identity.answer(
        new globalThis.Request(originOf(request) + IDENTITY_PATH + path, {
          method,
          headers: { authorization: headers.authorization ?? '' },
          body: typeof request.body === 'string' ? request.body : null,
        }),
      )
      response.status(answer.status).json(await answer.json())
    },
  )
  return router
}
