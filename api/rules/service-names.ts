import { formatNames } from '#locales/format.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'
import type { Service } from './destinations.ts'

/** Parties that learn of a visit after consent: destinations, and the personalization script. Source: L-413. */
export type StatedService = Service | 'personalization'

const NAMES: Readonly<Record<StatedService, string | BothTexts>> = {
  ga4: 'Google Analytics',
  tagManager: 'Google Tag Manager',
  metaPixel: 'Meta',
  personalization: { zh_HK: '個人化推薦服務', en_US: 'a personalization service' },
}

/** Returns the services as a reader's list: `Google Analytics and Meta`. */
export const namesOfServices = (services: readonly StatedService[], locale: Locale): string =>
  formatNames(
    services.map(service => {
      const name = NAMES[service]
      return typeof name === 'string' ? name : name[locale]
    }),
    locale,
  )
