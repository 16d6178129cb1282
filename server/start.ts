import type { Server } from 'node:http'
import type { HtmlCache } from '#renderer/build/html-cache.ts'
import { createStorefront, type Storefront } from '#renderer/storefront.ts'
import { appParts, type OpenShop } from './app-parts.ts'
import { createApp } from './http/app.ts'
import { createLiveTests, type LiveTests } from './experiments/live-tests.ts'
import { type OpenOptions, openShop } from './open/open-shop.ts'
import { checkWritable, createReadiness } from './http/readiness.ts'
import { createMetrics } from './metrics/metrics.ts'
import type { Settings } from './settings/settings.ts'
import { createShutdown } from './http/shutdown.ts'

interface StartOptions extends OpenOptions {
  /** Cache of finished pages; benchmarks pass one that keeps none. */
  readonly cache?: HtmlCache
}

export interface RunningShop {
  readonly origin: string
  /** One-time address at which the first operator sets the shop up; `undefined` for a shop that has operators. */
  readonly startAddress: string | undefined
  /** Finishes running requests, then closes the stores; with `isGraceful` after a time in which it still answers. */
  stop(how?: { readonly isGraceful?: boolean }): Promise<void>
}

/** Changes that shoppers see; a saved draft is not one. */
const VISIBLE_CHANGES = new Set(['published', 'unpublished', 'rolledBack', 'removed', 'campaign'])

/** Drops finished pages when content, pictures or goods change. */
function forgetOnChange({ content, commerce }: OpenShop, storefront: Storefront, liveTests: LiveTests): void {
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
}

const openMetrics = (settings: Settings, shop: OpenShop, storefront: Storefront) =>
  createMetrics({
    token: settings.METRICS_TOKEN,
    origin: settings.ORIGIN,
    trustedProxies: settings.TRUSTED_PROXIES,
    contentPrefix: settings.CONTENT_PREFIX,
    cacheUses: () => ({
      ...storefront.cacheUses(),
      ...shop.content.store.cacheUses(),
      inline_styles: shop.built.assets.inline.use(),
      pictures: shop.images.cacheUse(),
      ...shop.commerce.cacheUses(),
    }),
    commerceUse: shop.commerce.use,
    logger: shop.logger,
  })

/** Listens for requests. @returns the server's own address */
async function listen(server: Server, { PORT, HOST }: Settings): Promise<string> {
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(PORT, HOST, listening)
  })
  const address = server.address()
  return `http://${HOST}:${typeof address === 'object' && address ? address.port : PORT}`
}

interface AppOptions extends Pick<StartOptions, 'cache'> {
  readonly isStopping: () => boolean
}

/** The server of an open shop, which does not listen yet. */
export function createServer(settings: Settings, shop: OpenShop, { cache, isStopping }: AppOptions) {
  const storefront = createStorefront({ ...shop.storefront, ...(cache && { cache }) })
  const liveTests = createLiveTests(shop.content.store, shop.clock)
  forgetOnChange(shop, storefront, liveTests)
  const metrics = openMetrics(settings, shop, storefront)
  const server = createApp({
    ...appParts(settings, shop, { storefront, liveTests }),
    metrics,
    checkReady: createReadiness({
      isStopping,
      checkDatabase: shop.commerce.checkReady,
      checkDisk: () => checkWritable(shop.directory),
    }),
  })
  return { server, metrics }
}

/** Opens the shop and listens for requests. */
export async function startShop(
  settings: Settings,
  { cache, ...options }: StartOptions = {},
): Promise<RunningShop> {
  const shop = await openShop(settings, options)
  const { content, commerce, place } = shop
  const { server, metrics } = createServer(settings, shop, {
    ...(cache && { cache }),
    isStopping: () => shutdown.isStopping,
  })
  const shutdown = createShutdown(server, {
    graceMs: settings.SHUTDOWN_GRACE_MS,
    timeoutMs: settings.SHUTDOWN_TIMEOUT_MS,
    endStreams() {
      content.endStreams()
      shop.recordEvents.streams.end()
    },
    close: async () => {
      metrics.close()
      await shop.close()
    },
  })
  const origin = await listen(server, settings).catch(async (error: unknown) => {
    await shop.close()
    throw error
  })
  place.origin = settings.ORIGIN ?? origin
  place.listening = origin
  commerce.startJobs()
  // Products that came back in stock while the server was down.
  void commerce.notifyBackInStock()
  const startAddress = shop.startSecret && `${place.origin}/editor/start#${shop.startSecret}`
  return { origin, startAddress, stop: how => shutdown.stop(how) }
}
