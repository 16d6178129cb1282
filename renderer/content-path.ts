import { type ScreenName, screenAt } from './screens/routes.ts'

/** The part of the catalogue an address names; `resolve-route.ts` finds out whether there is such a thing. */
export type Target =
  | { readonly kind: 'content' }
  | {
      readonly kind: 'screen'
      readonly screen: ScreenName
      readonly params: Readonly<Record<string, string>>
    }
  | {
      readonly kind: 'product'
      readonly brand?: string
      /** Empty in previews of the shell itself: any product. */
      readonly code: string
      /** `/item/{x}`: x may be a brand when it is no product. Source: CO-11. */
      readonly mayBeBrand?: boolean
      readonly section: string
    }
  | {
      readonly kind: 'list'
      readonly base: 'list' | 'products' | 'brand'
      /** Decoded, at most three. */
      readonly segments: readonly string[]
      readonly section: string
    }

/** What a shopper's address asks for. Source: LO-02, LO-11. */
export type Route =
  | {
      readonly kind: 'page'
      readonly contentPath: string
      readonly isPreview: boolean
      readonly target: Target
    }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'notFound' }

/** Marks the sport section. Source: LO-85, CO-12. */
const SPORT_MARKER = 'SPORTb'

const KEY = /^[A-Za-z0-9-]{1,64}$/
const MAX_SEGMENTS = 3
const NOT_FOUND: Route = { kind: 'notFound' }
const CONTENT: Target = { kind: 'content' }

/** `undefined` when a segment is not valid percent-encoding. */
function segmentsOf(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** Whether an address is written as the shop writes it: the same page has others without end (`//list`, `/%6Cist`). */
export const isPlainlyWritten = (pathname: string): boolean =>
  pathname === `/${segmentsOf(pathname)?.map(encodeURIComponent).join('/')}`

/** Products and lists, in the sport section or outside it. Source: C-021 … C-026, C-039, CO-10 … CO-12. */
function targetOf([first, ...rest]: readonly string[], section: string): Target | { to: string } | undefined {
  if (rest.length > MAX_SEGMENTS) return undefined
  switch (first) {
    case 'list':
      return rest.length === 0 ? { kind: 'list', base: 'list', segments: [], section } : undefined
    case 'products':
    case 'brand':
      return { kind: 'list', base: first, segments: rest, section }
    case 'product':
    case 'item': {
      const [one, two, ...more] = rest
      if (one === undefined) return { to: `${section}/list` }
      if (two === undefined) return { kind: 'product', code: one, mayBeBrand: first === 'item', section }
      return first === 'item' && more.length === 0
        ? { kind: 'product', brand: one, code: two, section }
        : undefined
    }
    default:
      return undefined
  }
}

/**
 * The content path behind a pathname. Query, hash and trailing slash do not count, case does; `/preview` in front asks
 * for the draft.
 */
export function routeOf(pathname: string): Route {
  const segments = segmentsOf(pathname)
  if (!segments) return NOT_FOUND
  const isPreview = segments[0] === 'preview'
  if (isPreview) segments.shift()
  const [first, second] = segments
  const page = (contentPath: string, target: Target = CONTENT): Route => ({
    kind: 'page',
    contentPath,
    isPreview,
    target,
  })
  const goods = (parts: readonly string[], section: string): Route => {
    const target = targetOf(parts, section)
    if (!target) return NOT_FOUND
    return 'to' in target
      ? { kind: 'redirect', to: target.to }
      : page(target.kind === 'product' ? '/shell/product' : '/shell/list', target)
  }
  if (first === undefined) return page('/home')
  if (first.toLowerCase() === SPORT_MARKER.toLowerCase())
    return segments.length === 1 ? page(`/${SPORT_MARKER}`) : goods(segments.slice(1), `/${SPORT_MARKER}`)
  if (first === 'minisite' || first === 'landingPage') {
    if (second === undefined) return { kind: 'redirect', to: '/' }
    return segments.length === 2 && KEY.test(second) ? page(`/${first}/${second}`) : NOT_FOUND
  }
  if (first === 'member' || first === 'campaign') return segments.length === 1 ? page(`/${first}`) : NOT_FOUND
  const screen = isPreview ? undefined : screenAt(segments)
  if (screen) return page('', { kind: 'screen', screen: screen.screen, params: screen.params })
  // Shells can be previewed by their own path: `/preview/shell/frame`; those of goods show any product, all products.
  if (isPreview && first === 'shell' && second && KEY.test(second)) {
    if (second === 'product') return page('/shell/product', { kind: 'product', code: '', section: '' })
    if (second === 'list')
      return page('/shell/list', { kind: 'list', base: 'list', segments: [], section: '' })
    return page(`/shell/${second}`)
  }
  return goods(segments, '')
}
