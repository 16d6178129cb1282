import type { Request } from 'express'
import { createTranslator } from 'use-intl/core'
import { catalogue } from '#locales/catalogue.ts'
import { DEFAULT_LOCALE, fromShort, languageTag, type Locale } from '#locales/locale.ts'
import { escapeHtml } from '#renderer/document.ts'
import { readCookie } from '#renderer/shop-request.ts'

/** The words of the test provider and of single sign-on. */
export const identityWords = (locale: Locale) =>
  createTranslator({
    locale: languageTag(locale),
    messages: catalogue[locale],
    namespace: 'content.identity',
  })

/** The shopper's language. */
export const localeOf = ({ headers }: Pick<Request, 'headers'>): Locale =>
  fromShort(readCookie(headers.cookie, 'locale')) ?? DEFAULT_LOCALE

/** A whole page in the looks of `identity.css`. @param body HTML */
export const identityPage = (locale: Locale, title: string, body: string): string => `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/dev/identity/style.css">
</head>
<body>
<main>
<p class="mark">${escapeHtml(identityWords(locale)('mark'))}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>`
