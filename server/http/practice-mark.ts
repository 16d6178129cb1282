import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeHtml } from '#api/rules/escape-html.ts'
import { messagesIn } from '#api/shared/messages.ts'
import { formatDateTime } from '#locales/format.ts'
import type { Locale } from '#locales/locale.ts'
import { localeOfPage, makePrivate } from './private-page.ts'

/** Facts of a practice shop that its pages show. */
export interface PracticeMark {
  /** First instant at which it is gone, epoch milliseconds. */
  readonly until: number
  /** Address of the desk of the shop that it copies. */
  readonly home: string
}

/** Colours of the band and the icon: white on it has a contrast of 9.4 to 1. */
const COLOUR = '#5b21a6'

/** Address of the icon, which sets tabs of practice shops apart. */
export const PRACTICE_ICON = '/practice-icon.svg'

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${COLOUR}"/><path d="M6 23l10-15 10 15z" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round" stroke-dasharray="4 3"/></svg>`

/** Answers with the icon. */
export function sendPracticeIcon(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' })
  response.end(ICON)
}

const BAND = [
  'position:relative',
  'z-index:100',
  'display:flex',
  'flex-wrap:wrap',
  'justify-content:center',
  'gap:4px 16px',
  'padding:8px 16px',
  `background:${COLOUR}`,
  'color:#fff',
  'font:14px/24px system-ui,"PingFang HK","Noto Sans HK",sans-serif',
].join(';')

const link = (href: string, text: string) =>
  `<a href="${href}" style="color:inherit;text-decoration:underline">${escapeHtml(text)}</a>`

function band({ until }: PracticeMark, locale: Locale): string {
  const t = messagesIn(locale)
  const title = escapeHtml(t('practice.bar', { time: formatDateTime(until, locale) }))
  return `<aside data-practice-shop style="${BAND}" aria-label="${title}"><strong>${title}</strong><span>${escapeHtml(t('practice.barText'))}</span>${link('/editor', t('practice.desk'))}${link('/dev/outbox', t('practice.outbox'))}</aside>`
}

/** The title of a page of a practice shop. */
export const practiceTitle = (title: string, locale: Locale): string =>
  `${messagesIn(locale)('practice.mark')} · ${title}`

/** A page of the shop with the band, and with its own icon and title in the tab. */
function marked(html: string, mark: PracticeMark): string {
  const locale = localeOfPage(html)
  return html
    .replace('<body>', () => `<body>${band(mark, locale)}`)
    .replace(/<title>/, () => `<title>${escapeHtml(practiceTitle('', locale))}`)
    .replace(/<link rel="icon" href="[^"]*">/, () => `<link rel="icon" href="${PRACTICE_ICON}">`)
}

/** Makes a page private, and marks a document as one of a practice shop. */
export const showAsPractice = (
  request: IncomingMessage,
  response: ServerResponse,
  mark: PracticeMark,
): void => makePrivate(request, response, html => marked(html, mark))
