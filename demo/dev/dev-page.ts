import type { Request } from 'express'
import { createTranslator } from 'use-intl/core'
import { catalogue } from '#locales/catalogue.ts'
import { DEFAULT_LOCALE, fromShort, languageTag, type Locale } from '#locales/locale.ts'
import { readLocaleCookie } from '#api/rules/cookie.ts'
import { plainMain, plainPage } from '../plain-page/plain-page.ts'

/** Returns the texts of a development page. */
export const devWords = <Page extends 'outbox' | 'identity'>(page: Page, locale: Locale) =>
  createTranslator({
    locale: languageTag(locale),
    messages: catalogue[locale],
    namespace: `content.${page}`,
  })

/** The shopper's language. */
export const localeOf = ({ headers }: Pick<Request, 'headers'>): Locale =>
  readLocaleCookie(headers.cookie) ?? DEFAULT_LOCALE

/** The language the address names, else the shopper's. */
export const askedLocale = (request: Pick<Request, 'headers' | 'query'>): Locale => {
  const { lang } = request.query
  return fromShort(typeof lang === 'string' ? lang : undefined) ?? localeOf(request)
}

/** A page of the test identity provider or of single sign-on. @param body HTML */
export const identityPage = (locale: Locale, title: string, body: string): string =>
  plainPage({
    locale,
    title,
    style: '/dev/identity/style.css',
    body: plainMain(devWords('identity', locale)('mark'), title, body),
  })
