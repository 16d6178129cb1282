import type { LoggedPlan } from '#desk/changes/logged-set.ts'
import { Button } from '#ui/button/Button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChange } from '../../kit/operations.ts'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import { toastDone } from '../../kit/parts/toasts.ts'
import { useFieldWords } from '../collections/use-field-words.ts'
import styles from './plans.module.css'

interface Props {
  readonly plan: LoggedPlan
  readonly why: NonNullable<LoggedPlan['why']>
  /** Its instant, in words. */
  readonly time: string
  readonly mayChange: boolean
}

/** Why changes could not be made at their instant; newer values may be replaced after a question. */
export function RefusedWhy({ plan, why: { reason, clashes, problems }, time, mayChange }: Props) {
  const t = useTranslations('editor.plans')
  const words = useFieldWords(plan.first[0]?.collection ?? '')
  const [isAsking, setAsking] = useState(false)
  const apply = useChange('changes.apply-now', {
    onDone() {
      setAsking(false)
      toastDone(t('applied'))
    },
  })
  const { id, revision } = plan
  const items = (
    <ul>
      {clashes.map(({ code, path, before, stored }) => (
        <li key={`${code} ${path}`}>
          {t('clash', {
            field: words.name(path),
            stored: words.value(stored),
            before: words.value(before, path),
          })}
        </li>
      ))}
      {problems.map(({ code, path, message }) => (
        <li key={`${code} ${path} ${message}`}>{t('problem', { code, field: words.name(path), message })}</li>
      ))}
    </ul>
  )
  return (
    <div className={styles.why}>
      <p>{t(`why.${reason}`)}</p>
      {items}
      {mayChange && reason === 'clash' && (
        <Button
          variant="line"
          size="s"
          aria-label={`${t('over')}: ${time}`}
          onClick={() => {
            apply.reset()
            setAsking(true)
          }}
        >
          {t('over')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('overTitle')}
          confirm={t('over')}
          isPending={apply.isPending}
          error={apply.error}
          onConfirm={() => apply.start({ id, revision, isOver: true })}
          onClose={() => setAsking(false)}
          more={items}
        >
          {t('overText')}
        </ConfirmDialog>
      )}
    </div>
  )
}
