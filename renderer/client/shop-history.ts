import { useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'

/**
 * React Router's history of this tab. The shop asks its server which page an address means, so of the router itself it needs
 * nothing: routes, params and outlets would be 9 KiB that no page uses (`docs/decisions/017-script-diet.md`).
 */
const history = createBrowserHistory({ v5Compat: true })

/** Where the reader is, and how they came: `POP` is back, forward or a reload. */
export function useHistory() {
  const [at, setAt] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => history.listen(({ action, location }) => setAt({ action, location })), [])
  return at
}

/** Goes to an address of the shop; a bare `?…` or `#…` keeps what stands before it. */
export function navigate(
  to: string,
  { isReplacing = false, state }: { readonly isReplacing?: boolean; readonly state?: unknown } = {},
): void {
  if (isReplacing) history.replace(to, state)
  else history.push(to, state)
}
