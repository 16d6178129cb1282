import X from 'lucide-react/icons/x'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../icon-button/IconButton.tsx'
import { useModal } from '../modal/useModal.ts'
import styles from './Dialog.module.css'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What it is, for screen readers: it shows no title. */
  readonly label: string
  /** px from 1025 px of screen. */
  readonly width: number
  /** px below. */
  readonly phoneWidth: number
  readonly children?: ReactNode
}

/** A window that is one picture from edge to edge, the close button floating on it. */
export function PictureDialog({ label, width, phoneWidth, children, ...modal }: Props) {
  const t = useTranslations('common')
  const { props, isMounted } = useModal(modal)
  const vars = { '--width': `${width}px`, '--phone-width': `${phoneWidth}px` } as CSSProperties
  return (
    <dialog {...props} className={`${styles.dialog} ${styles.picture}`} style={vars} aria-label={label}>
      {isMounted && (
        <div className={styles.frame}>
          {/* First, so that focus starts on the way out rather than on a link somebody did not ask for. */}
          <IconButton
            icon={X}
            variant="round"
            label={t('close')}
            className={styles.float}
            onClick={modal.onClose}
          />
          {children}
        </div>
      )}
    </dialog>
  )
}
