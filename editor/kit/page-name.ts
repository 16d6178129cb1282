import { fillPlaceholders } from '#api/rules/stated-settings.ts'
import type { Locale } from '#locales/locale.ts'
import { useMemo } from 'react'
import { useStatedTexts } from './stated-texts.ts'

interface NamedPage {
  readonly title: string
  readonly path: string
  readonly locale: Locale
}

/** Gives the name of a page as shoppers read it, with the settings that its title states; the address where it has no title. */
export function usePageName(): (page: NamedPage) => string {
  const chinese = useStatedTexts('zh_HK')
  const english = useStatedTexts('en_US')
  return useMemo(() => {
    const texts = { zh_HK: chinese, en_US: english }
    return ({ title, path, locale }) => fillPlaceholders(title, texts[locale]) || path
  }, [chinese, english])
}
