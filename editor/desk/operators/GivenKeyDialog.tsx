import { useTranslations } from 'use-intl'
import type { GivenKey } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import styles from '../../kit/parts/screen.module.css'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'

interface Props {
  readonly given: GivenKey
  readonly onClose: () => void
}

/** Shows a key, the only time. */
export function GivenKeyDialog({ given: { name, key }, onClose }: Props) {
  const t = useTranslations('editor.programs')
  const copy = () =>
    navigator.clipboard.writeText(key).then(
      () => toastDone(t('copied')),
      () => toastFailure(new Error(t('copyFailed'))),
    )
  return (
    <Dialog isOpen size="form" title={t('keyTitle', { name })} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('keyText')}</p>
        <TextField
          label={t('key')}
          value={key}
          readOnly
          data-autofocus=""
          onFocus={event => event.target.select()}
        />
        <div className={styles.formFoot}>
          <Button onClick={() => void copy()}>{t('copy')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
