import type { Request } from 'express'
import { isKnownHost } from './known-host.ts'

/**
 * The shop's address as the browser sees it: the setting's, otherwise the request's where it names this server, so that a shop on
 * a developer's machine works as `localhost` and as `127.0.0.1`.
 */
export const createOriginOf =
  ({
    origin,
    isSecure,
    listening,
    fallback,
  }: {
    origin: string | undefined
    isSecure: boolean
    /** The setting HOST. */
    listening: string
    fallback: () => string
  }) =>
  (request: Pick<Request, 'headers' | 'socket'>): string => {
    if (origin !== undefined) return origin
    return isKnownHost(request, listening)
      ? `${isSecure ? 'https' : 'http'}://${request.headers.host}`
      : fallback()
  }
