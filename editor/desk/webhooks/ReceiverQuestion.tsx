import { useTranslations } from 'use-intl'
import type { DeskReceiver, ReceiverSecret } from '#desk/webhooks/desk-webhook.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useChange } from '../../kit/operations.ts'
import styles from '../../kit/parts/screen.module.css'

export interface Asked {
  readonly kind: 'renew' | 'remove'
  readonly receiver: DeskReceiver
}

interface Props {
  readonly asked: Asked
  readonly onSecret: (given: ReceiverSecret) => void
  readonly onClose: () => void
}

/** Asks before a secret is replaced or a receiver removed. */
export function ReceiverQuestion({ asked: { kind, receiver }, onSecret, onClose }: Props) {
  const t = useTranslations('editor.webhooks')
  const renew = useChange('webhooks.renew', {
    onDone(given: ReceiverSecret) {
      onClose()
      onSecret(given)
    },
  })
  const remove = useChange('webhooks.remove', { onDone: onClose })
  const asked = kind === 'renew' ? renew : remove
  const address = receiver.url
  return (
    <Dialog isOpen size="form" title={t(`${kind}Of`, { address })} onClose={onClose}>
      <p>{t(`${kind}Text`, { address })}</p>
      {asked.error && <Notice tone="error">{asked.error.message}</Notice>}
      <div className={styles.formFoot}>
        <Button type="button" variant="line" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          variant={kind === 'remove' ? 'danger' : 'solid'}
          isLoading={asked.isPending}
          onClick={() => asked.start({ receiver: receiver.id })}
        >
          {t(kind)}
        </Button>
      </div>
    </Dialog>
  )
}
