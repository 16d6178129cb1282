import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { otherLocale } from '#locales/locale.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { toastFailure } from '../../kit/parts/toasts.ts'
import { pageKey } from '../../kit/queries.ts'
import { useEditor } from '../editor-context.ts'
import styles from './NewerDraftNotice.module.css'

/** Says that the page came to the other language, or left it, in another window; opens the page again once all is saved. */
export function LanguagesNotice() {
  const t = useTranslations('editor.languages.elsewhere')
  const languages = useTranslations('editor.language')
  const { session } = useEditor()
  const client = useQueryClient()
  const hasOther = useStore(session.store, state => state.hasOther)
  const isOther = hasOther !== undefined && hasOther !== (session.other !== undefined)
  const open = useMutation({
    mutationFn: async () => {
      if (!(await session.autosave.flush())) throw new Error(t('notSaved'))
      await client.invalidateQueries({ queryKey: pageKey(session.detail.key) })
    },
    onError: toastFailure,
  })
  const language = languages(otherLocale(session.detail.locale))
  return (
    <output className={styles.region} aria-label={t('label')}>
      {isOther && (
        <Notice tone="warning">
          <p>{t(hasOther ? 'added' : 'removed', { language })}</p>
          <Button variant="line" size="s" isLoading={open.isPending} onClick={() => open.mutate()}>
            {t('open')}
          </Button>
        </Notice>
      )}
    </output>
  )
}
