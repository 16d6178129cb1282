import { catalogue } from '#locales/catalogue.ts'
import type { Locale } from '#locales/locale.ts'

/** A text of the catalogue by its dotted key; `undefined` if there is none. */
export function textAt(locale: Locale, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], catalogue[locale])
  return typeof found === 'string' ? found : undefined
}
