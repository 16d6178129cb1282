import { namesIn } from '#api/rules/line-changes.ts'
import type { BulkChange } from '#api/rules/bulk-change.ts'
import type { JobFailure } from '#desk/jobs/job-shapes.ts'
import { useTranslations } from 'use-intl'

/** Names of fields, and words for their values. */
export interface FieldWords {
  readonly name: (path: string) => string
  readonly value: (value: unknown) => string
}

const LISTS = ['labels', 'categories', 'brands'] as const
type ListField = (typeof LISTS)[number]

/** Words for changes of many records. `words` knows the fields of the list; those of goods are known here. */
export function useBulkWords(words: FieldWords) {
  const t = useTranslations('editor.jobs')
  const listField = (field: string): ListField | undefined => LISTS.find(each => each === field)
  const isShelf = (field: string) => field === 'onShelves'
  const value = (given: unknown): string =>
    Array.isArray(given) && given.length > 0 && given.every(each => typeof each === 'string')
      ? given.join(', ')
      : words.value(Array.isArray(given) && given.length === 0 ? '' : given)
  const name = (path: string): string => {
    const field = namesIn(path)[0] ?? ''
    const list = listField(field)
    if (list) return t(`fields.${list}`)
    return isShelf(field) ? t('fields.onShelves') : words.name(path)
  }
  /** What is done, without the value where it is chosen. */
  const action = ({ field, op, value: given }: BulkChange): string => {
    if (isShelf(field)) return t(given === true ? 'actions.onShelves.on' : 'actions.onShelves.off')
    const list = listField(field)
    if (list && op !== 'set') return t(`actions.${list}.${op}`)
    return t('actions.set', { field: name(field) })
  }
  return {
    name,
    value,
    action,
    /** What is done, as a whole. */
    change: (change: BulkChange): string =>
      isShelf(change.field)
        ? action(change)
        : t('withValue', { action: action(change), value: value(change.value) }),
    failure: ({ code, reason, problems }: JobFailure): string => {
      const why =
        problems.length > 0
          ? problems.map(({ path, message }) => `${name(path)}: ${message}`).join('; ')
          : t(`why.${reason}`)
      return t('failure', { code, why })
    },
  }
}
