import type { Handler, Request } from 'express'
import { isLoopback } from '../settings/loopback.ts'

/** A name or address with or without port, and nothing else. */
const HOST = /^([\w.-]{1,255}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i

const bare = (host: string) => host.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:/i, '')

/**
 * Returns true if a `Host` header names this server: this machine, the address listened on, or the address the connection came to. Any
 * other name could belong to an attacker, who would receive what is sent there.
 */
export function isKnownHost(
  { headers: { host = '' }, socket }: Pick<Request, 'headers' | 'socket'>,
  listening: string,
): boolean {
  const name = HOST.exec(host)?.[1]
  if (name === undefined) return false
  return isLoopback(name) || name === listening || bare(name) === bare(socket.localAddress ?? '')
}

/** Refuses requests with an unknown `Host` while the shop's address is not set, because the server would rely on the header. */
export const knownHostOnly =
  ({ origin, listening }: { readonly origin: string | undefined; readonly listening: string }): Handler =>
  (request, response, next) => {
    if (origin !== undefined || isKnownHost(request, listening)) return next()
    response
      .status(421)
      .type('text')
      .send(
        'This server does not know the address you used. Operators: set ORIGIN to the public address of the shop.',
      )
  }
