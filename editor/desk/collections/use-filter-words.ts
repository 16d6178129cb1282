import { GAP } from '#desk/collections/gaps.ts'
import { LOCALES } from '#locales/locale.ts'
import { useMessages, useTranslations } from 'use-intl'
import { getIn } from '../../form/inspector/form/option-path.ts'

/** Words that a collection's texts have for a filter. That by gaps has those of the list of styles. */
export function useFilterWords(collection: string) {
  const messages: unknown = useMessages()
  const panels = useTranslations('editor.stylePanels')
  return (filter: string, key: string): string => {
    const gap = LOCALES.find(locale => locale === key)
    if (filter === GAP) return gap ? panels(`gaps.${gap}`) : panels('gap')
    const found = getIn(messages, ['collections', collection, 'filters', filter, key])
    return typeof found === 'string' ? found : key
  }
}
