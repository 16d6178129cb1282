import { isRecord } from '#blocks/page/options/option-tree.ts'
import { formatDateTime, formatMoney } from '#locales/format.ts'
import { useInspector } from '../context.ts'
import type { FormNode } from '../form/form-schema.ts'

/** Names an item of a list by its values: `HK$2,000 · 15%`. Empty where it has none yet. */
export function useItemValues(): (item: unknown, node: FormNode) => string {
  const { locale, currencySymbol } = useInspector()
  const words = (value: unknown, node: FormNode): readonly string[] => {
    if (isRecord(value))
      return Object.entries(node.properties ?? {}).flatMap(([key, child]) => words(value[key], child))
    if (Array.isArray(value)) return value.filter(each => typeof each === 'string').slice(0, 3)
    if (typeof value === 'number') {
      if (node.control === 'money') return [formatMoney(value / 100, locale, currencySymbol)]
      return [`${value}${node.hints.unit === '%' ? '%' : ''}`]
    }
    if (typeof value !== 'string' || value === '') return []
    return [node.control === 'instant' ? formatDateTime(value, locale) : value]
  }
  return (item, node) => words(item, node).join(' · ')
}
