import type { Api } from '#api/client/api.ts'
import { matchRoute } from './match-route.ts'
import { resolveRoute } from './resolve-route.ts'

/** Followed at most; a longer way round is taken for one that ends. */
const MOST_REDIRECTS = 3

/**
 * Resolves to true if an address of the shop, path and query, is answered with a page: by the shop's own routes and what the api knows.
 * Pages that operators compose count as existing, published or not.
 */
export async function addressLeads(api: Api, address: string, redirects = 0): Promise<boolean> {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  const route = matchRoute(pathname)
  if (route.kind === 'notFound') return false
  const follow = (to: string) => redirects >= MOST_REDIRECTS || addressLeads(api, to, redirects + 1)
  if (route.kind === 'redirect') return follow(route.to)
  const resolved = await resolveRoute(route.target, {
    api,
    pathname,
    search: searchParams,
    sampleCode: () => Promise.resolve(''),
  })
  if (resolved.kind === 'redirect') return follow(resolved.to)
  return resolved.kind === 'found'
}
