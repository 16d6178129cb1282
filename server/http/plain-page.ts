import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readLocaleCookie } from '#api/rules/cookie.ts'
import { escapeHtml } from '#api/rules/escape-html.ts'
import { messagesIn } from '#api/shared/messages.ts'
import { DEFAULT_LOCALE, type Locale, languageTag, LOCALES } from '#locales/locale.ts'
import { logAsRefusal } from '../log/logger.ts'

const STYLE =
  'body{margin:0}main{min-height:100vh;display:grid;place-content:center;gap:32px;padding:24px;box-sizing:border-box;background:#f5f3ee;color:#1c1c1a;font:16px/26px system-ui,"PingFang HK","Noto Sans HK",sans-serif;text-align:center}h1{margin:0 0 8px;font-size:24px;line-height:34px;font-weight:600}p{margin:0}.name{font-size:18px;font-weight:600}'
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

/** Headers of an answer in place of the shop. */
export const IN_PLACE_OF_SHOP: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** Texts of a page in one language. */
export interface PlainTexts {
  /** Above the title; empty for none. */
  readonly name: string
  readonly title: string
  readonly text: string
}

/** Answers with a page of a few lines in both languages, the reader's first, in place of the shop. */
export function sendPlainPage(
  request: IncomingMessage,
  response: ServerResponse,
  {
    status,
    headers = {},
    texts,
  }: {
    readonly status: number
    readonly headers?: Readonly<Record<string, string>>
    readonly texts: (t: ReturnType<typeof messagesIn>, locale: Locale) => PlainTexts
  },
): void {
  logAsRefusal(response)
  const first = readLocaleCookie(request.headers.cookie) ?? DEFAULT_LOCALE
  const both = LOCALES.toSorted((one, other) => Number(other === first) - Number(one === first))
  const part = (locale: Locale) => {
    const { name, title, text } = texts(messagesIn(locale), locale)
    const above = name && `<p class="name">${escapeHtml(name)}</p>`
    return `<section lang="${languageTag(locale)}">${above}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></section>`
  }
  const { name, title } = texts(messagesIn(first), first)
  const body = Buffer.from(`<!doctype html>
<html lang="${languageTag(first)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${escapeHtml(name || title)}</title>
<link rel="icon" href="/assets/icon.svg">
<style>${STYLE}</style>
</head>
<body>
<main>
${both.map(part).join('\n')}
</main>
</body>
</html>`)
  response.writeHead(status, {
    ...IN_PLACE_OF_SHOP,
    ...headers,
    'Content-Security-Policy': POLICY,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    Vary: 'Cookie',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
