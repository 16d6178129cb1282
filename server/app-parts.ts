import { DESK_PATH } from '#desk/address.ts'
import type { PracticeDesk } from '#desk/shop/practice-shops.ts'
import { servedDesk, servedRecords } from '#desk/routes.ts'
import { SESSION_COOKIE } from '#operators/http/session-routes.ts'
import { staffRoutes } from '#operators/http/staff-routes.ts'
import { readCookie } from '#api/rules/cookie.ts'
import { DEFAULT_LOCALE } from '#locales/locale.ts'
import { chooseLocale } from '#renderer/route/choose-locale.ts'
import { matchRoute } from '#renderer/route/match-route.ts'
import { readShopRequest } from '#renderer/shop-request.ts'
import { createMeasurePage } from '#renderer/cost/measure-page.ts'
import { createPageSource } from '#renderer/source/page-source.ts'
import { HOME_PATHS } from '#content-store/page/page-path.ts'
import type { Storefront } from '#renderer/storefront.ts'
import { knownHostOnly } from './auth/known-host.ts'
import { authRouter } from './auth/router.ts'
import { countRoute } from './experiments/count-route.ts'
import type { LiveTests } from './experiments/live-tests.ts'
import { afterSalesPhotos } from './http/after-sales-photos.ts'
import type { AppParts } from './http/app.ts'
import type { Door } from './http/closed-shop.ts'
import { explorers } from './http/explorers.ts'
import { oneClick } from './http/one-click.ts'
import { openOrderLink } from './http/order-link.ts'
import { paymentNotices } from './http/payment-notices.ts'
import { productFeed } from './http/product-feed.ts'
import { previewApi } from './http/preview-api.ts'
import { searchFiles } from './http/search-files.ts'
import { serveDemoMedia } from './http/serve-assets.ts'
import { browserSettings } from './settings/browser-settings.ts'
import { statedTexts } from '#api/rules/stated-settings.ts'
import { reportGuessing } from './log/report-guessing.ts'
import type { openShop } from './open/open-shop.ts'
import type { Settings } from './settings/settings.ts'

export type OpenShop = Awaited<ReturnType<typeof openShop>>

interface Pages {
  readonly storefront: Storefront
  readonly liveTests: LiveTests
  /** Practice shops, as staff of this shop make and enter them. */
  readonly practice: PracticeDesk
}

function staffRouter(
  settings: Settings,
  { commerce, content, demo, archives, recordEvents, clock, logger }: OpenShop,
  { storefront, practice }: Pages,
) {
  const desk = servedDesk(
    {
      ...commerce.services,
      catalogue: commerce.catalogue,
      findSku: commerce.findSku,
      styleLists: commerce.styleLists,
      productFeeds: commerce.productFeeds,
      settings: commerce.settings,
      homePages: () => content.store.shownLocales(HOME_PATHS[0], clock()),
      countOperators: async () => (await content.operators.list()).length,
      demo,
      archives,
      practice,
      isProved: content.operators.isProved,
      clock,
    },
    content.store.noteOperation,
  )
  return staffRoutes(
    [
      desk,
      servedRecords({
        ...commerce,
        ...commerce.services,
        recordEvents,
        levels: commerce.services.accounts.levels,
        drawOver: (catalogue, { pathname, locale, viewer, now }) =>
          storefront.draw(
            { pathname, locale, now },
            commerce.createApiOver(catalogue, { locale, viewPoint: { viewer, now } }),
          ),
        goodsUses: content.store.goodsUses,
        deadAddresses: content.store.deadAddresses,
        drawShop: (other, asked) =>
          storefront.draw(asked, commerce.createServerApi({ locale: asked.locale, now: asked.now }), {
            config: browserSettings(settings, other),
            stated: locale => statedTexts(other.stated, locale, settings.CURRENCY_SYMBOL),
          }),
      }),
      content.served,
    ],
    {
      path: DESK_PATH,
      operators: content.operators,
      clock,
      report: error => logger.error({ err: error }, 'an operation of staff failed'),
    },
  )
}

const previewRouter = (shop: OpenShop, { storefront, liveTests }: Omit<Pages, 'practice'>) =>
  previewApi({
    operators: shop.content.operators,
    graphql: shop.commerce.previewRouter,
    accounts: shop.commerce.services.accounts,
    pages: createPageSource({ ...shop.storefront, keepsPages: false }),
    previewLink: shop.content.store.previewLink,
    experiments: shop.commerce.services.experiments,
    isTestLive: liveTests.has,
    measurePage: createMeasurePage({
      storefront,
      scripts: shop.built.scripts,
      pictureFacts: shop.images.facts,
    }),
    report: error => shop.logger.error({ err: error }, 'the page builder could not ask the shop'),
  })

