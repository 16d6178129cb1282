import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createCommerce } from '#api/commerce.ts'
import { findBlock } from '#blocks/registry.ts'
import { openContentStore } from '#content-store/open.ts'
import { sanitiseOptions } from '#content-store/sanitise.ts'
import { demoOperators, loadDemo } from '#demo/load.ts'
import type { Locale } from '#locales/locale.ts'
import { readAssets } from '#renderer/assets.ts'
import type { RenderModule } from '#renderer/render-module.ts'
import { createStorefront } from '#renderer/storefront.ts'
import { createApp } from './app.ts'
import { startDevelopment } from './development.ts'
import { createLogger } from './logger.ts'
import { readSecret } from './secret.ts'
import { serveAssets, serveDemoMedia } from './serve-assets.ts'
import type { Settings } from './settings.ts'
import { createShutdown } from './shutdown.ts'

const BUILT = resolve(import.meta.dirname, '../dist')

async function builtParts() {
  const client = join(BUILT, 'client')
  const render: RenderModule = await import(pathToFileURL(join(BUILT, 'server/renderer.js')).href)
  return {
    assets: readAssets(client),
    assetHandler: serveAssets(client),
    loadRender: () => Promise.resolve(render),
    devScripts: [],
    close: () => Promise.resolve(),
  }
}

export interface RunningShop {
  readonly origin: string
  stop(): Promise<void>
}

/** Opens the stores, fills empty ones with the demo shop, and listens. */
export async function startShop(
  settings: Settings,
  { isDevelopment = false, clock = Date.now } = {},
): Promise<RunningShop> {
  const logger = createLogger(settings.LOG_LEVEL)
  const directory = resolve(settings.DATA_DIR)
  const mediaDirectory = join(directory, 'demo-media')
  await mkdir(mediaDirectory, { recursive: true })
  const [built, commerce, content] = await Promise.all([
    isDevelopment ? startDevelopment() : builtParts(),
    createCommerce({
      database: settings.DATABASE_URL ?? `sqlite:${join(directory, 'shop.db')}`,
      clock,
      logger,
    }),
    readSecret(directory, settings.SECRET).then(secret =>
      openContentStore({ directory: join(directory, 'content'), secret, clock, findBlock }),
    ),
  ])
  if (settings.DEMO)
    await loadDemo({ commerce, content, mediaDirectory, clock, log: text => logger.info(text) })

  const { loadRender, assets, assetHandler, devScripts } = built
  const fontStyles = (locale: Locale) =>
    isDevelopment ? [] : assets.of('ui/fonts/han.css').styles.filter(() => locale === 'zh_HK')
  const storefront = createStorefront({
    readPage: request => content.store.detail(request),
    apiFor: locale => commerce.createServerApi({ locale }),
    catalogueChangesAt: () => undefined,
    loadRender,
    assets,
    compile: { imageHostMap: settings.IMAGE_HOST_MAP, sanitiseOptions },
    config: {
      contentHost: '',
      contentPrefix: settings.CONTENT_PREFIX,
      graphqlUrl: '/api/graphql',
      imageHostMap: settings.IMAGE_HOST_MAP,
      hotline: settings.HOTLINE,
      currencySymbol: settings.CURRENCY_SYMBOL,
    },
    origin: settings.ORIGIN ?? `http://${settings.HOST}:${settings.PORT}`,
    clock,
    report: (error, at) => logger.error({ err: error, ...at }, 'a block was left out'),
    reportFindings: (page, findings) =>
      logger.warn({ path: page.path, version: page.version, findings }, 'page content has problems'),
    fontStyles,
    devScripts,
    keepsPages: !isDevelopment,
  })
  content.store.onChange(({ kind }) => kind !== 'saved' && kind !== 'created' && storefront.forgetPages())
  commerce.onCatalogueChange(() => storefront.forgetPages())

  const server = createApp({
    logger,
    storefront,
    contentPrefix: settings.CONTENT_PREFIX,
    contentRouter: content.router({ secureCookies: settings.SECURE_COOKIES }),
    mediaRouter: content.mediaRouter,
    graphqlRouter: commerce.router,
    assetHandler,
    demoMedia: serveDemoMedia(mediaDirectory),
    assets,
    devScripts,
    fontStyles,
    isSecure: settings.SECURE_COOKIES,
    checkReady: async () => {
      if (shutdown.isStopping) throw new Error('stopping')
      await commerce.createServerApi({ locale: 'zh_HK' }).productsByCode([])
    },
  })
  const shutdown = createShutdown(server, {
    timeoutMs: settings.SHUTDOWN_TIMEOUT_MS,
    close: async () => {
      await Promise.all([built.close(), content.close(), commerce.close()])
    },
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(settings.PORT, settings.HOST, listening)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : settings.PORT
  return { origin: `http://${settings.HOST}:${port}`, stop: () => shutdown.stop() }
}

export { demoOperators }
