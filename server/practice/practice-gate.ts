import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { localeCookie, readCookie, readLocaleCookie, serialiseCookie } from '#api/rules/cookie.ts'
import { messagesIn } from '#api/shared/messages.ts'
import { DEFAULT_LOCALE, fromShort, isLocale } from '#locales/locale.ts'
import type { Operators } from '#operators/accounts/operators.ts'
import type { Operator } from '#operators/operator.ts'
import { SESSION_COOKIE } from '#operators/http/session-routes.ts'
import { SESSION_MS } from '#operators/sign-in/session-life.ts'
import { PRACTICE_ICON } from '../http/practice-mark.ts'
import { IN_PLACE_OF_SHOP, type PlainTexts, sendPlainPage } from '../http/plain-page.ts'
import { setSecurityHeaders } from '../http/security-headers.ts'
import { logAsRefusal } from '../log/logger.ts'

/** Path by which operators enter, with `token` and `lang`. */
export const ENTER_PATH = '/enter'

/** Form of the secrets that `practice.enter` gives. */
const SECRET = /^[\w-]{43}$/
/** Longest name of a browser that is stored. */
const MAX_DEVICE = 300

interface Parts {
  readonly operators: Pick<Operators, 'bySession' | 'enter'>
  /** Notes in the audit log of the practice shop that an operator came. */
  readonly noteSignIn: (name: string) => Promise<void>
  /** The operator whose secret this is, once. */
  readonly takeEntry: (secret: string) => Promise<Operator | undefined>
  /** Resolves to false for an operator whose account at the shop was removed or is over. */
  readonly isStaff: (name: string) => Promise<boolean>
  readonly isSecure: boolean
  readonly report: (error: unknown) => void
}

type Texts = (t: ReturnType<typeof messagesIn>) => PlainTexts

const STAFF_ONLY: Texts = t => ({ name: '', title: t('practice.title'), text: t('practice.text') })
const OVER: Texts = t => ({ name: '', title: t('practice.over'), text: t('practice.overText') })

const isPage = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html')

/** Refuses a request of someone who has not entered: browsers with a page, programs in the form that both APIs have. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  if (isPage(request)) return sendPlainPage(request, response, { status: 403, texts: STAFF_ONLY })
  logAsRefusal(response)
  const { lang } = request.headers
  const locale = isLocale(lang) ? lang : (readLocaleCookie(request.headers.cookie) ?? DEFAULT_LOCALE)
  const message = messagesIn(locale)('practice.refused')
  response.writeHead(401, { ...IN_PLACE_OF_SHOP, 'Content-Type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ code: '401', message, data: null, errors: [{ message }] }))
}

/** Files that pages of strangers show, which hold nothing of the shop. */
const isOpenFile = (path: string) =>
  path === PRACTICE_ICON || /^\/assets\/(icon\.svg|[\w.-]+\.(css|js|woff2))$/.test(path)

/**
 * The only way into a practice shop: a secret that the desk of the shop gives to its operators. Nothing of the shop answers without a session that
 * began so, its APIs and its sign-in included.
 */
export function practiceGate(
  { operators, noteSignIn, takeEntry, isStaff, isSecure, report }: Parts,
  answer: RequestListener,
): RequestListener {
  async function enter(request: IncomingMessage, response: ServerResponse, given: URLSearchParams) {
    const secret = given.get('token') ?? ''
    const operator = SECRET.test(secret) ? await takeEntry(secret) : undefined
    if (!operator) return sendPlainPage(request, response, { status: 403, texts: OVER })
    const device = (request.headers['user-agent'] ?? '').slice(0, MAX_DEVICE)
    const { token } = await operators.enter(operator, device)
    await noteSignIn(operator.name)
    const locale = fromShort(given.get('lang') ?? '') ?? DEFAULT_LOCALE
    response.writeHead(303, {
      ...IN_PLACE_OF_SHOP,
      Location: '/editor',
      'Referrer-Policy': 'no-referrer',
      'Set-Cookie': [
        serialiseCookie({
          name: SESSION_COOKIE,
          value: token,
          httpOnly: true,
          secure: isSecure,
          maxAge: SESSION_MS / 1000,
        }),
        localeCookie(locale),
      ],
    })
    response.end()
  }

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://practice.localhost')
    if (pathname === ENTER_PATH && request.method === 'GET') return enter(request, response, searchParams)
    if (pathname === '/robots.txt') {
      response.writeHead(200, { ...IN_PLACE_OF_SHOP, 'Content-Type': 'text/plain; charset=utf-8' })
      return void response.end('User-agent: *\nDisallow: /\n')
    }
    if (isOpenFile(pathname)) return answer(request, response)
    const token = readCookie(request.headers.cookie, SESSION_COOKIE)
    // Who opens a page of the shop is there, as who works at the desk is.
    const idleMs = request.headers['sec-fetch-dest'] === 'document' ? 0 : undefined
    const operator = token === undefined ? undefined : await operators.bySession(token, idleMs)
    if (operator && (await isStaff(operator.name))) answer(request, response)
    else refuse(request, response)
  }

  return (request, response) => {
    setSecurityHeaders(response, isSecure)
    response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    pass(request, response).catch((error: unknown) => {
      report(error)
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' })
      response.end()
    })
  }
}
