import { type ReactNode, useId } from 'react'
import { Sheet } from '../modal/Sheet.tsx'
import { useModal } from '../modal/useModal.ts'
import styles from './Drawer.module.css'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  /** The edge it slides in from. */
  readonly side?: 'left' | 'right'
  /** Takes 80 % of the screen. Source: L-045, L-082. */
  readonly isWide?: boolean
  /** Stays at the bottom while the body scrolls, for example a button. */
  readonly foot?: ReactNode
  readonly children?: ReactNode
}

/** A modal panel along one edge of the window. */
export function Drawer({ title, side = 'right', isWide = false, foot, children, ...modal }: Props) {
  const titleId = useId()
  const { props, isMounted } = useModal(modal)
  return (
    <dialog
      {...props}
      className={`${styles.drawer} ${styles[side]} ${isWide ? styles.wide : ''}`}
      aria-labelledby={titleId}
    >
      {isMounted && (
        <Sheet title={title} titleId={titleId} onClose={modal.onClose} foot={foot} styles={styles}>
          {children}
        </Sheet>
      )}
    </dialog>
  )
}
