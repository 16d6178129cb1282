import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handler, Request, Response } from 'express'
import { escapeHtml } from '#api/rules/escape-html.ts'
import { failure } from '#api/shared/failure.ts'
import { messagesIn } from '#api/shared/messages.ts'
import { type BothTexts, DEFAULT_LOCALE, isLocale } from '#locales/locale.ts'
import { logAsRefusal } from '../log/logger.ts'
import { IN_PLACE_OF_SHOP, sendPlainPage } from './plain-page.ts'
import { localeOfPage, makePrivate } from './private-page.ts'

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

const CLOSED_HEADERS = { ...IN_PLACE_OF_SHOP, 'Retry-After': RETRY_AFTER }

/** Answers with the page of a closed shop. */
export const sendClosedPage = (
  request: IncomingMessage,
  response: ServerResponse,
  shopName: BothTexts,
): void =>
  sendPlainPage(request, response, {
    status: 503,
    headers: CLOSED_HEADERS,
    texts: (t, locale) => ({ name: shopName[locale], title: t('closed.title'), text: t('closed.text') }),
  })

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
  const t = messagesIn(localeOfPage(html))
  return `<aside data-closed-shop style="${BAR}" aria-label="${escapeHtml(t('closed.title'))}"><span>${escapeHtml(t('closed.bar'))}</span><a href="/editor" style="color:inherit;text-decoration:underline">${escapeHtml(t('closed.desk'))}</a></aside>`
}

/** Makes a page of the shop private to an operator; a document says that the shop is closed. */
export const showAsClosed = (request: IncomingMessage, response: ServerResponse): void =>
  makePrivate(request, response, html => html.replace('<body>', () => `<body>${closedBar(html)}`))

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
