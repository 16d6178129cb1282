import { useTranslations } from 'use-intl'
import type { GivenKey } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useChange } from '../../kit/operations.ts'
import styles from '../../kit/parts/screen.module.css'

interface Props {
  readonly name: string
  readonly onKey: (given: GivenKey) => void
  readonly onClose: () => void
}

/** Replaces the key of a program. */
export function RenewKeyDialog({ name, onKey, onClose }: Props) {
  const t = useTranslations('editor.programs')
  const operators = useTranslations('editor.operators')
  const renew = useChange('programs.renew', {
    onDone(given: GivenKey) {
      onClose()
      onKey(given)
    },
  })
  return (
    <Dialog isOpen size="form" title={t('renewOf', { name })} onClose={onClose}>
      <p>{t('renewText', { name })}</p>
      {renew.error && <Notice tone="error">{renew.error.message}</Notice>}
      <div className={styles.formFoot}>
        <Button type="button" variant="line" onClick={onClose}>
          {operators('cancel')}
        </Button>
        <Button variant="danger" isLoading={renew.isPending} onClick={() => renew.start({ name })}>
          {t('renew')}
        </Button>
      </div>
    </Dialog>
  )
}
