import { generatePath, matchRoutes, type RouteMatch } from 'react-router'
import { createByteCache } from '#platform/byte-cache.ts'
import type { GuardName, RouteHandle, ScreenName, ShopRouteObject } from './route-object.ts'
import { ROUTES, screensOf, SHELL_PREVIEW } from './routes.ts'

/** The part of the shop an address names; `resolve-route.ts` asks the api whether there is such a thing. */
export type Target =
  | { readonly kind: 'content'; readonly section?: string }
  | {
      readonly kind: 'screen'
      readonly screen: ScreenName
      readonly params: Readonly<Record<string, string>>
      readonly isIndexed: boolean
      /** Previews of the shell itself show any of these, by the parameter `screen`. */
      readonly choices?: readonly ScreenName[]
    }
  | {
      readonly kind: 'product'
      readonly brand?: string
      /** Empty in previews of the shell itself: any product. */
      readonly code: string
      readonly mayBeBrand: boolean
      readonly section: string
    }
  | {
      readonly kind: 'list'
      readonly base: 'list' | 'products' | 'brand'
      /** Decoded, at most three. */
      readonly segments: readonly string[]
      readonly section: string
    }

/** Match of a shopper's address. Source: LO-02, LO-11. */
export type MatchedRoute =
  | {
      readonly kind: 'page'
      readonly contentPath: string
      readonly isPreview: boolean
      readonly target: Target
      readonly guards: readonly GuardName[]
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly guards: readonly GuardName[] }
  | { readonly kind: 'notFound' }

/** Keys of pages that operators compose. Source: LO-03. */
const KEY = /^[A-Za-z0-9-]{1,64}$/
const PREVIEW = '/preview'
const NOT_FOUND: MatchedRoute = { kind: 'notFound' }
const PREVIEW_ROUTES = [...ROUTES.filter(({ id }) => id !== 'preview'), SHELL_PREVIEW]

type Match = RouteMatch<string, ShopRouteObject>
type HandleOf<Kind> = Extract<RouteHandle, { readonly kind: Kind }>

/** Params that the path names; those left out are absent. */
const paramsOf = ({ params }: Match): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== undefined))

/** Matching compiles the table each time; addresses that shoppers ask for again are looked up here. Some thousand of them. */
const known = createByteCache<MatchedRoute>(1024 * 1024)
/** A route with its parameters, beside the characters of its address. An estimate. */
const ROUTE_BYTES = 256

/**
 * Finds the route of a pathname. Query, hash, trailing and repeated slashes do not count, letter case does; `/preview` in front
 * asks for the draft. Asks no service.
 */
export function matchRoute(pathname: string): MatchedRoute {
  const found = known.get(pathname)
  if (found) return found
  const matched = match(pathname)
  known.set(pathname, matched, ROUTE_BYTES + 4 * pathname.length)
  return matched
}

function match(pathname: string): MatchedRoute {
  if (!isDecodable(pathname)) return NOT_FOUND
  const path = pathname.replace(/\/{2,}/g, '/') || '/'
  const matches = matchRoutes(ROUTES, path)
  if (matches?.at(-1)?.route.handle.kind !== 'preview') return read(matches, false)
  return read(matchRoutes(PREVIEW_ROUTES, path, PREVIEW), true)
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** The shell of the area a screen belongs to. */
const shellOf = (matches: readonly Match[] | null): string =>
  matches?.map(({ route }) => route.handle).find(handle => handle.kind === 'area')?.shell ?? ''

function read(matches: readonly Match[] | null, isPreview: boolean): MatchedRoute {
  const last = matches?.at(-1)
  if (!last) return NOT_FOUND
  const { handle } = last.route
  const guards = isPreview ? [] : (handle.guards ?? [])
  const page = (contentPath: string, target: Target): MatchedRoute => ({
    kind: 'page',
    contentPath,
    isPreview,
    target,
    guards,
  })
  switch (handle.kind) {
    case 'redirect':
      return { kind: 'redirect', to: handle.to, guards }
    case 'content':
      return readContent(handle, last, page)
    case 'product':
      return page('/shell/product', productTarget(handle, last))
    case 'list':
      return page('/shell/list', { ...handle, segments: segmentsOf(last) })
    case 'screen':
      return page(shellOf(matches), screenTarget(handle, last))
    default:
      return NOT_FOUND
  }
}

function readContent(
  { contentPath, section }: HandleOf<'content'>,
  last: Match,
  page: (contentPath: string, target: Target) => MatchedRoute,
): MatchedRoute {
  const { key } = last.params
  if (key !== undefined && !KEY.test(key)) return NOT_FOUND
  const path = generatePath(contentPath, last.params)
  // Previews of shells show any product, all products, and one screen after the other.
  if (path === '/shell/product')
    return page(path, { kind: 'product', code: '', mayBeBrand: false, section: '' })
  if (path === '/shell/list') return page(path, { kind: 'list', base: 'list', segments: [], section: '' })
  const choices = screensOf(path)
  const [screen] = choices
  if (screen) return page(path, { kind: 'screen', screen, params: {}, isIndexed: false, choices })
  return page(path, { kind: 'content', ...(section !== undefined && { section }) })
}

function productTarget({ section, mayBeBrand }: HandleOf<'product'>, last: Match): Target {
  const { code = '', brand } = last.params
  return { kind: 'product', code, mayBeBrand, section, ...(brand !== undefined && { brand }) }
}

const segmentsOf = ({ params: { first, second, third } }: Match) =>
  [first, second, third].filter(segment => segment !== undefined)

const screenTarget = ({ screen, params, isIndexed = false }: HandleOf<'screen'>, last: Match): Target => ({
  kind: 'screen',
  screen,
  params: { ...paramsOf(last), ...params },
  isIndexed,
})
