import type { Commerce } from '#api/commerce.ts'
import { statedTexts } from '#api/rules/stated-settings.ts'
import { sanitiseHtml } from '#content-store/checks/sanitise.ts'
import type { ContentStore } from '#content-store/store.ts'
import type { StorefrontParts } from '#renderer/storefront.ts'
import type { PaymentChoice } from '../extras.ts'
import type { openBuilt, openSources } from '../http/front-end.ts'
import type { openImages } from '../images/open-images.ts'
import type { Logger } from '../log/logger.ts'
import { browserSettings } from '../settings/browser-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { isUnopened } from './live-paths.ts'

/** Open parts of the shop that its pages are made with. */
interface OpenParts {
  readonly built: Awaited<ReturnType<typeof openBuilt | typeof openSources>>
  readonly commerce: Commerce
  readonly content: { readonly store: ContentStore }
  readonly images: Pick<Awaited<ReturnType<typeof openImages>>, 'measure'>
  readonly payment: Pick<PaymentChoice, 'formTargets'>
  readonly place: { readonly origin: string }
  readonly clock: () => number
  readonly logger: Logger
  readonly isDevelopment: boolean
}

/** The storefront's view of the open shop. */
export function storefrontParts(
  settings: Settings,
  { built, commerce, content, images, payment, place, clock, logger, isDevelopment }: OpenParts,
): StorefrontParts {
  return {
    ...built,
    readPage: (request, now) => content.store.detail(request, now),
    pagesChangeAt: content.store.changesAt,
    shownLocales: content.store.shownLocales,
    movedTo: content.store.movedTo,
    apiFor: (locale, now) => commerce.createServerApi({ locale, ...(now !== undefined && { now }) }),
    isMember: commerce.isMember,
    isUnopened: () => isUnopened(content.store),
    catalogueChangesAt: now => commerce.changesAt(now),
    compile: {
      imageHostMap: settings.IMAGE_HOST_MAP,
      sanitise: sanitiseHtml,
      stated: locale => statedTexts(commerce.settings().stated, locale, settings.CURRENCY_SYMBOL),
    },
    describePicture: (address, locale) => content.store.media.about(address)?.alt[locale],
    measurePicture: images.measure,
    config: () => browserSettings(settings, commerce.settings()),
    origin: () => place.origin,
    formTargets: payment.formTargets,
    clock,
    report: (error, at) => logger.error({ err: error, ...at }, 'a block was left out'),
    reportFindings: (page, findings) =>
      logger.warn({ path: page.path, version: page.version, findings }, 'page content has problems'),
    keepsPages: !isDevelopment,
  }
}
