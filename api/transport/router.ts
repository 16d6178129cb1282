import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import { createHandler, type Handler, type Request as Ask, type Response as Answer } from 'graphql-http'
import type { Locale } from '#locales/locale.ts'
import { RETRY_AFTER } from '#platform/database/lost-connection.ts'
import { KNOWN_BROWSER_COOKIE, KNOWN_BROWSER_SECONDS } from '../auth/known-browser.ts'
import type { BrowserCookie, Context } from '../context.ts'
import { readCookie, serialiseCookie } from '../rules/cookie.ts'
import { readInstant, readViewer, type ViewPoint } from '../rules/view-point.ts'
import { failure } from '../shared/failure.ts'
import { type PreparedDocument, type PreparedOperation, pickOperation } from './documents.ts'
import type { AnswerCache } from './answer-cache.ts'
import { LIMITS } from './limits.ts'
import { readParams } from './params.ts'
import type { PersistedTexts } from './persisted.ts'
import {
  isTemporary,
  type Logger,
  presentError,
  temporaryFailure,
  unexpectedError,
} from './present-errors.ts'
import { type Caller, callerOf, operationOfPath } from './request.ts'

export interface Transport {
  readonly schema: GraphQLSchema
  readonly documents: (text: string) => PreparedDocument
  readonly texts: PersistedTexts
  readonly answers: AnswerCache
  readonly contextOf: (caller: {
    readonly locale: Locale
    readonly token: string | undefined
    readonly address: string | undefined
    readonly origin: string | undefined
    readonly browser: BrowserCookie
    readonly viewPoint: ViewPoint | undefined
  }) => Context | Promise<Context>
  readonly logger: Logger
  /** The shop's address as this request's browser sees it; by default unknown. */
  readonly originOf?: ((request: Request) => string) | undefined
  /** For previews: below `/:instant/:viewer`, queries only, for no session. */
  readonly isPreview?: boolean
}

/** Facts of the HTTP request for the handler. */
interface Http {
  readonly caller: Caller & {
    readonly origin: string | undefined
    readonly browser: BrowserCookie
    readonly viewPoint: ViewPoint | undefined
  }
  /** The operation the path names; `undefined` at the bare endpoint, where the body alone decides. */
  readonly named: string | undefined
}

/** An operation on its way; graphql-http carries it from choosing to answering. */
type Job = { readonly operation: PreparedOperation; readonly context: Context }

type Choice =
  | { readonly operation: PreparedOperation }
  | { readonly errors: readonly GraphQLError[] }
  | { readonly answer: Answer }

/** An answer on the level of HTTP, shaped like any other. */
const rejectRequest = (status: number, { message, extensions }: GraphQLError, headers = {}): Answer => [
  JSON.stringify({ errors: [{ message, extensions }] }),
  { status, statusText: '', headers: { 'content-type': 'application/json; charset=utf-8', ...headers } },
]

const isJson = (type: string | undefined) =>
  /^application\/json(\s*;\s*charset\s*=\s*"?utf-?8"?)?\s*$/i.test(type ?? '')

/** The answer's type, by graphql-http's rule: the first acceptable one named. */
function answerType(accept: string | undefined): string {
  const named = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map(part => part.split(';')[0]?.trim())
  const first = named.find(type =>
    /^(application\/(graphql-response\+json|json|\*)|\*\/\*)$/.test(type ?? ''),
  )
  const type = first === 'application/graphql-response+json' ? first : 'application/json'
  return `${type}; charset=utf-8`
}

const header = (ask: Ask<unknown, Http>, name: string): string | undefined => {
  const value: unknown = Object(ask.headers)[name]
  return typeof value === 'string' ? value : undefined
}

