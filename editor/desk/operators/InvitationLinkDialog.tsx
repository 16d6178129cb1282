import { useTranslations } from 'use-intl'
import { formatDateTime } from '#locales/format.ts'
import type { GivenInvitation } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import styles from '../../kit/parts/screen.module.css'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'

interface Props {
  readonly given: GivenInvitation
  readonly onClose: () => void
}

/** Shows the link of an invitation, the only time, and says if a mail brings it. */
export function InvitationLinkDialog({ given: { invitation, secret, isMailed }, onClose }: Props) {
  const t = useTranslations('editor.invitations')
  const { uiLocale } = useEnvironment()
  const { name, mail, expiresAt } = invitation
  const link = `${window.location.origin}/editor/join#${secret}`
  const time = formatDateTime(expiresAt, uiLocale)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toastDone(t('copied')),
      () => toastFailure(new Error(t('copyFailed'))),
    )
  return (
    <Dialog isOpen size="form" title={t('linkTitle', { name })} onClose={onClose}>
      <div className={styles.form}>
        <p>{isMailed ? t('mailed', { address: mail.address, time }) : t('notMailed', { name, time })}</p>
        <TextField
          label={t('link')}
          value={link}
          readOnly
          data-autofocus=""
          onFocus={event => event.target.select()}
        />
        <div className={styles.formFoot}>
          <Button variant="line" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <Button onClick={onClose}>{t('close')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
