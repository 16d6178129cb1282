import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handler, Request, Response } from 'express'
import { readLocaleCookie } from '#api/rules/cookie.ts'
import { escapeHtml } from '#api/rules/escape-html.ts'
import { failure } from '#api/shared/failure.ts'
import { messagesIn } from '#api/shared/messages.ts'
import { type BothTexts, DEFAULT_LOCALE, isLocale, languageTag, LOCALES } from '#locales/locale.ts'
import { logAsRefusal } from '../log/logger.ts'

/** Decides who sees the shop. */
export interface Door {
  /** True for a shop that all see. */
  readonly isOpen: () => boolean
  /** Resolves to true for a request of a signed-in operator. */
  readonly isOperator: (request: IncomingMessage) => Promise<boolean>
  /** Resolves to true for the address of a draft whose link was given to a guest. */
  readonly isPreview: (request: IncomingMessage) => Promise<boolean>
  /** Name of the shop, as the closed page shows it; empty where it has none. */
  readonly shopName: () => BothTexts
}

/** Time after which robots and programs may ask again. Seconds. */
const RETRY_AFTER = '3600'

const CLOSED_HEADERS: Readonly<Record<string, string>> = {
  'Retry-After': RETRY_AFTER,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
}

const STYLE =
  'body{margin:0}main{min-height:100vh;display:grid;place-content:center;gap:32px;padding:24px;box-sizing:border-box;background:#f5f3ee;color:#1c1c1a;font:16px/26px system-ui,"PingFang HK","Noto Sans HK",sans-serif;text-align:center}h1{margin:0 0 8px;font-size:24px;line-height:34px;font-weight:600}p{margin:0}.name{font-size:18px;font-weight:600}'
const CLOSED_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

/** The page of a closed shop in both languages, the shopper's first. */
function closedPage({ headers }: IncomingMessage, shopName: BothTexts): string {
  const first = readLocaleCookie(headers.cookie) ?? DEFAULT_LOCALE
  const both = LOCALES.toSorted((one, other) => Number(other === first) - Number(one === first))
  const part = (locale: (typeof LOCALES)[number]) => {
    const t = messagesIn(locale)
    const name = shopName[locale] && `<p class="name">${escapeHtml(shopName[locale])}</p>`
    return `<section lang="${languageTag(locale)}">${name}<h1>${escapeHtml(t('closed.title'))}</h1><p>${escapeHtml(t('closed.text'))}</p></section>`
  }
  return `<!doctype html>
<html lang="${languageTag(first)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${escapeHtml(shopName[first] || messagesIn(first)('closed.title'))}</title>
<link rel="icon" href="/assets/icon.svg">
<style>${STYLE}</style>
</head>
<body>
<main>
${both.map(part).join('\n')}
</main>
</body>
</html>`
}

/** Answers with the page of a closed shop. */
export function sendClosedPage(
  request: IncomingMessage,
  response: ServerResponse,
  shopName: BothTexts,
): void {
  logAsRefusal(response)
  const body = Buffer.from(closedPage(request, shopName))
  response.writeHead(503, {
    ...CLOSED_HEADERS,
    'Content-Security-Policy': CLOSED_POLICY,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    Vary: 'Cookie',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const BAR = [
  'position:relative',
  'z-index:100',
  'display:flex',
  'flex-wrap:wrap',
  'justify-content:center',
  'gap:4px 16px',
  'padding:8px 16px',
  'background:#5a3d00',
  'color:#fff',
  'font:14px/24px system-ui,sans-serif',
].join(';')

/** What tells an operator above each page that shoppers do not see it. */
function closedBar(html: string): string {
  const locale = LOCALES.find(each => html.includes(`<html lang="${languageTag(each)}"`)) ?? DEFAULT_LOCALE
  const t = messagesIn(locale)
  return `<aside data-closed-shop style="${BAR}" aria-label="${escapeHtml(t('closed.title'))}"><span>${escapeHtml(t('closed.bar'))}</span><a href="/editor" style="color:inherit;text-decoration:underline">${escapeHtml(t('closed.desk'))}</a></aside>`
}

/** Makes a page of the shop private to an operator: no cache keeps it, and a document says that the shop is closed. */
export function showAsClosed(request: IncomingMessage, response: ServerResponse): void {
  // The bar is put into plain HTML.
  delete request.headers['accept-encoding']
  delete request.headers['if-none-match']
  const end = response.end.bind(response) as (body?: unknown) => ServerResponse
  response.end = ((body?: unknown) => {
    if (response.headersSent) return end(body)
    response.removeHeader('ETag')
    response.setHeader('Cache-Control', 'private, no-store')
    response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    const isDocument = String(response.getHeader('Content-Type') ?? '').startsWith('text/html')
    if (!isDocument || !Buffer.isBuffer(body)) return end(body)
    const html = body.toString()
    const shown = Buffer.from(html.replace('<body>', () => `<body>${closedBar(html)}`))
    response.setHeader('Content-Length', shown.length)
    return end(shown)
  }) as typeof response.end // pages of the shop end with a buffer or with nothing
}

/** Lets strangers pass while the shop is open, and operators always; `refuse` answers all others. */
export const whileOpen =
  ({ isOpen, isOperator }: Door, refuse: (request: Request, response: Response) => void): Handler =>
  async (request, response, next) => {
    if (isOpen() || (await isOperator(request))) return next()
    logAsRefusal(response)
    response.set(CLOSED_HEADERS)
    refuse(request, response)
  }

const refusedIn = (request: Request) => {
  const lang = request.get('lang')
  return messagesIn(isLocale(lang) ? lang : DEFAULT_LOCALE)('closed.refused')
}

/** Refuses a call of the commerce API. */
export function refuseQuery(request: Request, response: Response): void {
  const { message, extensions } = failure('SHOP_CLOSED', refusedIn(request))
  response.status(503).json({ errors: [{ message, extensions }] })
}

/** Refuses a call whose answer is an envelope. */
export const refuseCall = (request: Request, response: Response): void =>
  void response.status(503).json({ code: '503', message: refusedIn(request), data: null })
