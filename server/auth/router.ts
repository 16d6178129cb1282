import { timingSafeEqual } from 'node:crypto'
import type { SessionStore } from '#api/auth/session-store.ts'
import type { PendingIdentities } from '#api/identity/pending-identities.ts'
import { startUrl } from '#api/identity/third-party.ts'
import { safePath } from '#blocks/shop/links/safe-path.ts'
import { DEFAULT_LOCALE, languageTag } from '#locales/locale.ts'
import { readLocaleCookie } from '#api/rules/cookie.ts'
import express, { type Request, type Response, type Router } from 'express'
import * as openid from 'openid-client'
import type { Logger } from '../log/logger.ts'
import { browserSession, sessionUser } from './browser-session.ts'
import type { Place, Provider } from './provider.ts'
import { createSignInCookies, type StartedSignIn } from './sign-in-cookie.ts'

export interface AuthParts {
  readonly providers: readonly Provider[]
  readonly sessions: SessionStore
  readonly pendingIdentities: PendingIdentities
  /** Encrypts the cookie of a started sign-in. */
  readonly secret: string
  readonly clock: () => number
  /** The shop's address as the browser sees it. */
  readonly originOf: (request: Request) => string
  readonly isSecure: boolean
  readonly logger: Pick<Logger, 'warn'>
}

const STATE = /^[\w-]{43}$/
/** Error codes by which third parties report that the user declined. */
const REFUSALS = new Set(['access_denied', 'consent_required', 'interaction_required', 'login_required'])

/** The result of a sign-in, for the screen at `/linkAccount`. Source: M-059, MO-25. */
type Outcome = { readonly ticket: string } | { readonly outcome: 'refused' | 'failed' }

/** The result is in the fragment, which servers and referrers do not receive. */
const landing = (outcome: Outcome, type: string, redirectUrl: string) =>
  `/linkAccount#${new URLSearchParams({ ...outcome, type, redirectUrl })}`

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Returns true if a page of this shop sent the request. Only then did the shopper press a button here: links from elsewhere, typed
 * addresses and links in mails are asked about. Browsers without `Sec-Fetch-Site` send the shop's origin as referrer.
 */
const isFromShop = (request: Request, origin: string) => {
  const site = request.get('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  return request.get('referer')?.startsWith(`${origin}/`) ?? false
}

/** The part of an error that can be logged: no address, no token, no response of the provider. */
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

/** The two steps of a sign-in: the browser leaves for the third party, and comes back. */
function signInSteps(parts: AuthParts) {
  const { sessions, pendingIdentities, clock, originOf, isSecure, logger } = parts
  const cookies = createSignInCookies(parts)

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
    const browser = await sessionUser(request.headers.cookie, { sessions, now: clock() })
    const started: StartedSignIn = {
      appType: provider.appType,
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
      redirectUrl,
      isOwn: isFromShop(request, originOf(request)),
      browser,
    }
    const locale = readLocaleCookie(request.headers.cookie) ?? DEFAULT_LOCALE
    try {
      const challenge = await openid.calculatePKCECodeChallenge(started.verifier)
      const secrets = { ...started, challenge }
      const there = await provider.authorizeUrl(placeOf(request, provider), secrets, languageTag(locale))
      response.append('Set-Cookie', await cookies.keep(started, isSecure))
      response.redirect(303, there.href)
    } catch (error) {
      failed(response, error, provider.appType, redirectUrl)
    }
  }

  /** The started sign-in that a callback belongs to. Deletes its cookie, so that it works once. */
  const startedSignIn = async (request: Request, response: Response, { appType }: Provider) => {
    const state = textOf(request.query.state)
    if (!STATE.test(state)) return undefined
    const started = await cookies.read(request.headers.cookie, state)
    response.append('Set-Cookie', cookies.forget(state, isSecure))
    return started && isSame(started.state, state) && started.appType === appType ? started : undefined
  }

  const comeBack = async (request: Request, response: Response, provider: Provider) => {
    const { appType } = provider
    const started = await startedSignIn(request, response, provider)
    if (!started)
      return failed(response, new Error('No sign-in was started for this callback.'), appType, '/')
    const refusal = textOf(request.query.error)
    if (REFUSALS.has(refusal)) {
      response.redirect(303, landing({ outcome: 'refused' }, appType, started.redirectUrl))
      return
    }
    try {
      if (refusal !== '') throw new Error('The third party answered with an error.')
      const answer = new URL(request.originalUrl, 'http://shop.invalid').searchParams
      const identity = await provider.identify(placeOf(request, provider), started, answer)
      const now = clock()
      const before = await sessionUser(request.headers.cookie, { sessions, now })
      const browser = await browserSession(request.headers.cookie, { sessions, now, isSecure })
      // A cookie that another site planted carries the session that began the sign-in there.
      const stage = started.isOwn && started.browser === before ? 'ticket' : 'foreign'
      const ticket = await pendingIdentities.issueTicket(identity, browser.userCode, now, stage)
      for (const cookie of browser.cookies) response.append('Set-Cookie', cookie)
      response.redirect(303, landing({ ticket }, appType, started.redirectUrl))
    } catch (error) {
      failed(response, error, appType, started.redirectUrl)
    }
  }

  return { leave, comeBack }
}

/**
 * Sign-in with third parties: `/auth/FACE_BOOK` sends the browser there, `/auth/FACE_BOOK/callback` is where it comes back. All
 * calls are between servers; the shop's pages load no scripts of third parties. Source: M-025, M-055, M-059, MO-24, MO-25;
 * docs/decisions/019.
 */
export function authRouter(parts: AuthParts): Router {
  const providers = new Map<string, Provider>(parts.providers.map(provider => [provider.appType, provider]))
  const { leave, comeBack } = signInSteps(parts)
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
