import { useTranslations } from 'use-intl'
import type { FieldWords } from '../collections/use-field-words.ts'

/** Columns of the table of people. */
const COLUMNS = ['code', 'name', 'member', 'isActive', 'firstDay', 'lastDay', 'place'] as const

/** Names of the columns of the table of people, and words for their values. */
export function useStaffWords(): FieldWords {
  const t = useTranslations('editor.staff')
  const records = useTranslations('editor.records')
  return {
    name(path) {
      const column = COLUMNS.find(each => each === path)
      return column ? t(column) : path
    },
    value(given) {
      if (typeof given === 'boolean') return records(given ? 'yes' : 'no')
      return typeof given === 'string' && given !== '' ? given : records('empty')
    },
  }
}
