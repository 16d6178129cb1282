import type { DeskJob } from '#desk/jobs/job-shapes.ts'
import { useTranslations } from 'use-intl'
import { useBulkWords } from '../bulk/use-bulk-words.ts'
import { useFieldWords } from '../collections/use-field-words.ts'

/** Words for a job: what it does, on which list. */
export function useJobWords({ list, change }: Pick<DeskJob, 'list' | 'change'>) {
  const t = useTranslations('editor.jobs')
  const texts = useTranslations('collections')
  const bulkWords = useBulkWords(useFieldWords(list === 'styles' ? '' : list))
  return {
    what: change ? bulkWords.change(change) : t('undoOf'),
    list: list === 'styles' ? t('goods') : texts(`${list}.title`),
    failure: bulkWords.failure,
  }
}