function signInRouter({ SECURE_COOKIES: isSecure }: Settings, shop: OpenShop) {
  const { thirdParties: providers, secret, clock, originOf, logger } = shop
  const { sessions, pendingIdentities } = shop.commerce.services
  return authRouter({ providers, sessions, pendingIdentities, secret, clock, originOf, isSecure, logger })
}

function contentRouter({ SECURE_COOKIES }: Settings, { commerce, content, place, logger }: OpenShop) {
  const report = reportGuessing(commerce.services, () => `${place.origin}/editor`, logger)
  return content.router({
    secureCookies: SECURE_COOKIES,
    onGuessing: (name, failures) => void report(name, failures),
  })
}

/** Opens the shop to all once it is open; before, to signed-in operators and to guests with a link to a draft. */
function doorOf({ commerce, content, clock, storefront }: OpenShop): Door {
  const pages = createPageSource({ ...storefront, keepsPages: false })
  return {
    isOpen: commerce.services.opening.isOpen,
    async isOperator({ headers }) {
      const token = readCookie(headers.cookie, SESSION_COOKIE)
      const operator = token === undefined ? undefined : await content.operators.bySession(token)
      return operator !== undefined && !operator.mustSetUp
    },
    async isPreview(request) {
      const { pathname, lang, shortLocale, preview } = readShopRequest(request)
      const route = matchRoute(pathname)
      if (preview.token === '' || route.kind !== 'page' || !route.isPreview) return false
      const locale = chooseLocale(lang, shortLocale)?.locale ?? DEFAULT_LOCALE
      return typeof (await pages.draft(route.contentPath, locale, preview.token, clock())) !== 'number'
    },
    shopName: () => commerce.catalogue().site.settings.shopName ?? { zh_HK: '', en_US: '' },
  }
}

/** Routers and handlers of an open shop, without those that depend on the running server. */
export function appParts(
  settings: Settings,
  shop: OpenShop,
  pages: Pages,
): Omit<AppParts, 'metrics' | 'checkReady'> {
  const { content, commerce, built, clock } = shop
  const { apiFor, origin } = shop.storefront
  const { outbox, payments, returnPhotos, experiments, limiter } = commerce.services
  return {
    logger: shop.logger,
    storefront: pages.storefront,
    door: doorOf(shop),
    contentPrefix: settings.CONTENT_PREFIX,
    currencySymbol: settings.CURRENCY_SYMBOL,
    brand: () => commerce.settings().brand,
    stated: () => commerce.settings().stated,
    contentRouter: contentRouter(settings, shop),
    mediaRouter: content.mediaRouter,
    staff: staffRouter(settings, shop, pages),
    images: shop.images,
    graphqlRouter: commerce.router,
    previewApi: previewRouter(shop, pages),
    oneClick: oneClick(apiFor),
    orderLink: openOrderLink({ ...commerce.services, clock, shopName: commerce.services.shopNameIn }),
    afterSalesPhotos: afterSalesPhotos(returnPhotos, clock),
    countRoute: countRoute({ experiments, liveTests: pages.liveTests, limiter, clock }),
    paymentNotices: payments && paymentNotices(payments, clock),
    assetHandler: built.assetHandler,
    demoMedia: serveDemoMedia(shop.mediaDirectory),
    editorAssets: built.editorAssets,
    devScripts: built.devScripts,
    fontStyles: built.fontStyles,
    searchFiles: searchFiles({
      origin,
      clock,
      apiFor,
      contentPages: content.store.shownPages,
      listedProducts: commerce.listedProducts,
    }),
    explorers: explorers({ operators: content.operators, originOf: shop.originOf }),
    productFeed: productFeed(commerce.productFeeds),
    authRouter: signInRouter(settings, shop),
    devPages: shop.extras?.pages({
      outbox,
      mails: commerce.services,
      fontStyles: built.fontStyles,
      originOf: shop.originOf,
    }),
    gatewayPages: shop.payment.pages,
    practice: shop.mark,
    isSecure: settings.SECURE_COOKIES,
    checkHost: knownHostOnly({ origin: settings.ORIGIN, listening: settings.HOST }),
    trustedProxies: settings.TRUSTED_PROXIES,
  }
}
