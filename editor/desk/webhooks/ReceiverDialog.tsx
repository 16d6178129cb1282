import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { WEBHOOK_TYPES, type WebhookType } from '#api/rules/webhook-types.ts'
import type { DeskReceiver, ReceiverSecret } from '#desk/webhooks/desk-webhook.ts'
import { Button } from '#ui/button/Button.tsx'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useChange } from '../../kit/operations.ts'
import styles from '../../kit/parts/screen.module.css'
import { typeKey } from './type-key.ts'
import own from './webhooks.module.css'

interface Props {
  /** The receiver to change; `undefined` adds one. */
  readonly receiver: DeskReceiver | undefined
  /** Shows the secret of a new receiver. */
  readonly onSecret: (given: ReceiverSecret) => void
  readonly onClose: () => void
}

/** Adds a receiver, or changes its address and events. */
export function ReceiverDialog({ receiver, onSecret, onClose }: Props) {
  const t = useTranslations('editor.webhooks')
  const typeNames = useTranslations('editor.webhooks.types')
  const [url, setUrl] = useState(receiver?.url ?? '')
  const [types, setTypes] = useState<readonly WebhookType[]>(receiver?.types ?? [])
  const [isWrong, setWrong] = useState(false)
  const add = useChange('webhooks.add', {
    onDone(added: ReceiverSecret) {
      onClose()
      onSecret(added)
    },
  })
  const change = useChange('webhooks.change', { onDone: onClose })
  const { error, isPending } = receiver ? change : add
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(types.length === 0)
    if (types.length === 0) return
    // In the order of the list.
    const given = { url: url.trim(), types: WEBHOOK_TYPES.filter(type => types.includes(type)) }
    if (receiver) change.start({ receiver: receiver.id, ...given })
    else add.start(given)
  }
  return (
    <Dialog
      isOpen
      size="form"
      title={receiver ? t('changeOf', { address: receiver.url }) : t('add')}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t('address')}
          hint={t('addressHint')}
          inputMode="url"
          value={url}
          onChange={event => setUrl(event.target.value)}
          maxLength={1000}
          autoComplete="off"
          aria-required
        />
        <fieldset className={own.types}>
          <legend>{t('events')}</legend>
          {WEBHOOK_TYPES.map(type => (
            <Checkbox
              key={type}
              label={typeNames(typeKey(type))}
              checked={types.includes(type)}
              onChange={({ target }) =>
                setTypes(target.checked ? [...types, type] : types.filter(each => each !== type))
              }
            />
          ))}
        </fieldset>
        {isWrong && types.length === 0 && <Notice tone="error">{t('eventsWrong')}</Notice>}
        {error && <Notice tone="error">{error.message}</Notice>}
        <div className={styles.formFoot}>
          <Button type="button" variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isLoading={isPending}>
            {receiver ? t('save') : t('add')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
