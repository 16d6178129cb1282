import { closeOverlays } from '#blocks/shop/popups/overlay.ts'
import { trackPage } from '#blocks/shop/tracking/tracking.ts'
import { shopperStore } from '#blocks/shop/session/shopper.ts'
import { themeStyle } from '#ui/theme.ts'
import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type DataRouter,
  type LoaderFunctionArgs,
  matchRoutes,
  Outlet,
  redirectDocument,
  replace,
  type RouteObject,
  ScrollRestoration,
  useMatches,
  useNavigation,
  useRouteError,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { islandsIn, type PagePayload } from '../build/payload.ts'
import { PERSONAL_ROUTES } from '../route/routes.ts'
import { IslandContext } from '../view/BlockFrame.tsx'
import { PageView } from '../view/PageView.tsx'
import { BlockProviders } from '../view/providers.tsx'
import { startContent } from './content.tsx'
import { createIslands } from './islands.tsx'
import { startOutlets } from './Outlets.tsx'
import { startOwnPrices } from './own-prices.ts'
import { contextOf, go, type Shop, type Surround } from './page-context.ts'
import { report } from './report.ts'

/** A content read takes at least this long, so that loading signs do not flicker. Source: C-326, LO-102. */
const MIN_DELAY_MS = 200
/** Time a page that was left comes back without a request; an error is asked for again. Ours. */
const FRESH_MS = 60_000

/** The document has to be loaded: the page is of another build or language, or not for this session. */
class NeedsDocument extends Error {}

/** The payload of a personal page. Throws `NeedsDocument` where the server has to decide. */
const pageQuery = (address: string, { build, locale }: PagePayload) =>
  queryOptions({
    queryKey: ['page', address],
    retry: false,
    queryFn: async ({ signal }): Promise<PagePayload> => {
      const [response] = await Promise.all([
        fetch(`/_page${address}`, { headers: { accept: 'application/json' }, signal }),
        new Promise(resolve => setTimeout(resolve, MIN_DELAY_MS)),
      ])
      if (!response.headers.get('content-type')?.includes('application/json')) throw new NeedsDocument()
      const page: PagePayload = await response.json() // our own server's payload, typed on both sides
      if (page.build !== build || page.locale !== locale) throw new NeedsDocument()
      await loadAssets(page)
      return page
    },
    staleTime: ({ state }) => (state.data?.status === 200 ? FRESH_MS : 0),
  })

/** Waits until the style sheets of a page are there, so that it never shows unstyled; scripts load alongside. */
async function loadAssets({ styles, scripts }: PagePayload): Promise<void> {
  for (const href of scripts) addLink('modulepreload', href)
  await Promise.all(
    styles.map(href => {
      const link = addLink('stylesheet', href)
      return new Promise<void>(resolve => {
        if (!link) return resolve()
        for (const event of ['load', 'error']) link.addEventListener(event, () => resolve())
      })
    }),
  )
}

function addLink(rel: string, href: string): HTMLLinkElement | undefined {
  if (document.head.querySelector(`link[rel="${rel}"][href="${href}"]`)) return undefined
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
  document.head.append(link)
  return link
}

/** The address of a personal page that a click asks for; `undefined` when the browser should follow the link itself. */
export function personalAddress(event: MouseEvent, here: URL, routes: RouteObject[]): string | undefined {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && event.button === 0
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (event.defaultPrevented || !isPlain || !anchor?.href) return undefined
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return undefined
  const url = new URL(anchor.href, here)
  // The server reads these: a language, or a token of single sign-on.
  const isForServer = url.searchParams.has('lang') || url.searchParams.has('token')
  const isSamePage = url.pathname === here.pathname && url.search === here.search
  if (url.origin !== here.origin || isForServer || (isSamePage && url.hash)) return undefined
  return matchRoutes(routes, url) ? url.pathname + url.search + url.hash : undefined
}

/** Gives the document what the next page says about itself. Personal pages are not indexed, so no more than this. */
function applyHead({ head, themeColor, priceColor }: PagePayload): void {
  document.title = head.title
  for (const [name, value] of Object.entries(themeStyle({ themeColor, priceColor })))
    document.documentElement.style.setProperty(name, String(value))
}

/** A page that could not be read: header and footer of the page before it, and an error in its middle. */
const failed = (page: PagePayload): PagePayload => ({
  ...page,
  status: 500,
  regions: { ...page.regions, top: [], core: [], main: [], bottom: [], popup: [] },
})

