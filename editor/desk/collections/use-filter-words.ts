import { useMessages } from 'use-intl'
import { getIn } from '../../form/inspector/form/option-path.ts'

/** Words that a collection's texts have for a filter. */
export function useFilterWords(collection: string) {
  const messages: unknown = useMessages()
  return (filter: string, key: string): string => {
    const found = getIn(messages, ['collections', collection, 'filters', filter, key])
    return typeof found === 'string' ? found : key
  }
}
