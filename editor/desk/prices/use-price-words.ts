import { dollarsOf } from '#api/rules/dollars.ts'
import { problemText } from '#api/rules/catalogue-problem.ts'
import { levelOf, type PriceField } from '#desk/prices/price-fields.ts'
import type { CellFate, PriceLevel } from '#desk/prices/price-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import { type CellEdit, readEdit } from './grid-work.ts'

/** Words about prices, in the language of the operator. */
export function usePriceWords(levels: readonly PriceLevel[]) {
  const t = useTranslations('editor.prices')
  const records = useTranslations('editor.records')
  const { uiLocale } = useEnvironment()
  const money = useDeskMoney()
  const levelName = (code: string) => levels.find(level => level.code === code)?.name[uiLocale] ?? code
  const nameOf = (field: PriceField): string => {
    const level = levelOf(field)
    if (level !== undefined) return t('fields.level', { level: levelName(level) })
    return t(`fields.${field as 'listPrice' | 'salePrice' | 'default'}`) // no level is left out
  }
  const valueOf = (cents: number | null): string =>
    cents === null ? t('none') : money({ amount: Number(dollarsOf(cents)) })
  const problemOf = (edit: CellEdit): string | undefined => {
    const read = readEdit(edit)
    return 'after' in read ? undefined : problemText(read, uiLocale)
  }
  const answerOf = ({ fate, message, stored = null, by, at }: CellFate): string | undefined => {
    if (fate === 'refused') return message ?? t('refused')
    if (fate !== 'clash') return undefined
    return t('clash', {
      value: valueOf(stored),
      by: by || records('commandLine'),
      time: at === undefined ? '' : formatDateTime(at, uiLocale),
    })
  }
  return { levelName, nameOf, valueOf, problemOf, answerOf }
}
export type PriceWords = ReturnType<typeof usePriceWords>
