import { formatDateTime } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../../kit/environment.ts'
import type { RefusedRow } from './count-table.ts'

/** Sentences that say why a row is not entered. */
export function useRefusedText() {
  const t = useTranslations('editor.stock.count.left')
  const { uiLocale } = useEnvironment()
  return (row: RefusedRow): string => {
    switch (row.result) {
      case 'underHeld':
        return t('underHeld', { onHand: row.onHand, held: row.held })
      case 'older':
        return t('older', { time: formatDateTime(row.statedAt, uiLocale) })
      case 'unknown':
      case 'twice':
        return t(row.result, { sku: row.sku })
    }
  }
}
