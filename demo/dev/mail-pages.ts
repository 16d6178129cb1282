import express, { type Router } from 'express'
import type { DressMail } from '#api/messaging/design/dress-mail.ts'
import type { MailFooter } from '#api/messaging/mail-footer.ts'
import { escapeHtml } from '#api/rules/escape-html.ts'
import { LOCALES, type Locale, languageTag, toShort } from '#locales/locale.ts'
import { sampleMails } from '../mails/sample-mails.ts'
import { plainPage } from '../plain-page/plain-page.ts'
import { askedLocale, devWords } from './dev-page.ts'
import { letFrame, mailFrames, sendMailDocument } from './mail-document.ts'

interface MailPages {
  readonly mailFooter: MailFooter
  readonly dressMail: DressMail
  /** Address of the shop without a slash. */
  readonly origin: () => string
}

const words = (locale: Locale) => devWords('outbox', locale)

const page = (locale: Locale, title: string, body: string) =>
  plainPage({ locale, title, style: '/dev/outbox.css', body })

const languageLinks = (path: string) =>
  LOCALES.map(
    locale =>
      `<a href="${path}?lang=${toShort(locale)}" lang="${languageTag(locale)}">${locale === 'zh_HK' ? '中文' : 'English'}</a>`,
  ).join('\n')

/** One of each mail that the shop sends, in the shop's present look: `/dev/mails`. */
export function mailPages({ mailFooter, dressMail, origin }: MailPages): Router {
  const router = express.Router()
  const samples = (locale: Locale) => sampleMails(locale, { mailFooter, origin: origin() })
  const find = (name: string, locale: Locale) => {
    const found = samples(locale).find(sample => sample.name === name)
    return found && dressMail(found.mail)
  }
  router.get('/mails', (request, response) => {
    const locale = askedLocale(request)
    const t = words(locale)
    const entries = samples(locale).map(
      ({ name, mail }) =>
        `<li><a href="/dev/mails/${name}?lang=${toShort(locale)}">${escapeHtml(mail.subject)}</a><p>${escapeHtml(name)}</p></li>`,
    )
    response.type('html').send(
      page(
        locale,
        t('mails'),
        `<nav aria-label="${escapeHtml(t('otherPages'))}"><a href="/dev/outbox">${escapeHtml(t('title'))}</a>
${languageLinks('/dev/mails')}</nav>
<main><h1>${escapeHtml(t('mails'))}</h1><p>${escapeHtml(t('mailsIntro'))}</p><ol>${entries.join('\n')}</ol></main>`,
      ),
    )
  })
  router.get('/mails/:name', (request, response, next) => {
    const locale = askedLocale(request)
    const { name } = request.params
    const mail = find(name, locale)
    if (!mail) return next()
    const t = words(locale)
    letFrame(response)
      .type('html')
      .send(
        page(
          locale,
          mail.subject,
          `<nav aria-label="${escapeHtml(t('otherPages'))}"><a href="/dev/mails?lang=${toShort(locale)}">${escapeHtml(t('mails'))}</a>
${languageLinks(`/dev/mails/${name}`)}</nav>
<main><h1>${escapeHtml(mail.subject)}</h1>
${mailFrames(`/dev/mails/${name}/document?lang=${toShort(locale)}`, t('document'))}
<h2>${escapeHtml(t('text'))}</h2>
<pre>${escapeHtml(mail.text)}</pre></main>`,
        ),
      )
  })
  router.get('/mails/:name/document', (request, response, next) => {
    const html = find(request.params.name, askedLocale(request))?.html
    if (html === undefined) next()
    else sendMailDocument(response, html)
  })
  return router
}
