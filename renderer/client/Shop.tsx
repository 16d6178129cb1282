import type { Api } from '#api/client/api.ts'
import { cookiesAccepted, onCookiesAccepted } from '#blocks/shop/notices/consent.ts'
import { closeOverlays } from '#blocks/shop/popups/overlay.ts'
import { OverlayOutlet } from '#blocks/shop/popups/OverlayOutlet.tsx'
import { createSharedState } from '#blocks/page/shared-state.ts'
import { track } from '#blocks/shop/tracking/tracking.ts'
import type { BlockContext, SessionActions } from '#blocks/page/view.ts'
import { loadingCount, onLoading } from '#ui/loading/loading.ts'
import { currentToast, onToast } from '#ui/toast/toast.ts'
import {
  type ComponentType,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { BlockPayload, PagePayload } from '../payload.ts'
import { IslandContext } from '../view/BlockFrame.tsx'
import { PageView } from '../view/PageView.tsx'
import { BlockProviders } from '../view/providers.tsx'
import type { AppConfig } from './config.ts'
import { applyHead } from './head.ts'
import { internalAddress } from './internal-link.ts'
import { createIslands } from './islands.tsx'
import { loadAssets, loadPage } from './page-loader.ts'
import { rememberScroll, restoreScroll } from './scroll-memory.ts'
import { navigate, useHistory } from './shop-history.ts'
import type { createTexts } from './texts.ts'

interface Props {
  readonly firstPage: PagePayload
  readonly config: AppConfig
  readonly api: Api
  readonly texts: ReturnType<typeof createTexts>
  readonly session: SessionActions & Pick<BlockContext, 'isVisitor'>
}

/** The shop in the browser: shows the page of the present address and moves to the next without a reload. */
export function Shop({ firstPage, config, api, texts, session }: Props) {
  const { messages, load: loadTexts } = texts
  const { location, action } = useHistory()
  const { page, isLoading } = usePage(firstPage, location, action)
  const go = useGo(location.key)
  useInternalLinks(page.isPreview, location.key)
  useTrackedPage(page)
  const context = useMemo<BlockContext>(
    () => ({
      locale: page.locale,
      mode: 'shop',
      now: page.now,
      api,
      currencySymbol: config.currencySymbol,
      isVisitor: session.isVisitor,
      session,
      facts: config,
      loadTexts,
      route: page.route,
      settings: page.settings,
      shared: createSharedState(),
      go,
      // A kept page may be minutes old; a preview stays at its moment.
      clock: page.isPreview ? undefined : Date.now,
    }),
    [page, api, config, session, loadTexts, go],
  )
  const mountIsland = useMemo(() => createIslands(page, context, messages), [page, context, messages])
  return (
    <BlockProviders context={context} messages={messages}>
      <IslandContext value={mountIsland}>
        <PageView page={page} isLoading={isLoading} />
      </IslandContext>
      <OverlayOutlet />
      <Toasts />
      <Loading />
      <Cookies scriptUrl={config.insiderScriptUrl} />
    </BlockProviders>
  )
}

/** Marks a change of address that leaves the page as it is. */
interface EntryState {
  readonly isHere?: boolean
}

/** How blocks move: to another page, or only to another address of this one. */
function useGo(key: string): BlockContext['go'] {
  const latest = useRef(key)
  useEffect(() => {
    latest.current = key
  })
  return useCallback((href, { replace = false, isHere = false } = {}) => {
    rememberScroll(latest.current)
    const state: EntryState = { isHere }
    navigate(href, { isReplacing: replace, state })
  }, [])
}

/** The page to show, one step behind the address until the next one is complete. */
function usePage(
  firstPage: PagePayload,
  location: ReturnType<typeof useHistory>['location'],
  action: ReturnType<typeof useHistory>['action'],
) {
  const address = location.pathname + location.search
  /** `changes`: how often blocks changed the address under the page. */
  const [shown, setShown] = useState({ page: firstPage, address, entry: location.key, changes: 0 })
  // Coming back to such an entry means the page it showed then, which has to be asked for.
  const staysHere = (location.state as EntryState | null)?.isHere === true && action !== 'POP'
  if (staysHere && address !== shown.address)
    setShown({ ...shown, address, entry: location.key, changes: shown.changes + 1 })

  useEffect(() => {
    if (address === shown.address || staysHere) return
    const abort = new AbortController()
    const show = async () => {
      if (location.search.includes('lang=') && (await import('./arrive-in-language.ts')).arriveInLanguage())
        return
      const page = afresh(await loadPage(address, abort.signal), shown.changes)
      // Another build of the shop, or another language than these texts: start afresh.
      if (page.build !== firstPage.build || page.locale !== firstPage.locale) throw new Error('Another build')
      await loadAssets(page)
      if (abort.signal.aborted) return
      const moved = movedTo(page, location)
      if (moved) navigate(moved, { isReplacing: true, state: { isHere: true } satisfies EntryState })
      startTransition(() =>
        setShown(({ changes }) => ({ page, address: moved ?? address, entry: location.key, changes })),
      )
    }
    show().catch(() => abort.signal.aborted || window.location.assign(address + location.hash))
    return () => abort.abort()
  }, [address, location, shown.address, shown.changes, firstPage, staysHere])

  /** The entry and page that stand where the reader left or found them. */
  const entry = useRef(location.key)
  const placed = useRef(firstPage)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const leave = () => rememberScroll(entry.current)
    window.addEventListener('pagehide', leave)
    if (isReload() && window.scrollY === 0) restoreScroll(entry.current, { hash: '', isReturn: true })
    return () => window.removeEventListener('pagehide', leave)
  }, [firstPage]) // eslint-disable-line react-hooks/exhaustive-deps -- once, at the start

  useLayoutEffect(() => {
    entry.current = shown.entry
    if (placed.current === shown.page) return
    placed.current = shown.page
    closeOverlays()
    applyHead(shown.page)
    restoreScroll(shown.entry, { hash: window.location.hash, isReturn: action === 'POP' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [shown, action])

  return { page: shown.page, isLoading: address !== shown.address }
}

/** Blocks here follow no list and no product. */
const FRAME_REGIONS: readonly string[] = ['header', 'footer'] satisfies (keyof PagePayload['regions'])[]

/**
 * A page whose live blocks are new: those on screen may have gone on to another list or colour since they were made, and
 * would otherwise stay as they are.
 */
function afresh(page: PagePayload, changes: number): PagePayload {
  if (changes === 0) return page
  const renew = (block: BlockPayload): BlockPayload =>
    Object.keys(block.data ?? {}).length === 0 ? block : { ...block, digest: `${block.digest}+${changes}` }
  const regions = Object.entries(page.regions).map(([region, blocks]) => [
    region,
    FRAME_REGIONS.includes(region) ? blocks : blocks.map(renew),
  ])
  return { ...page, regions: Object.fromEntries(regions) as PagePayload['regions'] } // the same keys
}

/** Where the server sent a request on to (another colour, the right brand), when that is not where it was asked. */
function movedTo({ pathname, status }: PagePayload, location: { pathname: string; search: string }) {
  const asked = location.pathname.replace(/\/+$/, '') || '/'
  return status === 200 && pathname !== asked ? pathname + location.search : undefined
}

/** The place of toasts, loaded with the first one. */
function Toasts() {
  const toast = useSyncExternalStore(onToast, currentToast, () => undefined)
  return useLater(toast !== undefined, loadToasts)
}

/** The same for what says that one has to wait. Source: M-303. */
function Loading() {
  const count = useSyncExternalStore(onLoading, loadingCount, () => 0)
  return useLater(count > 0, loadLoading)
}

/** The cookie notice, only for browsers that have not accepted it, and what may run in those that have. Source: L-124, CO-08. */
function Cookies({ scriptUrl }: { readonly scriptUrl: string | undefined }) {
  const isAccepted = useSyncExternalStore(onCookiesAccepted, cookiesAccepted, () => true)
  useEffect(() => {
    if (!scriptUrl || !cookiesAccepted()) return
    void import('#blocks/shop/tracking/personalization.ts').then(({ startPersonalization }) =>
      startPersonalization(scriptUrl),
    )
  }, [scriptUrl, isAccepted])
  const notice = useLater(!isAccepted, loadNotice)
  return isAccepted ? null : notice
}

const loadToasts = async () => (await import('#ui/toast/ToastRegion.tsx')).ToastRegion
const loadLoading = async () => (await import('#ui/loading/LoadingIndicator.tsx')).LoadingIndicator
const loadNotice = async () => (await import('#blocks/shop/notices/CookieNotice.tsx')).CookieNotice

/** Something most pages do without: loaded when it is wanted first, there from then on. */
function useLater(isWanted: boolean, load: () => Promise<ComponentType>) {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    if (isWanted) void load().then(loaded => setPart(() => loaded))
  }, [isWanted, load])
  return Part ? <Part /> : null
}

/** A product's page is a product looked at, once per visit. Source: C-390, C-392. */
function useTrackedPage({ route, status, isPreview }: PagePayload) {
  useEffect(() => {
    if (route.kind === 'product' && status === 200 && !isPreview)
      track('view_item', { ecommerce: { items: [{ item_id: route.code }] } })
  }, [route, status, isPreview])
}

/** A reload keeps its place; a first visit may already have been scrolled while scripts were loading. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}

/** Follows links inside the shop without a reload, wherever they stand: views only write `<a href>`. */
function useInternalLinks(isPreview: boolean, key: string) {
  useEffect(() => {
    if (isPreview) return
    const follow = (event: MouseEvent) => {
      const address = internalAddress(event, new URL(window.location.href))
      if (address === undefined) return
      event.preventDefault()
      rememberScroll(key)
      navigate(address)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [key, isPreview])
}
