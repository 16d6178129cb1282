import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { IconButton } from '../fields/IconButton.tsx'
import styles from './dialog.module.css'

interface BigDialogProps {
  readonly title: string
  readonly onClose: () => void
  /** Stays in view at the lower edge. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A dialog that takes most of the window, for work that the narrow panel has no room for. Escape closes it. */
export function BigDialog({ title, onClose, footer, children }: BigDialogProps) {
  const t = useTranslations('editor.inspector')
  return (
    <ModalOverlay
      className={styles.veil ?? ''}
      isOpen
      isDismissable
      onOpenChange={isOpen => isOpen || onClose()}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton label={t('close')} onPress={onClose}>
              <X aria-hidden="true" size={18} />
            </IconButton>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
