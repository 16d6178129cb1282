import { OverlayOutlet } from '#blocks/shop/popups/OverlayOutlet.tsx'
import { createSharedState } from '#blocks/page/shared-state.ts'
import { CONTENT_ROUTE, type ShopRoute } from '#blocks/page/shop-route.ts'
import { type BlockContext, BlockContextProvider, NO_SESSION, type PageMode } from '#blocks/page/view.ts'
import { catalogue } from '#locales/catalogue.ts'
import { fromShort, languageTag } from '#locales/locale.ts'
import type { Decorator } from '@storybook/react-vite'
import { IntlProvider } from 'use-intl'
import { mockApi } from '../mock-api.ts'
import { STORY_NOW } from '../sample-products.ts'

/** The toolbar's switches, as stories and loaders read them. */
export function pageSettings(globals: Record<string, unknown>, route: ShopRoute = CONTENT_ROUTE) {
  const locale = fromShort(String(globals.language)) ?? 'zh_HK'
  const mode: PageMode = globals.mode === 'builder' ? 'builder' : 'shop'
  const isVisitor = () => Promise.resolve(globals.who !== 'member')
  return {
    ...NO_SESSION,
    facts: { ...NO_SESSION.facts, hotline: '+852 2345 6789' },
    locale,
    mode,
    now: STORY_NOW,
    api: mockApi(locale),
    currencySymbol: 'HK$',
    isVisitor,
    route,
    settings: {},
    shared: createSharedState(),
    go: () => undefined,
  }
}

/** What a page puts around its views: language, texts, block context. */
export const withPage: Decorator = (Story, { globals, parameters }) => {
  const settings = {
    ...pageSettings(globals, parameters['route'] as ShopRoute | undefined),
    settings: (parameters['settings'] ?? {}) as BlockContext['settings'],
  }
  const { locale } = settings
  document.documentElement.lang = languageTag(locale)
  return (
    <IntlProvider locale={languageTag(locale)} messages={catalogue[locale]} timeZone="Asia/Hong_Kong">
      <BlockContextProvider value={settings}>
        {/* Each switch resets the view's state, as on a page. */}
        <Story key={`${locale} ${settings.mode} ${String(globals.who)}`} />
        <OverlayOutlet />
      </BlockContextProvider>
    </IntlProvider>
  )
}