/** Which operation to run, or why none. Source: CO-121, CO-122. */
function choose(
  { document, operationName }: { document: PreparedDocument; operationName: string | undefined },
  { method, context: { named, caller } }: Ask<unknown, Http>,
): Choice {
  if (document.errors) return { errors: document.errors }
  const { operations } = document
  const operation = pickOperation(operations, operationName ?? (operations.length > 1 ? named : undefined))
  if (named !== undefined && operation?.name !== named) {
    const mismatch = failure(
      'OPERATION_NAME_MISMATCH',
      'The path and the body name different operations. Send the same operation name in both.',
    )
    return { answer: rejectRequest(400, mismatch) }
  }
  if (!operation)
    return { errors: [failure('BAD_USER_INPUT', 'The document has no operation with this name.')] }
  if (operation.kind === 'mutation' && method === 'GET') {
    const refusal = failure('METHOD_NOT_ALLOWED', 'Mutations must be sent by POST.')
    return { answer: rejectRequest(405, refusal, { allow: 'POST' }) }
  }
  if (operation.kind === 'mutation' && caller.viewPoint) {
    const refusal = failure('METHOD_NOT_ALLOWED', 'A preview takes queries only.')
    return { answer: rejectRequest(405, refusal) }
  }
  if (named !== undefined && operation.isIntrospection) {
    return {
      errors: [
        failure(
          'GRAPHQL_VALIDATION_FAILED',
          'Introspection is available at the endpoint without an operation name only.',
        ),
      ],
    }
  }
  return { operation }
}

function createHttpHandler({
  schema,
  documents,
  texts,
  answers,
  contextOf,
  logger,
}: Transport): Handler<unknown, Http> {
  return createHandler<unknown, Http, Job>({
    parseRequestParams(ask) {
      if (ask.method !== 'GET' && ask.method !== 'POST') {
        const refusal = failure('METHOD_NOT_ALLOWED', 'Only GET and POST are supported.')
        return rejectRequest(405, refusal, { allow: 'GET, POST' })
      }
      if (ask.method === 'POST' && !isJson(header(ask, 'content-type'))) {
        return rejectRequest(
          415,
          failure('UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json in UTF-8.'),
        )
      }
      try {
        return readParams(ask, texts)
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error
        // An unknown hash is part of normal life: with 400 clients would give up asking by GET (C-310).
        return rejectRequest(error.extensions['code'] === 'PERSISTED_QUERY_NOT_FOUND' ? 200 : 400, error)
      }
    },

    async onSubscribe(ask, { query, operationName, variables }) {
      const choice = choose({ document: documents(query), operationName: operationName ?? undefined }, ask)
      if ('answer' in choice) return choice.answer
      if ('errors' in choice) return choice.errors
      const { operation } = choice
      const inputError = operation.inputError(variables ?? {})
      if (inputError) return [inputError]
      const { document, name } = operation
      const contextValue = { operation, context: await contextOf(ask.context.caller) }
      return { schema, document, operationName: name, variableValues: variables, contextValue }
    },

    execute: ({ contextValue, variableValues }) => {
      const { operation, context } = contextValue as Job // put there just above
      return answers.run(operation, context, variableValues ?? {})
    },

    onOperation(ask, { operationName }, result) {
      const { locale, requestId } = ask.context.caller
      const present = (error: GraphQLError) =>
        presentError(error, { locale, requestId, operation: operationName ?? undefined, logger })
      const { errors } = result
      const type = answerType(header(ask, 'accept'))
      const presented = errors?.map(present)
      const body = presented ? JSON.stringify({ ...result, errors: presented }) : answers.bodyOf(result)
      // Only the newer media type may say by its status that nothing was executed, or that nothing could be answered.
      const isOlder = type.startsWith('application/json')
      if (!isOlder && 'data' in result && !result.data && presented && isTemporary(presented))
        return [
          body,
          { status: 503, statusText: '', headers: { 'content-type': type, 'retry-after': RETRY_AFTER } },
        ]
      const status = 'data' in result || isOlder ? 200 : 400
      return [body, { status, statusText: '', headers: { 'content-type': type } }]
    },
  })
}

/** With its length the answer leaves in one piece; without, Node sends it in chunks. */
const send = (response: Response, [body, { status, headers }]: Answer) => {
  response.writeHead(status, {
    ...headers,
    'content-length': Buffer.byteLength(body ?? ''),
    'cache-control': 'no-store',
    vary: 'accept, authorization, lang',
  })
  response.end(body)
}

