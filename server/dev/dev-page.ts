import type { Request } from 'express'
import { createTranslator } from 'use-intl/core'
import { catalogue } from '#locales/catalogue.ts'
import { DEFAULT_LOCALE, languageTag, type Locale } from '#locales/locale.ts'
import { escapeHtml } from '#api/rules/escape-html.ts'
import { readLocaleCookie } from '#api/rules/cookie.ts'

/** The texts of the test provider and of single sign-on. */
export const identityWords = (locale: Locale) =>
  createTranslator({
    locale: languageTag(locale),
    messages: catalogue[locale],
    namespace: 'content.identity',
  })

/** The shopper's language. */
export const localeOf = ({ headers }: Pick<Request, 'headers'>): Locale =>
  readLocaleCookie(headers.cookie) ?? DEFAULT_LOCALE

/** A complete development page, excluded from search engines. @param body HTML */
export const devPage = (
  locale: Locale,
  title: string,
  styles: readonly string[],
  body: string,
): string => `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${escapeHtml(title)}</title>
${styles.map(href => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('')}
</head>
<body>
${body}
</body>
</html>`

/** A page with the styles of `identity.css`. @param body HTML */
export const identityPage = (locale: Locale, title: string, body: string): string =>
  devPage(
    locale,
    title,
    ['/dev/identity/style.css'],
    `<main>
<p class="mark">${escapeHtml(identityWords(locale)('mark'))}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>`,
  )
