import { namesOfServices, type StatedService } from '#api/rules/service-names.ts'
import type { Locale } from '#locales/locale.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

interface Props {
  /** Services that learn of visits after consent. */
  readonly services: readonly StatedService[]
  readonly locale: Locale
  /** Draws the words that lead to the privacy policy. */
  readonly link: (words: ReactNode) => ReactNode
}

/** Text of the cookie notice: the services that the shopper is asked about, or that there are none. Source: L-124, LO-89. */
export function CookieText({ services, locale, link }: Props) {
  const t = useTranslations('shop.notices')
  return services.length === 0
    ? t.rich('cookieTextNecessary', { link })
    : t.rich('cookieText', { services: namesOfServices(services, locale), link })
}
