import { isRecord, type OptionPath } from '#blocks/page/options/option-tree.ts'
import { formatDateTime, formatMoney } from '#locales/format.ts'
import { useBlockTexts } from '../block-texts.ts'
import { useInspector } from '../context.ts'
import type { FormNode } from '../form/form-schema.ts'
import { asText } from './as-text.ts'

/** Names an item of a list by its values: `HK$2,000 · 15%`. Empty where it has none yet. */
export function useItemValues(): (item: unknown, node: FormNode, path: OptionPath) => string {
  const { code, locale, currencySymbol } = useInspector()
  const texts = useBlockTexts(code)
  const words = (value: unknown, node: FormNode, path: OptionPath): readonly string[] => {
    if (isRecord(value)) {
      // A text of several lines names nothing.
      if (node.control === 'bothTexts')
        return node.hints.widget ? [] : [asText(value[locale])].filter(Boolean)
      return Object.entries(node.properties ?? {}).flatMap(([key, child]) =>
        words(value[key], child, [...path, key]),
      )
    }
    if (Array.isArray(value)) return value.filter(each => typeof each === 'string').slice(0, 3)
    if (typeof value === 'number') {
      if (node.control === 'money') return [formatMoney(value / 100, locale, currencySymbol)]
      return [`${value}${node.hints.unit === '%' ? '%' : ''}`]
    }
    if (typeof value !== 'string' || value === '') return []
    if (node.control === 'select') return [texts.value(path, value)]
    return [node.control === 'instant' ? formatDateTime(value, locale) : value]
  }
  return (item, node, path) => words(item, node, path).join(' · ')
}