function ReportFailure({ page }: { readonly page: PagePayload }) {
  const error = useRouteError()
  useEffect(() => report(error, page), [error, page])
  return null
}

interface PagesProps {
  readonly firstPage: PagePayload
  readonly shop: Shop
  readonly surround: Surround
  readonly goTo: typeof go
}

/** The personal page of the present address, inside the frame that stays while the shopper moves. */
function PersonalPages({ firstPage, shop, surround, goTo }: PagesProps) {
  const found = useMatches().at(-1)?.loaderData as PagePayload | undefined // what `loader` answers
  const [kept, setKept] = useState(firstPage)
  if (found && found !== kept) setKept(found)
  const page = useMemo(() => found ?? failed(kept), [found, kept])
  const isLoading = useNavigation().state !== 'idle'
  const context = useMemo(() => contextOf(page, shop, goTo), [page, shop, goTo])
  const mountIsland = useMemo(() => createIslands(page, { context, surround }), [page, context, surround])
  const showOutlets = useRef<ReturnType<typeof startOutlets>>(undefined)
  const shown = useRef(firstPage)
  useEffect(() => {
    showOutlets.current ??= startOutlets(context, surround)
    if (shown.current === page) return
    shown.current = page
    closeOverlays()
    showOutlets.current(context)
    applyHead(page)
    if (!page.isPreview) trackPage()
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [page, context, surround])
  useEffect(() => startOwnPrices(page, context, shop.texts.messages), [page, context, shop])
  return (
    <>
      <IslandContext value={mountIsland}>
        {surround(context, <PageView page={page} isLoading={isLoading} />)}
      </IslandContext>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/**
 * Runs the personal pages (sign-in, account, bag) as one application: moving between them loads no document, and their blocks
 * read and change data with TanStack Query. Links to other pages load a document.
 */
export function startPersonal(firstPage: PagePayload, shop: Shop): void {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const surround: Surround = (context, children) => (
    <QueryClientProvider client={queries}>
      <BlockProviders context={context} messages={shop.texts.messages}>
        {children}
      </BlockProviders>
    </QueryClientProvider>
  )

  const loader = async ({ request }: LoaderFunctionArgs) => {
    const { pathname, search, hash } = new URL(request.url)
    try {
      const page = await queries.fetchQuery(pageQuery(pathname + search, firstPage))
      const asked = pathname.replace(/\/+$/, '') || '/'
      return page.status === 200 && page.pathname !== asked ? replace(page.pathname + search) : page
    } catch (error) {
      if (error instanceof NeedsDocument) return redirectDocument(pathname + search + hash)
      throw error
    }
  }
  let router: DataRouter | undefined
  const goTo: typeof go = (href, how) => {
    const isMove = !how?.isHere && matchRoutes(routes, new URL(href, location.href)) !== null
    if (isMove && router) void router.navigate(href, { replace: how?.replace ?? false })
    else go(href, how)
  }
  const routes: RouteObject[] = [
    {
      element: <PersonalPages firstPage={firstPage} shop={shop} surround={surround} goTo={goTo} />,
      children: PERSONAL_ROUTES.map(({ id, path, caseSensitive }) => ({
        id,
        path,
        caseSensitive,
        loader,
        element: null,
        errorElement: <ReportFailure page={firstPage} />,
      })),
    },
  ]
  const first = matchRoutes(routes, location)?.at(-1)?.route.id
  const element = document.getElementById('shop')
  // The server reads some addresses more generously (`//user`): such a page is finished HTML with live blocks all the same.
  if (first === undefined || !element)
    return startContent({ ...firstPage, islands: islandsIn(Object.values(firstPage.regions).flat()) }, shop)
  const running = (router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [first]: firstPage } },
  }))
  hydrateRoot(element, <RouterProvider router={running} />, {
    onRecoverableError: error => report(error, firstPage),
  })
  document.addEventListener('click', event => {
    const to = personalAddress(event, new URL(location.href), routes)
    if (to === undefined) return
    event.preventDefault()
    void running.navigate(to)
  })
  forgetWithSession(queries)
}

/**
 * What a member has read is not kept once the session ends. Another member in this tab means another document
 * (`session.ts`), and a member who changes their name stays the same.
 */
function forgetWithSession(queries: QueryClient): void {
  let known = shopperStore.get().shopper?.isVisitor
  shopperStore.subscribe(() => {
    const now = shopperStore.get().shopper?.isVisitor
    if (known !== undefined && now !== known) void queries.resetQueries()
    known = now
  })
}
