import type { HtmlCache } from '#renderer/build/html-cache.ts'
import { DESK_PATH } from '#desk/address.ts'
import { servedDesk } from '#desk/routes.ts'
import { staffRoutes } from '#operators/http/staff-routes.ts'
import { createMeasurePage } from '#renderer/cost/measure-page.ts'
import { createPageSource } from '#renderer/source/page-source.ts'
import { createStorefront } from '#renderer/storefront.ts'
import { afterSalesPhotos } from './http/after-sales-photos.ts'
import { createApp } from './http/app.ts'
import { knownHostOnly } from './auth/known-host.ts'
import { authRouter } from './auth/router.ts'
import { countRoute } from './experiments/count-route.ts'
import { createLiveTests } from './experiments/live-tests.ts'
import { type OpenOptions, openShop } from './open/open-shop.ts'
import { oneClick } from './http/one-click.ts'
import { paymentNotices } from './http/payment-notices.ts'
import { previewApi } from './http/preview-api.ts'
import { checkWritable, createReadiness } from './http/readiness.ts'
import { reportGuessing } from './log/report-guessing.ts'
import { searchFiles } from './http/search-files.ts'
import { serveDemoMedia } from './http/serve-assets.ts'
import { createMetrics } from './metrics/metrics.ts'
import type { Settings } from './settings/settings.ts'
import { createShutdown } from './http/shutdown.ts'

interface StartOptions extends OpenOptions {
  /** Cache of finished pages; benchmarks pass one that keeps none. */
  readonly cache?: HtmlCache
}

export interface RunningShop {
  readonly origin: string
  /** Finishes running requests, then closes the stores; with `isGraceful` after a time in which it still answers. */
  stop(how?: { readonly isGraceful?: boolean }): Promise<void>
}

/** Changes that shoppers see; a saved draft is not one. */
const VISIBLE_CHANGES = new Set(['published', 'unpublished', 'rolledBack', 'removed', 'campaign'])

/** Opens the shop and listens for requests. */
export async function startShop(
  settings: Settings,
  { cache, ...options }: StartOptions = {},
): Promise<RunningShop> {
  const shop = await openShop(settings, options)
  const { content, commerce, built } = shop
  const storefront = createStorefront({ ...shop.storefront, ...(cache && { cache }) })
  const liveTests = createLiveTests(content.store, shop.clock)
  content.store.onChange(({ kind }) => {
    if (!VISIBLE_CHANGES.has(kind)) return
    storefront.forgetPages()
    liveTests.forget()
  })
  commerce.onCatalogueChange(() => {
    storefront.forgetPages()
    void commerce.notifyBackInStock()
  })

  content.store.onMediaChange(() => storefront.forgetPages())
  shop.synonyms.watch(() => storefront.forgetPages())

  const { secret, clock, place, originOf, logger } = shop
  const isSecure = settings.SECURE_COOKIES
  const { sessions, pendingIdentities, outbox, payments, returnPhotos, experiments, limiter } =
    commerce.services

  const tellOfGuessing = reportGuessing(commerce.services, () => `${place.origin}/editor`, logger)

  const metrics = createMetrics({
    token: settings.METRICS_TOKEN,
    origin: settings.ORIGIN,
    trustedProxies: settings.TRUSTED_PROXIES,
    contentPrefix: settings.CONTENT_PREFIX,
    cacheUses: () => ({
      ...storefront.cacheUses(),
      ...content.store.cacheUses(),
      inline_styles: built.assets.inline.use(),
      pictures: shop.images.cacheUse(),
      ...commerce.cacheUses(),
    }),
    commerceUse: commerce.use,
    logger,
  })

  const server = createApp({
    logger: shop.logger,
    metrics,
    storefront,
    contentPrefix: settings.CONTENT_PREFIX,
    currencySymbol: settings.CURRENCY_SYMBOL,
    stated: commerce.services.stated,
    contentRouter: content.router({
      secureCookies: settings.SECURE_COOKIES,
      onGuessing: (name, failures) => void tellOfGuessing(name, failures),
    }),
    mediaRouter: content.mediaRouter,
    staff: staffRoutes(
      [
        servedDesk({ ...commerce.services, catalogue: commerce.catalogue }, content.store.noteOperation),
        content.served,
      ],
      {
        path: DESK_PATH,
        operators: content.operators,
        clock,
        report: error => logger.error({ err: error }, 'an operation of staff failed'),
      },
    ),
    images: shop.images,
    graphqlRouter: commerce.router,
    previewApi: previewApi({
      operators: content.operators,
      graphql: commerce.previewRouter,
      accounts: commerce.services.accounts,
      pages: createPageSource({ ...shop.storefront, keepsPages: false }),
      previewLink: content.store.previewLink,
      experiments,
      isTestLive: liveTests.has,
      measurePage: createMeasurePage({
        storefront,
        scripts: built.scripts,
        pictureFacts: shop.images.facts,
      }),
      report: error => logger.error({ err: error }, 'the page builder could not ask the shop'),
    }),
    oneClick: oneClick(shop.storefront.apiFor),
    afterSalesPhotos: afterSalesPhotos(returnPhotos, clock),
    countRoute: countRoute({ experiments, liveTests, limiter, clock }),
    paymentNotices: payments && paymentNotices(payments, clock),
    assetHandler: built.assetHandler,
    demoMedia: serveDemoMedia(shop.mediaDirectory),
    editorAssets: built.editorAssets,
    devScripts: built.devScripts,
    fontStyles: built.fontStyles,
    searchFiles: searchFiles({
      origin: shop.storefront.origin,
      clock: shop.storefront.clock,
      apiFor: shop.storefront.apiFor,
      contentPages: content.store.shownPages,
      listedProducts: commerce.listedProducts,
    }),
    authRouter: authRouter({
      providers: shop.thirdParties,
      sessions,
      pendingIdentities,
      secret,
      clock,
      originOf,
      isSecure,
      logger,
    }),
    devPages: shop.extras?.pages({ outbox, fontStyles: built.fontStyles, originOf }),
    isSecure: settings.SECURE_COOKIES,
    checkHost: knownHostOnly({ origin: settings.ORIGIN, listening: settings.HOST }),
    trustedProxies: settings.TRUSTED_PROXIES,
    checkReady: createReadiness({
      isStopping: () => shutdown.isStopping,
      checkDatabase: commerce.checkReady,
      checkDisk: () => checkWritable(shop.directory),
    }),
  })
  const shutdown = createShutdown(server, {
    graceMs: settings.SHUTDOWN_GRACE_MS,
    timeoutMs: settings.SHUTDOWN_TIMEOUT_MS,
    endStreams: content.endStreams,
    close: async () => {
      metrics.close()
      await shop.close()
    },
  })
  try {
    await new Promise<void>((listening, failed) => {
      server.once('error', failed)
      server.listen(settings.PORT, settings.HOST, listening)
    })
  } catch (error) {
    await shop.close()
    throw error
  }
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : settings.PORT
  const origin = `http://${settings.HOST}:${port}`
  place.origin = settings.ORIGIN ?? origin
  place.listening = origin
  commerce.startJobs()
  // Products that came back in stock while the server was down.
  void commerce.notifyBackInStock()
  return { origin, stop: how => shutdown.stop(how) }
}
