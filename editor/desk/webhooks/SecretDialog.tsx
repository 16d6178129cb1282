import { useTranslations } from 'use-intl'
import type { ReceiverSecret } from '#desk/webhooks/desk-webhook.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import styles from '../../kit/parts/screen.module.css'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'

interface Props {
  readonly given: ReceiverSecret
  readonly onClose: () => void
}

/** Shows a secret, the only time. */
export function SecretDialog({ given: { url, secret }, onClose }: Props) {
  const t = useTranslations('editor.webhooks')
  const programs = useTranslations('editor.programs')
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toastDone(t('copied')),
      () => toastFailure(new Error(programs('copyFailed'))),
    )
  return (
    <Dialog isOpen size="form" title={t('secretTitle', { address: url })} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('secretText')}</p>
        <TextField
          label={t('secret')}
          value={secret}
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
