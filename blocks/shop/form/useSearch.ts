import { safePath } from '../links/safe-path.ts'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The address's query; empty until the page is alive, as servers keep one page for all queries. */
export function useSearch(): URLSearchParams {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  )
  return new URLSearchParams(search)
}

/** Destination of the shopper, inside this shop. Source: M-029, L-007, MO-10. */
export const useRedirect = (): string | undefined => safePath(useSearch().get('redirectUrl'))

/** A path that keeps where the shopper wanted to go. */
export const keeping = (
  path: string,
  redirect: string | undefined,
  more?: Readonly<Record<string, string>>,
) => {
  const query = new URLSearchParams({ ...more, ...(redirect && { redirectUrl: redirect }) }).toString()
  return query ? `${path}?${query}` : path
}
