import { timingSafeEqual } from 'node:crypto'
import type { SessionStore } from '#api/auth/session-store.ts'
import type { PendingIdentities } from '#api/identity/pending-identities.ts'
import { startUrl } from '#api/identity/third-party.ts'
import { safePath } from '#blocks/shop/links/safe-path.ts'
import { DEFAULT_LOCALE, fromShort, languageTag } from '#locales/locale.ts'
import { readCookie } from '#renderer/shop-request.ts'
import express, { type Request, type Response, type Router } from 'express'
import * as openid from 'openid-client'
import type { Logger } from '../logger.ts'
import { browserSession } from './browser-session.ts'
import type { Place, Provider } from './provider.ts'
import { createWayCookies, type Way } from './way-cookie.ts'

export interface AuthParts {
  readonly providers: readonly Provider[]
  readonly sessions: SessionStore
  readonly pendingIdentities: PendingIdentities
  /** Seals what the shop remembers of those who are away. */
  readonly secret: string
  readonly clock: () => number
  /** Address of the shop as a request's browser sees it. */
  readonly originOf: (request: Request) => string
  readonly isSecure: boolean
  readonly logger: Pick<Logger, 'warn'>
}

const STATE = /^[\w-]{43}$/
/** How third parties say that somebody did not want to. */
const REFUSALS = new Set(['access_denied', 'consent_required', 'interaction_required', 'login_required'])

/** How the way ended, for the screen at `/linkAccount`. Source: M-059, MO-25. */
type Outcome = { readonly ticket: string } | { readonly outcome: 'refused' | 'failed' }

/** In the fragment, which neither servers nor referrers get to see. */
const landing = (outcome: Outcome, type: string, redirectUrl: string) =>
  `/linkAccount#${new URLSearchParams({ ...outcome, type, redirectUrl })}`

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What may be logged of a failure: no address, no token, no answer of the provider's. */
const describe = (error: unknown) => {
  const { name, message, code, cause } = error as {
    name?: string
    message?: string
    code?: string
    cause?: unknown
  }
  const reason = cause instanceof Error ? cause.message : undefined
  return { name, message, code, reason }
}

/**
 * The ways to third parties and back: `/auth/FACE_BOOK` sends the browser there, `/auth/FACE_BOOK/callback` is where it comes
 * back. Everything is asked server to server; the shop's pages load no script of a third party's. Source: M-025, M-055, M-059,
 * MO-24, MO-25; docs/decisions/019.
 */
export function authRouter(parts: AuthParts): Router {
  const { sessions, pendingIdentities, clock, originOf, isSecure, logger } = parts
  const providers = new Map<string, Provider>(parts.providers.map(provider => [provider.appType, provider]))
  const ways = createWayCookies(parts)

  const placeOf = (request: Request, { appType }: Provider): Place => {
    const origin = originOf(request)
    return { origin, redirectUri: `${origin}${startUrl(appType)}/callback` }
  }
  const failed = (response: Response, error: unknown, appType: string, redirectUrl: string) => {
    logger.warn({ appType, ...describe(error) }, 'a third party could not be asked')
    response.redirect(303, landing({ outcome: 'failed' }, appType, redirectUrl))
  }

  const leave = async (request: Request, response: Response, provider: Provider) => {
    const redirectUrl = safePath(textOf(request.query.redirectUrl)) ?? '/'
    const way: Way = {
      appType: provider.appType,
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
      redirectUrl,
    }
    const locale = fromShort(readCookie(request.headers.cookie, 'locale')) ?? DEFAULT_LOCALE
    try {
      const challenge = await openid.calculatePKCECodeChallenge(way.verifier)
      const secrets = { ...way, challenge }
      const there = await provider.authorizeUrl(placeOf(request, provider), secrets, languageTag(locale))
      response.append('Set-Cookie', await ways.keep(way, isSecure))
      response.redirect(303, there.href)
    } catch (error) {
      failed(response, error, provider.appType, redirectUrl)
    }
  }

  /** The way a request comes back on; its cookie is gone afterwards, so each is walked once. */
  const wayOf = async (request: Request, response: Response, { appType }: Provider) => {
    const state = textOf(request.query.state)
    if (!STATE.test(state)) return undefined
    const way = await ways.read(request.headers.cookie, state)
    response.append('Set-Cookie', ways.forget(state, isSecure))
    return way && isSame(way.state, state) && way.appType === appType ? way : undefined
  }

  const comeBack = async (request: Request, response: Response, provider: Provider) => {
    const { appType } = provider
    const way = await wayOf(request, response, provider)
    if (!way) return failed(response, new Error('Nobody left on this way.'), appType, '/')
    const refusal = textOf(request.query.error)
    if (REFUSALS.has(refusal)) {
      response.redirect(303, landing({ outcome: 'refused' }, appType, way.redirectUrl))
      return
    }
    try {
      if (refusal !== '') throw new Error('The third party answered with an error.')
      const answer = new URL(request.originalUrl, 'http://shop.invalid').searchParams
      const identity = await provider.identify(placeOf(request, provider), way, answer)
      const now = clock()
      const browser = await browserSession(request.headers.cookie, { sessions, now, isSecure })
      const ticket = await pendingIdentities.issueTicket(identity, browser.userCode, now)
      for (const cookie of browser.cookies) response.append('Set-Cookie', cookie)
      response.redirect(303, landing({ ticket }, appType, way.redirectUrl))
    } catch (error) {
      failed(response, error, appType, way.redirectUrl)
    }
  }

  const router = express.Router()
  router.use((_, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    next()
  })
  router.get('/:type', async (request, response, next) => {
    const provider = providers.get(request.params.type)
    if (provider) await leave(request, response, provider)
    else next()
  })
  router.get('/:type/callback', async (request, response, next) => {
    const provider = providers.get(request.params.type)
    if (provider) await comeBack(request, response, provider)
    else next()
  })
  return router
}
