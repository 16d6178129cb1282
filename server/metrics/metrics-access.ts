import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLoopback, isPublicOrigin } from '../settings/loopback.ts'

export interface MetricsAccess {
  /** Token a reader must send; without it only this machine may read, and only where no proxy is in front. */
  readonly token: string | undefined
  /** The shop's public address, if it has one. */
  readonly origin: string | undefined
  readonly trustedProxies: number
}

/** Headers of proxies: a request that carries one comes from elsewhere, whatever its connection says. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Decides who may read metrics: callers that send the token or, when none is set, programs on this machine while the shop has
 * no public address. A proxy on this machine connects from it too, so a shop with a public address needs a token.
 */
export function createMetricsAccess({ token, origin, trustedProxies }: MetricsAccess) {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`)
  return ({
    headers,
    socket,
  }: Pick<IncomingMessage, 'headers' | 'socket'>): 'allowed' | 'asked' | 'hidden' => {
    if (expected) return timingSafeEqual(digest(headers.authorization ?? ''), expected) ? 'allowed' : 'asked'
    const isOwn =
      trustedProxies === 0 &&
      !isPublicOrigin(origin) &&
      FORWARDED.every(name => headers[name] === undefined) &&
      isLoopback(socket.remoteAddress?.replace(/^::ffff:/, '') ?? '') &&
      isLoopback(hostOf(headers.host))
    return isOwn ? 'allowed' : 'hidden'
  }
}

const hostOf = (header: string | undefined) =>
  header !== undefined && URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : ''
