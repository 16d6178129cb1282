import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#locales/locale.ts'

/** The only channel there is. Source: C-311. */
const CHANNEL = '100'

/** Facts in a request's headers. Source: C-311 … C-314, CO-124. */
export interface Caller {
  /** An unknown or missing language is Chinese. */
  readonly locale: Locale
  readonly token: string | undefined
  /** The network address it came from; of IPv6, where one sender has them by the billion, its network. */
  readonly address: string | undefined
  /** False for a channel that is not ours; a missing one counts as ours. */
  readonly isOurChannel: boolean
  /** Names the request in answers and logs. */
  readonly requestId: string
}

/** A server in front may have named the request on its answer already. */
export function callerOf(request: Request, response: Response): Caller {
  const lang = request.get('lang')
  const channel = request.get('channel-code')
  const [, token] = /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '') ?? []
  const id = response.getHeader('x-request-id')
  return {
    locale: isLocale(lang) ? lang : DEFAULT_LOCALE,
    token,
    address: request.ip && ipKeyGenerator(request.ip),
    isOurChannel: channel === undefined || channel === '' || channel === CHANNEL,
    requestId: typeof id === 'string' ? id : randomUUID(),
  }
}

/** The operation a path names: `guess-likes` is `guessLikes`, which GraphQL can spell. Source: CO-118. */
export const operationOfPath = (segment: string) =>
  segment.replace(/-([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())
