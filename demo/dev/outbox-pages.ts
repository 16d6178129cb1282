import { join } from 'node:path'
import express, { type Request, type Router } from 'express'
import type { OutboxMessage, OutboxReader } from '#api/messaging/outbox.ts'
import { formatDateTime } from '#locales/format.ts'
import { type Locale, toShort } from '#locales/locale.ts'
import { escapeHtml } from '#api/rules/escape-html.ts'
import { factList, plainPage, plainStyle, textField } from '../plain-page/plain-page.ts'
import { askedLocale, devWords } from './dev-page.ts'
import { letFrame, mailFrames, sendMailDocument } from './mail-document.ts'

/** Longest receiver asked for: an e-mail address. */
const MAX_RECEIVER = 254

const words = (locale: Locale) => devWords('outbox', locale)
type Words = ReturnType<typeof words>

const timeElement = (at: number, locale: Locale) =>
  `<time datetime="${new Date(at).toISOString()}">${escapeHtml(formatDateTime(at, locale))}</time>`

const page = (locale: Locale, title: string, body: string) =>
  plainPage({ locale, title, style: '/dev/outbox.css', body })

const nameOf = ({ subject, text }: OutboxMessage) => subject || text.slice(0, 60)

function entry(message: OutboxMessage, t: Words, locale: Locale): string {
  const { id, kind, to, createdAt } = message
  return `<li><a href="/dev/outbox/${encodeURIComponent(id)}">${escapeHtml(nameOf(message))}</a>
<p><span>${escapeHtml(t(kind))}</span> <span>${escapeHtml(to)}</span> ${timeElement(createdAt, locale)}</p></li>`
}

function listPage(messages: readonly OutboxMessage[], to: string | undefined, locale: Locale): string {
  const t = words(locale)
  const list = `<ol>${messages.map(message => entry(message, t, locale)).join('\n')}</ol>`
  return page(
    locale,
    t('title'),
    `<nav aria-label="${escapeHtml(t('otherPages'))}"><a href="/">${escapeHtml(t('shop'))}</a>
<a href="/dev/mails?lang=${toShort(locale)}">${escapeHtml(t('mails'))}</a>
<a href="/dev/outbox?lang=zh" lang="zh-HK">中文</a><a href="/dev/outbox?lang=en" lang="en">English</a></nav>
<main>
<h1>${escapeHtml(t('title'))}</h1>
<p>${escapeHtml(t('intro'))}</p>
<form method="get" action="/dev/outbox" role="search">${textField(t('to'), { name: 'to', value: to ?? '', maxlength: MAX_RECEIVER })}
<button>${escapeHtml(t('filter'))}</button></form>
${messages.length > 0 ? list : `<p>${escapeHtml(t('empty'))}</p>`}
</main>`,
  )
}

function messagePage(message: OutboxMessage, locale: Locale): string {
  const t = words(locale)
  const { id, kind, to, text, html, createdAt } = message
  const document = html && mailFrames(`/dev/outbox/${encodeURIComponent(id)}/document`, t('document'))
  return page(
    locale,
    nameOf(message),
    `<nav aria-label="${escapeHtml(t('otherPages'))}"><a href="/dev/outbox">${escapeHtml(t('back'))}</a></nav>
<main>
<h1>${escapeHtml(nameOf(message))}</h1>
${factList([
  [t('time'), timeElement(createdAt, locale)],
  [t('kind'), escapeHtml(t(kind))],
  [t('to'), escapeHtml(to)],
])}
${document}
<pre>${escapeHtml(text)}</pre>
</main>`,
  )
}

/** One receiver where the address names one; spaces that a `+` became are a `+` again. */
function receiverOf({ query: { to } }: Request): string | undefined {
  if (typeof to !== 'string' || to.trim() === '') return undefined
  const asked = to.slice(0, MAX_RECEIVER).trim()
  return /^\d{2,3} \d+$/.test(asked) ? `+${asked}` : asked.toLowerCase()
}

/** Messages the shop would have sent: `/dev/outbox` to read, `/dev/outbox.json?to=…` for tests. Source: M-048, MO-19. */
export function outboxPages(outbox: OutboxReader, fontStyles: readonly string[]): Router {
  const router = express.Router()
  router.get('/outbox.css', plainStyle(join(import.meta.dirname, 'outbox.css'), fontStyles))
  router.get('/outbox.json', async (request, response) => {
    response.json({ messages: await outbox.list(receiverOf(request)) })
  })
  router.get('/outbox', async (request, response) => {
    const to = receiverOf(request)
    response.type('html').send(listPage(await outbox.list(to), to, askedLocale(request)))
  })
  router.get('/outbox/:id', async (request, response, next) => {
    const message = await outbox.find(request.params.id)
    if (message)
      letFrame(response)
        .type('html')
        .send(messagePage(message, askedLocale(request)))
    else next()
  })
  router.get('/outbox/:id/document', async (request, response, next) => {
    const message = await outbox.find(request.params.id)
    if (message?.html) sendMailDocument(response, message.html)
    else next()
  })
  return router
}
