import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import type { PublishProblem } from '#content-store/client/types.ts'
import { differenceOf } from '../model/difference.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { mayPublish } from '../rights.ts'
import { useEditor } from '../session/editor-context.ts'
import { usePublished } from '../session/use-published.ts'
import { useWorld } from '../world.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { ProblemList } from './ProblemList.tsx'
import styles from './dialogs.module.css'

/** What will change for shoppers, then the check, then live. Source: LO-14, LO-22. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.publish')
  const { session, operator } = useEditor()
  const { content } = useWorld()
  const { detail, setDetail } = usePublished()
  const [problems, setProblems] = useState<readonly PublishProblem[]>([])
  const isAllowed = mayPublish(operator.role, detail.path)
  const live = detail.releases.find(({ isLive }) => isLive)
  const { data: before, isLoading } = useQuery({
    queryKey: ['release', detail.key, live?.pageVersion],
    queryFn: () => content.release(detail.key, live?.pageVersion ?? 0),
    enabled: live !== undefined,
  })
  const publish = useMutation({
    mutationFn: async () => {
      // The store publishes what it holds, so everything here must be there first.
      if (!(await session.autosave.flush())) throw new Error(t('notSaved'))
      return content.publish(detail.key, session.autosave.status().revision)
    },
    onSuccess(outcome) {
      if (outcome.kind === 'problems') return setProblems(outcome.problems)
      if (outcome.kind === 'stale') return void toast.error(t('stale'))
      setDetail(outcome.page)
      toast.success(t('done', { version: outcome.page.liveVersion ?? 0 }))
      onClose()
    },
  })

  return (
    <Dialog
      title={t('title')}
      isWide
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            look="strong"
            isFirst={isAllowed}
            isDisabled={!isAllowed}
            isPending={publish.isPending}
            onPress={() => publish.mutate()}
          >
            {publish.isPending ? t('publishing') : t('confirm')}
          </Button>
        </>
      }
    >
      <p>{t('text', { language: t(`language.${detail.locale}`), path: detail.path })}</p>
      {isAllowed || <p className={styles.alert}>{t('notAllowed')}</p>}
      {publish.error && (
        <p role="alert" className={styles.alert}>
          {publish.error.message}
        </p>
      )}
      {problems.length > 0 ? (
        <>
          <p role="alert">{t('problems', { count: problems.length })}</p>
          <ProblemList problems={problems} onJump={onClose} />
        </>
      ) : live ? (
        <>
          <p>{t('changes', { version: live.pageVersion })}</p>
          {isLoading || !before ? (
            <p>{t('comparing')}</p>
          ) : (
            <DifferenceList difference={differenceOf(before, session.content())} />
          )}
        </>
      ) : (
        <p>{t('first')}</p>
      )}
    </Dialog>
  )
}
