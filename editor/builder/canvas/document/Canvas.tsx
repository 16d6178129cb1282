import { createSharedState } from '#blocks/page/shared-state.ts'
import { CONTENT_ROUTE } from '#blocks/page/shop-route.ts'
import { type BlockContext, NO_SESSION } from '#blocks/page/view.ts'
import { shopMessages } from '#locales/catalogue.ts'
import { languageTag, type Locale } from '#locales/locale.ts'
import { BlockProviders } from '#renderer/view/providers.tsx'
import type { PictureSizeOf } from '#ui/picture/picture-size.ts'
import { type BrandLook, brandVariables, pageColours } from '#api/rules/brand-look.ts'
import { themeStyle } from '#ui/theme.ts'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { createTranslator } from 'use-intl'
import { slotKey } from '#content-store/client/model/page-tree.ts'
import styles from './Canvas.module.css'
import { CanvasSlot } from './CanvasSlot.tsx'
import { FrameAround } from './FrameAround.tsx'
import { HostProvider } from './host-context.ts'
import { OperatorTexts } from './OperatorTexts.tsx'
import type { CanvasHost } from '../port.ts'
import { PageLabel } from './SlotLabel.tsx'
import { useToldSize } from './use-told-size.ts'
import { showBag } from '#blocks/shop/cart/bag.ts'
import { type Shopper, shopperStore, VISITOR } from '#blocks/shop/session/shopper.ts'
import type { Viewer } from '#api/rules/view-point.ts'

/** A shopper of this kind, without an account. */
const shopperOf = (viewer: Viewer): Shopper =>
  viewer === 'visitor'
    ? VISITOR
    : { ...VISITOR, isVisitor: false, staffCode: viewer === 'staff' ? viewer : '' }

/** Tells the blocks of this canvas who shops, and what is in the bag, as the shop's session does on a page. */
function useShopperOf({ viewer, around }: Pick<CanvasHost, 'viewer' | 'around'>): void {
  const { bag } = useSyncExternalStore(around.subscribe, around.getState)
  useEffect(() => shopperStore.set({ shopper: shopperOf(viewer) }), [viewer])
  useEffect(() => showBag(bag), [bag])
}

/** What blocks say to operators. */
const operatorTextsIn = (locale: Locale) =>
  createTranslator({
    locale: languageTag(locale),
    messages: shopMessages(locale),
    timeZone: 'Asia/Hong_Kong',
  })

const NO_PICTURES: ReturnType<NonNullable<CanvasHost['pictures']>['all']> = {}
const noPictures = () => NO_PICTURES
const neverChanges = () => () => undefined

/** As the shop's renderer says it: the canvas crops pictures where the shop does. */
function usePictureSize({ pictures }: CanvasHost): PictureSizeOf {
  const known = useSyncExternalStore(pictures?.watch ?? neverChanges, pictures?.all ?? noPictures)
  return useCallback(
    src => {
      const { width, height, focus, crops } = known[src] ?? {}
      if (width === undefined || height === undefined) return undefined
      if (crops) return [width, height, focus ?? null, crops]
      return focus === undefined ? [width, height] : [width, height, focus]
    },
    [known],
  )
}

/** Gives the document the colours and faces of the shop, as its pages have them. */
function wearBrand(brand: BrandLook): void {
  const { style } = document.documentElement
  const { themeColour: themeColor, saleColour: priceColor } = brand
  for (const [name, value] of Object.entries({
    ...themeStyle({ themeColor, priceColor }),
    ...brandVariables(brand),
  }))
    style.setProperty(name, String(value))
}

/** The page in builder mode: the shop's own views, each under a wrapper that names its block. Source: L-161 … L-163. */
export function Canvas({ host }: { readonly host: CanvasHost }) {
  const { locale, now, currencySymbol, brand, stated, api, viewer } = host
  const screen = useSyncExternalStore(host.watchScreen, host.screen)
  const pictureSize = usePictureSize(host)
  const operatorTexts = useMemo(() => operatorTextsIn(host.uiLocale), [host.uiLocale])
  const context = useMemo<BlockContext>(
    () => ({
      ...NO_SESSION,
      session: { ...NO_SESSION.session, mayBeMember: () => viewer !== 'visitor' },
      locale,
      mode: 'builder',
      now,
      api,
      currencySymbol,
      facts: { ...NO_SESSION.facts, brand, stated },
      isVisitor: async () => viewer === 'visitor',
      route: screen === undefined ? CONTENT_ROUTE : { kind: 'screen', screen, params: {} },
      settings: {},
      operatorTexts,
      shared: createSharedState(),
      go: () => undefined,
    }),
    [locale, now, currencySymbol, brand, stated, api, viewer, screen, operatorTexts],
  )
  const sized = useMemo(() => ({ ...context, pictureSize }), [context, pictureSize])
  useShopperOf(host)
  const { globalConfig } = useSyncExternalStore(host.page.watchMeta, () => host.page.meta)
  const theme = useMemo(() => themeStyle(pageColours(globalConfig, brand)), [globalConfig, brand])
  useEffect(() => wearBrand(brand), [brand])
  // Two canvases may be side by side: each is named by its language.
  const name = new Intl.DisplayNames(languageTag(host.uiLocale), { type: 'language' }).of(languageTag(locale))
  const page = useToldSize<HTMLElement>(host)
  useEffect(() => host.onReady(), [host])
  return (
    <HostProvider value={host}>
      <BlockProviders context={sized} messages={shopMessages(locale)}>
        <FrameAround region="header" />
        <main
          ref={page}
          className={styles.page}
          style={theme}
          aria-label={name}
          data-viewer={viewer === 'visitor' ? 'visitor' : 'member'}
          data-page={screen === undefined ? host.shell : 'screen'}
        >
          {host.rootSlots.map(name => (
            <CanvasSlot key={name} slot={slotKey('', name)} />
          ))}
          {host.shell === 'frame' && (
            <OperatorTexts>
              <PageLabel />
            </OperatorTexts>
          )}
        </main>
        <FrameAround region="footer" />
      </BlockProviders>
    </HostProvider>
  )
}
