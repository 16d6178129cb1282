import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Handler } from 'express'
import { escapeHtml } from '#api/rules/escape-html.ts'
import { languageTag, type Locale } from '#locales/locale.ts'

/** A page that is not the shop's: of the sandbox gateway, or for development. */
interface PlainPage {
  readonly locale: Locale
  readonly title: string
  /** Address of its styles, see `plainStyle`. */
  readonly style: string
  /** HTML. */
  readonly body: string
  /** HTML of the head besides. */
  readonly head?: string
}

/** Returns a complete document, excluded from search engines. */
export const plainPage = ({ locale, title, style, body, head = '' }: PlainPage): string => `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${style}">
${head}
</head>
<body>
${body}
</body>
</html>`

/** The body of a page with one thing to do. @param mark line above the title @param body HTML */
export const plainMain = (mark: string, title: string, body: string): string => `<main>
<p class="mark">${escapeHtml(mark)}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>`

/** A labelled text field without autocompletion. @param attributes `true`: without a value */
export const textField = (
  label: string,
  attributes: Readonly<Record<string, string | number | true>>,
): string => {
  const named = Object.entries(attributes).map(([name, value]) =>
    value === true ? name : `${name}="${escapeHtml(String(value))}"`,
  )
  return `<label>${escapeHtml(label)}<input ${named.join(' ')} autocomplete="off"></label>`
}

/** A button that sends its form with `decision` set to a value. */
export const decisionButton = (value: string, label: string, isPrimary = false): string =>
  `<button name="decision" value="${value}"${isPrimary ? ' class="primary"' : ''}>${escapeHtml(label)}</button>`

/** Form fields that the page passes on. */
export const hiddenFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('\n')

/** List of terms and their values. @param facts terms as text, values as HTML */
export const factList = (facts: readonly (readonly [term: string, value: string])[]): string =>
  `<dl>${facts.map(([term, value]) => `<dt>${escapeHtml(term)}</dt><dd>${value}</dd>`).join('\n')}</dl>`

const shared = readFileSync(join(import.meta.dirname, 'plain-page.css'), 'utf8')

/**
 * Serves the styles of a page: those that all plain pages share, then the page's own.
 * @param own path of a CSS file
 * @param fontStyles the shop's own Chinese font, for devices without one
 */
export function plainStyle(own: string, fontStyles: readonly string[] = []): Handler {
  const imports = fontStyles.map(href => `@import ${JSON.stringify(href)};\n`).join('')
  const style = imports + shared + readFileSync(own, 'utf8')
  return (_, response) => void response.type('css').send(style)
}

/** Allows nothing from other origins and no script. @param formTarget origin that forms may lead to besides their own */
export const plainPolicy = (formTarget = ''): string =>
  `default-src 'none'; style-src 'self'; font-src 'self' data:; base-uri 'none'; form-action 'self' ${formTarget}; frame-ancestors 'none'`

/** Sets the headers of plain pages: not cached, not indexed, no script. */
export const plainHeaders: Handler = (_, response, next) => {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Robots-Tag', 'noindex, nofollow')
  response.setHeader('Content-Security-Policy', plainPolicy())
  next()
}
