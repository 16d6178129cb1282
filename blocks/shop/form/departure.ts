/**
 * Leaves a screen for another page with a new session: by a full load, so that everything personal is fetched again. An
 * object, so that tests can watch it.
 */
export const departure = {
  to: (path: string): void => window.location.assign(path),
  /** Replaces the page in the history. Previews stay: they show operators a screen outside its journey. */
  insteadTo(path: string): void {
    if (!window.location.pathname.startsWith('/preview/')) window.location.replace(path)
  },
}
