import { fillPlaceholders } from '#api/rules/stated-settings.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'
import { useMemo } from 'react'
import { useStatedTexts } from './stated-texts.ts'

interface NamedPage {
  readonly title: string
  readonly path: string
  readonly locale: Locale
}

function useFilled(): (text: string, locale: Locale) => string {
  const chinese = useStatedTexts('zh_HK')
  const english = useStatedTexts('en_US')
  return useMemo(() => {
    const texts = { zh_HK: chinese, en_US: english }
    return (text, locale) => fillPlaceholders(text, texts[locale])
  }, [chinese, english])
}

/** Gives the name of a page as shoppers read it, with the settings that its title states; the address where it has no title. */
export function usePageName(): (page: NamedPage) => string {
  const filled = useFilled()
  return useMemo(
    () =>
      ({ title, path, locale }) =>
        filled(title, locale) || path,
    [filled],
  )
}

/** Gives a title in both languages as shoppers read it, with the settings that it states. */
export function useStatedTitle(): (title: BothTexts) => BothTexts {
  const filled = useFilled()
  return useMemo(
    () => title => ({ zh_HK: filled(title.zh_HK, 'zh_HK'), en_US: filled(title.en_US, 'en_US') }),
    [filled],
  )
}
