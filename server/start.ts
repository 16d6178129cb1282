import type { Server } from 'node:http'
import type { HtmlCache } from '#renderer/build/html-cache.ts'
import type { Storefront } from '#renderer/storefront.ts'
import type { OpenShop } from './app-parts.ts'
import { createApp } from './http/app.ts'
import { createShutdown } from './http/shutdown.ts'
import { createMetrics } from './metrics/metrics.ts'
import type { OpenOptions } from './open/open-shop.ts'
import { createPracticeShops } from './practice/practice-shops.ts'
import { prepareShop } from './prepare-shop.ts'
import type { Settings } from './settings/settings.ts'

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

interface ServerOptions extends StartOptions {
  readonly isStopping: () => boolean
}

/** Opens a shop and makes its server, which does not listen yet. */
export async function createShopServer(settings: Settings, { isStopping, ...options }: ServerOptions) {
  const { shop, storefront, practice, parts } = await prepareShop(settings, {
    ...options,
    isStopping,
    practice: opened =>
      createPracticeShops({
        settings,
        shop: opened,
        open: (own, given) => prepareShop(own, { ...given, isStopping }),
      }),
  })
  const metrics = openMetrics(settings, shop, storefront)
  const server = createApp({ ...parts, metrics }, practice.inFront)
  return {
    shop,
    practice,
    server,
    close: async () => {
      metrics.close()
      await practice.close()
      await shop.close()
    },
  }
}

/** Opens the shop and listens for requests. */
export async function startShop(settings: Settings, options: StartOptions = {}): Promise<RunningShop> {
  const { shop, practice, server, close } = await createShopServer(settings, {
    ...options,
    isStopping: () => shutdown.isStopping,
  })
  const { content, commerce, place } = shop
  const shutdown = createShutdown(server, {
    graceMs: settings.SHUTDOWN_GRACE_MS,
    timeoutMs: settings.SHUTDOWN_TIMEOUT_MS,
    endStreams() {
      content.endStreams()
      shop.recordEvents.streams.end()
      practice.endStreams()
    },
    close,
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
  void practice.reopen()
  const startAddress = shop.startSecret && `${place.origin}/editor/start#${shop.startSecret}`
  return { origin, startAddress, stop: how => shutdown.stop(how) }
}
