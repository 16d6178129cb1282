/** What a shopper's address asks for. Source: LO-02, LO-11. */
export type Route =
  | { readonly kind: 'page'; readonly contentPath: string; readonly isPreview: boolean }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'notFound' }

/** Marks the sport section. Source: LO-85. */
const SPORT_MARKER = 'SPORTb'

const KEY = /^[A-Za-z0-9-]{1,64}$/
const NOT_FOUND: Route = { kind: 'notFound' }

const segmentsOf = (pathname: string) => pathname.split('/').filter(Boolean)

/**
 * The content path behind a pathname. Query, hash and trailing slash do not count, case does; `/preview` in front asks
 * for the draft.
 */
export function routeOf(pathname: string): Route {
  const segments = segmentsOf(pathname)
  const isPreview = segments[0] === 'preview'
  if (isPreview) segments.shift()
  const [first, second] = segments
  const page = (contentPath: string): Route => ({ kind: 'page', contentPath, isPreview })
  if (first === undefined) return page('/home')
  if (first.toLowerCase() === SPORT_MARKER.toLowerCase())
    return segments.length === 1 ? page(`/${SPORT_MARKER}`) : NOT_FOUND
  if (first === 'minisite' || first === 'landingPage') {
    if (second === undefined) return { kind: 'redirect', to: '/' }
    return segments.length === 2 && KEY.test(second) ? page(`/${first}/${second}`) : NOT_FOUND
  }
  if (first === 'member') return segments.length === 1 ? page('/member') : NOT_FOUND
  // Shells can be previewed by their own path: `/preview/shell/frame`.
  if (isPreview && first === 'shell' && second && KEY.test(second)) return page(`/shell/${second}`)
  return NOT_FOUND
}
