import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { IconButton } from './Button.tsx'
import styles from './controls.module.css'

interface Props {
  readonly title: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly onClose: () => void
  /** `side` is a drawer at the right edge. */
  readonly place?: 'middle' | 'side'
  /** A question that must be answered: neither Escape nor a press outside closes it. */
  readonly isQuestion?: boolean
  readonly isWide?: boolean
}

/** A modal dialog; mounted means open. */
export function Dialog({
  title,
  children,
  footer,
  onClose,
  place = 'middle',
  isQuestion = false,
  isWide = false,
}: Props) {
  const t = useTranslations('editor.dialog')
  return (
    <ModalOverlay
      isOpen
      onOpenChange={isOpen => isOpen || onClose()}
      isDismissable={!isQuestion}
      isKeyboardDismissDisabled={isQuestion}
      className={styles.veil ?? ''}
      data-place={place}
    >
      <Modal className={styles.modal ?? ''} data-place={place} data-wide={isWide || undefined}>
        <AriaDialog className={styles.dialog ?? ''} role={isQuestion ? 'alertdialog' : 'dialog'}>
          <header className={styles.dialogHead}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {isQuestion || (
              <IconButton label={t('close')} onPress={onClose}>
                <X size={18} aria-hidden />
              </IconButton>
            )}
          </header>
          <div className={styles.dialogBody}>{children}</div>
          {footer && <footer className={styles.dialogFoot}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
