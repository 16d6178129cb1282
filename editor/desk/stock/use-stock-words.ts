import { formatCount } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'

const MINUS = '−'

/** Writes units in the operator's language. */
export function useStockWords() {
  const t = useTranslations('editor.stock')
  const { uiLocale } = useEnvironment()
  const count = (units: number) => formatCount(units, uiLocale)
  return {
    count,
    /** Stock; `null` is not counted. */
    level: (units: number | null) => (units === null ? t('notCounted') : count(units)),
    /** Units that came in or left, with their sign. */
    signed: (units: number) =>
      units === 0 ? count(0) : `${units > 0 ? '+' : MINUS}${count(Math.abs(units))}`,
  }
}
