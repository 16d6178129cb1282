import { DAY_MS } from '#locales/hong-kong.ts'
import { parseCookie } from 'cookie'
import { QueueFull } from '#platform/work-queue.ts'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import { z } from 'zod'
import { IDLE_HEADER } from '../client/call.ts'
import type { KeyLimits, Operator, SignedInOperator } from '../operator.ts'
import type { Operators } from '../accounts/operators.ts'
import { SESSION_MS } from '../sign-in/session-life.ts'
import { done, refuse } from '../outcome.ts'
import { MAX_CODE } from '../second-factor/second-factor.ts'
import { PROGRAM_KEY } from '../programs/program.ts'
import type { SignInGuard } from '../sign-in/sign-in-guard.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'

/** Tells a browser in which an operator signed in before from one that guesses; opens nothing by itself. */
const DEVICE_COOKIE = 'cairn_operator_device'
const DEVICE_MS = 180 * DAY_MS

/** Carries an operator's session; scripts cannot read it. */
export const SESSION_COOKIE = 'cairn_operator'

const WINDOW_MS = 15 * 60_000

const signInSchema = z.object({
  name: z.string().max(200),
  password: z.string().max(200),
  /** Of the second factor. */
  code: z.string().max(MAX_CODE).optional(),
})
/** Longest name of a browser that is stored. */
const MAX_DEVICE = 300

interface SessionOptions {
  /** Sends the cookie over HTTPS only. */
  readonly secureCookies: boolean
  /** Failed attempts in 15 minutes for one name from one address; five times as many for the address. */
  readonly loginAttempts: number
  /** Delays sign-ins of one operator after failures, whatever addresses they come from. */
  readonly guard: SignInGuard
  /** Called when an operator's password was guessed at many times. */
  readonly onGuessing: (operator: string, failures: number) => void
}

interface SessionParts {
  readonly operators: Operators
  /** Notes in the audit log that an operator signed in. */
  readonly noteSignIn: (name: string) => Promise<void>
}

/** The session token of a request, if it has one. */
export const tokenOf = (req: Request) => parseCookie(req.get('cookie') ?? '')[SESSION_COOKIE]

/**
 * Milliseconds since the operator last did something. The page builder says it with every call, so that what it asks by itself does not
 * prolong a session; a call that does not say it prolongs nothing.
 */
const idleOf = (req: Request): number | undefined => {
  const seconds = Number(req.get(IDLE_HEADER) ?? Number.NaN)
  return seconds >= 0 ? seconds * 1000 : undefined
}

/**
 * Answers 401 unless an operator is signed in, and 403 while the second factor that the role demands is not set up; `operatorOf` then
 * returns the operator.
 * @param opensForSetUp tells the paths that are open before
 */
export const signedInOnly =
  (
    operators: Pick<Operators, 'bySession'>,
    { opensForSetUp = () => false }: { readonly opensForSetUp?: (path: string) => boolean } = {},
  ): RequestHandler =>
  async (req, res, next) => {
    // A program was let in by its key.
    if (res.locals.operator) return next()
    const token = tokenOf(req)
    const operator = token && (await operators.bySession(token, idleOf(req)))
    if (!operator) return answer(req, res, refuse(401, 'notSignedIn'))
    if (operator.mustSetUp && !opensForSetUp(req.path))
      return answer(req, res, refuse(403, 'mustSetUp', { data: { mustSetUp: true } }))
    res.locals.operator = operator
    next()
  }

/** Lets programs in by their keys; `programOf` then returns the limits of the key. Requests without a key go on as they are. */
export const withKeys =
  (operators: Pick<Operators, 'byKey'>): RequestHandler =>
  async (req, res, next) => {
    const [scheme, key = ''] = req.get('authorization')?.split(' ') ?? []
    if (scheme?.toLowerCase() !== 'bearer') return next()
    const program = PROGRAM_KEY.test(key) ? await operators.byKey(key) : undefined
    if (!program) {
      res.set('WWW-Authenticate', 'Bearer')
      return answer(req, res, refuse(401, 'keyUnknown'))
    }
    res.locals.operator = { name: program.name, role: program.role, own: program.own }
    res.locals.program = program.limits
    next()
  }

