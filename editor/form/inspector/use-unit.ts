import type { FieldHints } from '#blocks/page/option-fields.ts'
import { useTranslations } from 'use-intl'

type Unit = FieldHints['unit']

/** Unit behind a number, in the editor's language: `ms` is 毫秒 in Chinese. */
export function useUnit(): (unit: Unit) => string | undefined {
  const t = useTranslations('editor.inspector.units')
  return unit => unit && t(unit === '%' ? 'percent' : unit)
}
