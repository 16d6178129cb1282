import { unsubscribe } from '#api/client/newsletter.ts'
import type { Api } from '#api/client/api.ts'
import { DEFAULT_LOCALE, fromShort, type Locale } from '#locales/locale.ts'
import type { Handler } from 'express'

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/**
 * What a mail program's own button sends (RFC 8058): a POST to the address of the page that unsubscribes. Its body is not
 * looked at, programs disagree about its form; that it is a POST tells it from programs that open every link.
 * Source: MO-90.
 */
export const oneClick =
  (apiFor: (locale: Locale) => Api): Handler =>
  async ({ query }, response) => {
    const locale = fromShort(textOf(query['lang'])) ?? DEFAULT_LOCALE
    const { success, userErrors } = await unsubscribe(apiFor(locale), textOf(query['mailToken']) ?? '')
    response
      .status(success ? 200 : 404)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(success ? 'OK' : (userErrors[0]?.message ?? ''))
  }
