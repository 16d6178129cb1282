import { type StatedTexts, statedTexts } from '#api/rules/stated-settings.ts'
import type { Locale } from '#locales/locale.ts'
import { useMemo } from 'react'
import { useEnvironment } from './environment.ts'

/** Settings of the shop as the texts of pages in a language state them. */
export function useStatedTexts(locale: Locale): StatedTexts {
  const { stated, currencySymbol } = useEnvironment()
  return useMemo(() => statedTexts(stated, locale, currencySymbol), [stated, locale, currencySymbol])
}
