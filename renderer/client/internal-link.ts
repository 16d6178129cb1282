/** First segments that are not pages of the shop. */
const OUTSIDE_SHOP = new Set([
  'editor',
  'auth',
  'dev',
  'content',
  'api',
  'media',
  'assets',
  'preview',
  '_page',
  '_report',
  'healthz',
  'readyz',
])

/**
 * The address inside the shop that a click asks for, or `undefined` when the browser should follow the link itself:
 * modified clicks, other targets, downloads, other origins, anchors on the same page, language changes.
 */
export function internalAddress(event: MouseEvent, here: URL): string | undefined {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return undefined
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor?.href || (anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download'))
    return undefined
  const url = new URL(anchor.href, here)
  if (url.origin !== here.origin || url.searchParams.has('lang')) return undefined
  if (OUTSIDE_SHOP.has(url.pathname.split('/')[1] ?? '')) return undefined
  const isSamePage = url.pathname === here.pathname && url.search === here.search
  return isSamePage && url.hash ? undefined : url.pathname + url.search + url.hash
}
