import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useChange } from '../../kit/operations.ts'
import styles from '../../kit/parts/screen.module.css'

interface ReasonQuestion {
  readonly kind: 'remove' | 'remove-second-factor'
  readonly name: string
}

interface Props {
  readonly question: ReasonQuestion
  /** Says what is done. */
  readonly words: { readonly title: string; readonly text: string; readonly confirm: string }
  readonly onClose: () => void
}

/** Removes a program, or the second factor of one who lost it. The reason goes to the audit log. */
export function ReasonDialog({ question: { kind, name }, words, onClose }: Props) {
  const t = useTranslations('editor.operators')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const remove = useChange(`operators.${kind}`, { onDone: onClose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() !== '') remove.start({ name, reason })
  }
  return (
    <Dialog isOpen size="form" title={words.title} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p>{words.text}</p>
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
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
