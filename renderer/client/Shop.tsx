import type { Api } from '#api/client/api.ts'
import type { BlockContext } from '#blocks/view.ts'
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { AbstractIntlMessages } from 'use-intl'
import type { PagePayload } from '../payload.ts'
import { IslandContext } from '../view/BlockFrame.tsx'
import { PageView } from '../view/PageView.tsx'
import { BlockProviders } from '../view/providers.tsx'
import type { AppConfig } from './config.ts'
import { applyHead } from './head.ts'
import { internalAddress } from './internal-link.ts'
import { createIslands } from './islands.tsx'
import { keepPage, loadAssets, loadPage } from './page-loader.ts'
import { rememberScroll, restoreScroll } from './scroll-memory.ts'

interface Props {
  readonly firstPage: PagePayload
  readonly config: AppConfig
  readonly api: Api
  readonly messages: AbstractIntlMessages
  readonly isVisitor: () => Promise<boolean>
}

/** The shop in the browser: shows the page of the present address and moves to the next without a reload. */
export function Shop({ firstPage, config, api, messages, isVisitor }: Props) {
  const { page, isLoading } = usePage(firstPage)
  useInternalLinks(page.isPreview)
  const context = useMemo<BlockContext>(
    () => ({
      locale: page.locale,
      mode: 'shop',
      now: page.now,
      api,
      currencySymbol: config.currencySymbol,
      isVisitor,
      // A kept page may be minutes old; a preview stays at its moment.
      clock: page.isPreview ? undefined : Date.now,
    }),
    [page, api, config, isVisitor],
  )
  const mountIsland = useMemo(() => createIslands(page, context, messages), [page, context, messages])
  return (
    <BlockProviders context={context} messages={messages}>
      <IslandContext value={mountIsland}>
        <PageView page={page} isLoading={isLoading} />
      </IslandContext>
    </BlockProviders>
  )
}

/** The page to show, one step behind the address until the next one is complete. */
function usePage(firstPage: PagePayload) {
  const location = useLocation()
  const navigationType = useNavigationType()
  const address = location.pathname + location.search
  const [shown, setShown] = useState({ page: firstPage, address, entry: location.key })
  const entry = useRef(location.key)

  useEffect(() => {
    if (address === shown.address) return
    const abort = new AbortController()
    const show = async () => {
      const page = await loadPage(address, abort.signal)
      // Another build of the shop, or another language than these texts: start afresh.
      if (page.build !== firstPage.build || page.locale !== firstPage.locale) throw new Error('Another build')
      await loadAssets(page)
      if (abort.signal.aborted) return
      keepPage(address, page)
      startTransition(() => setShown({ page, address, entry: location.key }))
    }
    show().catch(() => abort.signal.aborted || window.location.assign(address + location.hash))
    return () => abort.abort()
  }, [address, location, shown.address, firstPage])

  useEffect(() => {
    keepPage(address, firstPage)
    history.scrollRestoration = 'manual'
    const leave = () => rememberScroll(entry.current)
    window.addEventListener('pagehide', leave)
    if (isReload() && window.scrollY === 0) restoreScroll(entry.current, { hash: '', isReturn: true })
    return () => window.removeEventListener('pagehide', leave)
  }, [firstPage]) // eslint-disable-line react-hooks/exhaustive-deps -- once, at the start

  useLayoutEffect(() => {
    if (entry.current === shown.entry) return
    entry.current = shown.entry
    applyHead(shown.page)
    restoreScroll(shown.entry, { hash: window.location.hash, isReturn: navigationType === 'POP' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [shown, navigationType])

  return { page: shown.page, isLoading: address !== shown.address }
}

/** A reload keeps its place; a first visit may already have been scrolled while scripts were loading. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}

/** Follows links inside the shop without a reload, wherever they stand: views only write `<a href>`. */
function useInternalLinks(isPreview: boolean) {
  const navigate = useNavigate()
  const { key } = useLocation()
  useEffect(() => {
    if (isPreview) return
    const follow = (event: MouseEvent) => {
      const address = internalAddress(event, new URL(window.location.href))
      if (address === undefined) return
      event.preventDefault()
      rememberScroll(key)
      void navigate(address)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, key, isPreview])
}
