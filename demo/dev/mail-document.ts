import type { Response } from 'express'
import { escapeHtml } from '#api/rules/escape-html.ts'
import { plainPolicy } from '../plain-page/plain-page.ts'

/** A document of a mail runs nothing and may show pictures of any address, as in a mail program. */
const DOCUMENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation"

/** Answers with the document of a mail, to be shown in a frame. */
export function sendMailDocument(response: Response, html: string): void {
  response.setHeader('Content-Security-Policy', DOCUMENT_POLICY)
  response.setHeader('X-Frame-Options', 'SAMEORIGIN')
  response.type('html').send(html)
}

/** Lets a page show documents of mails in frames. */
export const letFrame = (response: Response): Response =>
  response.set('Content-Security-Policy', `${plainPolicy()}; frame-src 'self'`)

/** A mail in two windows, a wide and a narrow one. @param src address of its document */
export const mailFrames = (src: string, title: string): string =>
  `<div class="frames"><iframe src="${escapeHtml(src)}" title="${escapeHtml(title)} · 600" width="600"></iframe>
<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)} · 375" width="375"></iframe></div>`
