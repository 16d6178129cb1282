import type { PageRepository } from '../storage/page-repository.ts'
import type { Locale } from '#locales/locale.ts'
import type { Operator } from '#operators/operator.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { ifAllowed } from '#operators/rights.ts'

const CONTENT_KEY = /^[A-Za-z][A-Za-z0-9-]{0,63}$/

/** Texts that belong to no page, by key and language. Source: LO-09. */
export interface ContentByKey {
  /** Content by key, for example the consignment texts; `{}` on any failure. Source: L-155, LO-09. */
  readonly contentByKey: (key: string, locale: Locale) => Promise<Readonly<Record<string, unknown>>>
  readonly saveContent: (
    actor: Operator,
    key: string,
    locale: Locale,
    value: Record<string, unknown>,
  ) => Promise<Outcome<null>>
}

/** @param report called with failed reads, which answer `{}` */
export const createContentByKey = (
  repository: Pick<PageRepository, 'content' | 'saveContent'>,
  report: (error: unknown) => void,
): ContentByKey => ({
  async contentByKey(key, locale) {
    if (!CONTENT_KEY.test(key)) return {}
    try {
      return (await repository.content(key, locale)) ?? {}
    } catch (error) {
      report(error)
      return {}
    }
  },
  saveContent: (actor, key, locale, value) =>
    ifAllowed(actor, 'contents.change', async () => {
      if (!CONTENT_KEY.test(key)) return refuse(422, 'invalidContentKey')
      await repository.saveContent(key, locale, value)
      return done(null)
    }),
})
