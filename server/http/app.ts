import { serverTiming } from '#blocks/shop/time/server-clock.ts'
import type { BrandLook } from '#api/rules/brand-look.ts'
import type { StatedSettings } from '#api/rules/default-stated.ts'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import { DEFAULT_LOCALE } from '#locales/locale.ts'
import type { BuiltAssets } from '#renderer/document/assets.ts'
import { isLostConnection, RETRY_AFTER } from '#platform/database/lost-connection.ts'
import { isStorageFailure } from '#platform/storage-failure.ts'
import { readLocaleCookie } from '#api/rules/cookie.ts'
import type { Storefront } from '#renderer/storefront.ts'
import compression from 'compression'
import express, { type ErrorRequestHandler, type Handler, type Router } from 'express'
import { clientReports } from './client-reports.ts'
import { type Door, refuseCall, refuseQuery, sendClosedPage, showAsClosed, whileOpen } from './closed-shop.ts'
import { canvasPage, editorPage } from './editor-pages.ts'
import { type Logger, logRequest, requestId } from '../log/logger.ts'
import { NotReady } from './readiness.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { PHOTO_PATH } from './after-sales-photos.ts'
import { DESK_PATH, EXPLORERS_PATH } from '#desk/address.ts'
import { createPatientServer } from './patient-server.ts'
import { PRACTICE_ICON, type PracticeMark, sendPracticeIcon, showAsPractice } from './practice-mark.ts'
import { PREVIEW_API_PATH } from './preview-api.ts'
import { ORDER_LINK_PATH } from '#api/order/order-link.ts'
import { NOTICE_PATH } from './payment-notices.ts'
import { EDITOR_SECURITY_POLICY, setSecurityHeaders } from './security-headers.ts'

export interface AppParts {
  readonly logger: Logger
  readonly metrics: Pick<Metrics, 'observe' | 'page'>
  readonly storefront: Storefront
  /** Who sees the shop. */
  readonly door: Door
  readonly contentPrefix: string
  /** Precedes prices. */
  readonly currencySymbol: string
  /** Face of the shop. */
  readonly brand: () => BrandLook
  /** Settings that texts state. */
  readonly stated: () => StatedSettings
  readonly contentRouter: Router
  readonly mediaRouter: Router
  /** Answer requests for resized pictures, of uploads and of the demo; other requests pass through. */
  readonly images: { readonly uploads: Handler; readonly demo: Handler }
  readonly graphqlRouter: Router
  /** The shop's answers to the page builder. */
  readonly previewApi: Router
  /** Takes and shows photos of returned goods. */
  readonly afterSalesPhotos: Router
  /** Takes counts of tested variants. */
  readonly countRoute: Router
  /** Operations of staff. */
  readonly staff: Router
  /** Takes notices of the payment provider; missing where payment is not set up. */
  readonly paymentNotices?: Router | undefined
  /** Answers unsubscribe requests of mail programs. */
  readonly oneClick: Handler
  /** Opens a guest's order by the link of a mail. */
  readonly orderLink: Handler
  /** Serves built assets, or Vite's sources while developing. */
  readonly assetHandler: Handler
  readonly demoMedia: Handler
  /** Of the editor's build. */
  readonly editorAssets: BuiltAssets
  readonly devScripts: readonly string[]
  readonly fontStyles: readonly string[]
  /** Files for crawlers: `/sitemap.xml`, `/robots.txt`. */
  readonly searchFiles: Router
  /** Explorers of the APIs, for operators. */
  readonly explorers: Router
  /** What the shop sells, for other sites. */
  readonly productFeed: Router
  /** Sign-in with third parties, mounted at `/auth`. */
  readonly authRouter: Router
  /** Development pages, mounted at `/dev`; a public shop has none. */
  readonly devPages?: Router | undefined
  /** Pages of the sandbox gateway, where it has no address of its own for browsers. */
  readonly gatewayPages?: Handler | undefined
  /** Set for a practice shop, whose pages say so. */
  readonly practice?: PracticeMark | undefined
  readonly isSecure: boolean
  /** Refuses requests with an untrusted `Host`, in front of sign-in, the editor and the development pages. */
  readonly checkHost: Handler
  /** Number of our proxies in front of the server. */
  readonly trustedProxies: number
  /** Rejects while the server cannot answer requests. */
  readonly checkReady: () => Promise<void>
}

/** As the power of two, in bytes: all of an answer. The default of 4 MB costs memory with each answer that is on its way. */
const BROTLI_WINDOW = 18

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
  'metrics',
  '_report',
  'feeds',
  ORDER_LINK_PATH.slice(1),
  'sitemap.xml',
  'robots.txt',
])

/** First path segments of the sandbox gateway’s pages. */
const GATEWAY = ['eng', 'gateway.css']

/**
 * All of Cairn in one HTTP server.
 * @param inFront takes requests that are for another shop of this process
 */
export function createApp(
  parts: AppParts,
  inFront?: (request: IncomingMessage) => RequestListener | undefined,
): Server {
  const answer = createHandler(parts)
  return createPatientServer((request, response) => (inFront?.(request) ?? answer)(request, response))
}