/** Limits of the key with which a program calls; `undefined` for people. */
export const programOf = (res: Response): KeyLimits | undefined => res.locals.program

/** The signed-in operator. Works only behind `signedInOnly`. */
export const operatorOf = (res: Response): Operator => {
  const { name, role, own }: SignedInOperator = res.locals.operator
  return { name, role, ...(own && { own }) }
}

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

/** Origin of a request, as limits count it. */
export const address = (req: Request) => ipKeyGenerator(req.ip ?? '')

/** Answers 429 with the time to wait. */
function refuseForNow(req: Request, res: Response, waitMs: number) {
  res.set('Retry-After', String(Math.ceil(waitMs / 1000)))
  answer(req, res, refuse(429, 'tooManyLogins'))
}

/** Delay before trying a server again that has too many passwords to check. Milliseconds. */
const BUSY_MS = 5000

type Session = Extract<Awaited<ReturnType<Operators['signIn']>>, { readonly token: string }>
type SignInResult =
  | { readonly session: Session; readonly proof: string }
  | { readonly needs: 'code'; readonly isWrong: boolean }
  | { readonly waitMs: number }
  | undefined

interface SignInGiven {
  readonly name: string
  readonly password: string
  readonly code?: string | undefined
  readonly proof: string | undefined
  readonly device: string | undefined
}

/**
 * Signs in with a guarded number of attempts, each without a session a failure. Gives the session, or what is missing, or the milliseconds
 * to wait, or nothing for a wrong password.
 */
async function guardedSignIn(
  operators: Operators,
  { guard, onGuessing }: Pick<SessionOptions, 'guard' | 'onGuessing'>,
  { name, password, proof, ...more }: SignInGiven,
): Promise<SignInResult> {
  const rank = guard.rankOf({ name, proof })
  if (operators.isBusy(rank)) return { waitMs: BUSY_MS }
  const { waitMs, alarm } = await guard.begin({ name, proof })
  if (waitMs > 0) return { waitMs }
  let missing: SignInResult
  try {
    const session = await operators.signIn(name, password, { rank, ...more })
    if (session?.token !== undefined) return { session, proof: await guard.succeed({ name, proof }) }
    if (session) missing = session
  } catch (error) {
    if (error instanceof QueueFull) return { waitMs: BUSY_MS }
    throw error
  }
  if (alarm !== undefined && (await operators.list()).some(operator => operator.name === name))
    onGuessing(name, alarm)
  return missing
}

/**
 * Sign in, read the session, sign out. A wrong name and a wrong password get the same answer after the same work, so that
 * neither the message nor the time reveals which names exist.
 */
export function sessionRoutes(
  { operators, noteSignIn }: SessionParts,
  { secureCookies, loginAttempts, ...guarding }: SessionOptions,
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
      const proof = parseCookie(req.get('cookie') ?? '')[DEVICE_COOKIE]
      const device = req.get('user-agent')?.slice(0, MAX_DEVICE)
      const result =
        given.success && (await guardedSignIn(operators, guarding, { ...given.data, proof, device }))
      if (!result) return answer(req, res, refuse(401, 'wrongLogin'))
      if ('needs' in result)
        return answer(
          req,
          res,
          refuse(401, result.isWrong ? 'wrongCode' : 'codeNeeded', { data: { needs: result.needs } }),
        )
      if ('waitMs' in result) return refuseForNow(req, res, result.waitMs)
      await noteSignIn(result.session.operator.name)
      res.cookie(SESSION_COOKIE, result.session.token, { ...cookie, maxAge: SESSION_MS })
      res.cookie(DEVICE_COOKIE, result.proof, { ...cookie, sameSite: 'strict', maxAge: DEVICE_MS })
      answer(req, res, done(result.session.operator))
    },
  )
  const evenForSetUp = signedInOnly(operators, { opensForSetUp: () => true })
  router.get('/', evenForSetUp, (req, res) => answer(req, res, done(res.locals.operator)))
  router.get('/left', evenForSetUp, async (req, res) =>
    answer(req, res, done(await operators.sessionLeft(tokenOf(req) ?? ''))),
  )
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
