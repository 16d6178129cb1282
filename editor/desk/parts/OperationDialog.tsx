import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import styles from '../../kit/parts/screen.module.css'

/** A field that has to be corrected; of a group, its first. */
const FIRST_WRONG = ':is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input'

interface FormProps {
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
export const OperationDialog = ({ title, ...form }: FormProps & { readonly title: string }) => (
  <Dialog isOpen size="form" title={title} onClose={form.onClose}>
    <OperationForm {...form} />
  </Dialog>
)

/** The form of such a dialog, for one that has more to show. */
export function OperationForm({
  submit,
  isGrave = false,
  isPending,
  error,
  onSubmit,
  onClose,
  children,
}: FormProps) {
  const t = useTranslations('editor.confirm')
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const onForm = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
    setTries(tries + 1)
  }
  // With the change that shows what is wrong: later it could take the focus from a field that is being filled in.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus()
  }, [tries])
  return (
    <form ref={form} className={styles.form} onSubmit={onForm} noValidate>
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
  )
}
