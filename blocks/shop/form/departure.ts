/**
 * How a screen leaves for another page with a new session: by a full load, so that everything personal is asked anew. An object,
 * so that tests can watch it.
 */
export const departure = {
  to: (path: string): void => window.location.assign(path),
  /** The page one leaves is not to be come back to. */
  insteadTo: (path: string): void => window.location.replace(path),
}
