import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'

const history = createBrowserHistory({ v5Compat: true })

/**
 * React Router over the browser's own history. The library's `BrowserRouter` does the same, but brings its forms, fetchers
 * and route modules along, 7 KiB that no page of the shop uses (`docs/decisions/017-script-diet.md`).
 */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [at, setAt] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => history.listen(({ action, location }) => setAt({ action, location })), [])
  return (
    <Router navigator={history} location={at.location} navigationType={at.action}>
      {children}
    </Router>
  )
}