/** Bodies that never became a request. Source: the status of body-parser's error. */
const bodyErrors: ErrorRequestHandler = (error: { status?: unknown }, _request, response, next) => {
  if (error.status === 413) {
    const tooLarge = failure('BODY_TOO_LARGE', `The body is too large (limit ${LIMITS.bodyBytes / 1024} KB).`)
    return send(response, rejectRequest(413, tooLarge))
  }
  if (error.status === 415) {
    return send(
      response,
      rejectRequest(415, failure('UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON in UTF-8.')),
    )
  }
  if (typeof error.status === 'number' && error.status >= 400 && error.status < 500) {
    return send(response, rejectRequest(400, failure('BAD_REQUEST', 'The body could not be read.')))
  }
  next(error)
}

const NO_VIEW_POINT = failure(
  'BAD_USER_INPUT',
  'The address must name an instant in milliseconds and a viewer: visitor, staff, or member- and a level code.',
)

function viewPointOf({ params }: Request): ViewPoint | undefined {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const now = readInstant(text(params['instant']))
  const viewer = readViewer(text(params['viewer']))
  return now === undefined || viewer === undefined ? undefined : { now, viewer }
}

/** The cookie by which this browser is known; it is sent with calls of the API only. */
const browserOf = (request: Request, response: Response, isSecure: boolean): BrowserCookie => ({
  value: readCookie(request.get('cookie'), KNOWN_BROWSER_COOKIE),
  replace(value) {
    const cookie = { name: KNOWN_BROWSER_COOKIE, value, maxAge: KNOWN_BROWSER_SECONDS }
    const how = { path: request.baseUrl || '/', httpOnly: true, secure: isSecure }
    response.append('set-cookie', serialiseCookie({ ...cookie, ...how }))
  },
})

const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** Bytes as text. What is not UTF-8 is refused, not replaced: it would be stored. */
const decodeBody: RequestHandler = (request, response, next) => {
  const { body } = request as { body: unknown }
  try {
    request.body = Buffer.isBuffer(body) ? UTF8.decode(body) : ''
  } catch {
    return send(response, rejectRequest(400, failure('BAD_REQUEST', 'The body is not valid UTF-8.')))
  }
  next()
}

/**
 * The GraphQL endpoint as a router: `/:operation` for the shop, `/` for tools. Statuses and codes are listed in this folder's
 * README. Source: C-307 … C-319, CO-118 … CO-125.
 */
export function createGraphqlRouter(transport: Transport): Router {
  const handle = createHttpHandler(transport)
  const answer: RequestHandler = async (request, response) => {
    const viewPoint = transport.isPreview ? viewPointOf(request) : undefined
    if (transport.isPreview && !viewPoint) return send(response, rejectRequest(400, NO_VIEW_POINT))
    const asked = callerOf(request, response)
    const origin = transport.originOf?.(request)
    const caller = {
      ...asked,
      token: viewPoint ? undefined : asked.token,
      origin,
      browser: browserOf(request, response, origin?.startsWith('https:') ?? false),
      viewPoint,
    }
    if (!caller.isOurChannel) {
      return send(
        response,
        rejectRequest(
          403,
          failure('CHANNEL_REFUSED', 'This channel is not supported. Send channel-code 100 or none.'),
        ),
      )
    }
    const { operation } = request.params
    const named = typeof operation === 'string' ? operationOfPath(operation) : undefined
    const { method, url, headers, body } = request
    const ask = { method, url, headers, body, raw: request, context: { caller, named } }
    try {
      send(response, await handle(ask))
    } catch (error) {
      const { requestId } = caller
      transport.logger.error({ err: error, requestId }, 'A GraphQL request failed')
      const temporary = temporaryFailure(error, caller.locale)
      send(
        response,
        temporary
          ? rejectRequest(503, temporary, { 'retry-after': RETRY_AFTER })
          : rejectRequest(500, unexpectedError(caller.locale, requestId)),
      )
    }
  }
  const router = Router({ mergeParams: true })
  router.use(express.raw({ type: () => true, limit: LIMITS.bodyBytes }))
  router.use(decodeBody)
  router.all('/', answer)
  router.all('/:operation', answer)
  router.use(bodyErrors)
  return router
}
