import { unsubscribe } from '#api/client/support/newsletter.ts'
import type { Api } from '#api/client/api.ts'
import { DEFAULT_LOCALE, fromShort, type Locale } from '#locales/locale.ts'
import type { Handler } from 'express'

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/**
 * Answers one-click unsubscribe requests of mail programs (RFC 8058): a POST to the address of the unsubscribe page. The body is
 * ignored, because programs send different ones; the method distinguishes them from programs that open every link.
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
