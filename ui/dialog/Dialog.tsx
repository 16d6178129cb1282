import { type CSSProperties, type ReactNode, useId } from 'react'
import { Sheet } from '../modal/Sheet.tsx'
import { useModal } from '../modal/useModal.ts'
import styles from './Dialog.module.css'

interface Props {
  readonly isOpen: boolean
  /** Called on a close request: the button, Escape, or a press on the backdrop. */
  readonly onClose: () => void
  readonly title: string
  /** `s` for a question, `form` 500 px wide (L-093, L-116), `m` for more content, `l` 1024 px wide (L-405), `full` for a screen. */
  readonly size?: 's' | 'form' | 'm' | 'l' | 'full'
  /** px. Below desktop width the dialog is a drawer of this height at the bottom of the screen. Source: L-094. */
  readonly drawerHeight?: number
  /** False if the dialog must be answered: no close button, and Escape does nothing. */
  readonly isDismissable?: boolean
  /** Buttons at the bottom; they stay while the body scrolls. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** A modal dialog with a title. */
export function Dialog(given: Props) {
  const { title, size = 'm', drawerHeight, actions, children, isDismissable = true, ...modal } = given
  const titleId = useId()
  const { props, isMounted } = useModal({ ...modal, isDismissable })
  const drawer = drawerHeight !== undefined && {
    className: `${styles.dialog} ${styles[size]} ${styles.drawer}`,
    style: { '--drawer-height': `${drawerHeight}px` } as CSSProperties,
  }
  return (
    <dialog
      {...props}
      role={isDismissable ? undefined : 'alertdialog'}
      className={`${styles.dialog} ${styles[size]}`}
      {...drawer}
      aria-labelledby={titleId}
    >
      {isMounted && (
        <Sheet
          title={title}
          titleId={titleId}
          onClose={isDismissable ? modal.onClose : undefined}
          foot={actions}
          styles={styles}
        >
          {children}
        </Sheet>
      )}
    </dialog>
  )
}