/** All of a shop as one listener. Storefront pages bypass the router: answering a cached page takes one look-up. */
export function createHandler(parts: AppParts): RequestListener {
  const app = createServices(parts)
  const services = new Set([
    ...SERVICES,
    parts.contentPrefix.slice(1),
    ...(parts.gatewayPages ? GATEWAY : []),
    ...(parts.practice ? [PRACTICE_ICON.slice(1)] : []),
  ])
  return (request, response) => {
    const segment = request.url?.split(/[/?]/, 2)[1] ?? ''
    logRequest(parts.logger, request, response, (status, ms) => parts.metrics.observe(segment, status, ms))
    setSecurityHeaders(response, parts.isSecure)
    if (parts.practice) response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    // A token for signing in or for viewing an order must not reach any other page, not even the shop's own. Source: M-078, MO-28.
    if (/token=/i.test(request.url ?? '')) response.setHeader('Referrer-Policy', 'no-referrer')
    if (/%00/.test(request.url ?? '')) return refuseAddress(response)
    const isShop = (request.method === 'GET' || request.method === 'HEAD') && !services.has(segment)
    if (isShop && parts.devScripts.length === 0) serveShop(parts, request, response)
    else app(request, response)
  }
}

/** No address of the shop contains U+0000, and PostgreSQL refuses it as part of a text. */
function refuseAddress(response: ServerResponse): void {
  const message = 'The address contains a character that cannot be stored (U+0000).'
  response.writeHead(400, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify({ code: '400', message, data: null }))
}

/** Answers with a page of the shop; while it is closed, to operators and to guests with a link to a draft. */
async function servePage(
  { storefront, door }: AppParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!(await door.isOperator(request)) && !(await door.isPreview(request)))
    return sendClosedPage(request, response, door.shopName())
  showAsClosed(request, response)
  return storefront.handle(request, response)
}

function serveShop(parts: AppParts, request: IncomingMessage, response: ServerResponse): void {
  const { storefront, door, logger, practice } = parts
  if (practice) showAsPractice(request, response, practice)
  const served = door.isOpen() ? storefront.handle(request, response) : servePage(parts, request, response)
  served.catch((error: unknown) => {
    logger.error({ err: error, id: requestId(request) }, 'the storefront failed')
    if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' })
    response.end()
  })
}

function createServices(parts: AppParts) {
  const { logger, editorAssets: assets, devScripts, fontStyles } = parts
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set('trust proxy', parts.trustedProxies)
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW } } }))
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
  app.get('/metrics', parts.metrics.page)
  app.use(clientReports(logger))
  app.use(parts.countRoute)
  const { door } = parts
  const closedPage: Parameters<typeof whileOpen>[1] = (request, response) =>
    sendClosedPage(request, response, door.shopName())
  app.use([/^\/sitemap(-\d+)?\.xml$/, '/feeds'], whileOpen(door, closedPage))
  app.use(parts.productFeed)
  app.use(parts.searchFiles)
  app.use('/api/graphql', whileOpen(door, refuseQuery), parts.graphqlRouter)
  app.use(PHOTO_PATH, whileOpen(door, refuseCall), parts.afterSalesPhotos)
  if (parts.paymentNotices) app.use(NOTICE_PATH, parts.paymentNotices)
  app.use(
    ['/auth', '/dev', `${parts.contentPrefix}/editor`, DESK_PATH, EXPLORERS_PATH, PREVIEW_API_PATH],
    parts.checkHost,
  )
  app.use(DESK_PATH, parts.staff)
  app.use(parts.explorers)
  app.use(PREVIEW_API_PATH, parts.previewApi)
  app.use('/auth', whileOpen(door, closedPage), parts.authRouter)
  app.post('/unsubscribe', parts.oneClick)
  app.get(ORDER_LINK_PATH, whileOpen(door, closedPage), parts.orderLink)
  if (parts.devPages) app.use('/dev', parts.devPages)
  if (parts.gatewayPages) app.use(parts.gatewayPages)
  if (parts.practice) app.get(PRACTICE_ICON, (_, response) => sendPracticeIcon(response))
  app.use('/media/demo', parts.images.demo, parts.demoMedia)
  app.use('/media', parts.images.uploads, parts.mediaRouter)
  for (const path of ['/releasePage/detail', '/content/detail'])
    app.use(parts.contentPrefix + path, whileOpen(door, refuseCall))
  app.use(parts.contentPrefix, parts.contentRouter)

  const sendEditorPage =
    (page: typeof editorPage): Handler =>
    (request, response) => {
      const locale = readLocaleCookie(request.headers.cookie) ?? DEFAULT_LOCALE
      response.setHeader('Content-Security-Policy', devScripts.length > 0 ? '' : EDITOR_SECURITY_POLICY)
      response.setHeader('Cache-Control', 'no-store')
      response.setHeader('Server-Timing', serverTiming(Date.now()))
      const { contentPrefix, currencySymbol, practice } = parts
      const [brand, stated] = [parts.brand(), parts.stated()]
      response.type('html').send(
        page({
          assets,
          locale,
          devScripts,
          fontStyles,
          currencySymbol,
          contentPrefix,
          brand,
          stated,
          practice,
        }),
      )
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

const MESSAGES: ReadonlyMap<number, string> = new Map([
  [500, 'Something went wrong'],
  [503, 'The shop cannot save anything at the moment. Nothing was changed.'],
])

const UNREACHABLE = 'The shop is not available at the moment. Please try again in a minute.'

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
    const isDown = isLostConnection(error)
    const answered = status === 500 && (isDown || isStorageFailure(error)) ? 503 : status
    if (answered === 503) response.setHeader('Retry-After', RETRY_AFTER)
    response.status(answered).json({
      code: String(answered),
      message: isDown ? UNREACHABLE : (MESSAGES.get(answered) ?? 'Bad request'),
      data: null,
    })
  }
