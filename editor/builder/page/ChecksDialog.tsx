import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { ProblemList } from './ProblemList.tsx'
import { useProblemCheck } from './use-problem-check.ts'

/** Everything that the checks find in the draft, without publishing: first what stops it, then what it asks about. Source: LO-22. */
export function ChecksDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.checks')
  const publish = useTranslations('editor.publish')
  const { data: problems = [], isPending, error } = useProblemCheck()
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  return (
    <Dialog
      isOpen
      size="m"
      title={t('title')}
      onClose={onClose}
      actions={
        <Button data-autofocus variant="line" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {isPending && <output>{publish('checking')}</output>}
      {error && <Notice tone="error">{error.message}</Notice>}
      {!isPending && !error && problems.length === 0 && <p>{t('none')}</p>}
      {errors.length > 0 && (
        <section>
          <p role="alert">{publish('problems', { count: errors.length })}</p>
          <ProblemList problems={errors} onJump={onClose} />
        </section>
      )}
      {warnings.length > 0 && (
        <section>
          <p>{publish('warnings', { count: warnings.length })}</p>
          <ProblemList problems={warnings} onJump={onClose} />
        </section>
      )}
    </Dialog>
  )
}
