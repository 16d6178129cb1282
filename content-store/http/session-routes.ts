import { readCookie } from '#api/rules/cookie.ts'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import { z } from 'zod'
import type { Operator } from '../client/types.ts'
import { type Operators, SESSION_MS } from '../operators.ts'
import { done, refuse } from '../outcome.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'

/** Carries an operator's session; scripts cannot read it. */
const SESSION_COOKIE = 'cairn_operator'

const WINDOW_MS = 15 * 60_000

const signInSchema = z.object({ name: z.string().max(200), password: z.string().max(200) })

interface SessionOptions {
  /** Sends the cookie over HTTPS only. */
  readonly secureCookies: boolean
  /** Failed attempts in 15 minutes for one name from one address; five times as many for the address. */
  readonly loginAttempts: number
}

/** The session token of a request, if it has one. */
export const tokenOf = (req: Request) => readCookie(req.get('cookie'), SESSION_COOKIE)

/** Answers 401 unless an operator is signed in; `operatorOf` then returns the operator. */
export const signedInOnly =
  (operators: Operators): RequestHandler =>
  async (req, res, next) => {
    const token = tokenOf(req)
    const operator = token && (await operators.bySession(token))
    if (!operator) return answer(req, res, refuse(401, 'notSignedIn'))
    res.locals.operator = operator
    next()
  }

/** The signed-in operator. Works only behind `signedInOnly`. */
export const operatorOf = (res: Response): Operator => res.locals.operator

/** Holds back failed attempts; successful ones do not count. `key` names what is counted together. */
export const attempts = (limit: number, key: (req: Request, res: Response) => string) =>
  rateLimit({
    windowMs: WINDOW_MS,
    limit,
    skipSuccessfulRequests: true,
    keyGenerator: key,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (req, res) => answer(req, res, refuse(429, 'tooManyLogins')),
  })

const address = (req: Request) => ipKeyGenerator(req.ip ?? '')

/**
 * Sign in, read the session, sign out. A wrong name and a wrong password get the same answer after the same work, so that
 * neither the message nor the time reveals which names exist.
 */
export function sessionRoutes(
  operators: Operators,
  { secureCookies, loginAttempts }: SessionOptions,
): Router {
  const router = Router()
  const cookie = { httpOnly: true, sameSite: 'lax', path: '/', secure: secureCookies } as const

  router.post(
    '/',
    ...jsonBody(4096),
    attempts(5 * loginAttempts, address),
    attempts(loginAttempts, req => `${address(req)} ${signInSchema.safeParse(req.body).data?.name ?? ''}`),
    async (req, res) => {
      const given = signInSchema.safeParse(req.body)
      const session = given.success && (await operators.signIn(given.data.name, given.data.password))
      if (!session) return answer(req, res, refuse(401, 'wrongLogin'))
      res.cookie(SESSION_COOKIE, session.token, { ...cookie, maxAge: SESSION_MS })
      answer(req, res, done(session.operator))
    },
  )
  router.get('/', signedInOnly(operators), (req, res) => answer(req, res, done(operatorOf(res))))
  router.delete('/', async (req, res) => {
    const token = tokenOf(req)
    if (token) await operators.signOut(token)
    res.clearCookie(SESSION_COOKIE, cookie)
    answer(req, res, done(null))
  })
  return router
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** Browsers send the origin of a request. A program that sends none cannot have been tricked into using a cookie. */
function isSameOrigin(req: Request): boolean {
  const site = req.get('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const origin = req.get('origin')
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === req.host
}

/** Refuses writes that another site's page sends with an operator's cookie. */
export const sameOriginOnly: RequestHandler = (req, res, next) => {
  if (SAFE_METHODS.includes(req.method) || isSameOrigin(req)) next()
  else answer(req, res, refuse(403, 'crossSite'))
}
