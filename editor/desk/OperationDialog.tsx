import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import styles from './desk.module.css'

interface Props {
  readonly title: string
  /** Names what the button does. */
  readonly submit: string
  /** It takes something away, or pays something back. */
  readonly isGrave?: boolean
  readonly isPending: boolean
  /** Why the shop refused it. */
  readonly error: Error | null
  readonly onSubmit: () => void
  readonly onClose: () => void
  /** The fields. */
  readonly children: ReactNode
}

/** A form for something done to an order or a return. */
export function OperationDialog({
  title,
  submit,
  isGrave = false,
  isPending,
  error,
  onSubmit,
  onClose,
  children,
}: Props) {
  const t = useTranslations('editor.confirm')
  const onForm = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog isOpen size="form" title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={onForm} noValidate>
        {children}
        {error && <Notice tone="error">{error.message}</Notice>}
        <div className={styles.formFoot}>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant={isGrave ? 'danger' : 'solid'} isLoading={isPending}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
