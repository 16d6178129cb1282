import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { DEFAULT_LOCALE } from '#locales/locale.ts'
import type { BuiltAssets } from '#renderer/assets.ts'
import { readLocaleCookie } from '#api/rules/cookie.ts'
import type { Storefront } from '#renderer/storefront.ts'
import compression from 'compression'
import express, { type ErrorRequestHandler, type Handler, type Router } from 'express'
import { clientReports } from './client-reports.ts'
import { canvasPage, editorPage } from './editor-pages.ts'
import { type Logger, logRequest, requestId } from './logger.ts'
import { NotReady } from './readiness.ts'
import { EDITOR_SECURITY_POLICY, setSecurityHeaders } from './security-headers.ts'

export interface AppParts {
  readonly logger: Logger
  readonly storefront: Storefront
  readonly contentPrefix: string
  /** Stands before prices. */
  readonly currencySymbol: string
  readonly contentRouter: Router
  readonly mediaRouter: Router
  /** Answer requests for resized pictures, of uploads and of the demo; other requests pass through. */
  readonly images: { readonly uploads: Handler; readonly demo: Handler }
  readonly graphqlRouter: Router
  /** Answers unsubscribe requests of mail programs. */
  readonly oneClick: Handler
  /** Serves built assets, or Vite's sources while developing. */
  readonly assetHandler: Handler
  readonly demoMedia: Handler
  readonly assets: BuiltAssets
  readonly devScripts: readonly string[]
  readonly fontStyles: readonly string[]
  /** Files for crawlers: `/sitemap.xml`, `/robots.txt`. */
  readonly searchFiles: Router
  /** Sign-in with third parties, mounted at `/auth`. */
  readonly authRouter: Router
  /** Development pages, mounted at `/dev`; a public shop has none. */
  readonly devPages?: Router | undefined
  readonly isSecure: boolean
  /** Refuses requests with a `Host` that must not be believed: in front of sign-in, the editor and the development pages. */
  readonly checkHost: Handler
  /** Number of our proxies in front of the server. */
  readonly trustedProxies: number
  /** Rejects while the server cannot answer requests. */
  readonly checkReady: () => Promise<void>
}

/** First path segments that are never pages of the storefront. */
const SERVICES = new Set([
  'api',
  'media',
  'assets',
  'editor',
  'auth',
  'dev',
  'healthz',
  'readyz',
  '_report',
  'sitemap.xml',
  'robots.txt',
])

/**
 * All of Cairn in one HTTP server. Storefront pages bypass the router: answering a cached page takes one look-up.
 */
export function createApp(parts: AppParts): Server {
  const app = createServices(parts)
  const services = new Set([...SERVICES, parts.contentPrefix.slice(1)])
  return createServer((request, response) => {
    logRequest(parts.logger, request, response)
    setSecurityHeaders(response, parts.isSecure)
    // A token for signing in or for viewing an order must not reach any other page, not even the shop's own. Source: M-078, MO-28.
    if (/token=/i.test(request.url ?? '')) response.setHeader('Referrer-Policy', 'no-referrer')
    const segment = request.url?.split(/[/?]/, 2)[1] ?? ''
    const isShop = (request.method === 'GET' || request.method === 'HEAD') && !services.has(segment)
    if (isShop && parts.devScripts.length === 0) serveShop(parts, request, response)
    else app(request, response)
  })
}

function serveShop(
  { storefront, logger }: AppParts,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  storefront.handle(request, response).catch((error: unknown) => {
    logger.error({ err: error, id: requestId(request) }, 'the storefront failed')
    if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' })
    response.end()
  })
}

function createServices(parts: AppParts) {
  const { logger, assets, devScripts, fontStyles } = parts
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set('trust proxy', parts.trustedProxies)
  app.use(compression())
  app.get('/healthz', (_, response) => void response.type('text').send('ok'))
  app.get('/readyz', (_, response) =>
    parts.checkReady().then(
      () => response.type('text').send('ready'),
      (error: unknown) =>
        response
          .status(503)
          .type('text')
          .send(error instanceof NotReady ? `not ready: ${error.message}` : 'not ready'),
    ),
  )
  app.use(clientReports(logger))
  app.use(parts.searchFiles)
  app.use('/api/graphql', parts.graphqlRouter)
  app.use(['/auth', '/dev', `${parts.contentPrefix}/editor`], parts.checkHost)
  app.use('/auth', parts.authRouter)
  app.post('/unsubscribe', parts.oneClick)
  if (parts.devPages) app.use('/dev', parts.devPages)
  app.use('/media/demo', parts.images.demo, parts.demoMedia)
  app.use('/media', parts.images.uploads, parts.mediaRouter)
  app.use(parts.contentPrefix, parts.contentRouter)

  const sendEditorPage =
    (page: typeof editorPage): Handler =>
    (request, response) => {
      const locale = readLocaleCookie(request.headers.cookie) ?? DEFAULT_LOCALE
      response.setHeader('Content-Security-Policy', devScripts.length > 0 ? '' : EDITOR_SECURITY_POLICY)
      response.setHeader('Cache-Control', 'no-store')
      const { contentPrefix, currencySymbol } = parts
      response
        .type('html')
        .send(page({ assets, locale, devScripts, fontStyles, currencySymbol, contentPrefix }))
    }
  // Before the editor's pages: while developing, its sources have addresses below theirs.
  app.use(parts.assetHandler)
  app.get('/editor/canvas', sendEditorPage(canvasPage))
  app.get('/editor{/*path}', sendEditorPage(editorPage))
  app.use((request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') serveShop(parts, request, response)
    else next()
  })
  app.use((_, response) => void response.status(404).type('text').send('Not found'))
  app.use(handleError(logger))
  return app
}

/** Handles unexpected errors: logs them with the request, and answers with a general message. */
const handleError =
  (logger: Logger): ErrorRequestHandler =>
  (error: { status?: unknown }, request, response, next) => {
    if (response.headersSent) return next(error)
    const status =
      typeof error.status === 'number' && error.status >= 400 && error.status < 500 ? error.status : 500
    if (status === 500)
      logger.error(
        { err: error, id: response.getHeader('X-Request-Id'), path: request.path },
        'request failed',
      )
    response.status(status).json({
      code: String(status),
      message: status === 500 ? 'Something went wrong' : 'Bad request',
      data: null,
    })
  }
