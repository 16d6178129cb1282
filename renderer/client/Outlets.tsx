import { isNoticeOpen, onNoticeOpen } from '#blocks/shop/notices/consent.ts'
import { overlays } from '#blocks/shop/popups/overlay.ts'
import { OverlayOutlet } from '#blocks/shop/popups/OverlayOutlet.tsx'
import type { BlockContext } from '#blocks/page/view.ts'
import { loadingCount, onLoading } from '#ui/loading/loading.ts'
import { currentToast, onToast } from '#ui/toast/toast.ts'
import { whenIdle } from '#ui/idle/when-idle.ts'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Surround } from './page-context.ts'

const loadToasts = async () => (await import('#ui/toast/ToastRegion.tsx')).ToastRegion
const loadLoading = async () => (await import('#ui/loading/LoadingIndicator.tsx')).LoadingIndicator
const loadNotice = async () => (await import('#blocks/shop/notices/CookieNotice.tsx')).CookieNotice

const ignore = () => undefined

/**
 * A part most pages do without: loaded when first needed, kept from then on. `lost-chunk.ts` tells shoppers when it cannot be loaded.
 * @param need another one tries again
 */
function useLater(need: unknown, load: () => Promise<ComponentType>) {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    if (need) load().then(loaded => setPart(() => loaded), ignore)
  }, [need, load])
  return Part ? <Part /> : null
}

/** Outlets over every page: overlays, toasts, the sign of a long wait, the cookie notice. Source: M-303, L-124, CO-08. */
function Outlets({ noticePlace }: { readonly noticePlace: Element }) {
  const toast = useSyncExternalStore(onToast, currentToast)
  const loading = useSyncExternalStore(onLoading, loadingCount)
  const isNoticed = useSyncExternalStore(onNoticeOpen, isNoticeOpen)
  const toasts = useLater(toast, loadToasts)
  const indicator = useLater(loading > 0, loadLoading)
  const notice = useLater(isNoticed, loadNotice)
  return (
    <>
      <OverlayOutlet />
      {toasts}
      {indicator}
      {isNoticed && notice && createPortal(notice, noticePlace)}
    </>
  )
}

/** Puts the notice right behind the link that skips to the content, which has to be the first of a page. */
function placeNotice(place: HTMLElement): void {
  const skip = document.querySelector('.skipLink')
  if (skip) skip.after(place)
  else document.body.prepend(place)
}

/**
 * Draws the outlets in a React root of their own, once one of them has something to show: most pages need none.
 *
 * @returns takes the context of the next page
 */
export function startOutlets(first: BlockContext, surround: Surround): (context: BlockContext) => void {
  let root: Root | undefined
  let context = first
  // Before the page, so that the keyboard comes to the notice early.
  const noticePlace = document.createElement('div')
  const draw = () => {
    root ??= createRoot(document.body.appendChild(document.createElement('div')))
    if (!noticePlace.isConnected) placeNotice(noticePlace)
    root.render(surround(context, <Outlets noticePlace={noticePlace} />))
  }
  const drawOnce = () => root ?? draw()
  for (const listen of [overlays.subscribe, onToast, onLoading, onNoticeOpen]) listen(drawOnce)
  if (isNoticeOpen()) whenIdle(draw)
  // With the first press, so that they are there if the connection is lost after it: browsers ask for a script once.
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, () => void loadToasts().catch(ignore), { once: true })
  return next => {
    context = next
    if (root) draw()
  }
}
