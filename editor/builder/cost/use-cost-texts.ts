import type { Cost, Measure } from '#renderer/cost/page-cost.ts'
import { useFormatter, useTranslations } from 'use-intl'

/** Measured values in words. */
export function useCostTexts() {
  const t = useTranslations('editor.cost')
  const format = useFormatter()
  const kilobytes = (bytes: number) =>
    format.number(bytes / 1000, {
      style: 'unit',
      unit: 'kilobyte',
      maximumFractionDigits: bytes < 10_000 ? 1 : 0,
    })
  const milliseconds = (ms: number) =>
    format.number(ms, { style: 'unit', unit: 'millisecond', maximumFractionDigits: ms < 10 ? 1 : 0 })
  const amount = (measure: Measure, value: number) =>
    measure === 'server' ? milliseconds(value) : kilobytes(value)
  /** Texts of a measurement, and its limits. */
  const valueOf = (cost: Cost, measure: Measure): string => {
    const value = cost[measure]
    if (value === null) return t('noBuild')
    if (measure !== 'pictures' || cost.unknownPictures === 0) return amount(measure, value)
    const count = cost.unknownPictures
    return value === 0
      ? t('onlyUnknownPictures', { count })
      : t('someUnknownPictures', { known: amount(measure, value), count })
  }
  return { amount, valueOf }
}
