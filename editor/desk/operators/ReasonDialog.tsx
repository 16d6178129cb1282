import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useChange } from '../../kit/operations.ts'
import styles from '../../kit/parts/screen.module.css'

export interface ReasonQuestion {
  readonly kind: 'remove' | 'remove-second-factor'
  readonly name: string
}

interface Props {
  readonly question: ReasonQuestion
  /** Title and text of the dialog where it is not about a person. */
  readonly words?: { readonly title: string; readonly text: string }
  readonly onClose: () => void
}

/** Removes an operator, or the second factor of one who lost it. The reason goes to the audit log. */
export function ReasonDialog({ question: { kind, name }, words, onClose }: Props) {
  const t = useTranslations('editor.operators')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const remove = useChange(`operators.${kind}`, { onDone: onClose })
  const isPerson = kind === 'remove'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() !== '') remove.start({ name, reason })
  }
  return (
    <Dialog
      isOpen
      size="form"
      title={words?.title ?? (isPerson ? t('confirm.remove.title', { name }) : t('removeFactorOf', { name }))}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit}>
        <p>
          {words?.text ?? (isPerson ? t('confirm.remove.text', { name }) : t('removeFactorText', { name }))}
        </p>
        <TextField
          label={t('reason')}
          hint={t('reasonHint')}
          error={isMissing ? t('reasonMissing') : undefined}
          data-autofocus=""
          maxLength={200}
          value={reason}
          onChange={event => setReason(event.target.value)}
          aria-required
        />
        {remove.error && <Notice tone="error">{remove.error.message}</Notice>}
        <div className={styles.formFoot}>
          <Button type="button" variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="danger" isLoading={remove.isPending}>
            {isPerson ? t('confirm.remove.confirm') : t('removeFactor')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
