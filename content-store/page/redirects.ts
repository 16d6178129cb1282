import type { Redirect } from '../client/types.ts'
import { pageKey, parseKey } from './page-path.ts'

/**
 * Redirects with another one added. None leads to an address that is redirected itself, so none is followed twice and none leads
 * back: those that led to `move.from` lead to `move.to`, and where a page is there is no redirect.
 */
export const withRedirect = (redirects: readonly Redirect[], move: Redirect): readonly Redirect[] => [
  ...redirects
    .filter(({ from }) => from !== move.from && from !== move.to)
    .map(redirect => (redirect.to === move.from ? { ...redirect, to: move.to } : redirect)),
  move,
]

/** The redirect from an address. Letter case does not count, as for pages. */
export const redirectFrom = (redirects: readonly Redirect[], path: string) =>
  redirects.find(({ from }) => from.toLowerCase() === path.toLowerCase())

/** The present key of a page; a page that moved is also found by its former keys. */
export function presentKey(redirects: readonly Redirect[], key: string): string {
  const place = parseKey(key)
  const redirect = place && redirects.find(({ from }) => from === place.path)
  return redirect ? pageKey({ ...place, path: redirect.to }) : key
}

/** Lets every operation on a page find one that has moved: `key` in its input becomes the present key. */
export const inPresentKeys =
  (present: (key: string) => string) =>
  <Input>(input: Input): Input =>
    typeof input === 'object' && input !== null && 'key' in input && typeof input.key === 'string'
      ? { ...input, key: present(input.key) }
      : input
