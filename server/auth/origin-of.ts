import type { Request } from 'express'

/** A name or address with or without port, and nothing else. */
const HOST = /^([\w.-]{1,255}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i

/**
 * The shop's address as the browser sees it: the setting's, otherwise the request's, so that a shop on a developer's machine
 * works as `localhost` and as `127.0.0.1`.
 */
export const createOriginOf =
  ({
    origin,
    isSecure,
    fallback,
  }: {
    origin: string | undefined
    isSecure: boolean
    fallback: () => string
  }) =>
  ({ headers: { host = '' } }: Pick<Request, 'headers'>): string => {
    if (origin !== undefined) return origin
    return HOST.test(host) ? `${isSecure ? 'https' : 'http'}://${host}` : fallback()
  }
